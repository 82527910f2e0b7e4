//! How a table is set up: board, season, seats and options.

use std::str::FromStr;

use crate::core::{Fault, Faults, Header, ParseError};
pub use crate::mountain::FirstSeat;
use crate::mountain::{Board, Deck, Icefall, Weather, read_switch};

/// Data that a set-up can name.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// Boards.
    pub boards: Vec<Board>,
    /// Weather sets.
    pub weathers: Vec<Weather>,
    /// Decks.
    pub decks: Vec<Deck>,
    /// Sets of icefall tiles.
    pub icefalls: Vec<Icefall>,
}

/// The boards, seasons, deck and icefall tiles that come with the game, built in.
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
        boards: vec![data!(Board, "boards/everest-easy.toml"), data!(Board, "boards/everest-hard.toml")],
        weathers: vec![
            data!(Weather, "weather/everest-summer.toml"),
            data!(Weather, "weather/everest-winter.toml"),
        ],
        decks: vec![data!(Deck, "decks/everest.toml")],
        icefalls: vec![data!(Icefall, "icefall/everest.toml")],
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

    /// The values that an option may have, in words; nothing for an unknown option.
    pub fn values(name: &str) -> &'static str {
        match name {
            "passing-scores" => "on or off",
            "first" => "random or a seat from A to E",
            _ => "",
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
        let mut header = Header::default();
        header.set("game", "everest");
        header.set("board", &self.board);
        header.set("weather", &self.weather);
        header.set("seats", &self.seats.to_string());
        for (name, value) in self.options.changed() {
            header.set(&format!("option {name}"), &value);
        }
        header
    }

    /// Reads the set-up from a record's header. Keys that tell of the table alone pass.
    ///
    /// # Errors
    /// At the first field that is missing, unknown or has no such value.
    pub fn from_header(header: &Header) -> Result<Self, ParseError> {
        let field = |key: &str, expected: &str| {
            header.get(key).map(str::to_owned).ok_or_else(|| header.error(key, expected))
        };
        if header.get("game") != Some("everest") {
            return Err(header.error("game", "everest"));
        }
        let seats = usize::from_str(&field("seats", "the number of seats")?).ok();
        let seats = seats.filter(|n| (2..=5).contains(n));
        let seats = seats.ok_or_else(|| header.error("seats", "a number from 2 to 5"))?;
        let board = field("board", "the id of a board")?;
        let mut setup = Self::new(&board, &field("weather", "the id of a weather set")?, seats);
        for (key, value) in header.iter() {
            setup.read_field(header, key, value)?;
        }
        Ok(setup)
    }

    fn read_field(&mut self, header: &Header, key: &str, value: &str) -> Result<(), ParseError> {
        if let Some(name) = key.strip_prefix("option ") {
            if !Options::NAMES.contains(&name) {
                return Err(header.error(key, &format!("no option but {}", Options::NAMES.join(", "))));
            }
            return match self.options.set(name, value) {
                true => Ok(()),
                false => Err(header.error(key, Options::values(name))),
            };
        }
        let known = matches!(key, "game" | "board" | "weather" | "seats") || Header::is_of_table(key);
        if known { Ok(()) } else { Err(header.error(key, "no such key")) }
    }

    /// Faults of the set-up itself.
    pub(super) fn fault(&self, message: String) -> Faults {
        Faults(vec![Fault { file: "set-up".to_owned(), at: None, message }])
    }
}
