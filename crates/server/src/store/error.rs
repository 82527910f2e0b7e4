//! What can go wrong with the database.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;

/// Why something was not read or written.
#[derive(Clone, Debug)]
pub(crate) enum StoreError {
    /// The entry's number, or its request, is there already.
    Conflict,
    /// The disk is full.
    Full,
    /// The server is stopping.
    Closed,
    /// Anything else.
    Failed(Arc<sqlx::Error>),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            Some(fault) if fault.is_unique_violation() => Self::Conflict,
            Some(fault) if primary_code(fault) == Some(SQLITE_FULL) => Self::Full,
            Some(_) | None => Self::Failed(Arc::new(error)),
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => write!(f, "the entry is stored already"),
            Self::Full => write!(f, "the disk is full"),
            Self::Closed => write!(f, "the server is stopping"),
            Self::Failed(error) => write!(f, "{error}"),
        }
    }
}

/// Why the server cannot start on its data.
#[derive(Debug)]
pub enum OpenError {
    /// The folder, or a file in it, cannot be read or written.
    Folder(PathBuf, std::io::Error),
    /// Another server has the folder.
    InUse(PathBuf),
    /// The file is no database, or a damaged one.
    Damaged(PathBuf, String),
    /// A newer program has written the database.
    Newer(PathBuf),
    /// The disk is full.
    Full(PathBuf),
    /// Anything else.
    Failed(PathBuf, String),
}

impl std::error::Error for OpenError {}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(path, error) => {
                write!(f, "cannot use {} ({error}); choose another folder with --data", path.display())
            }
            Self::InUse(path) => write!(
                f,
                "another Summiteer keeps its tables in {}; stop that one, or choose another folder with --data",
                path.display()
            ),
            Self::Damaged(path, error) => write!(
                f,
                "the database {} is damaged ({error}); put a copy of it back, or move it away to start anew",
                path.display()
            ),
            Self::Newer(path) => write!(
                f,
                "the database {} is of a newer Summiteer; use that one, or another folder with --data",
                path.display()
            ),
            Self::Full(path) => {
                write!(
                    f,
                    "the disk of {} is full; make room, or choose another folder with --data",
                    path.display()
                )
            }
            Self::Failed(path, error) => {
                write!(f, "the database {} cannot be opened: {error}", path.display())
            }
        }
    }
}

impl OpenError {
    pub(super) fn of_migration(path: PathBuf, error: &MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(_) => Self::Newer(path),
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                Self::of_database(path, error)
            }
            error => Self::Damaged(path, error.to_string()),
        }
    }

    pub(super) fn of_database(path: PathBuf, error: &sqlx::Error) -> Self {
        match error.as_database_error().and_then(primary_code) {
            Some(SQLITE_CORRUPT | SQLITE_NOTADB) => Self::Damaged(path, error.to_string()),
            Some(SQLITE_FULL) => Self::Full(path),
            Some(_) | None => Self::Failed(path, error.to_string()),
        }
    }
}

// Codes of SQLite: https://sqlite.org/rescode.html
const SQLITE_CORRUPT: u32 = 11;
const SQLITE_FULL: u32 = 13;
const SQLITE_NOTADB: u32 = 26;

/// The code without what only says more about it.
fn primary_code(fault: &(dyn DatabaseError + 'static)) -> Option<u32> {
    fault.code()?.parse::<u32>().ok().map(|code| code & 0xff)
}
