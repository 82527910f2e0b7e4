//! Who sits at a live table: read when it opens, and again whenever somebody comes or goes.

use std::sync::Arc;

use serde::Serialize;
use summiteer_rules::core::Seat;

use super::table::LiveTable;
use crate::error::ApiError;
use crate::store::{SeatKind, SeatRow, Store};

/// The seats of a table in their order.
#[derive(Clone, Debug)]
pub(super) struct Seats(Arc<[SeatRow]>);

/// A seat as everybody at the table may know it.
#[derive(Debug, Serialize)]
pub(super) struct SeatSaid {
    id: String,
    kind: SeatKind,
    /// The person's name.
    name: Option<String>,
    bot: Option<String>,
}

impl Seats {
    /// As the store has them now.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) async fn read(store: &Store, table: &str) -> Result<Self, ApiError> {
        Ok(Self(store.seats(table).await?.into()))
    }

    /// The seats that bots play, with the bots' names.
    pub(super) fn bots(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.0.iter().filter_map(|row| Some((letter(row)?, row.bot.as_deref()?)))
    }

    /// Whether this guest sits there.
    pub(super) fn has(&self, seat: Seat, guest: &str) -> bool {
        self.0.iter().any(|row| letter(row) == Some(seat) && row.guest.as_deref() == Some(guest))
    }

    /// What everybody is told.
    pub(super) fn said(&self) -> Vec<SeatSaid> {
        let said = |row: &SeatRow| SeatSaid {
            id: row.seat.clone(),
            kind: row.kind,
            name: row.name.clone(),
            bot: row.bot.clone(),
        };
        self.0.iter().map(said).collect()
    }
}

fn letter(row: &SeatRow) -> Option<Seat> {
    row.seat.chars().next().and_then(Seat::from_letter)
}

impl LiveTable {
    /// Looks again who sits here: whoever is gone is told no more, and a bot that has come acts.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(super) async fn sit_anew(self: &Arc<Self>) -> Result<(), ApiError> {
        // Of two at once, the one that reads later is also the last to say what it read.
        let done = self.done.lock().await;
        self.seats.send_replace(Seats::read(&self.store, &self.id).await?);
        drop(done);
        self.wake_bots();
        Ok(())
    }
}
