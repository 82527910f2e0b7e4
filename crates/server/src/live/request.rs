//! What somebody wants done at a live table, and what comes of it.

use summiteer_rules::core::Seat;
use summiteer_wire::Words;

use crate::error::ApiError;

/// What somebody wants done.
#[derive(Clone, Debug)]
pub(super) struct Request {
    pub(super) seat: Seat,
    /// The sender's own name of it; bots have none.
    pub(super) id: Option<String>,
    /// The position that it is meant for.
    pub(super) when: When,
    /// Notation without the seat.
    pub(super) actions: Vec<String>,
}

/// The position that a request is meant for.
#[derive(Clone, Copy, Debug)]
pub(super) enum When {
    /// Whichever there is.
    Always,
    /// The one after this many entries, and no other.
    Exactly(usize),
    /// Any after this many entries in which the seat has not acted since.
    After(usize),
}

/// What came of it: perhaps both, if an action after the first was not possible.
#[derive(Debug, Default)]
pub(super) struct Outcome {
    /// How many entries the table had when it was done.
    pub(super) done: Option<u64>,
    pub(super) stopped: Option<Stop>,
}

/// Why an action was not done.
#[derive(Debug)]
pub(super) enum Stop {
    /// The rules do not allow it.
    Refused(Words),
    /// It is none, or the server failed.
    Failed(ApiError),
}
