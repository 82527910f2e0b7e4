//! How a table is set up: board, season, seats and options.

use std::ops::RangeInclusive;

pub use crate::core::FirstSeat;
use crate::core::{Header, KnownOptions, ParseError, read_switch};
pub use crate::expedition::Library;
use crate::mountain::{Board, Deck, Icefall, Weather, built_in};

/// How many can play (EV-001).
pub(super) const SEATS: RangeInclusive<usize> = 2..=5;

/// The boards, seasons, deck and icefall tiles that come with the game, built in.
///
/// # Panics
/// Never: a test reads them all.
pub fn standard_library() -> Library {
    Library {
        boards: vec![
            built_in!(Board, "boards/everest-easy.toml"),
            built_in!(Board, "boards/everest-hard.toml"),
        ],
        weathers: vec![
            built_in!(Weather, "weather/everest-summer.toml"),
            built_in!(Weather, "weather/everest-winter.toml"),
        ],
        decks: vec![built_in!(Deck, "decks/everest.toml")],
        icefalls: vec![built_in!(Icefall, "icefall/everest.toml")],
    }
}

/// Rulings that a table may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Whether a guide that only passes over a full summit scores there (Q-EV-69). Text: `option passing-scores: off`.
    pub passing_scores: bool,
    /// Who starts (Q-EV-83). Text: `option first: A`.
    pub first: FirstSeat,
}

impl Default for Options {
    fn default() -> Self {
        Self { passing_scores: true, first: FirstSeat::Random }
    }
}

impl Options {
    /// Every option's name.
    pub const NAMES: [&'static str; 2] = ["passing-scores", "first"];

    /// Sets an option by its name and value; `false` if the option has no such value.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        match name {
            "passing-scores" => read_switch(value).map(|on| self.passing_scores = on),
            "first" => FirstSeat::parse(value).map(|first| self.first = first),
            _ => None,
        }
        .is_some()
    }

    /// The values that an option may have, the default first; none for an unknown option.
    pub fn values(name: &str) -> &'static [&'static str] {
        match name {
            "passing-scores" => &["on", "off"],
            "first" => &["random", "A", "B", "C", "D", "E"],
            _ => &[],
        }
    }

    /// The options that differ from the default, as name and value.
    pub fn changed(&self) -> Vec<(&'static str, String)> {
        let mut changed = Vec::new();
        if !self.passing_scores {
            changed.push(("passing-scores", "off".to_owned()));
        }
        if let FirstSeat::Seat(seat) = self.first {
            changed.push(("first", seat.to_string()));
        }
        changed
    }
}

/// A table's set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// A board's id.
    pub board: String,
    /// A weather set's id.
    pub weather: String,
    /// How many seats, 2 to 5.
    pub seats: usize,
    /// Rulings.
    pub options: Options,
}

impl Setup {
    /// A game for so many without special options.
    pub fn new(board: &str, weather: &str, seats: usize) -> Self {
        Self { board: board.to_owned(), weather: weather.to_owned(), seats, options: Options::default() }
    }

    /// The header of a record for this set-up.
    pub fn header(&self) -> Header {
        let seats = self.seats.to_string();
        let fields = [("board", &*self.board), ("weather", &*self.weather), ("seats", &*seats)];
        Header::of_setup("everest", &fields, self.options.changed())
    }

    /// Reads the set-up from a record's header. Keys that tell of the table alone pass.
    ///
    /// # Errors
    /// At the first field that is missing, unknown or has no such value.
    pub fn from_header(header: &Header) -> Result<Self, ParseError> {
        header.expect_game("everest")?;
        let mut setup = Self {
            board: header.required("board", "the id of a board")?,
            weather: header.required("weather", "the id of a weather set")?,
            seats: header.seats(SEATS)?,
            options: Options::default(),
        };
        let known = KnownOptions { names: &Options::NAMES, values: Options::values };
        header.read_options(&["board", "weather"], &known, |name, value| setup.options.set(name, value))?;
        Ok(setup)
    }
}
