//! Cases of Gipfelstürmer: the set-up, and where its own expectations are read.

mod expect;

use std::sync::Arc;

use summiteer_rules::core::{Cursor, Header, ParseError};
use summiteer_rules::games::gipfel::{Board, Game, Options, Setup, State, standard_library};

use super::Subject;
use crate::file::Case;

impl Subject for State {
    type Game = Game;

    const LINES: &'static [&'static str] = &["phase", "dice", "rolls"];
    const OBJECTS: &'static [&'static str] = &["goats", "arrivals"];

    fn game(case: &Case) -> Result<Arc<Game>, String> {
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
        for (name, value) in &case.setup.options {
            if !setup.options.set(name, value) {
                let values = Options::values(name);
                return Err(format!(
                    "option {name}: {value} (known: {}; {values})",
                    Options::NAMES.join(", ")
                ));
            }
        }
        Game::new(&setup, &library).map(Arc::new).map_err(|faults| faults.to_string())
    }

    fn fresh(game: Arc<Game>) -> Self {
        Self::start(game)
    }

    fn read(game: Arc<Game>, text: &str) -> Result<Self, ParseError> {
        Self::from_text(game, text)
    }

    fn header(&self) -> Header {
        self.game().setup().header()
    }

    fn text(&self) -> String {
        Self::text(self)
    }

    fn holds(&self, key: &str, words: Cursor<'_>) -> Result<bool, ParseError> {
        expect::holds(self, key, words)
    }

    fn remarks(&self) -> String {
        format!("winner {:?}", self.public().winner())
    }
}
