//! `/api/tables/{id}/seats/{seat}`: taking and leaving seats, inviting to them, and giving them to bots.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use summiteer_rules::core::Header;

use super::detail::{Detail, nonce};
use super::json::Body;
use super::setup::{hash, known_bot};
use crate::access::Caller;
use crate::app::AppState;
use crate::error::{ApiError, Problem, internal};
use crate::random;
use crate::store::{Claim, SeatKind, StoreError, TableState};

/// What takes a seat.
#[derive(Deserialize)]
pub(super) struct Taking {
    /// The invitation to this seat; a public table needs none.
    invite: Option<String>,
    /// What the guest gives to the chance of the table.
    nonce: String,
}

/// `POST`: sits down; whoever sits there already gives another nonce.
///
/// # Errors
/// If the seat is not to be had, or the guest sits in another one.
pub(super) async fn claim(
    State(app): State<AppState>,
    caller: Caller,
    Body(taking): Body<Taking>,
) -> Result<Json<Detail>, ApiError> {
    let (table, seat) = (&caller.place()?.table, caller.named_seat()?);
    let claim = Claim {
        table: &table.id,
        seat: &seat.seat,
        guest: &caller.guest()?.id,
        nonce: &nonce(&taking.nonce)?,
        invitation: taking.invite.as_deref().map(hash),
    };
    match app.store.claim(claim).await {
        Ok(true) => Detail::anew(&app, &caller).await.map(Json),
        Ok(false) => Err(not_to_be_had(&app, &caller).await?.into()),
        Err(StoreError::Conflict) => Err(Problem::Seated.into()),
        Err(error) => Err(error.into()),
    }
}

/// Why a seat was not given, as things stand now.
async fn not_to_be_had(app: &AppState, caller: &Caller) -> Result<Problem, ApiError> {
    let now = caller.at(app, &caller.place()?.table.id).await?;
    let seat =
        now.place()?.seats.iter().find(|seat| caller.named_seat().is_ok_and(|named| named.seat == seat.seat));
    Ok(if now.place()?.table.state != TableState::Open {
        Problem::Started
    } else if seat.is_some_and(|seat| seat.kind == SeatKind::Open) {
        Problem::Invitation
    } else {
        Problem::SeatTaken
    })
}

/// `DELETE`: gets up, or clears the seat for another.
///
/// # Errors
/// If the game has begun.
pub(super) async fn leave(State(app): State<AppState>, caller: Caller) -> Result<Json<Detail>, ApiError> {
    if !app.store.clear_seat(&caller.place()?.table.id, caller.named_seat()?).await? {
        return Err(kept(&app, &caller).await?.into());
    }
    Detail::anew(&app, &caller).await.map(Json)
}

/// Who is to play a seat.
#[derive(Deserialize)]
pub(super) struct Wanted {
    /// The name of one of the game's bots.
    bot: String,
}

/// `PUT .../bot`: this bot takes the seat, from nobody or from another bot; no invitation is good for it any more.
///
/// # Errors
/// If a person sits there, the game has no such bot, or it has begun.
pub(super) async fn bot(
    State(app): State<AppState>,
    caller: Caller,
    Body(wanted): Body<Wanted>,
) -> Result<Json<Detail>, ApiError> {
    let (table, seat) = (&caller.place()?.table, caller.named_seat()?);
    let (header, _) = Header::read(&table.header).map_err(|error| internal(&error))?;
    if !app.store.seat_bot(&table.id, &seat.seat, &known_bot(&header, &wanted.bot)?).await? {
        return Err(kept(&app, &caller).await?.into());
    }
    Detail::anew(&app, &caller).await.map(Json)
}

/// Why a seat stays as it is, as things stand now.
async fn kept(app: &AppState, caller: &Caller) -> Result<Problem, ApiError> {
    let now = caller.at(app, &caller.place()?.table.id).await?;
    let begun = now.place()?.table.state != TableState::Open;
    Ok(if begun { Problem::Started } else { Problem::SeatTaken })
}

/// `POST .../invite`: a new invitation; the one before is no longer good.
///
/// # Errors
/// If somebody sits there.
pub(super) async fn invite(State(app): State<AppState>, caller: Caller) -> Result<Json<Detail>, ApiError> {
    let (table, seat) = (&caller.place()?.table, caller.named_seat()?);
    let token = random::token()?;
    if !app.store.invite(&table.id, &seat.seat, hash(&token)).await? {
        return Err(Problem::SeatTaken.into());
    }
    let detail = Detail::anew(&app, &caller).await?;
    Ok(Json(detail.inviting(BTreeMap::from([(seat.seat.clone(), token)]))))
}
