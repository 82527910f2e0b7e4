//! Somebody with a name.

use std::net::SocketAddr;

use anyhow::{Context, Result, ensure};
use serde_json::{Map, Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN};

use crate::http::{self, Answer};
use crate::live::Live;

/// A guest of a server.
#[derive(Clone, Debug)]
pub struct Guest {
    /// Where the server is; change it when the server has moved.
    pub address: SocketAddr,
    cookie: Option<String>,
}

impl Guest {
    /// Somebody who has not said a name.
    pub fn stranger(address: SocketAddr) -> Self {
        Self { address, cookie: None }
    }

    /// Somebody who says this name.
    ///
    /// # Errors
    /// If the server does not take it.
    pub async fn new(address: SocketAddr, name: &str) -> Result<Self> {
        let answer = Self::stranger(address).post("/api/me", &json!({ "name": name })).await?;
        answer.done()?;
        Ok(Self { address, cookie: Some(answer.cookie.context("a cookie")?) })
    }

    /// Asks for something.
    ///
    /// # Errors
    /// If there is no answer.
    pub async fn get(&self, path: &str) -> Result<Answer> {
        http::send(self.address, "GET", path, self.cookie.as_deref(), "").await
    }

    /// Has something done.
    ///
    /// # Errors
    /// If there is no answer.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Answer> {
        self.ask("POST", path, body).await
    }

    /// Has something done by another method, such as `PUT`.
    ///
    /// # Errors
    /// If there is no answer.
    pub async fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Answer> {
        http::send(self.address, method, path, self.cookie.as_deref(), &body.to_string()).await
    }

    /// Goes to a table as this seat, with this many entries of its log.
    ///
    /// # Errors
    /// If the server does not let the guest in.
    pub async fn sit(&self, table: &str, seat: char, from: usize) -> Result<Live> {
        self.live(table, &format!("seat={seat}&from={from}")).await
    }

    /// Goes to a table to watch it.
    ///
    /// # Errors
    /// If the server does not let the guest in.
    pub async fn watch(&self, table: &str, token: &str) -> Result<Live> {
        self.live(table, &format!("spectate={token}")).await
    }

    /// Goes to a table with this query.
    ///
    /// # Errors
    /// If the server does not let the guest in.
    pub async fn live(&self, table: &str, query: &str) -> Result<Live> {
        let address = self.address;
        let mut request = format!("ws://{address}/api/tables/{table}/live?{query}").into_client_request()?;
        request.headers_mut().insert(ORIGIN, format!("http://{address}").parse()?);
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(COOKIE, cookie.parse()?);
        }
        Live::connect(address, request).await
    }
}

/// A table of this set-up that has begun: the guests sit in order from A on, then the bots. Answers its id.
///
/// # Errors
/// If the server does not do it.
pub async fn make_table(guests: &[&Guest], header: &str, bots: &[&str]) -> Result<String> {
    let letter = |index: usize| char::from(b'A' + index as u8).to_string();
    let named = bots.iter().enumerate().map(|(index, bot)| (letter(guests.len() + index), json!(bot)));
    let bots: Map<String, Value> = named.collect();
    let (host, others) = guests.split_first().context("a host")?;
    let wanted = json!({ "header": header, "bots": bots, "public": false, "nonce": nonce('a') });
    let made = host.post("/api/tables", &wanted).await?.done()?;
    let id = made["id"].as_str().context("an id")?;
    for (index, guest) in others.iter().enumerate() {
        let seat = letter(index + 1);
        let claim = json!({ "invite": made["invitations"][&seat], "nonce": nonce('b') });
        guest.post(&format!("/api/tables/{id}/seats/{seat}"), &claim).await?.done()?;
    }
    let begun = host.post(&format!("/api/tables/{id}/start"), &json!({})).await?.done()?;
    ensure!(begun["state"] == "running", "{begun}");
    Ok(id.to_owned())
}

/// A nonce; nobody here cheats.
fn nonce(digit: char) -> String {
    digit.to_string().repeat(32)
}
