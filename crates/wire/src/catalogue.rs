//! What can be played: each game with the words of its set-up.

use serde::Serialize;

/// A game, with all that a set-up of it can name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct GameWire {
    /// Its id.
    pub id: String,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Ids of the boards.
    pub boards: Vec<String>,
    /// Ids of the seasons; none where a game has no weather.
    pub weathers: Vec<String>,
    /// By board, ids of the seasons that it can be played in.
    pub weathers_by_board: Vec<Vec<String>>,
    /// Options.
    pub options: Vec<OptionWire>,
    /// Names of the bots, the weakest first.
    pub bots: Vec<String>,
}

/// An option.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct OptionWire {
    /// Its name.
    pub name: String,
    /// Its values, the default first.
    pub values: Vec<String>,
}

impl OptionWire {
    pub(crate) fn new(name: &str, values: &[&str]) -> Self {
        Self { name: name.to_owned(), values: values.iter().map(|&value| value.to_owned()).collect() }
    }
}
