//! The fixed part of a table: board and options.

use super::board::Board;
use super::setup::{Library, MIN_SEATS, MOST_SEATS, Options, Setup};
use crate::core::{Faults, find_part};

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
        let board = find_part("board", &setup.board, &library.boards, |board| &board.id)?;
        Self::from_parts(setup, board.clone())
    }

    /// Makes the game from its parts.
    ///
    /// # Errors
    /// If they do not fit each other or the game (all faults at once).
    pub fn from_parts(setup: &Setup, board: Board) -> Result<Self, Faults> {
        let mut faults = Vec::new();
        if !(MIN_SEATS..=MOST_SEATS).contains(&setup.seats) {
            faults.push(format!("Gipfelstürmer has 2 to 4 seats, not {}", setup.seats));
        }
        faults.extend(setup.options.first.fault(setup.seats));
        if !board.games.iter().any(|game| game == "gipfel") {
            faults.push(format!("the board `{}` is not for the game gipfel", board.id));
        }
        match faults.is_empty() {
            true => Ok(Self { setup: setup.clone(), board }),
            false => Err(Faults::of_setup(faults)),
        }
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
