//! A connection to a live table.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long the server may take to say something that is waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody at a live table.
pub struct Live {
    socket: WebSocketStream<TcpStream>,
    /// States that came while something else was waited for.
    states: VecDeque<Value>,
}

/// What came of a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// It is done; the table then had this many entries.
    Ack(u64),
    /// The rules do not allow it: the words.
    Refused(Value),
    /// It is none, or the server failed: the key of the text.
    Error(String),
}

impl Live {
    pub(crate) async fn connect(address: SocketAddr, request: Request) -> Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        // Thousands of these share a small machine with the server.
        let config = WebSocketConfig::default().read_buffer_size(16 << 10);
        let (socket, _) =
            timeout(PATIENCE, client_async_with_config(request, stream, Some(config))).await??;
        Ok(Self { socket, states: VecDeque::new() })
    }

    /// Sends a message as it is.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn send(&mut self, message: Message) -> Result<()> {
        Ok(self.socket.send(message).await?)
    }

    /// Sends JSON.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn say(&mut self, message: &Value) -> Result<()> {
        self.send(Message::text(message.to_string())).await
    }

    /// The next text, byte for byte.
    ///
    /// # Errors
    /// If the connection is gone, or nothing comes.
    pub async fn hear_text(&mut self) -> Result<String> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await?.context("the connection has ended")?? {
                Message::Text(text) => return Ok(text.to_string()),
                Message::Close(frame) => bail!("closed: {frame:?}"),
                Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_) => {}
            }
        }
    }

    /// The next message of one of these types; states that come before it are kept for [`Live::state`].
    ///
    /// # Errors
    /// If the connection is gone, or nothing comes.
    pub async fn hear(&mut self, types: &[&str]) -> Result<Value> {
        loop {
            let message: Value = serde_json::from_str(&self.hear_text().await?)?;
            if types.iter().any(|kind| message["type"] == *kind) {
                return Ok(message);
            }
            if message["type"] == "state" {
                self.states.push_back(message);
            }
        }
    }

    /// The next state.
    ///
    /// # Errors
    /// If the connection is gone, or nothing comes.
    pub async fn state(&mut self) -> Result<Value> {
        match self.states.pop_front() {
            Some(state) => Ok(state),
            None => self.hear(&["state"]).await,
        }
    }

    /// Does actions of the own seat, and waits for the answer.
    ///
    /// # Errors
    /// If the connection is gone, or nothing comes.
    pub async fn act(&mut self, id: &str, actions: &[&str]) -> Result<Reply> {
        self.say(&json!({ "type": "act", "id": id, "actions": actions })).await?;
        self.reply(id).await
    }

    /// Takes the own seat's last action back, and waits for the answer.
    ///
    /// # Errors
    /// If the connection is gone, or nothing comes.
    pub async fn undo(&mut self, id: &str) -> Result<Reply> {
        self.say(&json!({ "type": "undo", "id": id })).await?;
        self.reply(id).await
    }

    /// The first answer to this request.
    ///
    /// # Errors
    /// If the connection is gone, or nothing comes.
    pub async fn reply(&mut self, id: &str) -> Result<Reply> {
        loop {
            let answer = self.hear(&["ack", "refused", "error"]).await?;
            if answer["id"] == id {
                return reply(&answer);
            }
        }
    }

    /// Waits until the server closes the connection, and answers the code that it gives.
    ///
    /// # Errors
    /// If it does not, or gives none.
    pub async fn closed(&mut self) -> Result<u16> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await?.context("ended without a word")?? {
                Message::Close(frame) => return Ok(frame.context("closed without a code")?.code.into()),
                Message::Text(_)
                | Message::Binary(_)
                | Message::Ping(_)
                | Message::Pong(_)
                | Message::Frame(_) => {}
            }
        }
    }
}

fn reply(answer: &Value) -> Result<Reply> {
    if let Some(number) = answer["number"].as_u64() {
        return Ok(Reply::Ack(number));
    }
    Ok(match answer["key"].as_str() {
        Some(key) => Reply::Error(key.to_owned()),
        None => Reply::Refused(answer["refusal"].clone()),
    })
}
