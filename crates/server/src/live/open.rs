//! Live tables from the store.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use summiteer_rules::core::{Header, Seat, Turn};
use summiteer_tables::fair::{Dealer, Nonce, Secret};
use summiteer_tables::{AnyTable, open};
use tokio::sync::{Mutex, Semaphore, watch};

use super::presence::Presence;
use super::registry::Place;
use super::seats::Seats;
use super::table::{Bots, LiveTable, Requests};
use crate::error::{ApiError, Problem, internal};
use crate::store::{Store, TableState};

/// Reads a table that has begun, and deals what chance owes.
///
/// # Errors
/// If there is no such table, it has not begun, or the store fails.
pub(super) async fn table(
    store: &Store,
    id: &str,
    pace: Duration,
    thinking: &Arc<Semaphore>,
    place: Arc<Place>,
) -> Result<LiveTable, ApiError> {
    let row = store.table(id).await?.ok_or(Problem::NotFound)?;
    match row.state {
        TableState::Running | TableState::Over => {}
        TableState::Open => return Err(Problem::NotStarted.into()),
        TableState::Replay => return Err(Problem::NotFound.into()),
    }
    let (header, _) = Header::read(&row.header).map_err(|error| internal(&error))?;
    let secret = row.secret.and_then(|secret| secret.try_into().ok()).map(Secret::new);
    let secret = secret.ok_or_else(|| internal(&format!("table {id} has no secret")))?;
    let (table, requests) = record(store, id, &header).await?;
    let live = LiveTable {
        id: id.to_owned(),
        store: store.clone(),
        dealer: Dealer::new(secret.clone(), &nonces(&header, table.seats())?),
        secret,
        done: Mutex::new(requests),
        now: watch::Sender::new(Arc::from(table)),
        presence: Presence::new(),
        seats: watch::Sender::new(Seats::read(store, id).await?),
        bots: Bots { pace, awake: AtomicBool::new(false), thinking: thinking.clone() },
        _place: place,
    };
    settle(&live).await?;
    Ok(live)
}

/// The table of a stored record, with the requests that brought it about.
///
/// # Errors
/// If the store fails, or its record is none.
pub(super) async fn record(
    store: &Store,
    id: &str,
    header: &Header,
) -> Result<(Box<dyn AnyTable>, Requests), ApiError> {
    let entries = store.entries(id).await?;
    let lines: String = entries.iter().map(|entry| format!("{}\n", entry.line)).collect();
    let table = open(&(header.text() + &lines)).map_err(|error| internal(&error))?;
    let numbered = (1..).zip(entries);
    let requests = numbered.filter_map(|(number, entry)| Some((entry.request?, number)));
    Ok((table, requests.collect()))
}

/// What each person gave to the chance of the table: published in its header at the start.
fn nonces(header: &Header, seats: usize) -> Result<Vec<(Seat, Nonce)>, ApiError> {
    let given = Seat::all(seats).filter_map(|seat| Some((seat, header.get(&format!("nonce {seat}"))?)));
    let read = |(seat, nonce)| Nonce::new(nonce).map(|nonce| (seat, nonce));
    given.map(read).collect::<Option<_>>().ok_or_else(|| internal(&"a stored nonce is none"))
}

/// A game that has just begun: chance is due before anybody.
async fn settle(live: &LiveTable) -> Result<(), ApiError> {
    let mut done = live.done.lock().await;
    while live.table().turn() == Turn::Chance {
        let mut table = live.table().clone_box();
        let from = table.length();
        live.deal(&mut *table);
        live.keep(table, from, None, &mut done).await?;
    }
    Ok(())
}
