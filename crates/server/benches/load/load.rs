//! Many people who act as fast as they are answered.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::json;
use summiteer_client::{Guest, Live, make_table};
use summiteer_rules::core::{NumberSource, SplitMix};
use tokio::time::timeout_at;

use crate::print::{head, milliseconds, quantile, row};
use crate::server::Server;

/// How long each load lasts.
const LENGTH: Duration = Duration::from_secs(6);

const GAMES: [(&str, &str); 2] = [
    ("K2", "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 2\n\n"),
    ("Gipfelstürmer", "summit 1\ngame: gipfel\nboard: gipfel\nseats: 2\n\n"),
];

pub(crate) async fn measure() -> Result<()> {
    for (game, header) in GAMES {
        for tables in [20, 200] {
            head(&format!("{game}, {tables} tables of 2 seats, all act at once"), "");
            let data = tempfile::tempdir()?;
            let server = Server::start(data.path()).await?;
            let mut times = load(&server, header, tables).await?;
            times.sort();
            let each_second = times.len() as f64 / LENGTH.as_secs_f64();
            row("acknowledged actions a second, each on the disk", &format!("{each_second:.0}"));
            row("from sending to acknowledgement, median", &milliseconds(quantile(&times, 0.5)));
            row("99 of 100 are faster", &milliseconds(quantile(&times, 0.99)));
        }
    }
    Ok(())
}

/// How long each acknowledgement took.
async fn load(server: &Server, header: &'static str, tables: usize) -> Result<Vec<Duration>> {
    let mut seats = Vec::new();
    for _ in 0..tables {
        let guests = [Guest::new(server.address, "Ada").await?, Guest::new(server.address, "Ben").await?];
        let table = make_table(&[&guests[0], &guests[1]], header, &[]).await?;
        for (guest, seat) in guests.into_iter().zip(['A', 'B']) {
            seats.push((guest.sit(&table, seat, usize::MAX).await?, seat));
        }
    }
    let end = Instant::now() + LENGTH;
    let tasks = seats.into_iter().enumerate().map(|(number, (live, seat))| {
        tokio::spawn(async move {
            let mut player = Player { live, seat, numbers: SplitMix(number as u64), times: Vec::new() };
            // A game that is over earlier leaves its connection without a word: that is waited for until the end.
            timeout_at(end.into(), player.play()).await.unwrap_or(Ok(())).map(|()| player.times)
        })
    });
    let mut times = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        times.extend(task.await??);
    }
    Ok(times)
}

/// Somebody who chooses at random. Messages are searched instead of read, to leave the machine to the server.
struct Player {
    live: Live,
    seat: char,
    numbers: SplitMix,
    times: Vec<Duration>,
}

impl Player {
    async fn play(&mut self) -> Result<()> {
        let mut acknowledged = 0;
        loop {
            let message = self.live.hear_text().await?;
            if message.starts_with(r#"{"type":"state""#)
                && number(&message)? >= acknowledged
                && let Some(action) = self.choose(&message)?
            {
                acknowledged = self.act(&action).await?;
            }
        }
    }

    /// One of the legal actions, if it is this seat's turn.
    fn choose(&mut self, state: &str) -> Result<Option<String>> {
        let due = part(state, r#""due":["#, "]")?;
        if !due.contains(self.seat) {
            return Ok(None);
        }
        let legal: Vec<&str> = part(state, r#""legal":["#, "]")?.split(r#"{"text":""#).skip(1).collect();
        let chosen = legal[self.numbers.below(legal.len() as u32) as usize];
        Ok(chosen.split_once('"').map(|(text, _)| text.to_owned()))
    }

    async fn act(&mut self, action: &str) -> Result<u64> {
        let begin = Instant::now();
        let id = self.times.len().to_string();
        self.live.say(&json!({ "type": "act", "id": id, "actions": [action] })).await?;
        loop {
            let message = self.live.hear_text().await?;
            if message.starts_with(r#"{"type":"ack""#) {
                self.times.push(begin.elapsed());
                return number(&message);
            }
            anyhow::ensure!(!message.starts_with(r#"{"type":"error""#), "{message}");
            anyhow::ensure!(!message.starts_with(r#"{"type":"refused""#), "{action}: {message}");
        }
    }
}

fn number(message: &str) -> Result<u64> {
    let number = message.split_once(r#""number":"#).context("a number")?.1;
    Ok(number.split(|letter: char| !letter.is_ascii_digit()).next().unwrap_or_default().parse()?)
}

/// What stands between these two.
fn part<'a>(message: &'a str, begin: &str, end: &str) -> Result<&'a str> {
    let (_, rest) = message.split_once(begin).with_context(|| format!("{begin} in {message}"))?;
    Ok(rest.split_once(end).map_or(rest, |(part, _)| part))
}
