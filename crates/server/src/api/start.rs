//! `POST /api/tables/{id}/start`: the game begins.

use axum::Json;
use axum::extract::State;
use summiteer_rules::core::{Header, Seat};
use summiteer_tables::fair::{Nonce, Secret, publish};

use super::detail::Detail;
use crate::access::Caller;
use crate::app::AppState;
use crate::error::{ApiError, Problem, internal};
use crate::store::{SeatRow, TableRow};

/// Begins the game: from now on its seats, and what its chance follows from, stay as they are.
///
/// # Errors
/// If a seat is open, or it has begun already.
pub(super) async fn start(State(app): State<AppState>, caller: Caller) -> Result<Json<Detail>, ApiError> {
    let table = &caller.place()?.table;
    if !app.store.start(&table.id, |seats| header(table, seats)).await? {
        return Err(Problem::Started.into());
    }
    app.live.started(&table.id);
    Detail::anew(&app, &caller).await.map(Json)
}

/// The set-up with all that is known when the game begins: the commitment, each person's nonce, each bot's name.
fn header(table: &TableRow, seats: &[SeatRow]) -> Result<String, ApiError> {
    let (mut header, _) = Header::read(&table.header).map_err(|error| internal(&error))?;
    let secret = table.secret.as_deref().and_then(|bytes| bytes.try_into().ok()).ok_or(Problem::Started)?;
    let mut nonces = Vec::new();
    for (seat, row) in Seat::all(seats.len()).zip(seats) {
        match (&row.nonce, &row.bot) {
            (Some(nonce), _) => nonces.extend(Nonce::new(nonce).map(|nonce| (seat, nonce))),
            (None, Some(bot)) => header.set(&format!("player {seat}"), bot),
            (None, None) => return Err(Problem::SeatsOpen.into()),
        }
    }
    publish(&mut header, &Secret::new(secret), &nonces);
    Ok(header.text())
}
