//! Gipfelstürmer (Up the Rock): dice decide which goat climbs, and goats push each other up the mountain and down the
//! rivers.
//!
//! Rule ids (`GS-…`, `Q-GS-…`) refer to `docs/rules/gipfel.md`.

mod dice;
pub mod odds;
mod sign;

pub use dice::{Counts, DICE, Dice, FACES, Face, MAX_ROLLS, Places};
pub use sign::{SUMS, Sign};
