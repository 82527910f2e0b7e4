//! A table in memory: how it stands, who is there, and the one way in which it changes.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use summiteer_rules::core::{Observer, Seat, Turn};
use summiteer_tables::fair::{Dealer, Secret};
use summiteer_tables::{AnyTable, CallError};
use tokio::sync::{Mutex, Semaphore, watch};
use tokio::task::JoinError;

use super::presence::Presence;
use super::registry::Place;
use super::request::{Outcome, Request, Stop, When};
use super::seats::Seats;
use crate::error::{ApiError, Problem, internal};
use crate::store::writer::{Append, Appended};
use crate::store::{Store, StoreError};

/// A table that has begun.
pub(crate) struct LiveTable {
    pub(super) id: String,
    pub(super) store: Store,
    pub(super) secret: Secret,
    pub(super) dealer: Dealer,
    /// Held while the table changes.
    pub(super) done: Mutex<Requests>,
    /// How it stands. What is here is on the disk.
    pub(super) now: watch::Sender<Arc<dyn AnyTable>>,
    pub(super) presence: Presence,
    /// Who sits here.
    pub(super) seats: watch::Sender<Seats>,
    pub(super) bots: Bots,
    /// As long as the table lives, the registry finds it there.
    pub(super) _place: Arc<Place>,
}

/// The requests that were done, with the number of entries after each.
pub(super) type Requests = HashMap<String, u64>;

/// How the bots of a table act.
pub(super) struct Bots {
    /// How long they wait before they act.
    pub(super) pace: Duration,
    /// Whether a task lets them act.
    pub(super) awake: AtomicBool,
    /// How many bots of all tables may think at once.
    pub(super) thinking: Arc<Semaphore>,
}

impl LiveTable {
    /// How the table stands.
    pub(super) fn table(&self) -> Arc<dyn AnyTable> {
        self.now.borrow().clone()
    }

    /// Does what is asked, whatever becomes of whoever asked.
    pub(super) async fn ask(self: &Arc<Self>, request: Request) -> Outcome {
        let table = self.clone();
        let outcome = tokio::spawn(async move { table.change(request).await }).await;
        self.wake_bots();
        let outcome = outcome.unwrap_or_else(|error| Err(given_up(&error)));
        outcome.unwrap_or_else(|error| Outcome { done: None, stopped: Some(Stop::Failed(error)) })
    }

    async fn change(&self, request: Request) -> Result<Outcome, ApiError> {
        let mut done = self.done.lock().await;
        let name = request.id.as_ref().map(|id| format!("{} {id}", request.seat));
        loop {
            if let Some(number) = name.as_ref().and_then(|name| done.get(name)) {
                return Ok(Outcome { done: Some(*number), stopped: None });
            }
            let mut table = self.table().clone_box();
            let from = table.length();
            match request.when {
                When::Exactly(number) if number != from => return Ok(Outcome::default()),
                When::After(number) if acts(&*table, request.seat, number) => {
                    return Err(Problem::Stale.into());
                }
                When::Always | When::Exactly(_) | When::After(_) => {}
            }
            let stopped = self.play(&mut *table, &request);
            if table.length() == from {
                return Ok(Outcome { done: None, stopped });
            }
            if let Some(number) = self.keep(table, from, name.clone(), &mut done).await? {
                return Ok(Outcome { done: Some(number), stopped });
            }
        }
    }

    /// Plays as much as is possible, with what chance owes after each action.
    fn play(&self, table: &mut dyn AnyTable, request: &Request) -> Option<Stop> {
        request.actions.iter().find_map(|action| match table.play(&format!("{} {action}", request.seat)) {
            Ok(None) => {
                self.deal(table);
                None
            }
            Ok(Some(refusal)) => Some(Stop::Refused(refusal)),
            Err(error) => Some(Stop::Failed(unplayable(&error))),
        })
    }

    /// Lets chance have all its turns.
    pub(super) fn deal(&self, table: &mut dyn AnyTable) {
        while table.turn() == Turn::Chance {
            table.deal(&mut self.dealer.numbers(table.chance_count()));
        }
    }

    /// Writes the entries from this number on; then, and only then, the table stands like this. Answers how many entries
    /// it has; `None` if the store was ahead: then the table stands as it does there, and nothing was written.
    ///
    /// # Errors
    /// If the store fails; then the table stands as it did.
    pub(super) async fn keep(
        &self,
        table: Box<dyn AnyTable>,
        from: usize,
        request: Option<String>,
        done: &mut Requests,
    ) -> Result<Option<u64>, ApiError> {
        let append = Append {
            table: self.id.clone(),
            from: from as u64,
            lines: table.lines(from),
            request: request.clone(),
            finish: table.turn() == Turn::Over,
        };
        match self.store.writer.append(append).await {
            Ok(Appended { number, repeated: false }) => {
                done.extend(request.map(|request| (request, number)));
                self.now.send_replace(Arc::from(table));
                Ok(Some(number))
            }
            Ok(Appended { repeated: true, .. }) | Err(StoreError::Conflict) => {
                self.read_again(done).await?;
                Ok(None)
            }
            Err(error @ (StoreError::Full | StoreError::Closed | StoreError::Failed(_))) => Err(error.into()),
        }
    }

    /// Takes over what the store has: it is ahead of this table, written by another program.
    async fn read_again(&self, done: &mut Requests) -> Result<(), ApiError> {
        let (table, requests) = super::open::record(&self.store, &self.id, self.table().header()).await?;
        *done = requests;
        self.now.send_replace(Arc::from(table));
        Ok(())
    }
}

/// A request was not brought to its end, and nobody is told that it was done.
fn given_up(error: &JoinError) -> ApiError {
    if error.is_cancelled() { Problem::Stopping.into() } else { internal(error) }
}

/// Whether the seat has an entry from this number on.
fn acts(table: &dyn AnyTable, seat: Seat, from: usize) -> bool {
    let name = seat.to_string();
    table.log(from, Observer::Spectator).iter().any(|entry| entry.seat.as_ref() == Some(&name))
}

fn unplayable(error: &CallError) -> ApiError {
    match error {
        CallError::Unreadable(error) => ApiError::from(Problem::Action).with("reason", error),
        CallError::NothingToUndo(_) => Problem::NothingToUndo.into(),
        CallError::Record(_)
        | CallError::NothingToDecide(_)
        | CallError::NoSeat(_)
        | CallError::NoGame(_)
        | CallError::NoBot(_)
        | CallError::Question(_)
        | CallError::Position(_) => internal(error),
    }
}
