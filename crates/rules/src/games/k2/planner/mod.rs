//! The turn planner: all distinct ends of a seat's turn, each with one shortest way to it.
//!
//! A turn has very many orders of small actions and far fewer ends. [`plan`] lists the ends once each, from any point
//! inside a turn, for bots that weigh ends and for pages that preview them.

mod end;
mod moves;
mod search;
mod seen;
mod settle;

pub use end::{End, Plan};
pub use search::plan;
