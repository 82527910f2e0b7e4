use serde_json::{Value, json};

use crate::testing::{Server, finished, for_two, header, nonce};

#[tokio::test]
async fn a_new_table_seats_its_host_and_invites_to_every_seat_that_no_bot_has() {
    let server = Server::new().await;
    let host = server.guest("Host").await;
    let wanted =
        json!({ "header": header(3), "bots": { "B": "ibex" }, "public": false, "nonce": nonce('a') });
    let made = host.make_table(wanted).await;
    assert_eq!(
        (&made["game"], &made["state"], &made["host"]),
        (&json!("gipfel"), &json!("open"), &json!(true))
    );
    assert_eq!(made["header"], header(3));
    assert_eq!(made["commitment"].as_str().map(str::len), Some(64));
    assert_eq!(
        made["seats"],
        json!([
            { "id": "A", "kind": "person", "name": "Host", "bot": null, "mine": true, "here": false, "left": false },
            { "id": "B", "kind": "bot", "name": null, "bot": "ibex", "mine": false, "here": false, "left": false },
            { "id": "C", "kind": "open", "name": null, "bot": null, "mine": false, "here": false, "left": false },
        ])
    );
    let invited: Vec<_> = made["invitations"].as_object().expect("by seat").keys().collect();
    assert_eq!(invited, ["C"]);
}

#[tokio::test]
async fn only_those_at_a_table_learn_its_links_and_nobody_its_secret() {
    let server = Server::new().await;
    let (host, elsewhere) = (server.guest("Host").await, server.guest("Elsewhere").await);
    let made = host.make_table(for_two()).await;
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    let seen = elsewhere.get(&path).await.done();
    assert_eq!(
        (&seen["spectate"], &seen["host"], &seen["invitations"]),
        (&Value::Null, &json!(false), &json!({}))
    );
    let again = host.get(&path).await.done();
    assert_eq!((&again["spectate"], &again["invitations"]), (&made["spectate"], &json!({})));
    let secret =
        server.app.store.table(made["id"].as_str().expect("an id")).await.expect("read").expect("there");
    let secret: String = secret.secret.expect("a secret").iter().map(|byte| format!("{byte:02x}")).collect();
    for text in [&made, &seen, &again] {
        assert!(!text.to_string().contains(&secret));
    }
}

#[tokio::test]
async fn lists_show_public_tables_to_all_and_own_ones_to_whoever_is_there() {
    let server = Server::new().await;
    let (host, elsewhere) = (server.guest("Host").await, server.guest("Elsewhere").await);
    let mut public = for_two();
    public["public"] = json!(true);
    let (private, public) = (host.make_table(for_two()).await, host.make_table(public).await);
    let ids = |cards: &Value| {
        let mut ids: Vec<_> =
            cards.as_array().expect("a list").iter().map(|card| card["id"].clone()).collect();
        ids.sort_by_key(Value::to_string);
        ids
    };
    let seen = elsewhere.get("/api/tables").await.done();
    assert_eq!((ids(&seen["open"]), ids(&seen["own"])), (vec![public["id"].clone()], vec![]));
    let card = &seen["open"][0];
    assert_eq!(
        (&card["game"], &card["board"], &card["host"]),
        (&json!("gipfel"), &json!("gipfel"), &json!("Host"))
    );
    assert_eq!((&card["seats"], &card["state"]), (&json!({ "taken": 1, "total": 2 }), &json!("open")));
    assert!(card["changed"].as_i64().is_some_and(|time| time > 1_700_000_000));
    let mut own = vec![private["id"].clone(), public["id"].clone()];
    own.sort_by_key(Value::to_string);
    assert_eq!(ids(&host.get("/api/tables").await.done()["own"]), own);
    let claim = json!({ "nonce": nonce('b') });
    let seat = format!("/api/tables/{}/seats/B", public["id"].as_str().expect("an id"));
    elsewhere.post(&seat, claim).await.done();
    assert_eq!(ids(&elsewhere.get("/api/tables").await.done()["own"]), [public["id"].clone()]);
    assert_eq!(server.stranger().get("/api/tables").await.done()["own"], json!([]));
}

#[tokio::test]
async fn what_cannot_be_played_makes_no_table() {
    let server = Server::new().await;
    let host = server.guest("Host").await;
    let with = |field: &str| header(2).replacen("\n\n", &format!("\n{field}\n\n"), 1);
    let moves = finished();
    let long = header(2) + &"\n".repeat(9000);
    let headers = [
        "",
        "summit 1\ngame: everest\nseats: 2\n\n",
        &with("secret: 00"),
        &with("nonce A: aa"),
        &with("player B: ibex"),
        &moves,
        &long,
    ];
    for header in headers {
        let answer = host.post("/api/tables", json!({ "header": header, "nonce": nonce('a') })).await;
        assert_eq!(answer.fault(), (422, "net-header".to_owned()), "{header}");
        assert!(answer.json()["args"]["reason"].as_str().is_some_and(|reason| !reason.is_empty()));
    }
    let bots = [("B", "nobody", "net-bot"), ("C", "ibex", "net-no-seat"), ("A", "ibex", "net-seat-taken")];
    for (seat, bot, key) in bots {
        let wanted = json!({ "header": header(2), "bots": { seat: bot }, "nonce": nonce('a') });
        assert_eq!(host.post("/api/tables", wanted).await.fault().1, key);
    }
    for nonce in ["", "abc", &"A".repeat(32), &"g".repeat(32), &"a".repeat(129)] {
        let answer = host.post("/api/tables", json!({ "header": header(2), "nonce": nonce })).await;
        assert_eq!(answer.fault(), (400, "net-nonce".to_owned()), "{nonce}");
    }
    assert_eq!(host.get("/api/tables").await.done()["own"], json!([]));
}

#[tokio::test]
async fn a_finished_game_from_elsewhere_can_be_kept_and_read_by_anybody() {
    let server = Server::new().await;
    let guest = server.guest("A").await;
    let record = finished();
    let kept = guest.post("/api/replays", json!({ "record": record })).await.done();
    let path = format!("/api/tables/{}", kept["id"].as_str().expect("an id"));
    let stranger = server.stranger();
    assert_eq!(stranger.get(&path).await.done()["state"], "replay");
    let answer = stranger.get(&format!("{path}/record")).await;
    assert_eq!((answer.status.as_u16(), &answer.text), (200, &record));
    assert_eq!(answer.headers["content-type"], "text/plain; charset=utf-8");
    let card = guest.get("/api/tables").await.done()["own"][0].clone();
    assert_eq!((&card["state"], &card["seats"]), (&json!("replay"), &json!({ "taken": 2, "total": 2 })));
}

#[tokio::test]
async fn a_record_that_the_engine_does_not_accept_whole_is_not_kept() {
    let server = Server::new().await;
    let guest = server.guest("A").await;
    let record = finished();
    let unfinished = record.trim_end().rsplit_once('\n').expect("lines").0;
    assert_eq!(
        guest.post("/api/replays", json!({ "record": unfinished })).await.fault(),
        (409, "net-not-over".to_owned())
    );
    let illegal = record + "A undo\n";
    for record in [illegal.as_str(), "", "summit 2\n"] {
        let answer = guest.post("/api/replays", json!({ "record": record })).await;
        assert_eq!(answer.fault(), (422, "net-record".to_owned()), "{record}");
        assert!(answer.json()["args"]["reason"].as_str().is_some_and(|reason| reason.contains("line")));
    }
    assert_eq!(guest.get("/api/tables").await.done()["own"], json!([]));
}
