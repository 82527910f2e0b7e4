//! Cases of Gipfelstürmer: the set-up, and where its own expectations are read.

mod expect;

use std::sync::Arc;

use summiteer_rules::core::{Cursor, ParseError};
use summiteer_rules::games::gipfel::{Board, Game, Options, Setup, State, standard_library};

use super::{Subject, set_options};
use crate::file::Case;

impl Subject for State {
    const LINES: &'static [&'static str] = &["phase", "dice", "rolls"];
    const OBJECTS: &'static [&'static str] = &["goats", "arrivals"];

    fn fresh(case: &Case) -> Result<Self, String> {
        if case.weather.is_some() || case.setup.weather.is_some() {
            return Err("this game has no weather".to_owned());
        }
        let mut library = standard_library();
        let mut setup = Setup::new(case.setup.board.as_deref().unwrap_or("gipfel"), case.setup.seats);
        if let Some(text) = &case.board {
            let board = Board::parse("the case's board", text).map_err(|faults| faults.to_string())?;
            setup.board.clone_from(&board.id);
            library.boards.insert(0, board);
        }
        set_options(case, &Options::NAMES, Options::values, |name, value| setup.options.set(name, value))?;
        let game = Game::new(&setup, &library).map_err(|faults| faults.to_string())?;
        Ok(Self::start(Arc::new(game)))
    }

    fn holds(&self, key: &str, words: Cursor<'_>) -> Result<bool, ParseError> {
        expect::holds(self, key, words)
    }

    fn remarks(&self) -> String {
        format!("winner {:?}", self.public().winner())
    }
}
