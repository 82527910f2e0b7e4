//! The database: `SQLite`, one file in the data folder.

mod connect;
mod entries;
mod error;
mod guests;
mod rows;
mod seats;
mod tables;
mod upkeep;
pub(crate) mod writer;

use connect::options;
pub use error::OpenError;
pub(crate) use error::StoreError;
pub(crate) use rows::{CardRow, EntryRow, GuestRow, SeatKind, SeatRow, TableRow, TableState};
pub(crate) use seats::Claim;
pub(crate) use tables::{NewSeat, NewTable};

use std::path::Path;
use std::time::SystemTime;

use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;

use writer::Writer;

/// The database; cheap to clone.
#[derive(Clone)]
pub(crate) struct Store {
    pool: SqlitePool,
    /// Entries of running tables are written through it.
    pub(crate) writer: Writer,
}

const FILE: &str = "summiteer.db";

impl Store {
    /// Opens the database in this folder, or makes it.
    ///
    /// # Errors
    /// If it is damaged, of a newer program, or cannot be written.
    pub(crate) async fn open(folder: &Path) -> Result<Self, OpenError> {
        Self::with(options(&folder.join(FILE))).await
    }

    /// The same with other settings of the connections.
    ///
    /// # Errors
    /// Those of [`Store::open`].
    async fn with(options: SqliteConnectOptions) -> Result<Self, OpenError> {
        let path = options.get_filename().to_owned();
        let pool = connect::connect(options.clone()).await?;
        let writer = Writer::start(options).await.map_err(|error| OpenError::of_database(path, &error))?;
        Ok(Self { pool, writer })
    }

    /// A database in this folder that takes no more than this many pages.
    #[cfg(test)]
    pub(crate) async fn on_a_disk_of(folder: &Path, pages: u32) -> Result<Self, OpenError> {
        Self::with(options(&folder.join(FILE)).pragma("max_page_count", pages.to_string())).await
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

/// The seconds of a day.
const DAY: i64 = 24 * 60 * 60;

/// Seconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |time| time.as_secs().cast_signed())
}
