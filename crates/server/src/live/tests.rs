use serde_json::json;
use summiteer_rules::core::{Seat, SplitMix};

use super::request::{Outcome, Request, Stop, When};
use crate::error::Problem;
use crate::testing::{Server, for_two, nonce};

const K2: &str = "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 2\n\n";

/// A request of A with a name that was never used.
fn request(number: usize, action: &str) -> Request {
    let id = Some(format!("request-{number}"));
    Request { seat: Seat::new(0), id, when: When::Always, actions: vec![action.to_owned()] }
}

#[tokio::test]
async fn on_a_full_disk_the_sender_is_told_and_the_table_stays_as_it_was() {
    let server = Server::on_a_disk_of(60).await;
    let (host, other) = (server.guest("Ada").await, server.guest("Ben").await);
    let made = host.make_table(json!({ "header": K2, "public": true, "nonce": nonce('a') })).await;
    let id = made["id"].as_str().expect("an id");
    other.post(&format!("/api/tables/{id}/seats/B"), json!({ "nonce": nonce('b') })).await.done();
    host.post(&format!("/api/tables/{id}/start"), json!({})).await.done();
    let table = server.app.live.open(id).await.expect("a table");
    while host.post("/api/tables", for_two()).await.status == 200 {}
    let choice = table.table().bot_move(Seat::new(0), "random", &mut SplitMix(1)).expect("a choice");
    let mut acknowledged = table.table().length() as u64;
    let refused = loop {
        let action = if table.table().can_undo(Seat::new(0)) { "undo" } else { &choice };
        match table.ask(request(acknowledged as usize, action)).await {
            Outcome { done: Some(number), stopped: None } => acknowledged = number,
            Outcome { done: None, stopped: Some(Stop::Failed(error)) } => break error.problem,
            outcome => panic!("{outcome:?}"),
        }
    };
    assert_eq!(refused, Problem::DiskFull);
    assert_eq!(table.table().length() as u64, acknowledged);
    assert_eq!(server.app.store.entries(id).await.expect("entries").len() as u64, acknowledged);
}
