//! A table as whoever asks may know it.

use std::collections::BTreeMap;

use serde::Serialize;
use summiteer_rules::core::Header;

use crate::access::{Caller, Place};
use crate::app::AppState;
use crate::error::{ApiError, Problem};
use crate::store::{CardRow, SeatKind, SeatRow, TableState};

/// A table in a list.
#[derive(Debug, Serialize)]
pub(super) struct Card {
    id: String,
    game: String,
    board: String,
    seats: Seats,
    state: TableState,
    /// The name of whoever made it.
    host: String,
    /// In seconds since 1970.
    changed: i64,
}

#[derive(Debug, Serialize)]
struct Seats {
    taken: i64,
    total: i64,
}

impl Seats {
    /// The seats of a game from elsewhere, whose people are no guests here.
    fn all_taken(header: &Header) -> Self {
        let total = header.get("seats").and_then(|seats| seats.parse().ok()).unwrap_or_default();
        Self { taken: total, total }
    }
}

impl From<CardRow> for Card {
    fn from(row: CardRow) -> Self {
        let header = Header::read(&row.header).map(|(header, _)| header).unwrap_or_default();
        let field = |key| header.get(key).unwrap_or_default().to_owned();
        let seats = match row.state {
            TableState::Open | TableState::Running | TableState::Over => {
                Seats { taken: row.taken, total: row.total }
            }
            TableState::Replay => Seats::all_taken(&header),
        };
        let (game, board) = (field("game"), field("board"));
        Self { id: row.id, game, board, seats, state: row.state, host: row.host, changed: row.changed }
    }
}

/// A table.
#[derive(Debug, Serialize)]
pub(super) struct Detail {
    id: String,
    game: String,
    /// The set-up as the head of a record.
    header: String,
    state: TableState,
    public: bool,
    /// Whether whoever asks made it.
    host: bool,
    seats: Vec<Seat>,
    /// SHA-256 of the secret that its chance follows from.
    commitment: Option<String>,
    /// Invitations by seat, just made: the server cannot tell them again.
    invitations: BTreeMap<String, String>,
    /// With it anybody may watch; for those at the table.
    spectate: Option<String>,
}

#[derive(Debug, Serialize)]
struct Seat {
    id: String,
    kind: SeatKind,
    /// The person's name.
    name: Option<String>,
    bot: Option<String>,
    /// Whether whoever asks sits here.
    mine: bool,
    /// Whether its person is connected.
    here: bool,
    /// Whether whoever asks has left it while the game ran, and may come back while no other person sits there.
    left: bool,
}

impl Detail {
    /// The table as the caller finds it.
    ///
    /// # Errors
    /// If the caller asked about no table.
    pub(super) fn of(app: &AppState, caller: &Caller) -> Result<Self, ApiError> {
        let Place { table, seats, .. } = caller.place()?;
        let here = app.live.here(&table.id);
        let seat = |row: &SeatRow| Seat {
            id: row.seat.clone(),
            kind: row.kind,
            name: row.name.clone(),
            bot: row.bot.clone(),
            mine: caller.sits(row),
            here: here.contains(&row.seat),
            left: caller.left() == Some(&row.seat),
        };
        let header = Header::read(&table.header).map(|(header, _)| header).unwrap_or_default();
        Ok(Self {
            id: table.id.clone(),
            game: header.get("game").unwrap_or_default().to_owned(),
            header: table.header.clone(),
            state: table.state,
            public: table.public,
            host: caller.is_host(),
            seats: seats.iter().map(seat).collect(),
            commitment: table.commitment.clone(),
            invitations: BTreeMap::new(),
            spectate: caller.belongs().then(|| app.key.spectate(&table.id)),
        })
    }

    /// The table as it is now, after the caller has changed it.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(super) async fn anew(app: &AppState, caller: &Caller) -> Result<Self, ApiError> {
        Self::of(app, &caller.at(app, &caller.place()?.table.id).await?)
    }

    /// With invitations that were just made.
    pub(super) fn inviting(self, invitations: BTreeMap<String, String>) -> Self {
        Self { invitations, ..self }
    }
}

/// The nonce that a guest gives.
///
/// # Errors
/// If it is none.
pub(super) fn nonce(text: &str) -> Result<String, ApiError> {
    let nonce = summiteer_tables::fair::Nonce::new(text).ok_or(Problem::Nonce)?;
    Ok(nonce.hex().to_owned())
}
