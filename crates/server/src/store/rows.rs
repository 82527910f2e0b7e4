//! What the database keeps.

use sqlx::FromRow;

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::Type, serde::Serialize)]
#[sqlx(rename_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub(crate) enum TableState {
    /// Seats can be taken.
    Open,
    /// It is played.
    Running,
    /// It is finished; its secret is known.
    Over,
    /// A finished game from elsewhere, to be watched.
    Replay,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::Type, serde::Serialize)]
#[sqlx(rename_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatKind {
    /// Nobody yet.
    Open,
    /// A guest.
    Person,
    /// A bot of the server.
    Bot,
}

/// Somebody with a name.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct GuestRow {
    pub(crate) id: String,
    pub(crate) name: String,
}

/// A table.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    /// The guest that made it.
    pub(crate) host: String,
    /// The set-up as the head of a `.summit` text.
    pub(crate) header: String,
    pub(crate) public: bool,
    pub(crate) state: TableState,
    /// What its chance comes from (32 bytes); nobody is told before the table is over.
    pub(crate) secret: Option<Vec<u8>>,
    /// SHA-256 of the secret, in hexadecimal digits.
    pub(crate) commitment: Option<String>,
    /// When it last changed, in seconds since 1970.
    pub(crate) changed: i64,
}

/// A seat of a table.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct SeatRow {
    /// Its letter.
    pub(crate) seat: String,
    pub(crate) kind: SeatKind,
    /// The guest that sits there.
    pub(crate) guest: Option<String>,
    /// The guest's name.
    pub(crate) name: Option<String>,
    pub(crate) bot: Option<String>,
    /// What its person gave to the chance of the table, as hexadecimal digits.
    pub(crate) nonce: Option<String>,
}

/// A stored line of a table's record.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct EntryRow {
    pub(crate) line: String,
    /// The sender's own name of what it asked for, at the last entry that this brought.
    pub(crate) request: Option<String>,
}
