use axum::body::Body;
use axum::http::Method;
use serde_json::json;

use super::super::BODY_LIMIT;
use crate::Settings;
use crate::testing::{Server, for_two};

#[tokio::test]
async fn every_refusal_is_json_with_code_key_and_arguments() {
    let server = Server::new().await;
    let guest = server.guest("A").await;
    let answer = guest.get("/api/nothing").await;
    assert_eq!(answer.json(), json!({ "code": "no-route", "key": "net-no-route", "args": {} }));
    assert_eq!(answer.status.as_u16(), 404);
    assert_eq!(guest.delete("/api/tables").await.fault(), (405, "net-method".to_owned()));
    let answer = guest.post("/api/tables", json!({ "header": 1 })).await;
    assert_eq!(answer.fault(), (400, "net-request".to_owned()));
    assert!(answer.json()["args"]["reason"].as_str().is_some_and(|reason| reason.contains("header")));
}

#[tokio::test]
async fn what_is_no_json_or_says_it_is_none_is_refused() {
    let server = Server::new().await;
    let guest = server.guest("A").await;
    for (kind, body) in
        [("application/json", "{"), ("application/json", ""), ("text/plain", "{\"name\":\"B\"}")]
    {
        let request = guest.request(Method::POST, "/api/me").header("content-type", kind);
        let answer = server.send(request.body(Body::from(body)).expect("a request")).await;
        assert_eq!(answer.fault(), (400, "net-request".to_owned()), "{kind} {body}");
    }
}

#[tokio::test]
async fn whatever_is_sent_is_answered_with_what_is_wrong_about_it() {
    let server = Server::new().await;
    let host = server.guest("H").await;
    let made = host.make_table(for_two()).await;
    let table = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    let paths =
        ["/api/me", "/api/tables", "/api/replays", &format!("{table}/seats/B"), &format!("{table}/seats/A")];
    let deep = "[".repeat(100_000);
    let bodies: [&[u8]; 9] = [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b"{\"name\":{}}",
        b"\"\\ud800\"",
        b"1e999",
        deep.as_bytes(),
    ];
    for path in paths {
        for body in bodies {
            let request = host.request(Method::POST, path).header("content-type", "application/json");
            let answer = server.send(request.body(Body::from(body.to_vec())).expect("a request")).await;
            assert_eq!(
                answer.fault(),
                (400, "net-request".to_owned()),
                "{path} {:?}",
                &body[..body.len().min(20)]
            );
        }
    }
    let (live, behind) = (format!("{table}/live?seat=A"), format!("{table}/live?seat=A&from=-1"));
    for path in [
        live.as_str(),
        behind.as_str(),
        "/api",
        "/api/",
        "/api/%ff",
        "/api/tables/%ff",
        "/api/tables/%00",
        "/api//",
        "/api/tables/..%2f..",
        "/api/tables/x/seats/%ff",
    ] {
        let answer = host.get(path).await;
        assert!(answer.status.is_client_error() && answer.json()["key"].is_string(), "{path} {answer:?}");
    }
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused_with_the_limit() {
    let server = Server::new().await;
    let guest = server.guest("A").await;
    let answer = guest.post("/api/replays", json!({ "record": "x".repeat(BODY_LIMIT) })).await;
    assert_eq!(answer.fault(), (413, "net-too-large".to_owned()));
    assert_eq!(answer.json()["args"]["limit"], "1024");
}

#[tokio::test]
async fn every_answer_has_the_security_headers() {
    let server = Server::new().await;
    for path in ["/api/health", "/api/nothing", "/api/tables/none"] {
        let answer = server.stranger().get(path).await;
        let policy = answer.headers["content-security-policy"].to_str().expect("a text");
        assert!(
            policy.contains("default-src 'self'") && policy.contains("script-src 'self' 'wasm-unsafe-eval'")
        );
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers["cache-control"], "no-store");
    }
}

#[tokio::test]
async fn who_asks_too_often_waits_and_nobody_else_does() {
    let server = Server::with(Settings::default()).await;
    let (hasty, calm) = (server.guest("Hasty").await, server.guest("Calm").await);
    let mut refused = None;
    for _ in 0..1000 {
        let answer = hasty.get("/api/me").await;
        if answer.status.as_u16() != 200 {
            refused = Some(answer);
            break;
        }
    }
    assert_eq!(refused.map(|answer| answer.fault()), Some((429, "net-too-fast".to_owned())));
    assert_eq!(calm.get("/api/me").await.done()["guest"]["name"], "Calm");
}

#[tokio::test]
async fn nobody_gets_out_of_the_limits_by_taking_one_name_after_another() {
    let server = Server::with(Settings::default()).await;
    let stranger = server.stranger();
    let mut names = 0;
    for _ in 0..100 {
        let answer = stranger.post("/api/me", json!({ "name": "Ada" })).await;
        names += usize::from(answer.status == 200);
        assert!(answer.status == 200 || answer.fault().1 == "net-too-fast");
    }
    assert!((7..50).contains(&names), "{names}");
}

#[tokio::test]
async fn nobody_makes_more_tables_than_a_day_allows() {
    let server = Server::with(Settings::default()).await;
    let (busy, fresh) = (server.guest("Busy").await, server.guest("Fresh").await);
    let (mut made, mut refused) = (0, None);
    while refused.is_none() {
        let answer = busy.post("/api/tables", for_two()).await;
        match answer.status.as_u16() {
            200 => made += 1,
            // Asking so often is refused as well; the tables are counted all the same.
            429 if answer.fault().1 == "net-too-fast" => {
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
            _ => refused = Some(answer),
        }
    }
    let refused = refused.expect("refused in the end");
    assert_eq!((made, refused.fault()), (100, (429, "net-too-many".to_owned())));
    assert_eq!(refused.json()["args"]["limit"], "100");
    fresh.make_table(for_two()).await;
}
