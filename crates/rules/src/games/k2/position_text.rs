//! Positions as text, for cases, tests and bug reports. See `docs/notation.md`.
//!
//! One thing stands on a line; what is left out takes its default, that of the first day of a fresh game.

mod check;
mod icefall;
mod lhotse;
mod read;
mod write;

use super::state::State;

impl State {
    /// The position as text; what has its default is left out.
    pub fn text(&self) -> String {
        write::text(self)
    }
}
