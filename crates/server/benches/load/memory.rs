//! What tables and connections that nothing happens at cost.

use anyhow::Result;
use summiteer_client::Guest;

use crate::print::{head, row};
use crate::server::Server;
use crate::stored;

const TABLES: usize = 400;
/// More connections to each table, to tell the two apart.
const MORE: usize = 5;

pub(crate) async fn measure() -> Result<()> {
    head(&format!("K2, {TABLES} tables in mid-game that nobody acts at"), "memory");
    let data = tempfile::tempdir()?;
    let server = Server::start(data.path()).await?;
    let guest = Guest::new(server.address, "Ada").await?;
    let game = stored::game()?;
    let middle = middle(&game);
    stored::put(data.path(), TABLES, "running", &game[..middle]).await?;
    let empty = server.memory();
    let mut there = sit(&guest, 1).await?;
    let once = server.memory();
    there.extend(sit(&guest, MORE).await?);
    let often = server.memory();
    match (empty, once, often) {
        (Some(empty), Some(once), Some(often)) => {
            let connection = often.saturating_sub(once) as f64 / (TABLES * MORE) as f64;
            let table = once.saturating_sub(empty) as f64 / TABLES as f64 - connection;
            row("the server before", &format!("{:.1} MiB", empty as f64 / 1024.0));
            row(&format!("a table with {middle} entries"), &format!("{table:.1} KiB"));
            row("a connection", &format!("{connection:.1} KiB"));
        }
        _ => row("this system does not tell", "-"),
    }
    Ok(())
}

/// A place in the middle where somebody has to decide.
fn middle(game: &[String]) -> usize {
    (game.len() / 2..game.len()).find(|place| !game[*place].starts_with("chance")).unwrap_or(game.len())
}

async fn sit(guest: &Guest, times: usize) -> Result<Vec<summiteer_client::Live>> {
    let mut there = Vec::new();
    for table in 0..TABLES {
        for _ in 0..times {
            let mut live = guest.sit(&format!("table-{table}"), 'A', 0).await?;
            live.state().await?;
            there.push(live);
        }
    }
    Ok(there)
}
