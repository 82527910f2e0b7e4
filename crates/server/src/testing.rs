//! A server for tests, asked without a network.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

use crate::Settings;
use crate::app::AppState;
use crate::guests::SecretKey;
use crate::store::Store;

/// A server with a data folder of its own.
pub(crate) struct Server {
    pub(crate) app: AppState,
    router: Router,
    pub(crate) data: TempDir,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The JSON of a request that was done.
    pub(crate) fn done(&self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{self:?}");
        self.json()
    }

    /// The status and the text key of one that was not.
    pub(crate) fn fault(&self) -> (u16, String) {
        let key = self.json()["key"].as_str().unwrap_or_else(|| panic!("{self:?}")).to_owned();
        (self.status.as_u16(), key)
    }
}

impl Server {
    /// With settings that let tests ask as often as they like.
    pub(crate) async fn new() -> Self {
        Self::with(Settings { pace: std::time::Duration::ZERO, limits: false, ..Settings::default() }).await
    }

    pub(crate) async fn with(settings: Settings) -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let app = AppState::open(data.path(), settings).await.expect("a new database");
        Self { router: crate::api::router(app.clone()), app, data }
    }

    /// Its database takes no more than this many pages.
    pub(crate) async fn on_a_disk_of(pages: u32) -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let key = SecretKey::open(data.path()).expect("a new key");
        let store = Store::on_a_disk_of(data.path(), pages).await.expect("a new database");
        let lock = crate::lock::take(data.path()).expect("a free folder");
        let app = AppState::new(store, key, lock, Settings { limits: false, ..Settings::default() });
        Self { router: crate::api::router(app.clone()), app, data }
    }

    /// The same data, opened by a program that has just been started.
    pub(crate) async fn restarted(self) -> Self {
        let Self { app, router, data } = self;
        let settings = app.settings;
        drop((app, router));
        let app = AppState::open(data.path(), settings).await.expect("its own database");
        Self { router: crate::api::router(app.clone()), app, data }
    }

    /// Sends a request as it is.
    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let answer = self.router.clone().oneshot(request).await.expect("an answer");
        let (parts, body) = answer.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.expect("a body");
        let text = String::from_utf8(bytes.to_vec()).expect("a text");
        Answer { status: parts.status, headers: parts.headers, text }
    }

    /// Somebody who has said a name.
    pub(crate) async fn guest(&self, name: &str) -> Guest<'_> {
        let stranger = self.stranger();
        let answer = stranger.ask(Method::POST, "/api/me", Some(json!({ "name": name }))).await;
        assert_eq!(answer.done()["guest"]["name"], name);
        let cookie = answer.headers[SET_COOKIE].to_str().expect("a text");
        let cookie = cookie.split(';').next().map(str::to_owned);
        Guest { cookie, ..stranger }
    }

    /// Somebody without a name.
    pub(crate) fn stranger(&self) -> Guest<'_> {
        Guest { server: self, cookie: None }
    }
}

/// Somebody who asks a server, from its own page.
pub(crate) struct Guest<'a> {
    server: &'a Server,
    pub(crate) cookie: Option<String>,
}

impl Guest<'_> {
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, Some(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.ask(Method::DELETE, path, None).await
    }

    pub(crate) async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let request = self.request(method, path).header(CONTENT_TYPE, "application/json");
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        self.server.send(request.body(body).expect("a request")).await
    }

    /// A request with what a browser adds to it.
    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path);
        let request = request.header(HOST, "peak.example").header(ORIGIN, "http://peak.example");
        match &self.cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        }
    }

    /// A new table.
    pub(crate) async fn make_table(&self, wanted: Value) -> Value {
        self.post("/api/tables", wanted).await.done()
    }
}

/// The head of a record of the dice game.
pub(crate) fn header(seats: u8) -> String {
    format!("summit 1\ngame: gipfel\nboard: gipfel\nseats: {seats}\n\n")
}

/// A nonce that nobody would call random.
pub(crate) fn nonce(digit: char) -> String {
    digit.to_string().repeat(32)
}

/// What makes a table of the dice game with seats for two people.
pub(crate) fn for_two() -> Value {
    json!({ "header": header(2), "bots": {}, "public": false, "nonce": nonce('a') })
}

/// The record of a whole game among bots.
pub(crate) fn finished() -> String {
    use summiteer_rules::core::{SplitMix, Turn};
    let mut table = summiteer_tables::open(&header(2)).expect("a set-up");
    let mut numbers = SplitMix(1);
    loop {
        match table.turn() {
            Turn::Chance => assert!(table.deal(&mut numbers)),
            Turn::Over => return table.text(),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody is due");
                let action = table.bot_move(seat, "rusher", &mut numbers).expect("a move");
                assert_eq!(table.play(&format!("{seat} {action}")), Ok(None));
            }
        }
    }
}
