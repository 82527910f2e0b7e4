//! The fixed part of a table: board and options.

use super::board::Board;
use super::setup::{FirstSeat, Library, MIN_SEATS, MOST_SEATS, Options, Setup};
use crate::core::Faults;

/// Board and options of one table: immutable and cheap to share.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    setup: Setup,
    board: Board,
}

impl Game {
    /// Makes the game of a set-up from the data in the library.
    ///
    /// # Errors
    /// If the set-up names something that is not there, or the data does not fit the game (all faults at once).
    pub fn new(setup: &Setup, library: &Library) -> Result<Self, Faults> {
        Self::from_parts(setup, library.board(&setup.board)?.clone())
    }

    /// Makes the game from its parts.
    ///
    /// # Errors
    /// If they do not fit each other or the game (all faults at once).
    pub fn from_parts(setup: &Setup, board: Board) -> Result<Self, Faults> {
        let mut faults = Vec::new();
        if !(MIN_SEATS..=MOST_SEATS).contains(&setup.seats) {
            faults.push(Setup::fault(format!("Gipfelstürmer has 2 to 4 seats, not {}", setup.seats)));
        }
        if let FirstSeat::Seat(seat) = setup.options.first
            && seat.index() >= setup.seats
        {
            faults.push(Setup::fault(format!("seat {seat} cannot start at a table of {}", setup.seats)));
        }
        if !board.games.iter().any(|game| game == "gipfel") {
            faults.push(Setup::fault(format!("the board `{}` is not for the game gipfel", board.id)));
        }
        if faults.is_empty() { Ok(Self { setup: setup.clone(), board }) } else { Err(Faults(faults)) }
    }

    /// The set-up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the table chose.
    pub fn options(&self) -> &Options {
        &self.setup.options
    }

    /// How many seats.
    pub fn seats(&self) -> usize {
        self.setup.seats
    }

    /// The mountain.
    pub fn board(&self) -> &Board {
        &self.board
    }
}
