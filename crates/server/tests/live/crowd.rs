use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use summiteer_client::{Guest, make_table};
use summiteer_server::Settings;
use tokio::task::JoinSet;

use crate::play::{dice, guests, k2, play_out, verified_record};
use crate::server::{Server, settings};

const TABLES: usize = 1000;
/// How many requests are under way at any time.
const AT_ONCE: usize = 50;

/// Has this done as often as that, many at once; what was answered, in no order.
async fn flood<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
    times: usize,
    mut request: impl FnMut(usize) -> F,
) -> Vec<T> {
    let (mut running, mut answers) = (JoinSet::new(), Vec::new());
    for number in 0..times {
        running.spawn(request(number));
        if running.len() == AT_ONCE {
            answers.extend(running.join_next().await.map(|answer| answer.expect("an answer")));
        }
    }
    answers.extend(running.join_all().await);
    answers
}

/// Asks for another table: its id, or the key of the text that says why not.
async fn ask_for_table(guest: Guest) -> Result<String, String> {
    let wanted = json!({ "header": dice(2), "public": false, "nonce": "a".repeat(32) });
    let answer = guest.post("/api/tables", &wanted).await.expect("an answer");
    let body: Value = serde_json::from_str(&answer.text).expect("JSON");
    let text = |name: &str| body[name].as_str().map(str::to_owned);
    text("id").filter(|_| answer.status == 200).ok_or_else(|| text("key").expect("a key"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_wants_a_thousand_tables_gets_a_hundred_and_is_told_so() {
    let mut server = Server::with(Settings { limits: true, ..settings() }).await;
    let hostile = server.guest("Eve").await;
    let (mut made, mut refused) = (BTreeSet::new(), BTreeMap::<String, usize>::new());
    while !refused.contains_key("net-too-many") {
        for answer in flood(TABLES, |_| ask_for_table(hostile.clone())).await {
            match answer {
                Ok(id) => assert!(made.insert(id)),
                Err(key) => *refused.entry(key).or_default() += 1,
            }
        }
    }
    assert_eq!(made.len(), 100);
    assert_eq!(refused.keys().collect::<Vec<_>>(), ["net-too-fast", "net-too-many"]);
    ask_for_table(server.guest("Ada").await).await.expect("others are served");
    server.restart().await;
    let mine = hostile.get("/api/tables").await.and_then(|answer| answer.done()).expect("a list");
    let kept = mine["own"].as_array().expect("tables").iter().map(|card| card["id"].as_str().expect("an id"));
    assert_eq!(kept.map(str::to_owned).collect::<BTreeSet<_>>(), made, "nothing is lost");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_tables_at_once_are_all_served_and_others_play_on() {
    let server = Server::new().await;
    let (hostile, pair) = (server.guest("Eve").await, guests(&server, 2).await);
    let table = make_table(&[&pair[0], &pair[1]], &k2(2), &[]).await.expect("a table");
    let playing = {
        let (pair, table) = (pair.clone(), table.clone());
        tokio::spawn(async move { play_out(&pair, &table, &k2(2), "random", 0).await })
    };
    let begin = |_| {
        let hostile = hostile.clone();
        async move { make_table(&[&hostile], &k2(1), &[]).await.expect("a table") }
    };
    let tables = flood(TABLES, begin).await;
    // Nobody is at more than so many of them with a connection of his own, or this program would run out of files.
    let act = |number: usize| {
        let (hostile, table) = (hostile.clone(), tables[number].clone());
        async move {
            let mut live = hostile.sit(&table, 'A', 0).await.expect("a place");
            let state = live.state().await.expect("a state");
            let action = state["legal"][0]["text"].as_str().expect("an action").to_owned();
            let answer = live.act("first", &[&action]).await.expect("an answer");
            (table, answer)
        }
    };
    for (table, answer) in flood(TABLES, act).await {
        let summiteer_client::Reply::Ack(number) = answer else { panic!("{table}: {answer:?}") };
        let again = hostile.sit(&table, 'A', 0).await.expect("a place").state().await.expect("a state");
        assert!(again["number"].as_u64() >= Some(number), "{table} has lost something");
    }
    playing.await.expect("a whole game");
    verified_record(&pair[0], &table).await;
}

#[tokio::test]
async fn an_address_has_only_so_many_connections_at_all_tables_together() {
    let server = Server::with(Settings { limits: true, ..settings() }).await;
    let mut crowd = Vec::new();
    let (guest, table, token) = loop {
        let guest = server.guest("Eve").await;
        let table = make_table(&[&guest], &k2(1), &[]).await.expect("a table");
        let detail = guest.get(&format!("/api/tables/{table}")).await.and_then(|answer| answer.done());
        let token = detail.expect("the table")["spectate"].as_str().expect("a token").to_owned();
        // Fewer than a guest may ask for at once, and than a table takes.
        let mut watching = Vec::new();
        while watching.len() < 60 {
            match guest.watch(&table, &token).await {
                Ok(live) => watching.push(live),
                Err(_) => break,
            }
        }
        let full = watching.len() < 60;
        crowd.extend(watching);
        if full {
            break (guest, table, token);
        }
    };
    assert_eq!(crowd.len(), 256);
    let error = guest.watch(&table, &token).await.err().expect("no room").to_string();
    assert!(error.contains("429"), "{error}");
    drop(crowd);
    let end = Instant::now() + Duration::from_secs(20);
    while guest.watch(&table, &token).await.is_err() {
        assert!(Instant::now() < end, "there is no room again");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
