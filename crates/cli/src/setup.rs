//! From the words of a command line to a table: board, weather, options and players.

use std::sync::Arc;

use anyhow::Result;
use clap::{Args, ValueEnum};
use summiteer_rules::games::k2;

use crate::failure::usage;

/// The games that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameKind {
    /// K2: two climbers a seat, 18 days, 1 to 5 seats
    K2,
}

impl GameKind {
    /// The game's id in records, cases and rule ids.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::K2 => "k2",
        }
    }
}

/// Where and by which rules a table is played.
#[derive(Args, Clone, Debug)]
pub(crate) struct TableArgs {
    /// The mountain: k2-easy or k2-hard
    #[arg(long, value_name = "ID", default_value = "k2-easy")]
    pub(crate) board: String,
    /// The season: k2-summer or k2-winter
    #[arg(long, value_name = "ID", default_value = "k2-summer")]
    pub(crate) weather: String,
    /// A variant or ruling, may be given again: family=on, limits=strict, passing-scores=off, first=A
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
}

impl TableArgs {
    /// The game for this many seats.
    ///
    /// # Errors
    /// A usage error that lists what there is, if a board, weather set, option or value is unknown.
    pub(crate) fn k2_game(&self, seats: usize) -> Result<Arc<k2::Game>> {
        let options = self.k2_options()?;
        let setup = k2::Setup { board: self.board.clone(), weather: self.weather.clone(), seats, options };
        let game = k2::Game::new(&setup, &k2::standard_library());
        game.map(Arc::new).map_err(|faults| usage(faults.to_string()))
    }

    fn k2_options(&self) -> Result<k2::Options> {
        let mut options = k2::Options::default();
        for text in &self.options {
            let (name, value) = text
                .split_once('=')
                .ok_or_else(|| usage(format!("an option is given as KEY=VALUE, not `{text}`")))?;
            if !k2::Options::NAMES.contains(&name) {
                let known = k2::Options::NAMES.join(", ");
                return Err(usage(format!("no option is called `{name}`; there are: {known}")));
            }
            if !options.set(name, value) {
                let values = k2::Options::values(name);
                return Err(usage(format!("the option {name} may be {values}, not `{value}`")));
            }
        }
        Ok(options)
    }
}

/// Checks the names of players, one a seat, against those that there are.
///
/// # Errors
/// A usage error that lists what there is, if a name is unknown or there are too few or too many.
pub(crate) fn check_players(names: &[String], known: &[&str]) -> Result<()> {
    if let Some(unknown) = names.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(usage(format!("no player is called `{unknown}`; there are: {}", known.join(", "))));
    }
    Ok(())
}
