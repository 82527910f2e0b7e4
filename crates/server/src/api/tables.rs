//! `/api/tables`: lists of tables, new tables, one table.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use summiteer_tables::fair::Secret;

use super::detail::{Card, Detail, nonce};
use super::json::Body;
use super::setup::SetUp;
use crate::access::Caller;
use crate::app::AppState;
use crate::error::{ApiError, Problem};
use crate::random;
use crate::store::{NewTable, TableState};

/// Most tables and replays that a guest may make a day.
const A_DAY: i64 = 100;

#[derive(Serialize)]
pub(super) struct Cards {
    open: Vec<Card>,
    own: Vec<Card>,
}

/// What makes a table.
#[derive(Deserialize)]
pub(super) struct Wanted {
    /// The head of a record.
    header: String,
    /// The names of the bots, by seat.
    #[serde(default)]
    bots: BTreeMap<String, String>,
    #[serde(default)]
    public: bool,
    /// What its host, who sits in seat A, gives to its chance.
    nonce: String,
}

/// `GET`: tables that anybody may join, and those of whoever asks.
///
/// # Errors
/// If the store cannot be read.
pub(super) async fn list(State(app): State<AppState>, caller: Caller) -> Result<Json<Cards>, ApiError> {
    let cards = |rows: Vec<_>| rows.into_iter().map(Card::from).collect();
    let open = cards(app.store.offered().await?);
    let own = match caller.guest() {
        Ok(guest) => cards(app.store.own(&guest.id).await?),
        Err(_) => Vec::new(),
    };
    Ok(Json(Cards { open, own }))
}

/// `POST`: a new table. Its commitment is known from now on, so that whoever gives a nonce later knows that the server
/// chose first; the host may give another one as well.
///
/// # Errors
/// If it is no set-up, or the guest has made too many tables.
pub(super) async fn create(
    State(app): State<AppState>,
    caller: Caller,
    Body(wanted): Body<Wanted>,
) -> Result<Json<Detail>, ApiError> {
    let guest = caller.guest()?;
    let setup = SetUp::read(&wanted.header, &wanted.bots)?;
    let (id, secret) = (random::token()?, random::bytes()?);
    let (seats, invitations) = setup.seats(&guest.id, &nonce(&wanted.nonce)?)?;
    let table = NewTable {
        id: &id,
        host: &guest.id,
        header: &setup.header(),
        public: wanted.public,
        state: TableState::Open,
        chance: Some((secret, Secret::new(secret).commitment())),
        seats,
        lines: Vec::new(),
    };
    keep(&app, &table).await?;
    let made = Detail::of(&app, &caller.at(&app, &id).await?)?;
    Ok(Json(made.inviting(invitations)))
}

/// `GET` of one: who sits there, and what was agreed.
///
/// # Errors
/// If there is none.
pub(super) async fn detail(State(app): State<AppState>, caller: Caller) -> Result<Json<Detail>, ApiError> {
    Detail::of(&app, &caller).map(Json)
}

/// Keeps a new table or replay.
///
/// # Errors
/// If its host has made too many within a day.
pub(super) async fn keep(app: &AppState, table: &NewTable<'_>) -> Result<(), ApiError> {
    let most = if app.settings.limits { A_DAY } else { i64::MAX };
    if app.store.keep_table(table, most).await? {
        Ok(())
    } else {
        Err(ApiError::from(Problem::TooMany).with("limit", A_DAY))
    }
}
