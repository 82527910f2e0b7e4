//! How a table is set up: board, season, seats and variants.

use std::ops::RangeInclusive;

use super::lhotse::{Discards, Edition, Levels};
pub use crate::core::FirstSeat;
use crate::core::{Header, KnownOptions, ParseError, read_switch};
pub use crate::expedition::Library;
use crate::mountain::{Board, Deck, Icefall, Weather, built_in};

/// How many can play (K2-001).
pub(super) const SEATS: RangeInclusive<usize> = 1..=5;

/// The boards, seasons, the deck and the icefall tiles that come with the game, built in.
///
/// # Panics
/// Never: a test reads them all.
pub fn standard_library() -> Library {
    Library {
        boards: vec![
            built_in!(Board, "boards/k2-easy.toml"),
            built_in!(Board, "boards/k2-hard.toml"),
            built_in!(Board, "boards/everest-easy.toml"),
            built_in!(Board, "boards/everest-hard.toml"),
        ],
        weathers: vec![
            built_in!(Weather, "weather/k2-summer.toml"),
            built_in!(Weather, "weather/k2-winter.toml"),
        ],
        decks: vec![built_in!(Deck, "decks/k2.toml")],
        icefalls: vec![built_in!(Icefall, "icefall/everest.toml")],
    }
}

/// The boards, weather sets and the deck of Lhotse, built in: the South Face has its own weather, the South Col Race may
/// choose (LH-008, LH-017, LH-018).
///
/// # Panics
/// Never: a test reads them all.
pub fn lhotse_library() -> Library {
    let k2 = standard_library();
    Library {
        boards: vec![built_in!(Board, "boards/lhotse-face.toml"), built_in!(Board, "boards/lhotse-col.toml")],
        weathers: [vec![built_in!(Weather, "weather/lhotse.toml")], k2.weathers].concat(),
        decks: k2.decks,
        icefalls: Vec::new(),
    }
}

impl Edition {
    /// All that a set-up of it can name.
    pub fn library(self) -> Library {
        match self {
            Self::K2 => standard_library(),
            Self::Lhotse => lhotse_library(),
        }
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
    /// Whether tiles lie on the icefall of Mount Everest's boards (Q-EK-01). Text: `option icefall: on`.
    pub icefall: bool,
    /// Which cards are discarded before the South Col Race (LH-020, LH-021). Text: `option discards: free`.
    pub discards: Discards,
    /// With which table a solo game of Lhotse is judged (Q-LH-20). Text: `option levels: measured`.
    pub levels: Levels,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            family: false,
            limits: Limits::Relaxed,
            passing_scores: true,
            first: FirstSeat::Random,
            icefall: false,
            discards: Discards::Standard,
            levels: Levels::Printed,
        }
    }
}

impl Options {
    /// The name of every option of K2.
    pub const NAMES: [&'static str; 5] = ["family", "limits", "passing-scores", "first", "icefall"];
    /// The name of every option of Lhotse.
    pub const LHOTSE_NAMES: [&'static str; 6] =
        ["family", "limits", "passing-scores", "first", "discards", "levels"];

    /// The name of every option of an edition.
    pub const fn names(edition: Edition) -> &'static [&'static str] {
        match edition {
            Edition::K2 => &Self::NAMES,
            Edition::Lhotse => &Self::LHOTSE_NAMES,
        }
    }

    /// Sets an option by its name and value; `false` if the option has no such value.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        match name {
            "family" => read_switch(value).map(|on| self.family = on),
            "limits" => read_limits(value).map(|limits| self.limits = limits),
            "passing-scores" => read_switch(value).map(|on| self.passing_scores = on),
            "first" => FirstSeat::parse(value).map(|first| self.first = first),
            "icefall" => read_switch(value).map(|on| self.icefall = on),
            "discards" => Discards::parse(value).map(|discards| self.discards = discards),
            "levels" => Levels::parse(value).map(|levels| self.levels = levels),
            _ => None,
        }
        .is_some()
    }

    /// The values that an option may have, the default first; none for an unknown option.
    pub fn values(name: &str) -> &'static [&'static str] {
        match name {
            "family" | "icefall" => &["off", "on"],
            "limits" => &["relaxed", "strict"],
            "passing-scores" => &["on", "off"],
            "first" => &["random", "A", "B", "C", "D", "E"],
            "discards" => &["standard", "free"],
            "levels" => &["printed", "first", "second", "measured"],
            _ => &[],
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
        if self.icefall != default.icefall {
            changed.push(("icefall", "on".to_owned()));
        }
        if self.discards != default.discards {
            changed.push(("discards", self.discards.text().to_owned()));
        }
        if self.levels != default.levels {
            changed.push(("levels", self.levels.text().to_owned()));
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
    /// K2 or its expansion.
    pub edition: Edition,
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
    /// A solo game of K2 without variants.
    pub fn solo(board: &str, weather: &str) -> Self {
        Self::solo_of(Edition::K2, board, weather)
    }

    /// A solo game without variants.
    pub fn solo_of(edition: Edition, board: &str, weather: &str) -> Self {
        Self {
            edition,
            board: board.to_owned(),
            weather: weather.to_owned(),
            seats: 1,
            options: Options::default(),
        }
    }

    /// The same with another number of seats.
    pub fn with_seats(self, seats: usize) -> Self {
        Self { seats, ..self }
    }

    /// The header of a record for this set-up.
    pub fn header(&self) -> Header {
        let seats = self.seats.to_string();
        let fields = [("board", &*self.board), ("weather", &*self.weather), ("seats", &*seats)];
        Header::of_setup(self.edition.id(), &fields, self.options.changed())
    }

    /// Reads the set-up from a record's header. Keys that tell of the table alone pass.
    ///
    /// # Errors
    /// At the first field that is missing, unknown or has no such value.
    pub fn from_header(header: &Header) -> Result<Self, ParseError> {
        let edition = header.get("game").and_then(Edition::parse);
        let mut setup = Self {
            edition: edition.ok_or_else(|| header.error("game", "k2 or lhotse"))?,
            board: header.required("board", "the id of a board")?,
            weather: header.required("weather", "the id of a weather set")?,
            seats: header.seats(SEATS)?,
            options: Options::default(),
        };
        let known = KnownOptions { names: Options::names(setup.edition), values: Options::values };
        header.read_options(&["board", "weather"], &known, |name, value| setup.options.set(name, value))?;
        Ok(setup)
    }
}
