//! The database: `SQLite`, one file in the data folder.

mod entries;
mod error;
mod guests;
mod rows;
mod seats;
mod tables;
pub(crate) mod writer;

pub use error::OpenError;
pub(crate) use error::StoreError;
pub(crate) use rows::{CardRow, EntryRow, GuestRow, SeatKind, SeatRow, TableRow, TableState};
pub(crate) use seats::Claim;
pub(crate) use tables::{NewSeat, NewTable};

use std::path::Path;
use std::time::{Duration, SystemTime};

use sqlx::SqlitePool;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use writer::Writer;

/// The database; cheap to clone.
#[derive(Clone)]
pub(crate) struct Store {
    pool: SqlitePool,
    /// Entries of running tables are written through it.
    pub(crate) writer: Writer,
}

static MIGRATIONS: Migrator = sqlx::migrate!();

const FILE: &str = "summiteer.db";

impl Store {
    /// Opens the database in this folder, or makes it.
    ///
    /// # Errors
    /// If it is damaged, of a newer program, or cannot be written.
    pub(crate) async fn open(folder: &Path) -> Result<Self, OpenError> {
        let path = folder.join(FILE);
        let options = options(&path);
        let database = |error| OpenError::of_database(path.clone(), &error);
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await;
        let pool = pool.map_err(database)?;
        MIGRATIONS.run(&pool).await.map_err(|error| OpenError::of(path.clone(), &error))?;
        let writer = Writer::start(options).await.map_err(database)?;
        Ok(Self { pool, writer })
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// If it does not.
    pub(crate) async fn check(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1 FROM tables LIMIT 1").execute(&self.pool).await?;
        Ok(())
    }
}

/// How every connection is made: what is committed is on the disk, not only in the system's memory.
fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .foreign_keys(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
}

/// Seconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |time| time.as_secs().cast_signed())
}
