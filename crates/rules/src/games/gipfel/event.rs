//! What has happened, for logs and animation.

use super::board::StationId;
use super::dice::{Dice, Face, Places};
use crate::core::Seat;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Who starts.
    FirstSeat(Seat),
    /// A seat took up dice to roll them.
    TookUp {
        /// Who.
        seat: Seat,
        /// Which dice.
        places: Places,
    },
    /// A die came to rest.
    Rolled {
        /// Whose roll it is.
        seat: Seat,
        /// The die's place, counted from 0.
        place: usize,
        /// What it shows.
        face: Face,
    },
    /// The last die of a roll came to rest: how all five lie now.
    DiceLie {
        /// Whose roll it was.
        seat: Seat,
        /// The dice.
        dice: Dice,
    },
    /// A goat moved up along a trail.
    Moved {
        /// Whose.
        seat: Seat,
        /// From.
        from: StationId,
        /// To.
        to: StationId,
        /// Whether five of a kind stood in for the sign (GS-026).
        joker: bool,
    },
    /// A goat was pushed up by one of its own (GS-032, GS-034).
    PushedUp {
        /// Whose.
        seat: Seat,
        /// From.
        from: StationId,
        /// To.
        to: StationId,
    },
    /// A goat was pushed down a river (GS-038, GS-039).
    WashedDown {
        /// Whose.
        seat: Seat,
        /// From.
        from: StationId,
        /// To.
        to: StationId,
    },
    /// A goat was put back to the start (GS-027).
    SetBack {
        /// Whose.
        seat: Seat,
        /// From.
        from: StationId,
    },
    /// Nothing could be done with the dice, and no goat could be put back (Q-GS-07).
    Stuck(Seat),
    /// A goat left the summit for the start because another seat's goat arrived (GS-045).
    SummitLeft(Seat),
    /// A goat arrived on the summit (GS-043).
    Arrived {
        /// Whose.
        seat: Seat,
        /// The seat's arrivals now, 1 or 2.
        arrivals: u8,
        /// Whether it was pushed there (GS-044).
        pushed: bool,
    },
    /// The dice went to the left neighbour (GS-047).
    TurnPassed {
        /// From.
        from: Seat,
        /// To.
        to: Seat,
    },
    /// A seat's second arrival ended the game (GS-048).
    Won(Seat),
}
