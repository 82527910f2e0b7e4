use std::time::Duration;

use serde_json::{Value, json};
use summiteer_client::{Guest, Live, Reply, make_table};
use summiteer_server::Settings;
use tokio_tungstenite::tungstenite::Message;

use crate::play::{dice, guests, k2};
use crate::server::{Server, settings};

/// Two people at a table of K2 that has begun, both there.
struct Pair {
    server: Server,
    guests: Vec<Guest>,
    table: String,
    ada: Live,
    ben: Live,
}

impl Pair {
    async fn new() -> Self {
        Self::with(settings()).await
    }

    async fn with(settings: Settings) -> Self {
        let server = Server::with(settings).await;
        let guests = guests(&server, 2).await;
        let table = make_table(&[&guests[0], &guests[1]], &k2(2), &[]).await.expect("a table");
        let ada = guests[0].sit(&table, 'A', 0).await.expect("A's place");
        let ben = guests[1].sit(&table, 'B', 0).await.expect("B's place");
        Self { server, guests, table, ada, ben }
    }

    /// What A can do first.
    async fn choices(&mut self) -> Vec<String> {
        let state = self.ada.state().await.expect("a state");
        let legal = state["legal"].as_array().expect("actions").iter();
        legal.map(|action| action["text"].as_str().expect("a text").to_owned()).collect()
    }

    /// The table as somebody finds it who comes anew.
    async fn afresh(&self, seat: usize) -> Value {
        let mut live = self.guests[seat].sit(&self.table, ['A', 'B'][seat], 0).await.expect("a place");
        live.state().await.expect("a state")
    }
}

async fn error(live: &mut Live) -> (Value, String) {
    let error = live.hear(&["error"]).await.expect("an error");
    assert_eq!(format!("net-{}", error["code"].as_str().expect("a code")), error["key"]);
    (error["id"].clone(), error["key"].as_str().expect("a key").to_owned())
}

#[tokio::test]
async fn garbage_is_answered_and_changes_nothing() {
    let mut pair = Pair::new().await;
    let before = pair.afresh(0).await;
    for garbage in [
        "",
        "{",
        "null",
        "[]",
        "{}",
        r#"{"type":"win"}"#,
        r#"{"type":"act","id":"r"}"#,
        r#"{"type":"act","id":7,"actions":["end"]}"#,
        r#"{"type":"act","id":"r","actions":"end"}"#,
        r#"{"type":"act","id":"r","actions":["end"],"seat":"B"}"#,
        r#"{"type":"act","id":"","actions":["end"]}"#,
        r#"{"type":"act","id":"two words","actions":["end"]}"#,
        r#"{"type":"act","id":"r","actions":[]}"#,
        "\u{0}\u{fffd}🐐",
    ] {
        pair.ada.send(Message::text(garbage)).await.expect("a connection");
        assert_eq!(error(&mut pair.ada).await, (Value::Null, "net-request".to_owned()), "{garbage}");
    }
    let long = "x".repeat(65);
    let many = vec!["end"; 65];
    for (id, actions) in [(long.as_str(), vec!["end"]), ("r", many)] {
        pair.ada.say(&json!({ "type": "act", "id": id, "actions": actions })).await.expect("a connection");
        assert_eq!(error(&mut pair.ada).await, (Value::Null, "net-request".to_owned()));
    }
    pair.ada.send(Message::binary(vec![0_u8; 100])).await.expect("a connection");
    assert_eq!(error(&mut pair.ada).await.1, "net-request");
    assert_eq!(pair.afresh(0).await, before);
}

#[tokio::test]
async fn actions_that_are_none_are_told_from_those_that_are_not_allowed() {
    let mut pair = Pair::new().await;
    let before = pair.afresh(0).await;
    for action in
        ["", "jump", "choose", "choose m1", "B end", "chance card A m1", "end # really", "end\nend", "A undo"]
    {
        let answer = pair.ada.act("r", &[action]).await.expect("an answer");
        assert_eq!(answer, Reply::Error("net-action".to_owned()), "{action:?}");
    }
    for action in ["end", "assign c1 A1", "take 0"] {
        let answer = pair.ada.act("r", &[action]).await.expect("an answer");
        assert!(matches!(&answer, Reply::Refused(words) if words["key"] == "refusal-not-now"), "{answer:?}");
    }
    assert_eq!(pair.afresh(0).await, before);
}

#[tokio::test]
async fn of_many_actions_those_before_the_first_bad_one_are_done() {
    let mut pair = Pair::new().await;
    let choices = pair.choices().await;
    let actions = [choices[0].as_str(), "undo", choices[1].as_str(), "jump", "undo"];
    pair.ada.say(&json!({ "type": "act", "id": "r", "actions": actions })).await.expect("a connection");
    let ack = pair.ada.hear(&["ack", "error"]).await.expect("an answer");
    assert_eq!((&ack["type"], &ack["id"]), (&json!("ack"), &json!("r")));
    assert_eq!(error(&mut pair.ada).await, (json!("r"), "net-action".to_owned()));
    let state = pair.afresh(0).await;
    assert_eq!((&state["number"], &state["canUndo"]), (&ack["number"], &json!(true)));
}

#[tokio::test]
async fn a_repeated_request_is_answered_alike_and_done_once() {
    let mut pair = Pair::new().await;
    let choices = pair.choices().await;
    let first = pair.ada.act("same", &[&choices[0]]).await.expect("an answer");
    assert!(matches!(first, Reply::Ack(_)), "{first:?}");
    let mut elsewhere = pair.guests[0].sit(&pair.table, 'A', 0).await.expect("a second tab");
    for action in [choices[0].as_str(), "undo", "garbage"] {
        assert_eq!(pair.ada.act("same", &[action]).await.expect("an answer"), first, "{action}");
        assert_eq!(elsewhere.act("same", &[action]).await.expect("an answer"), first, "{action}");
    }
    pair.server.restart().await;
    let mut later = pair.guests[0].sit(&pair.table, 'A', 0).await.expect("a place");
    assert_eq!(later.act("same", &["undo"]).await.expect("an answer"), first);
    let same = pair.guests[1].sit(&pair.table, 'B', 0).await.expect("a place").act("same", &["undo"]).await;
    assert_eq!(same.expect("an answer"), Reply::Error("net-nothing-to-undo".to_owned()), "B's own name");
}

#[tokio::test]
async fn a_flood_of_requests_at_once_is_done_in_order() {
    let mut pair = Pair::new().await;
    let choices = pair.choices().await;
    let number = pair.afresh(0).await["number"].as_u64().expect("a number");
    for index in 0..40 {
        let action = if index % 2 == 0 { choices[0].as_str() } else { "undo" };
        let act = json!({ "type": "act", "id": format!("r{index}"), "actions": [action] });
        pair.ada.say(&act).await.expect("a connection");
    }
    for index in 0..40_u64 {
        let answer = pair.ada.reply(&format!("r{index}")).await.expect("an answer");
        assert_eq!(answer, Reply::Ack(number + index + 1));
    }
}

#[tokio::test]
async fn a_long_message_is_refused_and_a_huge_one_ends_the_connection() {
    let mut pair = Pair::new().await;
    pair.ada.send(Message::text("x".repeat(20_000))).await.expect("a connection");
    assert_eq!(error(&mut pair.ada).await.1, "net-too-large");
    // The server may close while this is still being sent.
    drop(pair.ada.send(Message::text("x".repeat(10_000_000))).await);
    assert!(pair.ada.act("r", &["end"]).await.is_err());
    assert!(pair.ben.act("r", &["end"]).await.is_ok(), "others are not disturbed");
}

#[tokio::test]
async fn nobody_comes_in_for_another() {
    let pair = Pair::new().await;
    let stranger = Guest::stranger(pair.server.address);
    let other = pair.server.guest("Eve").await;
    for (guest, query) in [
        (&stranger, "seat=A"),
        (&stranger, ""),
        (&other, "seat=A"),
        (&other, "spectate=AAAAAAAAAAAAAAAAAAAAAA"),
        (&pair.guests[0], "seat=B"),
        (&pair.guests[0], "seat=Z"),
        (&pair.guests[0], "seat=A&from=many"),
        (&pair.guests[0], ""),
    ] {
        assert!(guest.live(&pair.table, query).await.is_err(), "{query}");
    }
    assert!(pair.guests[0].sit("nowhere", 'A', 0).await.is_err());
}

#[tokio::test]
async fn whoever_comes_too_early_is_told_so() {
    let server = Server::new().await;
    let ada = server.guest("Ada").await;
    let wanted = json!({ "header": dice(2), "public": true, "nonce": "a".repeat(32) });
    let made = ada.post("/api/tables", &wanted).await.and_then(|answer| answer.done()).expect("a table");
    let id = made["id"].as_str().expect("an id");
    let early = ada.sit(id, 'A', 0).await.err().expect("no game yet").to_string();
    assert!(early.contains("409"), "{early}");
}

#[tokio::test]
async fn more_than_there_is_of_the_log_is_as_good_as_all() {
    let pair = Pair::new().await;
    let mut live = pair.guests[0].sit(&pair.table, 'A', 1_000_000).await.expect("a place");
    let state = live.state().await.expect("a state");
    assert_eq!((&state["since"], &state["log"]), (&state["number"], &json!([])));
}

#[tokio::test]
async fn whoever_asks_too_often_is_asked_to_wait() {
    let server = Server::with(Settings { limits: true, ..settings() }).await;
    let guests = guests(&server, 2).await;
    let table = make_table(&[&guests[0], &guests[1]], &k2(2), &[]).await.expect("a table");
    let mut ada = guests[0].sit(&table, 'A', 0).await.expect("a place");
    for _ in 0..100 {
        ada.say(&json!({ "type": "undo", "id": "r" })).await.expect("a connection");
    }
    let mut answers = Vec::new();
    for _ in 0..100 {
        answers.push(error(&mut ada).await);
    }
    assert!(answers.iter().all(|(id, _)| *id == "r"));
    assert!(answers.iter().any(|(_, key)| key == "net-too-fast"), "{answers:?}");
    assert!(answers.iter().any(|(_, key)| key == "net-nothing-to-undo"), "{answers:?}");
}

/// What somebody hears of a request of 60 actions who has just sent this so often.
async fn after_a_flood(message: Message, times: usize) -> Reply {
    let mut pair = Pair::with(Settings { limits: true, ..settings() }).await;
    for _ in 0..times {
        pair.ada.send(message.clone()).await.expect("a connection");
    }
    pair.ada.act("last", &["end"; 60]).await.expect("an answer")
}

#[tokio::test]
async fn pings_and_garbage_are_counted_and_every_action_of_a_request() {
    assert!(matches!(after_a_flood(Message::text("garbage"), 1).await, Reply::Refused(_)));
    let many = json!({ "type": "act", "id": "many", "actions": vec!["end"; 40] }).to_string();
    for (message, times) in [
        (Message::text("garbage"), 100),
        (Message::binary(vec![0]), 100),
        (Message::Ping(Vec::new().into()), 100),
        (Message::text(many), 2),
    ] {
        let answer = after_a_flood(message.clone(), times).await;
        assert_eq!(answer, Reply::Error("net-too-fast".to_owned()), "{message:?}");
    }
}

#[tokio::test]
async fn a_silent_connection_is_cut_with_a_code_and_a_quiet_one_is_not() {
    let silence = Duration::from_millis(300);
    let mut pair = Pair::with(Settings { silence, ..settings() }).await;
    // Ben's side answers pings whenever it listens; Ada's does not listen for a while.
    let listening = tokio::spawn(async move { pair.ben.hear(&["never"]).await.map(|_| ()) });
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert!(!listening.is_finished());
    assert_eq!(pair.ada.closed().await.expect("a code"), 4002);
    listening.abort();
}

#[tokio::test]
async fn a_connection_that_takes_nothing_is_cut_with_a_code_and_others_play_on() {
    let silence = Duration::from_millis(300);
    let mut pair = Pair::with(Settings { silence, ..settings() }).await;
    // Asks for everything again and again, and listens to none of it.
    let wish = json!({ "type": "resync" });
    while let Ok(Ok(())) = tokio::time::timeout(Duration::from_millis(600), pair.ada.say(&wish)).await {}
    let mut ben = pair.guests[1].sit(&pair.table, 'B', 0).await.expect("B's place");
    assert!(matches!(ben.act("r", &["end"]).await.expect("an answer"), Reply::Refused(_)));
    assert_eq!(pair.ada.closed().await.expect("a code"), 4001);
}

#[tokio::test]
async fn a_seat_has_only_so_many_connections_and_takes_nobodys_room() {
    let mut pair = Pair::new().await;
    let mut crowd = Vec::new();
    let late = loop {
        let mut live = pair.guests[0].sit(&pair.table, 'A', 0).await.expect("a connection");
        if live.hear(&["state", "error"]).await.expect("a word")["type"] == "error" {
            break live.closed().await.expect("a code");
        }
        crowd.push(live);
        assert!(crowd.len() < 100);
    };
    assert_eq!(late, 4003);
    assert!(pair.guests[1].sit(&pair.table, 'B', 0).await.expect("a place").state().await.is_ok());
    assert!(pair.ben.act("r", &["end"]).await.is_ok());
}
