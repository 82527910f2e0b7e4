//! How a table is set up: board, seats and who starts.

use super::board::Board;
pub use crate::core::FirstSeat;
use crate::core::{Header, KnownOptions, ParseError};

/// The fewest seats of a table (GS-001).
pub const MIN_SEATS: usize = 2;
/// The most seats of a table (GS-001).
pub const MOST_SEATS: usize = 4;

/// Data that a set-up can name.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// Boards.
    pub boards: Vec<Board>,
}

/// The board that comes with the game, built in.
///
/// # Panics
/// Never: a test reads it.
pub fn standard_library() -> Library {
    let text = include_str!("../../../../../data/boards/gipfel.toml");
    let board = Board::parse("boards/gipfel.toml", text).expect("the built-in board has no fault");
    Library { boards: vec![board] }
}

/// What a table may choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// Who starts. Text: `option first: A`.
    pub first: FirstSeat,
}

impl Options {
    /// Every option's name.
    pub const NAMES: [&'static str; 1] = ["first"];

    /// Sets an option by its name and value; `false` if the option has no such value.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let first = match name {
            "first" => read_first(value),
            _ => None,
        };
        first.map(|first| self.first = first).is_some()
    }

    /// The values that an option may have, the default first; none for an unknown option.
    pub fn values(name: &str) -> &'static [&'static str] {
        match name {
            "first" => &["random", "A", "B", "C", "D"],
            _ => &[],
        }
    }

    /// The options that differ from the default, as name and value.
    pub fn changed(&self) -> Vec<(&'static str, String)> {
        match self.first {
            FirstSeat::Random => Vec::new(),
            FirstSeat::Seat(seat) => vec![("first", seat.to_string())],
        }
    }
}

fn read_first(value: &str) -> Option<FirstSeat> {
    let is_there = |first: &FirstSeat| first.fault(MOST_SEATS).is_none();
    FirstSeat::parse(value).filter(is_there)
}

/// A table's set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// A board's id.
    pub board: String,
    /// How many seats, 2 to 4.
    pub seats: usize,
    /// What the table chose.
    pub options: Options,
}

impl Setup {
    /// A table on this board.
    pub fn new(board: &str, seats: usize) -> Self {
        Self { board: board.to_owned(), seats, options: Options::default() }
    }

    /// The header of a record for this set-up.
    pub fn header(&self) -> Header {
        let seats = self.seats.to_string();
        Header::of_setup("gipfel", &[("board", &self.board), ("seats", &seats)], self.options.changed())
    }

    /// Reads the set-up from a record's header. Keys that tell of the table alone pass.
    ///
    /// # Errors
    /// At the first field that is missing, unknown or has no such value.
    pub fn from_header(header: &Header) -> Result<Self, ParseError> {
        header.expect_game("gipfel")?;
        let board = header.required("board", "the id of a board")?;
        let mut setup = Self::new(&board, header.seats(MIN_SEATS..=MOST_SEATS)?);
        let known = KnownOptions { names: &Options::NAMES, values: Options::values };
        header.read_options(&["board"], &known, |name, value| setup.options.set(name, value))?;
        Ok(setup)
    }
}
