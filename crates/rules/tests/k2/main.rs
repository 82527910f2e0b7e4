//! The laws of K2's engine, as properties over random positions and whole games.

mod conservation;
mod documents;
mod endings;
mod golden;
#[path = "../laws/mod.rs"]
mod laws;
mod legality;
mod lhotse;
#[path = "../laws/page.rs"]
mod page;
mod perft;
mod planner;
mod records;
mod samples;
mod support;
mod views;
#[path = "../laws/written.rs"]
mod written;
