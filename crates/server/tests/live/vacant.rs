//! Somebody leaves while the game runs.

use serde_json::{Value, json};
use summiteer_client::{Guest, make_table};

use crate::play::{Chooser, acts, dice, guests, k2, play_out, verified_record};
use crate::server::Server;

/// What it says to somebody whose seat is another's.
const UNSEATED: u16 = 4004;

async fn ask(guest: &Guest, method: &str, path: &str, body: Value) -> Result<Value, String> {
    let answer = guest.ask(method, path, &body).await.expect("an answer");
    let said: Value = serde_json::from_str(&answer.text).expect("JSON");
    if answer.status == 200 { Ok(said) } else { Err(said["key"].as_str().expect("a key").to_owned()) }
}

fn nonce() -> String {
    "e".repeat(32)
}

#[tokio::test]
async fn when_somebody_leaves_a_bot_plays_on_to_the_end() {
    let server = Server::new().await;
    let guests = guests(&server, 2).await;
    let table = make_table(&[&guests[0], &guests[1]], &dice(2), &[]).await.expect("a table");
    let seat = format!("/api/tables/{table}/seats/B");
    let mut leaving = guests[1].sit(&table, 'B', 0).await.expect("a place");
    let mut staying = guests[0].sit(&table, 'A', 0).await.expect("a place");
    staying.hear(&["seats"]).await.expect("who sits where");
    let bot = json!({ "bot": "rusher" });
    let present = ask(&guests[0], "PUT", &format!("{seat}/bot"), bot.clone()).await;
    assert_eq!(present, Err("net-present".to_owned()), "nobody takes the seat of somebody who is there");
    ask(&guests[1], "DELETE", &seat, json!({})).await.expect("gone");
    assert_eq!(leaving.closed().await.expect("an end"), UNSEATED);
    let seats = staying.hear(&["seats"]).await.expect("who sits where");
    assert_eq!(seats["seats"][1], json!({ "id": "B", "kind": "open", "name": null, "bot": null }));
    assert!(guests[1].sit(&table, 'B', 0).await.is_err());
    ask(&guests[0], "PUT", &format!("{seat}/bot"), bot).await.expect("a bot");
    let seats = staying.hear(&["seats"]).await.expect("who sits where");
    assert_eq!(seats["seats"][1]["bot"], "rusher");
    drop(staying);
    play_out(&guests[..1], &table, &dice(2), "rusher", 0).await;
    let record = verified_record(&guests[0], &table).await;
    assert!(acts(&record, 'B') > 10, "the bot has played");
}

#[tokio::test]
async fn whoever_left_may_come_back_to_the_bots_seat_and_to_no_other() {
    let server = Server::new().await;
    let guests = guests(&server, 3).await;
    let table = make_table(&guests.iter().collect::<Vec<_>>(), &k2(3), &[]).await.expect("a table");
    let seat = |letter: char| format!("/api/tables/{table}/seats/{letter}");
    // Nobody is connected, so anybody at the table may let a bot go on for whoever is away.
    ask(&guests[2], "PUT", &format!("{}/bot", seat('B')), json!({ "bot": "random" })).await.expect("a bot");
    ask(&guests[2], "DELETE", &seat('C'), json!({})).await.expect("gone");
    let invited =
        ask(&guests[0], "POST", &format!("{}/invite", seat('C')), json!({})).await.expect("an invitation");
    let claim = json!({ "nonce": nonce(), "invite": invited["invitations"]["C"] });
    let other = ask(&guests[1], "POST", &seat('C'), claim.clone()).await;
    assert_eq!(other, Err("net-played".to_owned()), "B knows what B holds");
    let back = ask(&guests[1], "POST", &seat('B'), json!({ "nonce": nonce() })).await.expect("the own seat");
    assert_eq!((&back["seats"][1]["kind"], &back["seats"][1]["mine"]), (&json!("person"), &json!(true)));
    let newcomer = server.guest("Dan").await;
    assert!(newcomer.sit(&table, 'C', 0).await.is_err());
    ask(&newcomer, "POST", &seat('C'), claim).await.expect("the seat of the invitation");
    let late = ask(&guests[2], "POST", &seat('C'), json!({ "nonce": nonce() })).await;
    assert_eq!(late, Err("net-seat-taken".to_owned()), "a person has it");
    let everybody = [guests[0].clone(), guests[1].clone(), newcomer];
    play_out(&everybody, &table, &k2(3), "random", 0).await;
    verified_record(&guests[0], &table).await;
}

#[tokio::test]
async fn whoever_has_left_hears_nothing_of_what_the_seat_sees_later() {
    let server = Server::new().await;
    let guests = guests(&server, 2).await;
    let table = make_table(&[&guests[0], &guests[1]], &k2(2), &[]).await.expect("a table");
    let mut windows = Vec::new();
    for _ in 0..3 {
        windows.push(guests[1].sit(&table, 'B', 0).await.expect("a place"));
    }
    let state = windows[0].state().await.expect("a state");
    let known = state["number"].as_u64().expect("a number");
    let seat = format!("/api/tables/{table}/seats/B");
    // B's own wish is granted although B is there: a bot goes on.
    ask(&guests[1], "PUT", &format!("{seat}/bot"), json!({ "bot": "random" })).await.expect("a bot");
    let mut first = guests[0].sit(&table, 'A', 0).await.expect("a place");
    let mut chooser = Chooser::new(&k2(2), 'A', "random");
    let choice = chooser.choose(&first.state().await.expect("a state"));
    first.act("choice", &[&choice]).await.expect("an answer");
    for window in &mut windows {
        loop {
            match window.hear_text().await {
                Ok(text) => {
                    let heard: Value = serde_json::from_str(&text).expect("JSON");
                    assert!(heard["type"] != "state" || heard["number"] == known, "{text}");
                }
                Err(end) => break assert!(end.to_string().contains("4004"), "{end}"),
            }
        }
    }
}

#[tokio::test]
async fn after_a_restart_everybody_sits_where_he_sat() {
    let mut server = Server::new().await;
    let guests = guests(&server, 2).await;
    let table = make_table(&[&guests[0], &guests[1]], &dice(2), &[]).await.expect("a table");
    let path = format!("/api/tables/{table}");
    ask(&guests[1], "DELETE", &format!("{path}/seats/B"), json!({})).await.expect("gone");
    server.restart().await;
    let seen = guests[1].get(&path).await.and_then(|answer| answer.done()).expect("the table");
    let seat = &seen["seats"][1];
    assert_eq!((&seat["kind"], &seat["left"], &seat["mine"]), (&json!("open"), &json!(true), &json!(false)));
    let tables = guests[1].get("/api/tables").await.and_then(|answer| answer.done()).expect("lists");
    assert_eq!(tables["own"][0]["id"], json!(table), "the way back is in the list");
    ask(&guests[1], "POST", &format!("{path}/seats/B"), json!({ "nonce": nonce() })).await.expect("back");
    play_out(&guests, &table, &dice(2), "rusher", 0).await;
    let over = ask(&guests[1], "DELETE", &format!("{path}/seats/B"), json!({})).await;
    assert_eq!(over, Err("net-over".to_owned()));
}
