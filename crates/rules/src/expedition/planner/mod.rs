//! What the turn planners of the games share: a search by the number of actions that keeps one shortest way to each end.
//!
//! What a move is, what a turn leaves behind and what decides how it can go on is each game's own.

mod moves;
mod search;
mod seen;
mod want;

pub(crate) use moves::Move;
pub use search::Plan;
pub(crate) use search::{Place, Search};
pub(crate) use seen::Seen;
pub(crate) use want::{Naming, Want};
