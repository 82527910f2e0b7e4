//! What each game brings so that its cases can be run.

mod everest;
mod gipfel;
mod k2;

use serde::Deserialize;
use summiteer_rules::core::{Cursor, ParseError, Rules, one_of};
use summiteer_rules::expedition::Library;
use summiteer_rules::mountain::{Board, Weather};

use crate::file::Case;
use crate::run::{Mismatch, judge};

/// The game that the cases of a file are about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CaseGame {
    /// K2, also where a file names no game.
    #[default]
    K2,
    /// Gipfelstürmer.
    Gipfel,
    /// Mount Everest.
    Everest,
    /// Lhotse, K2's expansion.
    Lhotse,
}

impl CaseGame {
    /// Runs a case of this game; `None` if it holds.
    pub(crate) fn run(self, case: &Case) -> Option<Mismatch> {
        match self {
            Self::K2 | Self::Lhotse => judge::<summiteer_rules::games::k2::State>(case),
            Self::Gipfel => judge::<summiteer_rules::games::gipfel::State>(case),
            Self::Everest => judge::<summiteer_rules::games::everest::State>(case),
        }
        .err()
    }
}

/// Puts the case's own board and weather set into the library; the ids of those that it is played with, where it names
/// none the library's first.
///
/// # Errors
/// The faults of its own data.
fn own_data(case: &Case, library: &mut Library) -> Result<(String, String), String> {
    let mut board = case.setup.board.clone().unwrap_or_else(|| library.boards[0].id.clone());
    let mut weather = case.setup.weather.clone().unwrap_or_else(|| library.weathers[0].id.clone());
    if let Some(text) = &case.board {
        let own = Board::parse("the case's board", text).map_err(|faults| faults.to_string())?;
        board.clone_from(&own.id);
        library.boards.push(own);
    }
    if let Some(text) = &case.weather {
        let own = Weather::parse("the case's weather", text).map_err(|faults| faults.to_string())?;
        weather.clone_from(&own.id);
        library.weathers.push(own);
    }
    Ok((board, weather))
}

/// Hands the case's options to `set`, which says whether the game knows the name and value.
///
/// # Errors
/// At the first option that it does not know; the message lists the names, and the name's values.
fn set_options(
    case: &Case,
    names: &[&str],
    values: fn(&str) -> &'static [&'static str],
    mut set: impl FnMut(&str, &str) -> bool,
) -> Result<(), String> {
    let unknown =
        case.setup.options.iter().find(|(name, value)| !names.contains(&name.as_str()) || !set(name, value));
    match unknown {
        Some((name, value)) => {
            Err(format!("option {name}: {value} (known: {}; {})", names.join(", "), one_of(values(name))))
        }
        None => Ok(()),
    }
}

/// A state that cases can be about.
pub(crate) trait Subject: Rules {
    /// Lines of the position text that must agree as a whole, by their first word.
    const LINES: &'static [&'static str];
    /// Lines of the position text about one thing, of which an expectation may leave out parts.
    const OBJECTS: &'static [&'static str];

    /// The state before anything has happened, of the game that the case sets up.
    ///
    /// # Errors
    /// What is wrong with the set-up or the case's own data.
    fn fresh(case: &Case) -> Result<Self, String>;

    /// Whether an expectation holds that only this game knows; `words` stand behind its first word, `key`.
    ///
    /// # Errors
    /// If the game knows no such form, or its words cannot be read.
    fn holds(&self, key: &str, words: Cursor<'_>) -> Result<bool, ParseError>;

    /// What a reader of a failure wants to know besides the position and the legal actions.
    fn remarks(&self) -> String;
}
