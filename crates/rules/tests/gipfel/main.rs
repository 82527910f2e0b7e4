//! The laws of Gipfelstürmer's engine, as properties over random mountains, crowded positions and whole games.

mod boards;
mod chains;
mod conservation;
mod counts;
mod documents;
#[path = "../mountain/edit.rs"]
mod edit;
mod endings;
#[path = "../laws/mod.rs"]
mod laws;
mod legality;
#[path = "../laws/page.rs"]
mod page;
mod positions;
mod records;
mod setups;
mod signs;
mod support;
mod views;
