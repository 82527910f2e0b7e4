//! Many people who act as fast as they are answered.

use std::sync::{Arc, Mutex};
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
            let (mut times, processor) = load(&server, header, tables).await?;
            times.sort();
            let each_second = times.len() as f64 / LENGTH.as_secs_f64();
            row("acknowledged actions a second, each on the disk", &format!("{each_second:.0}"));
            row("from sending to acknowledgement, median", &milliseconds(quantile(&times, 0.5)));
            row("99 of 100 are faster", &milliseconds(quantile(&times, 0.99)));
            if let Some(processor) = processor {
                let each = processor.as_secs_f64() * 1e6 / times.len() as f64;
                row("the server's processor time for an action", &format!("{each:.0} µs"));
            }
        }
    }
    Ok(())
}

/// How long each acknowledgement took, and the processor time that the server used for all of them.
async fn load(
    server: &Server,
    header: &'static str,
    tables: usize,
) -> Result<(Vec<Duration>, Option<Duration>)> {
    let mut pairs = Vec::new();
    for number in 0..tables {
        pairs.push(Pair::new(server, header, number as u64).await?);
    }
    let times = Times::default();
    let before = server.processor();
    let end = Instant::now() + LENGTH;
    let tasks = pairs.into_iter().map(|pair| tokio::spawn(pair.play_until(end, times.clone())));
    for task in tasks.collect::<Vec<_>>() {
        task.await??;
    }
    let used = server.processor().zip(before).map(|(after, before)| after.saturating_sub(before));
    let times = times.lock().map(|mut times| std::mem::take(&mut *times)).unwrap_or_default();
    Ok((times, used))
}

/// How long the acknowledgements took so far.
type Times = Arc<Mutex<Vec<Duration>>>;

/// Two people who play one game after another.
struct Pair {
    guests: [Guest; 2],
    header: &'static str,
    /// The game that they play now.
    seats: [Live; 2],
    seed: u64,
}

impl Pair {
    async fn new(server: &Server, header: &'static str, seed: u64) -> Result<Self> {
        let guests = [Guest::new(server.address, "Ada").await?, Guest::new(server.address, "Ben").await?];
        let seats = sit_down(&guests, header).await?;
        Ok(Self { guests, header, seats, seed })
    }

    async fn play_until(mut self, end: Instant, times: Times) -> Result<()> {
        let games = async {
            loop {
                let [ada, ben] = &mut self.seats;
                let player = |live, seat, seed| Player { live, seat, numbers: SplitMix(seed), times: &times };
                let (mut ada, mut ben) =
                    (player(ada, 'A', 2 * self.seed), player(ben, 'B', 2 * self.seed + 1));
                tokio::try_join!(ada.play(), ben.play())?;
                self.seats = sit_down(&self.guests, self.header).await?;
            }
        };
        timeout_at(end.into(), games).await.unwrap_or(Ok(()))
    }
}

async fn sit_down(guests: &[Guest; 2], header: &str) -> Result<[Live; 2]> {
    let table = make_table(&[&guests[0], &guests[1]], header, &[]).await?;
    Ok([guests[0].sit(&table, 'A', usize::MAX).await?, guests[1].sit(&table, 'B', usize::MAX).await?])
}

/// Somebody who chooses at random. Messages are searched instead of read, to leave the machine to the server.
struct Player<'a> {
    live: &'a mut Live,
    seat: char,
    numbers: SplitMix,
    times: &'a Times,
}

impl Player<'_> {
    /// Plays until the game is over.
    async fn play(&mut self) -> Result<()> {
        let mut acknowledged = 0;
        loop {
            let message = self.live.hear_text().await?;
            if !message.starts_with(r#"{"type":"state""#) || number(&message)? < acknowledged {
                continue;
            }
            if message.ends_with(r#""over":true}"#) {
                return Ok(());
            }
            if let Some(action) = self.choose(&message)? {
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
        let id = format!("{:x}", self.numbers.next_u64());
        self.live.say(&json!({ "type": "act", "id": id, "actions": [action] })).await?;
        loop {
            let message = self.live.hear_text().await?;
            if message.starts_with(r#"{"type":"ack""#) {
                self.times
                    .lock()
                    .map_err(|_| anyhow::anyhow!("another player failed"))?
                    .push(begin.elapsed());
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
