//! One request over a connection of its own.

use std::net::SocketAddr;

use anyhow::{Context, Result};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// An answer to a request.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status, such as 200.
    pub status: u16,
    /// The cookie that it sets, as it is to be sent back.
    pub cookie: Option<String>,
    /// The body.
    pub text: String,
}

impl Answer {
    /// The body of a request that was done, as JSON.
    ///
    /// # Errors
    /// If it was not done, or the body is no JSON.
    pub fn done(&self) -> Result<Value> {
        anyhow::ensure!(self.status == 200, "status {}: {}", self.status, self.text);
        serde_json::from_str(&self.text).with_context(|| self.text.clone())
    }
}

/// Sends a request as the server's own page would.
///
/// # Errors
/// If the server is not there, or its answer is none of HTTP.
pub(crate) async fn send(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: &str,
) -> Result<Answer> {
    let mut stream = TcpStream::connect(address).await?;
    let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\nconnection: close\r\n{cookie}\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    read(&answer)
}

fn read(answer: &str) -> Result<Answer> {
    let (head, text) = answer.split_once("\r\n\r\n").with_context(|| format!("no answer: {answer:?}"))?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    Ok(Answer {
        status: status.with_context(|| format!("no status: {head}"))?,
        cookie: cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned),
        text: text.to_owned(),
    })
}
