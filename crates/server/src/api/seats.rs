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

/// `POST`: sits down. Before the start, whoever sits there already gives another nonce; later the chance of the table follows
/// from those of the start.
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
        Ok(true) => seated_anew(&app, &caller).await,
        Ok(false) => Err(not_to_be_had(&app, &caller).await?.into()),
        Err(StoreError::Conflict) => Err(Problem::Seated.into()),
        Err(error) => Err(error.into()),
    }
}

/// Why a seat was not given, as things stand now.
async fn not_to_be_had(app: &AppState, caller: &Caller) -> Result<Problem, ApiError> {
    let now = caller.at(app, &caller.place()?.table.id).await?;
    let named = &caller.named_seat()?.seat;
    let seat = now.place()?.seats.iter().find(|seat| seat.seat == *named).ok_or(Problem::NoSeat)?;
    Ok(match now.place()?.table.state {
        TableState::Over | TableState::Replay => Problem::Over,
        TableState::Running if now.sits(seat) => Problem::Started,
        TableState::Running if now.left().is_some_and(|left| left != named) => Problem::Played,
        TableState::Open | TableState::Running => match seat.kind {
            SeatKind::Open => Problem::Invitation,
            SeatKind::Person | SeatKind::Bot => Problem::SeatTaken,
        },
    })
}

/// `DELETE`: gets up. The host may also clear a seat for another: any before the start, afterwards that of a bot or of
/// somebody who is away.
///
/// # Errors
/// If somebody else is at the table there, or the game is over.
pub(super) async fn leave(State(app): State<AppState>, caller: Caller) -> Result<Json<Detail>, ApiError> {
    give(&app, &caller, None).await
}

/// Who is to play a seat.
#[derive(Deserialize)]
pub(super) struct Wanted {
    /// The name of one of the game's bots.
    bot: String,
}

/// `PUT .../bot`: this bot takes the seat. Before the start the host says so of seats where no person sits; afterwards
/// anybody at the table, so that the game goes on, also of the own seat and those of people who are away. They can come
/// back to it.
///
/// # Errors
/// If a person sits there and is not away, the game has no such bot, or it is over.
pub(super) async fn bot(
    State(app): State<AppState>,
    caller: Caller,
    Body(wanted): Body<Wanted>,
) -> Result<Json<Detail>, ApiError> {
    let (table, seat) = (&caller.place()?.table, caller.named_seat()?);
    if table.state == TableState::Open {
        if !caller.is_host() {
            return Err(Problem::NotYours.into());
        }
        if seat.kind == SeatKind::Person {
            return Err(Problem::SeatTaken.into());
        }
    }
    let (header, _) = Header::read(&table.header).map_err(|error| internal(&error))?;
    give(&app, &caller, Some(&known_bot(&header, &wanted.bot)?)).await
}

/// Takes the seat from whoever has it, for this bot or to be open.
async fn give(app: &AppState, caller: &Caller, bot: Option<&str>) -> Result<Json<Detail>, ApiError> {
    let (table, seat) = (&caller.place()?.table, caller.named_seat()?);
    if !caller.sits(seat) && app.live.here(&table.id).contains(&seat.seat) {
        return Err(Problem::Present.into());
    }
    if !app.store.give_seat(&table.id, seat, bot).await? {
        let now = caller.at(app, &table.id).await?;
        return Err(match now.place()?.table.state {
            TableState::Open | TableState::Running => Problem::SeatTaken,
            TableState::Over | TableState::Replay => Problem::Over,
        }
        .into());
    }
    seated_anew(app, caller).await
}

/// The table after a change of its seats, of which its live table hears if the game runs.
async fn seated_anew(app: &AppState, caller: &Caller) -> Result<Json<Detail>, ApiError> {
    let now = caller.at(app, &caller.place()?.table.id).await?;
    let table = &now.place()?.table;
    if table.state == TableState::Running {
        app.live.reseated(&table.id).await?;
    }
    Detail::of(app, &now).map(Json)
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
