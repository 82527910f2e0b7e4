//! Laws of Mount Everest that hold in every game.

mod conservation;
mod data;
mod documents;
mod exchange;
mod golden;
#[path = "../laws/mod.rs"]
mod laws;
mod leftover;
mod legality;
mod limits;
#[path = "../laws/page.rs"]
mod page;
mod planner;
mod reach;
mod records;
mod samples;
mod support;
mod swaps;
mod views;
#[path = "../laws/written.rs"]
mod written;
