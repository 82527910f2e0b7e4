use serde_json::json;
use sqlx::SqlitePool;
use summiteer_client::{Guest, Live, Reply, make_table};

use crate::play::{guests, k2};
use crate::server::Server;

/// A table for two of K2, its database, and A, who can choose this first.
async fn table() -> (Server, SqlitePool, Vec<Guest>, String, Live, String) {
    let server = Server::new().await;
    let guests = guests(&server, 2).await;
    let table = make_table(&[&guests[0], &guests[1]], &k2(2), &[]).await.expect("a table");
    let path = server.data.path().join("summiteer.db");
    let database = SqlitePool::connect(&format!("sqlite:{}", path.display())).await.expect("the database");
    let mut ada = guests[0].sit(&table, 'A', 0).await.expect("a place");
    let state = ada.state().await.expect("a state");
    let choice = state["legal"][0]["text"].as_str().expect("a choice").to_owned();
    (server, database, guests, table, ada, choice)
}

#[tokio::test]
async fn a_write_that_fails_leaves_the_table_as_it_was_and_is_told() {
    let (_server, database, guests, table, mut ada, choice) = table().await;
    let afresh = async || {
        let mut live = guests[0].sit(&table, 'A', 0).await.expect("a place");
        live.state().await.expect("a state")
    };
    let before = afresh().await;
    let broken = "CREATE TRIGGER broken BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'broken'); END";
    sqlx::query(broken).execute(&database).await.expect("a trigger");
    for _ in 0..2 {
        let answer = ada.act("choice", &[&choice]).await.expect("an answer");
        assert_eq!(answer, Reply::Error("net-internal".to_owned()));
        assert_eq!(afresh().await, before);
    }
    sqlx::query("DROP TRIGGER broken").execute(&database).await.expect("no trigger");
    let number = before["number"].as_u64().expect("a number");
    assert_eq!(ada.act("choice", &[&choice]).await.expect("an answer"), Reply::Ack(number + 1));
}

#[tokio::test]
async fn entries_that_another_program_wrote_are_taken_over() {
    let (_server, database, _guests, table, mut ada, choice) = table().await;
    let theirs = "INSERT INTO entries (table_id, number, line, request) \
                  SELECT table_id, max(number) + 1, ?, 'A theirs' FROM entries WHERE table_id = ?";
    let entry = sqlx::query(theirs).bind(format!("A {choice}")).bind(&table);
    entry.execute(&database).await.expect("an entry");
    let answer = ada.act("ours", &[&choice]).await.expect("an answer");
    assert!(
        matches!(&answer, Reply::Refused(words) if words["key"] == "refusal-already-chosen"),
        "{answer:?}"
    );
    let state = ada.state().await.expect("a state");
    assert_eq!((&state["canUndo"], &state["due"]), (&json!(true), &json!(["B"])));
    assert_eq!(
        ada.act("theirs", &["undo"]).await.expect("an answer"),
        Reply::Ack(state["number"].as_u64().expect("a number"))
    );
}
