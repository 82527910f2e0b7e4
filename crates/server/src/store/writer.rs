//! Appends entries to the records of running tables.

use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;

use super::{StoreError, TableState, now};

/// Writes entries; cheap to clone.
#[derive(Clone)]
pub(crate) struct Writer {
    pool: SqlitePool,
}

/// Entries to append.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    /// The number of the first of them.
    pub(crate) from: u64,
    pub(crate) lines: Vec<String>,
    /// The sender's own name of what it asked for.
    pub(crate) request: Option<String>,
    /// Whether the game is over with them.
    pub(crate) finish: bool,
}

/// Entries are on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Appended {
    /// How many entries the table has now.
    pub(crate) number: u64,
}

impl Writer {
    /// A writer with its own connection.
    pub(super) async fn start(options: SqliteConnectOptions) -> Result<Self, sqlx::Error> {
        Ok(Self { pool: SqlitePool::connect_with(options).await? })
    }

    /// Appends entries; returns when they are on the disk.
    ///
    /// # Errors
    /// If one of the numbers, or the request, is stored already, or the disk is full.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let mut change = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let mut number = append.from;
        for (line, last) in append.lines.iter().zip((0..append.lines.len()).rev()) {
            sqlx::query("INSERT INTO entries (table_id, number, line, request) VALUES (?, ?, ?, ?)")
                .bind(&append.table)
                .bind(number.cast_signed())
                .bind(line)
                .bind(append.request.as_ref().filter(|_| last == 0))
                .execute(&mut *change)
                .await?;
            number += 1;
        }
        let state = if append.finish { TableState::Over } else { TableState::Running };
        sqlx::query("UPDATE tables SET state = ?, changed = ? WHERE id = ?")
            .bind(state)
            .bind(now())
            .bind(&append.table)
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(Appended { number })
    }
}
