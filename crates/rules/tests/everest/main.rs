//! Laws of Mount Everest that hold in every game.

mod conservation;
mod data;
mod documents;
#[path = "../laws/mod.rs"]
mod laws;
mod legality;
mod limits;
mod reach;
mod records;
mod samples;
mod support;
mod views;
