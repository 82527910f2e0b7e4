//! What seats and chance can do.

use super::board::StationId;
use super::dice::{Face, Places};
use crate::core::Seat;

/// What a seat can do. Text: see each variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Roll dice: all five at the turn's beginning (GS-010), then any of them (GS-011, GS-012). Places are counted from 1
    /// in text: `roll 1 2 3 4 5`, `roll 2 5`.
    Roll(Places),
    /// Move a goat up along a trail whose sign is met, or along any trail with five of a kind (GS-015, GS-026):
    /// `move a1 a2`.
    Move {
        /// From.
        from: StationId,
        /// To.
        to: StationId,
    },
    /// Choose the trail of a goat that is pushed up (GS-035): `push c2 c3`.
    Push {
        /// From.
        from: StationId,
        /// To.
        to: StationId,
    },
    /// Put a goat back to the start for want of a usable result (GS-027): `back b1`.
    Back {
        /// From.
        from: StationId,
    },
    /// End the turn, for want of a usable result and of a goat to put back (Q-GS-07): `end`.
    End,
}

/// What chance can bring. Text: `first B`, `die 4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Who starts (GS-008).
    FirstSeat(Seat),
    /// The face of the lowest die that is being rolled.
    Die(Face),
}
