use serde_json::{Value, json};
use summiteer_rules::core::{Header, Seat};

use crate::store::StoreError;
use crate::store::writer::Append;
use crate::testing::{Guest, Server, finished, for_two, header, nonce};

async fn start(host: &Guest<'_>, made: &Value) -> crate::testing::Answer {
    host.post(&format!("/api/tables/{}/start", made["id"].as_str().expect("an id")), json!(null)).await
}

#[tokio::test]
async fn a_start_fixes_seats_nonces_and_players() {
    let server = Server::new().await;
    let (host, guest) = (server.guest("H").await, server.guest("G").await);
    let wanted = json!({ "header": header(3), "bots": { "C": "ibex" }, "nonce": nonce('a') });
    let made = host.make_table(wanted).await;
    assert_eq!(start(&host, &made).await.fault(), (409, "net-seats-open".to_owned()));
    let seat = format!("/api/tables/{}/seats/B", made["id"].as_str().expect("an id"));
    let claim = json!({ "invite": made["invitations"]["B"], "nonce": nonce('b') });
    guest.post(&seat, claim.clone()).await.done();
    let started = start(&host, &made).await.done();
    assert_eq!(started["state"], "running");
    let (fields, _) = Header::read(started["header"].as_str().expect("a text")).expect("a header");
    assert_eq!(fields.get("commitment"), made["commitment"].as_str());
    assert_eq!((fields.get("nonce A"), fields.get("nonce B")), (Some(&*nonce('a')), Some(&*nonce('b'))));
    assert_eq!(
        (fields.get("player C"), fields.get("nonce C"), fields.get("secret")),
        (Some("ibex"), None, None)
    );
    assert_eq!(start(&host, &made).await.fault(), (409, "net-started".to_owned()));
    assert_eq!(guest.post(&seat, claim).await.fault(), (409, "net-started".to_owned()));
}

#[tokio::test]
async fn the_secret_comes_with_the_record_once_the_game_is_over() {
    let server = Server::new().await;
    let host = server.guest("H").await;
    let wanted = json!({ "header": header(2), "bots": { "B": "rusher" }, "nonce": nonce('a') });
    let made = host.make_table(wanted).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let record = format!("/api/tables/{id}/record");
    // Begun without its route, so that no bot plays on.
    let begun = server.app.store.start(&id, |_| Ok::<_, StoreError>(header(2))).await;
    assert!(begun.is_ok_and(|begun| begun));
    assert_eq!(host.get(&record).await.fault(), (409, "net-not-over".to_owned()));
    let lines: Vec<_> = finished().lines().skip(5).map(str::to_owned).collect();
    let append = Append { table: id, from: 0, lines: lines.clone(), request: None, finish: true };
    server.app.store.writer.append(append).await.expect("written");
    let text = host.get(&record).await.text;
    let (fields, rest) = Header::read(&text).expect("a record");
    let secret = summiteer_tables::fair::Secret::from_hex(fields.get("secret").expect("a secret"))
        .expect("hex digits");
    assert_eq!(Some(secret.commitment().as_str()), made["commitment"].as_str());
    assert_eq!(rest.map(|(_, line)| line.to_owned()).collect::<Vec<_>>(), lines);
}

#[tokio::test]
async fn everything_is_there_again_after_a_restart() {
    let server = Server::new().await;
    let host = server.guest("H").await;
    let made = host.make_table(for_two()).await;
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    let before = host.get(&path).await.done();
    let cookie = host.cookie.clone();
    let again = server.restarted().await;
    let mut host = again.stranger();
    host.cookie = cookie;
    assert_eq!(host.get(&path).await.done(), before);
}

#[tokio::test]
async fn every_game_can_be_begun_with_a_bot_in_every_other_seat() {
    let server = Server::new().await;
    let host = server.guest("H").await;
    for game in summiteer_tables::catalogue() {
        let weather =
            game.weathers.first().map(|weather| format!("weather: {weather}\n")).unwrap_or_default();
        let (board, seats) = (&game.boards[0], game.seats.1);
        let header = format!("summit 1\ngame: {}\nboard: {board}\n{weather}seats: {seats}\n\n", game.id);
        let bots: Value =
            Seat::all(seats.into()).skip(1).map(|seat| (seat.to_string(), json!(game.bots[0]))).collect();
        let made = host.make_table(json!({ "header": header, "bots": bots, "nonce": nonce('a') })).await;
        let started = start(&host, &made).await.done();
        assert_eq!((&started["game"], &started["state"]), (&json!(game.id), &json!("running")));
        let players = started["header"].as_str().expect("a text").matches("player ").count();
        assert_eq!(players, usize::from(seats) - 1);
    }
}
