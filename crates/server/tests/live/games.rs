use serde_json::{Value, json};
use summiteer_client::{Reply, make_table};

use crate::play::{
    LETTERS, acts, dice, everest, guests, k2, lhotse_col, lhotse_face, play_out, verified_record,
};
use crate::server::Server;

/// Plays a whole game, and checks what each seat has seen of it.
async fn whole_game(header: &str, seats: usize, bot: &'static str) {
    let server = Server::new().await;
    let guests = guests(&server, seats).await;
    let table = make_table(&guests.iter().collect::<Vec<_>>(), header, &[]).await.expect("a table");
    let played = play_out(&guests, &table, header, bot, 0).await;
    let record = verified_record(&guests[0], &table).await;
    for ((player, last), (guest, seat)) in played.iter().zip(guests.iter().zip(LETTERS)) {
        assert_eq!((&last["over"], &last["due"], &last["legal"]), (&json!(true), &json!([]), &json!([])));
        assert_eq!(acts(&record, seat), player.acknowledged.len(), "{seat}");
        let mut again = guest.sit(&table, seat, 0).await.expect("a way back");
        let whole = again.state().await.expect("a state");
        assert_eq!(whole["log"], json!(player.log), "what came bit by bit is what comes at once");
        assert_eq!(again.hear(&["over"]).await.expect("the secret")["secret"], secret(&record));
    }
}

fn secret(record: &str) -> Value {
    json!(record.lines().find_map(|line| line.strip_prefix("secret: ")).expect("a secret"))
}

#[tokio::test]
async fn two_play_a_whole_game_of_k2() {
    whole_game(&k2(2), 2, "scout").await;
}

#[tokio::test]
async fn five_play_a_whole_game_of_k2() {
    whole_game(&k2(5), 5, "random").await;
}

#[tokio::test]
async fn three_play_a_whole_game_of_everest() {
    whole_game(&everest(3), 3, "random").await;
}

#[tokio::test]
async fn two_play_a_whole_game_of_each_scenario_of_lhotse() {
    whole_game(&lhotse_face(2), 2, "random").await;
    whole_game(&lhotse_col(2), 2, "random").await;
}

#[tokio::test]
async fn two_play_a_whole_dice_game() {
    whole_game(&dice(2), 2, "rusher").await;
}

#[tokio::test]
async fn as_many_as_can_play_a_whole_dice_game() {
    let games = summiteer_tables::catalogue();
    let (_, most) = games.iter().find(|game| game.id == "gipfel").expect("the dice game").seats;
    whole_game(&dice(most.into()), most.into(), "rusher").await;
}

#[tokio::test]
async fn bots_of_the_server_play_with_a_person() {
    let server = Server::new().await;
    let guests = guests(&server, 1).await;
    let table = make_table(&[&guests[0]], &k2(3), &["random", "scout"]).await.expect("a table");
    let played = play_out(&guests, &table, &k2(3), "random", 0).await;
    let record = verified_record(&guests[0], &table).await;
    assert_eq!(acts(&record, 'A'), played[0].0.acknowledged.len());
    assert!(acts(&record, 'B') > 10 && acts(&record, 'C') > 10);
    assert!(record.contains("player B: random\n") && record.contains("player C: scout\n"));
}

#[tokio::test]
async fn a_spectator_sees_a_whole_game_and_nobodys_secrets() {
    let server = Server::new().await;
    let guests = guests(&server, 2).await;
    let table = make_table(&[&guests[0], &guests[1]], &k2(2), &[]).await.expect("a table");
    let detail = guests[0].get(&format!("/api/tables/{table}")).await.and_then(|answer| answer.done());
    let token = detail.expect("the table")["spectate"].as_str().expect("a token").to_owned();
    let stranger = summiteer_client::Guest::stranger(server.address);
    assert!(stranger.watch(&table, "wrong").await.is_err());
    let mut watching = stranger.watch(&table, &token).await.expect("a place to watch from");
    let watch = tokio::spawn(async move {
        let mut log: Vec<Value> = Vec::new();
        loop {
            let state = watching.state().await.expect("a state");
            assert_eq!((&state["position"], &state["legal"]), (&Value::Null, &json!([])));
            log.truncate(state["since"].as_u64().expect("since") as usize);
            log.extend(state["log"].as_array().expect("a log").iter().cloned());
            if state["over"] == true {
                assert_eq!(
                    watching.act("r", &["end"]).await.expect("an answer"),
                    Reply::Error("net-not-yours".to_owned())
                );
                return log;
            }
        }
    });
    let played = play_out(&guests, &table, &k2(2), "random", 0).await;
    let log = watch.await.expect("a spectator");
    assert_eq!(log.len(), played[0].0.log.len());
    let drawn = |log: &[Value], key: &str| {
        log.iter()
            .flat_map(|entry| entry["events"].as_array().expect("events"))
            .filter(|event| event["key"] == key)
            .count()
    };
    assert!(drawn(&log, "event-card-drawn-hidden") > 12);
    assert_eq!(drawn(&log, "event-card-drawn"), 0);
    assert!(drawn(&played[0].0.log, "event-card-drawn") > 6);
}

#[tokio::test]
async fn who_is_there_is_told_to_all() {
    let server = Server::new().await;
    let guests = guests(&server, 2).await;
    let table = make_table(&[&guests[0], &guests[1]], &dice(2), &[]).await.expect("a table");
    let mut ada = guests[0].sit(&table, 'A', 0).await.expect("A's place");
    let presence = |seats: Value| json!({ "type": "presence", "seats": seats, "spectators": 0 });
    assert_eq!(ada.hear(&["presence"]).await.expect("presence"), presence(json!(["A"])));
    let ben = guests[1].sit(&table, 'B', 0).await.expect("B's place");
    assert_eq!(ada.hear(&["presence"]).await.expect("presence"), presence(json!(["A", "B"])));
    let detail = guests[0].get(&format!("/api/tables/{table}")).await.and_then(|answer| answer.done());
    assert_eq!(detail.expect("the table")["seats"][1]["here"], true);
    drop(ben);
    assert_eq!(ada.hear(&["presence"]).await.expect("presence"), presence(json!(["A"])));
}

#[tokio::test]
async fn a_choice_can_be_unlocked_until_all_have_chosen() {
    let server = Server::new().await;
    let guests = guests(&server, 2).await;
    let table = make_table(&[&guests[0], &guests[1]], &k2(2), &[]).await.expect("a table");
    let mut ada = guests[0].sit(&table, 'A', 0).await.expect("A's place");
    let before = ada.state().await.expect("a state");
    let (choice, number) =
        (before["legal"][0]["text"].as_str().expect("a choice"), before["number"].as_u64());
    let number = number.expect("a number");
    assert_eq!(ada.act("choice", &[choice]).await.expect("an answer"), Reply::Ack(number + 1));
    let chosen = ada.state().await.expect("a state");
    assert_eq!((&chosen["canUndo"], &chosen["legal"]), (&json!(true), &json!([])));
    assert_eq!(ada.undo("undo").await.expect("an answer"), Reply::Ack(number + 2));
    let unlocked = ada.state().await.expect("a state");
    assert_eq!((&unlocked["legal"], &unlocked["view"]), (&before["legal"], &before["view"]));
    assert_eq!(unlocked["since"], number, "the choice is shown again, as taken back");
    assert_eq!(unlocked["log"][0]["undone"], true);
    assert_eq!(ada.undo("again").await.expect("an answer"), Reply::Error("net-nothing-to-undo".to_owned()));
}

#[tokio::test]
async fn what_a_second_window_meant_for_a_position_that_has_passed_is_not_done() {
    let server = Server::new().await;
    let guests = guests(&server, 2).await;
    let table = make_table(&[&guests[0], &guests[1]], &k2(2), &[]).await.expect("a table");
    let mut first = guests[0].sit(&table, 'A', 0).await.expect("A's place");
    let mut second = guests[0].sit(&table, 'A', 0).await.expect("A's place again");
    let mut ben = guests[1].sit(&table, 'B', 0).await.expect("B's place");
    let seen = first.state().await.expect("a state")["number"].as_u64().expect("a number");
    let choice = |state: &Value| state["legal"][0]["text"].as_str().expect("a choice").to_owned();
    let bens = choice(&ben.state().await.expect("a state"));
    assert_eq!(ben.act("ben", &[&bens]).await.expect("an answer"), Reply::Ack(seen + 1));
    let chosen = choice(&second.state().await.expect("a state"));
    let act = |id: &str, after: u64| json!({ "type": "act", "id": id, "actions": [chosen], "after": after });
    first.say(&act("first", seen)).await.expect("sent");
    assert!(
        matches!(first.reply("first").await.expect("an answer"), Reply::Ack(_)),
        "B's entry does not matter"
    );
    second.say(&act("second", seen)).await.expect("sent");
    assert_eq!(second.reply("second").await.expect("an answer"), Reply::Error("net-stale".to_owned()));
    second.say(&act("first", seen)).await.expect("sent");
    assert!(
        matches!(second.reply("first").await.expect("an answer"), Reply::Ack(_)),
        "a repeat is no second act"
    );
}
