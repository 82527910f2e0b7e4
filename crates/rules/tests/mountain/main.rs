//! Every check of the data files fires, at its place, and all faults are named at once.

mod boards;
mod decks;
mod edit;
mod everest;
mod lhotse;
mod plane;
mod rope_sites;
mod weathers;
mod windows;
