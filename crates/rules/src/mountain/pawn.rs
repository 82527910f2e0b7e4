//! Pawns on the mountain: two of each seat.

use std::fmt;

use crate::core::Seat;

/// Pawns of one seat (K2-002, EV-002).
pub const PAWNS_PER_SEAT: usize = 2;
/// Pawns at a full table.
pub const MAX_PAWNS: usize = 10;

/// A climber of K2 or a guide of Mount Everest: a seat's letter and 1 or 2, as in `A1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pawn(u8);

impl Pawn {
    /// The seat's first (0) or second (1) pawn.
    pub const fn new(seat: Seat, which: usize) -> Self {
        Self((seat.index() * PAWNS_PER_SEAT + which) as u8)
    }

    /// Whose it is.
    pub const fn seat(self) -> Seat {
        Seat::new(self.0 as usize / PAWNS_PER_SEAT)
    }

    /// 0 for the seat's first, 1 for its second.
    pub const fn which(self) -> usize {
        self.0 as usize % PAWNS_PER_SEAT
    }

    /// Its place among all pawns.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's other pawn.
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// Both pawns of a seat.
    pub const fn of(seat: Seat) -> [Self; PAWNS_PER_SEAT] {
        [Self::new(seat, 0), Self::new(seat, 1)]
    }

    /// The pawns of the first `seats` seats.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> + Clone {
        (0..(seats * PAWNS_PER_SEAT) as u8).map(Self)
    }

    /// Reads `A1` to `E2`.
    pub fn parse(text: &str) -> Option<Self> {
        Self::all(MAX_PAWNS / PAWNS_PER_SEAT).find(|pawn| pawn.to_string() == text)
    }
}

impl fmt::Display for Pawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seat(), self.which() + 1)
    }
}
