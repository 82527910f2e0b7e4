//! The turn planner: the ends of a seat's turn that can matter, each with one shortest way to it.
//!
//! A turn has very many orders of small actions and far fewer ends. [`plan`] lists ends once each, from any point
//! inside a turn, for bots that weigh ends and for pages that preview them. Where a step turns up an icefall tile the
//! plan stops: what lies there decides how the turn goes on.
//!
//! Walks, tents, cards and payments are searched in full. Loading is free and has by far the most variants; which of
//! them are looked at says [`Loads`].

mod end;
mod loads;
mod moves;
mod search;
mod seen;
mod settle;

pub use end::{End, Halt, Plan};
pub use loads::Loads;
pub use search::plan;
