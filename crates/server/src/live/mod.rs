//! Live tables: who is there, what they send, what they are told.
//!
//! A table changes in one way: the request is played on a copy, with what chance owes; the new entries are written; then,
//! once they are on the disk, the copy becomes the table, the sender gets an `ack`, and each connection makes its own
//! `state` from what its observer may know. A connection that is behind skips to the newest state, so nothing piles up.

mod bots;
mod message;
mod open;
mod presence;
mod registry;
mod request;
mod seats;
mod session;
mod table;

pub(crate) use registry::Live;

use std::fmt::Display;

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Query, State, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::response::Response;
use axum::routing::{MethodRouter, get};
use serde::Deserialize;
use summiteer_rules::core::{Observer, Seat};

use crate::access::Caller;
use crate::app::AppState;
use crate::error::{ApiError, Problem};

use session::{CUT_OFF, Session};

/// What the address of a connection says.
#[derive(Deserialize)]
struct Joining {
    /// How many entries the visitor has already.
    from: Option<usize>,
}

/// `GET /api/tables/{id}/live`: the WebSocket.
pub(crate) fn route() -> MethodRouter<AppState> {
    get(join)
}

async fn join(
    State(app): State<AppState>,
    caller: Caller,
    joining: Result<Query<Joining>, QueryRejection>,
    parts: Parts,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let Query(joining) = joining.map_err(|error| unreadable(&error))?;
    let upgrade = upgrade.map_err(|error| unreadable(&error))?;
    let observer = observer(&caller)?;
    let table = app.live.open(&caller.place()?.table.id).await?;
    let (told, silence, limits) = (joining.from.unwrap_or(0), app.settings.silence, app.limits.clone());
    let (stop, pass) = (app.stop.listen(), app.limits.enter(&parts)?);
    let who = caller.guest().map_or_else(|_| table.id.clone(), |guest| guest.id.clone());
    let upgrade = upgrade.max_message_size(CUT_OFF).max_frame_size(CUT_OFF).read_buffer_size(4096);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _pass = pass;
        Session { socket, table, observer, told, who, limits, silence, stop }.run().await;
    }))
}

fn unreadable(error: &dyn Display) -> ApiError {
    ApiError::from(Problem::Request).with("reason", error)
}

/// Whoever asks for a seat of his own sees what it sees; the gate lets nobody else pass but spectators.
fn observer(caller: &Caller) -> Result<Observer, ApiError> {
    match caller.named_seat() {
        Ok(seat) if caller.sits(seat) => {
            let seat = seat.seat.chars().next().and_then(Seat::from_letter);
            Ok(Observer::Seat(seat.ok_or(Problem::NoSeat)?))
        }
        Ok(_) | Err(_) => Ok(Observer::Spectator),
    }
}

#[cfg(test)]
mod tests;
