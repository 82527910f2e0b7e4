//! Tables put into a database as they stand, faster than they could be played.

use std::path::Path;

use anyhow::{Context, Result};
use sqlx::{Connection, SqliteConnection};
use summiteer_rules::core::{SplitMix, Turn};
use summiteer_tables::open;

const HEADER: &str = "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 2\n\n";

/// A whole game of K2 as lines of its record.
pub(crate) fn game() -> Result<Vec<String>> {
    let mut table = open(HEADER)?;
    let mut numbers = SplitMix(1);
    loop {
        match table.turn() {
            Turn::Over => return Ok(table.lines(0)),
            Turn::Chance => {
                table.deal(&mut numbers);
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().context("somebody is due")?;
                let action = table.bot_move(seat, "random", &mut numbers)?;
                table.play(&format!("{seat} {action}"))?;
            }
        }
    }
}

/// Puts as many tables with this record into the database of this folder, `table-0` and so on; A is the only guest.
pub(crate) async fn put(data: &Path, tables: usize, state: &str, lines: &[String]) -> Result<()> {
    let database = format!("sqlite:{}", data.join("summiteer.db").display());
    let mut database = SqliteConnection::connect(&database).await?;
    let mut change = database.begin().await?;
    let guest: String = sqlx::query_scalar("SELECT id FROM guests").fetch_one(&mut *change).await?;
    let lines = serde_json::to_string(lines)?;
    for table in 0..tables {
        let id = format!("table-{table}");
        let row = "INSERT INTO tables (id, host, header, public, state, secret, commitment, created, changed) \
                   VALUES (?, ?, ?, 0, ?, zeroblob(32), '', 0, 0)";
        sqlx::query(row).bind(&id).bind(&guest).bind(HEADER).bind(state).execute(&mut *change).await?;
        let row = "INSERT INTO seats (table_id, seat, kind, guest, nonce) VALUES (?, 'A', 'person', ?, '')";
        sqlx::query(row).bind(&id).bind(&guest).execute(&mut *change).await?;
        let rows = "INSERT INTO entries (table_id, number, line, request) \
                    SELECT ?, key, value, 'A request-' || key FROM json_each(?)";
        sqlx::query(rows).bind(&id).bind(&lines).execute(&mut *change).await?;
    }
    Ok(change.commit().await?)
}
