use std::time::{Duration, Instant};

use serde_json::json;
use sqlx::SqlitePool;
use summiteer_client::make_table;
use summiteer_server::Settings;

use crate::play::{LETTERS, acts, dice, guests, k2, play_out, verified_record};
use crate::server::{Server, settings};

/// Plays a whole game over connections that break, on a server that is stopped this often in the middle of it.
async fn unsteady_game(header: &str, seats: usize, bot: &'static str, restarts: usize) {
    let mut server = Server::new().await;
    let guests = guests(&server, seats).await;
    let table = make_table(&guests.iter().collect::<Vec<_>>(), header, &[]).await.expect("a table");
    let playing = {
        let (guests, table, header) = (guests.clone(), table.clone(), header.to_owned());
        tokio::spawn(async move { play_out(&guests, &table, &header, bot, 4).await })
    };
    for _ in 0..restarts {
        tokio::time::sleep(Duration::from_millis(60)).await;
        server.restart().await;
    }
    let played = playing.await.expect("a game");
    let record = verified_record(&guests[0], &table).await;
    for ((player, last), seat) in played.iter().zip(LETTERS) {
        assert_eq!(acts(&record, seat), player.acknowledged.len(), "each request of {seat} once");
        assert_eq!(last["number"], player.log.len());
    }
}

#[tokio::test]
async fn requests_repeated_over_broken_connections_double_nothing() {
    unsteady_game(&k2(2), 2, "random", 0).await;
    unsteady_game(&dice(3), 3, "rusher", 0).await;
}

#[tokio::test]
async fn a_server_that_stops_in_mid_turn_goes_on_where_it_was() {
    unsteady_game(&k2(2), 2, "random", 8).await;
}

#[tokio::test]
async fn a_bot_that_was_due_when_the_server_stopped_acts_after_the_restart() {
    let mut server = Server::with(Settings { pace: Duration::from_millis(300), ..settings() }).await;
    let guests = guests(&server, 1).await;
    let table = make_table(&[&guests[0]], &k2(2), &["random"]).await.expect("a table");
    server.restart().await;
    let mut ada = guests[0].sit(&table, 'A', 0).await.expect("a place");
    let before = ada.state().await.expect("a state");
    assert_eq!(before["due"], json!(["A", "B"]), "the bot waits before it acts");
    let after = ada.state().await.expect("a state");
    assert_eq!(after["due"], json!(["A"]));
    assert_eq!(after["log"][0]["seat"], "B");
}

#[tokio::test]
async fn bots_go_on_after_a_restart_even_if_nobody_comes() {
    let mut server = Server::with(Settings { pace: Duration::from_secs(3600), ..settings() }).await;
    let guests = guests(&server, 1).await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(make_table(&[&guests[0]], &k2(2), &["random"]).await.expect("a table"));
    }
    let path = server.data.path().join("summiteer.db");
    let database = SqlitePool::connect(&format!("sqlite:{}", path.display())).await.expect("the database");
    let acts = "SELECT count(*) FROM entries WHERE table_id = ? AND line LIKE 'B %'";
    let count = async |table: &String| {
        let count = sqlx::query_scalar::<_, i64>(acts).bind(table).fetch_one(&database);
        count.await.expect("a number")
    };
    for table in &tables {
        assert_eq!(count(table).await, 0, "no bot acts for an hour");
    }
    server.settings.pace = Duration::ZERO;
    server.restart().await;
    let end = Instant::now() + Duration::from_secs(30);
    for table in &tables {
        while count(table).await == 0 {
            assert!(Instant::now() < end, "the bot of {table} sleeps");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}
