//! Records of finished games: read, or handed in from elsewhere.

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use summiteer_rules::core::{Header, Turn};
use summiteer_tables::fair::{Secret, reveal};

use super::json::Body;
use super::tables;
use crate::access::Caller;
use crate::app::AppState;
use crate::error::{ApiError, Problem, internal};
use crate::random;
use crate::store::{NewTable, TableRow, TableState};

/// `GET /api/tables/{id}/record`: a finished game, with the secret that its chance follows from.
///
/// # Errors
/// If it is not over.
pub(super) async fn record(
    State(app): State<AppState>,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    let table = &caller.place()?.table;
    match table.state {
        TableState::Open | TableState::Running => Err(Problem::NotOver.into()),
        TableState::Over | TableState::Replay => {
            Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text(&app, table).await?))
        }
    }
}

async fn text(app: &AppState, table: &TableRow) -> Result<String, ApiError> {
    let entries = app.store.entries(&table.id).await?;
    let lines: String = entries.into_iter().map(|entry| entry.line + "\n").collect();
    let (mut header, _) = Header::read(&table.header).map_err(|error| internal(&error))?;
    if let Some(secret) = table.secret.as_deref() {
        let secret = secret.try_into().map_err(|_| internal(&"a secret has 32 bytes"))?;
        reveal(&mut header, &Secret::new(secret));
    }
    Ok(header.text() + &lines)
}

#[derive(Deserialize)]
pub(super) struct Handed {
    /// The whole record of a finished game.
    record: String,
}

#[derive(Serialize)]
pub(super) struct Kept {
    id: String,
}

/// `POST /api/replays`: keeps a finished game from elsewhere, so that anybody with its id can watch it.
///
/// # Errors
/// If the engine does not accept the record from beginning to end, or the game is not over.
pub(super) async fn keep(
    State(app): State<AppState>,
    caller: Caller,
    Body(handed): Body<Handed>,
) -> Result<Json<Kept>, ApiError> {
    let guest = caller.guest()?;
    let turn = app.reading.acquire().await.map_err(|error| internal(&error))?;
    let game = tokio::task::spawn_blocking(move || summiteer_tables::open(&handed.record)).await;
    drop(turn);
    let game = game.map_err(|error| internal(&error))?;
    let game = game.map_err(|error| ApiError::from(Problem::Record).with("reason", error))?;
    if game.turn() != Turn::Over {
        return Err(Problem::NotOver.into());
    }
    let id = random::token()?;
    let table = NewTable {
        id: &id,
        host: &guest.id,
        header: &game.header().text(),
        public: false,
        state: TableState::Replay,
        chance: None,
        seats: Vec::new(),
        lines: game.lines(0),
    };
    tables::keep(&app, &table).await?;
    Ok(Json(Kept { id }))
}
