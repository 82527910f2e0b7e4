use axum::http::Method;
use axum::http::header::{ORIGIN, SET_COOKIE};
use serde_json::json;

use crate::testing::Server;

#[tokio::test]
async fn a_guest_is_known_by_a_cookie_that_no_script_can_read() {
    let server = Server::new().await;
    let answer = server.stranger().post("/api/me", json!({ "name": "  Žofie " })).await;
    assert_eq!(answer.done(), json!({ "guest": { "name": "Žofie" } }));
    let cookie = answer.headers[SET_COOKIE].to_str().expect("a text");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
}

#[tokio::test]
async fn over_a_secure_connection_the_cookie_stays_on_secure_ones() {
    let server = Server::new().await;
    let mut request = server.stranger().request(Method::POST, "/api/me");
    request
        .headers_mut()
        .expect("a request")
        .insert(ORIGIN, "https://peak.example".parse().expect("a header"));
    let request = request.header("content-type", "application/json").body(r#"{"name":"A"}"#.into());
    let answer = server.send(request.expect("a request")).await;
    assert!(answer.headers[SET_COOKIE].to_str().expect("a text").contains("Secure"));
}

#[tokio::test]
async fn a_guest_may_take_another_name_and_stays_the_same_guest() {
    let server = Server::new().await;
    let guest = server.guest("Old").await;
    assert_eq!(server.stranger().get("/api/me").await.done(), json!({ "guest": null }));
    let again = guest.post("/api/me", json!({ "name": "New" })).await;
    let cookie = again.headers[SET_COOKIE].to_str().expect("a text");
    assert_eq!(cookie.split(';').next(), guest.cookie.as_deref());
    assert_eq!(guest.get("/api/me").await.done(), json!({ "guest": { "name": "New" } }));
}

#[tokio::test]
async fn a_forged_cookie_is_nobodys() {
    let server = Server::new().await;
    let mut guest = server.guest("A").await;
    let (other, cookie) = (server.guest("B").await, guest.cookie.clone().expect("a cookie"));
    let id = |cookie: &str| cookie.rsplit('=').next().map(|value| value[value.len() - 22..].to_owned());
    let forged =
        cookie.replace(&id(&cookie).expect("an id"), &id(&other.cookie.expect("a cookie")).expect("an id"));
    assert_ne!(forged, cookie);
    for cookie in [forged, "summiteer_guest=".to_owned(), "summiteer_guest=%00".to_owned()] {
        guest.cookie = Some(cookie);
        assert_eq!(guest.get("/api/me").await.done(), json!({ "guest": null }));
    }
}

#[tokio::test]
async fn what_is_no_name_is_refused_with_what_would_be() {
    let server = Server::new().await;
    for name in ["", " ", "a\nplayer B: me", &"x".repeat(25)] {
        let answer = server.stranger().post("/api/me", json!({ "name": name })).await;
        assert_eq!(answer.fault(), (400, "net-name".to_owned()), "{name:?}");
        assert_eq!(answer.json()["args"]["longest"], "24");
        assert!(answer.headers.get(SET_COOKIE).is_none());
    }
}
