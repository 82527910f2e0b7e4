use axum::http::Method;
use serde_json::{Value, json};

use crate::testing::{Guest, Server, for_two, header, nonce};

fn id(made: &Value) -> &str {
    made["id"].as_str().expect("an id")
}

fn seat(made: &Value, seat: &str) -> String {
    format!("/api/tables/{}/seats/{seat}", id(made))
}

fn claim(invite: &Value) -> Value {
    json!({ "invite": invite, "nonce": nonce('b') })
}

/// Seat B as somebody sees it.
async fn seat_b(guest: &Guest<'_>, made: &Value) -> Value {
    guest.get(&format!("/api/tables/{}", id(made))).await.done()["seats"][1].clone()
}

#[tokio::test]
async fn an_invitation_gives_its_seat_once() {
    let server = Server::new().await;
    let (host, first, second) =
        (server.guest("H").await, server.guest("First").await, server.guest("Second").await);
    let made = host.make_table(for_two()).await;
    let invite = &made["invitations"]["B"];
    assert_eq!(
        first.post(&seat(&made, "B"), claim(&json!("wrong"))).await.fault(),
        (403, "net-invitation".to_owned())
    );
    assert_eq!(
        first.post(&seat(&made, "B"), json!({ "nonce": nonce('b') })).await.fault().1,
        "net-invitation"
    );
    let sat = first.post(&seat(&made, "B"), claim(invite)).await.done();
    assert_eq!((&sat["seats"][1]["name"], &sat["seats"][1]["mine"]), (&json!("First"), &json!(true)));
    assert_eq!(
        second.post(&seat(&made, "B"), claim(invite)).await.fault(),
        (409, "net-seat-taken".to_owned())
    );
    first.delete(&seat(&made, "B")).await.done();
    assert_eq!(
        second.post(&seat(&made, "B"), claim(invite)).await.fault(),
        (403, "net-invitation".to_owned())
    );
}

#[tokio::test]
async fn an_invitation_is_good_for_no_other_seat() {
    let server = Server::new().await;
    let (host, guest) = (server.guest("H").await, server.guest("G").await);
    let made = host.make_table(json!({ "header": header(3), "nonce": nonce('a') })).await;
    assert_eq!(
        guest.post(&seat(&made, "C"), claim(&made["invitations"]["B"])).await.fault().1,
        "net-invitation"
    );
}

#[tokio::test]
async fn a_new_invitation_ends_the_one_before() {
    let server = Server::new().await;
    let (host, guest) = (server.guest("H").await, server.guest("G").await);
    let made = host.make_table(for_two()).await;
    let again = host.post(&(seat(&made, "B") + "/invite"), json!(null)).await.done();
    assert_ne!(again["invitations"]["B"], made["invitations"]["B"]);
    assert_eq!(
        guest.post(&seat(&made, "B"), claim(&made["invitations"]["B"])).await.fault().1,
        "net-invitation"
    );
    guest.post(&seat(&made, "B"), claim(&again["invitations"]["B"])).await.done();
    assert_eq!(host.post(&(seat(&made, "B") + "/invite"), json!(null)).await.fault().1, "net-seat-taken");
}

#[tokio::test]
async fn of_many_at_once_one_gets_the_seat() {
    let server = Server::new().await;
    let host = server.guest("H").await;
    let made = host.make_table(for_two()).await;
    let mut guests = Vec::new();
    for number in 0..8 {
        guests.push(server.guest(&format!("G{number}")).await);
    }
    let path = seat(&made, "B");
    let claims: Vec<_> =
        guests.iter().map(|guest| guest.post(&path, claim(&made["invitations"]["B"]))).collect();
    let mut statuses = Vec::new();
    for answer in join(claims).await {
        statuses.push(answer.status.as_u16());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409, 409, 409, 409, 409]);
}

/// Drives all of them at once.
async fn join<F: Future>(futures: Vec<F>) -> Vec<F::Output> {
    let mut futures: Vec<_> = futures.into_iter().map(|future| (Box::pin(future), None)).collect();
    std::future::poll_fn(|context| {
        let mut ready = true;
        for (future, output) in futures.iter_mut().filter(|(_, output)| output.is_none()) {
            match future.as_mut().poll(context) {
                std::task::Poll::Ready(value) => *output = Some(value),
                std::task::Poll::Pending => ready = false,
            }
        }
        if ready { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
    futures.into_iter().filter_map(|(_, output)| output).collect()
}

#[tokio::test]
async fn nobody_sits_twice_at_a_table_but_may_give_another_nonce() {
    let server = Server::new().await;
    let host = server.guest("H").await;
    let made = host.make_table(for_two()).await;
    let twice = host.post(&seat(&made, "B"), claim(&made["invitations"]["B"])).await;
    assert_eq!(twice.fault(), (409, "net-seated".to_owned()));
    host.post(&seat(&made, "A"), json!({ "nonce": nonce('e') })).await.done();
    let seats = server.app.store.seats(id(&made)).await.expect("read");
    assert_eq!(seats[0].nonce, Some(nonce('e')));
    assert_eq!(seats[1].nonce, None);
}

#[tokio::test]
async fn a_public_table_needs_no_invitation() {
    let server = Server::new().await;
    let (host, guest) = (server.guest("H").await, server.guest("G").await);
    let made = host.make_table(json!({ "header": header(2), "public": true, "nonce": nonce('a') })).await;
    guest.post(&seat(&made, "B"), json!({ "nonce": nonce('b') })).await.done();
    assert_eq!(seat_b(&host, &made).await["name"], "G");
}

#[tokio::test]
async fn the_host_clears_any_seat_and_a_guest_its_own() {
    let server = Server::new().await;
    let (host, guest) = (server.guest("H").await, server.guest("G").await);
    let made = host.make_table(for_two()).await;
    guest.post(&seat(&made, "B"), claim(&made["invitations"]["B"])).await.done();
    assert_eq!(guest.delete(&seat(&made, "A")).await.fault(), (403, "net-not-yours".to_owned()));
    let cleared = host.delete(&seat(&made, "B")).await.done();
    assert_eq!(cleared["seats"][1]["kind"], "open");
    assert_eq!(guest.delete(&seat(&made, "B")).await.fault(), (403, "net-not-yours".to_owned()));
    let bots =
        host.make_table(json!({ "header": header(2), "bots": { "B": "ibex" }, "nonce": nonce('a') })).await;
    assert_eq!(host.delete(&seat(&bots, "B")).await.done()["seats"][1]["bot"], Value::Null);
}

#[tokio::test]
async fn before_the_start_the_host_says_which_seats_are_bots() {
    let server = Server::new().await;
    let (host, guest) = (server.guest("H").await, server.guest("G").await);
    let made = host.make_table(for_two()).await;
    let path = seat(&made, "B") + "/bot";
    let put = async |bot: &str| host.ask(Method::PUT, &path, Some(json!({ "bot": bot }))).await;
    assert_eq!(put("scout").await.fault(), (422, "net-bot".to_owned()), "a bot of another game");
    let given = put("ibex").await.done();
    assert_eq!((&given["seats"][1]["kind"], &given["seats"][1]["bot"]), (&json!("bot"), &json!("ibex")));
    assert_eq!(put("rusher").await.done()["seats"][1]["bot"], "rusher");
    let invite = &made["invitations"]["B"];
    assert_eq!(
        guest.post(&seat(&made, "B"), claim(invite)).await.fault(),
        (409, "net-seat-taken".to_owned())
    );
    host.delete(&seat(&made, "B")).await.done();
    assert_eq!(
        guest.post(&seat(&made, "B"), claim(invite)).await.fault(),
        (403, "net-invitation".to_owned())
    );
    let again = host.post(&(seat(&made, "B") + "/invite"), json!(null)).await.done();
    guest.post(&seat(&made, "B"), claim(&again["invitations"]["B"])).await.done();
    assert_eq!(put("ibex").await.fault(), (409, "net-seat-taken".to_owned()));
    guest.delete(&seat(&made, "B")).await.done();
    put("ibex").await.done();
    let started = host.post(&format!("/api/tables/{}/start", id(&made)), json!(null)).await.done();
    assert!(started["header"].as_str().is_some_and(|header| header.contains("player B: ibex")), "{started}");
}

#[tokio::test]
async fn once_the_game_runs_an_empty_seat_of_a_public_table_needs_an_invitation() {
    let server = Server::new().await;
    let (host, guest, late) = (server.guest("H").await, server.guest("G").await, server.guest("L").await);
    let made = host.make_table(json!({ "header": header(2), "public": true, "nonce": nonce('a') })).await;
    let (path, anybody) = (seat(&made, "B"), json!({ "nonce": nonce('b') }));
    guest.post(&path, anybody.clone()).await.done();
    host.post(&format!("/api/tables/{}/start", id(&made)), json!(null)).await.done();
    guest.delete(&path).await.done();
    assert_eq!(late.post(&path, anybody.clone()).await.fault(), (403, "net-invitation".to_owned()));
    let invited = host.post(&format!("{path}/invite"), json!(null)).await.done();
    late.post(&path, claim(&invited["invitations"]["B"])).await.done();
    assert_eq!(guest.post(&path, anybody).await.fault(), (409, "net-seat-taken".to_owned()));
    // Whoever sits in another seat cannot take this one as well, whatever invitation he has.
    late.delete(&path).await.done();
    let invited = host.post(&format!("{path}/invite"), json!(null)).await.done();
    let twice = host.post(&path, claim(&invited["invitations"]["B"])).await;
    assert_eq!(twice.fault(), (409, "net-seated".to_owned()));
}
