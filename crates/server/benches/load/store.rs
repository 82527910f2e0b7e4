//! A server with many stored games.

use std::time::{Duration, Instant};

use anyhow::Result;
use summiteer_client::Guest;

use crate::print::{head, milliseconds, quantile, row};
use crate::server::Server;
use crate::stored;

const TABLES: usize = 10_000;
const RUNS: usize = 7;
/// How many finished games are opened.
const OPENED: usize = 100;

pub(crate) async fn measure() -> Result<()> {
    let data = tempfile::tempdir()?;
    let first = Server::start(data.path()).await?;
    let mut guest = Guest::new(first.address, "Ada").await?;
    drop(first);
    let game = stored::game()?;
    stored::put(data.path(), TABLES, "over", &game).await?;
    head(&format!("K2, {TABLES} stored games of {} entries", game.len()), "median");
    let mut starts = Vec::new();
    for _ in 0..RUNS {
        starts.push(Server::start(data.path()).await?.started);
    }
    row("start, up to the first answer", &milliseconds(median(starts)));
    let server = Server::start(data.path()).await?;
    guest.address = server.address;
    let (mut seen, mut read, mut listed) = (Vec::new(), Vec::new(), Vec::new());
    for table in 0..OPENED {
        let table = format!("table-{}", table * (TABLES / OPENED));
        let begin = Instant::now();
        guest.sit(&table, 'A', 0).await?.state().await?;
        seen.push(begin.elapsed());
        let begin = Instant::now();
        guest.get(&format!("/api/tables/{table}/record")).await?;
        read.push(begin.elapsed());
        let begin = Instant::now();
        guest.get("/api/tables").await?.done()?;
        listed.push(begin.elapsed());
    }
    row("a finished game opened at its table, with its whole log", &milliseconds(median(seen)));
    row("the record of a finished game", &milliseconds(median(read)));
    row("the list of tables", &milliseconds(median(listed)));
    Ok(())
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    quantile(&times, 0.5)
}
