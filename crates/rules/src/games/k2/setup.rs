//! How a table is set up: board, season, seats and variants.

use std::ops::RangeInclusive;

pub use crate::core::FirstSeat;
use crate::core::{Header, KnownOptions, ParseError, read_switch};
use crate::mountain::{Board, Deck, Weather};

/// How many can play (K2-001).
pub(super) const SEATS: RangeInclusive<usize> = 1..=5;

/// Data that a set-up can name.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// Boards.
    pub boards: Vec<Board>,
    /// Weather sets.
    pub weathers: Vec<Weather>,
    /// Decks.
    pub decks: Vec<Deck>,
}

/// The boards, seasons and the deck that come with the game, built in.
///
/// # Panics
/// Never: a test reads them all.
pub fn standard_library() -> Library {
    macro_rules! data {
        ($kind:ident, $path:literal) => {
            $kind::parse($path, include_str!(concat!("../../../../../data/", $path))).expect(concat!(
                "the built-in file ",
                $path,
                " has no fault"
            ))
        };
    }
    Library {
        boards: vec![
            data!(Board, "boards/k2-easy.toml"),
            data!(Board, "boards/k2-hard.toml"),
            data!(Board, "boards/everest-easy.toml"),
            data!(Board, "boards/everest-hard.toml"),
        ],
        weathers: vec![data!(Weather, "weather/k2-summer.toml"), data!(Weather, "weather/k2-winter.toml")],
        decks: vec![data!(Deck, "decks/k2.toml")],
    }
}

/// Which limit five players count with (K2-035, Q-K2-20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Limits {
    /// With the red figure: easier.
    #[default]
    Relaxed,
    /// Without it: harder.
    Strict,
}

/// Variants and rulings that a table may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Each seat holds a rescue card (K2-067). Text: `option family: on`.
    pub family: bool,
    /// Limits for five. Text: `option limits: strict`.
    pub limits: Limits,
    /// Whether a space that is only passed scores (Q-K2-05). Text: `option passing-scores: off`.
    pub passing_scores: bool,
    /// Who starts. Text: `option first: A`.
    pub first: FirstSeat,
}

impl Default for Options {
    fn default() -> Self {
        Self { family: false, limits: Limits::Relaxed, passing_scores: true, first: FirstSeat::Random }
    }
}

impl Options {
    /// Every option's name.
    pub const NAMES: [&'static str; 4] = ["family", "limits", "passing-scores", "first"];

    /// Sets an option by its name and value; `false` if the option has no such value.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        match name {
            "family" => read_switch(value).map(|on| self.family = on),
            "limits" => read_limits(value).map(|limits| self.limits = limits),
            "passing-scores" => read_switch(value).map(|on| self.passing_scores = on),
            "first" => FirstSeat::parse(value).map(|first| self.first = first),
            _ => None,
        }
        .is_some()
    }

    /// The values that an option may have, in words; nothing for an unknown option.
    pub fn values(name: &str) -> &'static str {
        match name {
            "family" | "passing-scores" => "on or off",
            "limits" => "relaxed or strict",
            "first" => "random or a seat from A to E",
            _ => "",
        }
    }

    /// The options that differ from the default, as name and value.
    pub fn changed(&self) -> Vec<(&'static str, String)> {
        let default = Self::default();
        let mut changed = Vec::new();
        if self.family != default.family {
            changed.push(("family", "on".to_owned()));
        }
        if self.limits != default.limits {
            changed.push(("limits", "strict".to_owned()));
        }
        if self.passing_scores != default.passing_scores {
            changed.push(("passing-scores", "off".to_owned()));
        }
        if let FirstSeat::Seat(seat) = self.first {
            changed.push(("first", seat.to_string()));
        }
        changed
    }
}

fn read_limits(value: &str) -> Option<Limits> {
    match value {
        "relaxed" => Some(Limits::Relaxed),
        "strict" => Some(Limits::Strict),
        _ => None,
    }
}

/// A table's set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// A board's id.
    pub board: String,
    /// A weather set's id.
    pub weather: String,
    /// How many seats, 1 to 5.
    pub seats: usize,
    /// Variants.
    pub options: Options,
}

impl Setup {
    /// A solo game without variants.
    pub fn solo(board: &str, weather: &str) -> Self {
        Self { board: board.to_owned(), weather: weather.to_owned(), seats: 1, options: Options::default() }
    }

    /// The same with another number of seats.
    pub fn with_seats(self, seats: usize) -> Self {
        Self { seats, ..self }
    }

    /// The header of a record for this set-up.
    pub fn header(&self) -> Header {
        let seats = self.seats.to_string();
        let fields = [("board", &*self.board), ("weather", &*self.weather), ("seats", &*seats)];
        Header::of_setup("k2", &fields, self.options.changed())
    }

    /// Reads the set-up from a record's header. Keys that tell of the table alone pass.
    ///
    /// # Errors
    /// At the first field that is missing, unknown or has no such value.
    pub fn from_header(header: &Header) -> Result<Self, ParseError> {
        header.expect_game("k2")?;
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
