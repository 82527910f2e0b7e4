//! Somebody who plays a whole game, whatever becomes of the connection.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use summiteer_rules::core::{NumberSource, SplitMix};
use tokio::time::{Instant, sleep, timeout_at};

use crate::{Guest, Live, Reply};

/// How long a player tries to come back.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a player waits for others: as long as it takes.
const FOREVER: Duration = Duration::from_secs(24 * 60 * 60);

/// A player at a table.
pub struct Player {
    guest: Guest,
    table: String,
    seat: char,
    /// Of how many requests one is sent over a connection that breaks; 0 for never.
    breaks: u32,
    numbers: SplitMix,
    live: Option<Live>,
    /// All that was acknowledged: the request's id, and how many entries the table then had.
    pub acknowledged: Vec<(String, u64)>,
    /// The log, put together from what was sent.
    pub log: Vec<Value>,
}

impl Player {
    /// A player who has not come to the table yet. Another `seed` breaks other connections.
    pub fn new(guest: Guest, table: &str, seat: char, breaks: u32, seed: u64) -> Self {
        let (table, numbers) = (table.to_owned(), SplitMix(seed));
        Self { guest, table, seat, breaks, numbers, live: None, acknowledged: Vec::new(), log: Vec::new() }
    }

    /// Plays until the game is over, or as many requests as that were acknowledged; answers the last state.
    ///
    /// # Errors
    /// If the server is gone for good, or answers what it must not.
    pub async fn play(&mut self, requests: usize, mut choose: impl FnMut(&Value) -> String) -> Result<Value> {
        loop {
            let state = self.newest().await?;
            if state["over"] == true || self.acknowledged.len() >= requests {
                return Ok(state);
            }
            let due = state["due"].as_array().context("who is due")?;
            if due.iter().any(|seat| *seat == json!(self.seat.to_string())) {
                self.request(&choose(&state)).await?;
            }
        }
    }

    /// The next state that is no older than the last acknowledgement. One that is older was on its way already, so a newer
    /// one must follow; where none does, something acknowledged is lost.
    async fn newest(&mut self) -> Result<Value> {
        let (_, known) = self.acknowledged.last().cloned().unwrap_or_default();
        let mut behind: Option<Instant> = None;
        loop {
            let end = behind.map_or_else(|| Instant::now() + FOREVER, |since| since + PATIENCE);
            let live = self.live().await?;
            match timeout_at(end, live.state()).await {
                Ok(Ok(state)) => {
                    self.note(&state)?;
                    if state["number"].as_u64() >= Some(known) {
                        return Ok(state);
                    }
                    behind = behind.or_else(|| Some(Instant::now()));
                }
                Ok(Err(_)) => self.live = None,
                Err(_) => bail!("{known} entries were acknowledged, but the table has {}", self.log.len()),
            }
        }
    }

    /// Puts the log together, and makes sure that nothing is missing.
    fn note(&mut self, state: &Value) -> Result<()> {
        let since = state["since"].as_u64().context("since")? as usize;
        anyhow::ensure!(since <= self.log.len(), "entries {} to {since} were never sent", self.log.len());
        self.log.truncate(since);
        self.log.extend(state["log"].as_array().context("a log")?.iter().cloned());
        anyhow::ensure!(state["number"] == json!(self.log.len()), "the log has another length than it says");
        Ok(())
    }

    /// Sends a request until it is acknowledged.
    async fn request(&mut self, action: &str) -> Result<()> {
        let id = format!("{}-{}", self.seat, self.acknowledged.len());
        if self.breaks > 0 && self.numbers.below(self.breaks) == 0 {
            self.break_off(&id, action).await?;
        }
        loop {
            let live = self.live().await?;
            match live.act(&id, &[action]).await {
                Ok(Reply::Ack(number)) => {
                    self.acknowledged.push((id, number));
                    return Ok(());
                }
                Ok(answer) => bail!("{} {action}: {answer:?}", self.seat),
                Err(_) => self.live = None,
            }
        }
    }

    /// Sends a request, perhaps twice, and lets the connection break before or after the answer.
    async fn break_off(&mut self, id: &str, action: &str) -> Result<()> {
        let message = json!({ "type": "act", "id": id, "actions": [action] });
        let (times, waits) = (self.numbers.below(3), self.numbers.below(2) == 1);
        let live = self.live().await?;
        for _ in 0..times {
            // It may have broken by itself.
            drop(live.say(&message).await);
        }
        if waits && times > 0 {
            drop(live.hear_text().await);
        }
        self.live = None;
        Ok(())
    }

    async fn live(&mut self) -> Result<&mut Live> {
        let end = Instant::now() + PATIENCE;
        while self.live.is_none() {
            match self.guest.sit(&self.table, self.seat, self.log.len()).await {
                Ok(live) => self.live = Some(live),
                Err(error) if Instant::now() > end => return Err(error),
                Err(_) => sleep(Duration::from_millis(20)).await,
            }
        }
        self.live.as_mut().context("a connection")
    }
}
