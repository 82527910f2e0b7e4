//! Cases of Mount Everest: the set-up, and where its own expectations are read.

mod expect;

use std::sync::Arc;

use summiteer_rules::core::{Cursor, ParseError};
use summiteer_rules::games::everest::{Game, Options, Setup, State, standard_library};
use summiteer_rules::mountain::{Board, Weather};

use super::{Subject, set_options};
use crate::file::Case;

impl Subject for State {
    const LINES: &'static [&'static str] = &[
        "day",
        "start",
        "phase",
        "tiles",
        "gone",
        "shown",
        "face-down",
        "order",
        "icefall",
        "token",
        "owed",
        "eligible",
        "mover",
        "refuge",
        "guide",
        "camp",
        "score",
        "lost-tents",
        "draws",
        "step",
        "cards",
        "played",
        "out",
        "hand",
        "removed",
        "air-top",
        "air-middle",
        "air-bottom",
        "seen",
        "taken",
        "chosen",
    ];
    const OBJECTS: &'static [&'static str] = &["card"];

    fn fresh(case: &Case) -> Result<Self, String> {
        let mut library = standard_library();
        let mut board = case.setup.board.clone().unwrap_or_else(|| "everest-easy".to_owned());
        let mut weather = case.setup.weather.clone().unwrap_or_else(|| "everest-summer".to_owned());
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
        let mut setup = Setup::new(&board, &weather, case.setup.seats);
        set_options(case, &Options::NAMES, Options::values, |name, value| setup.options.set(name, value))?;
        let game = Game::new(&setup, &library).map_err(|faults| faults.to_string())?;
        Ok(Self::start(Arc::new(game)))
    }

    fn holds(&self, key: &str, words: Cursor<'_>) -> Result<bool, ParseError> {
        expect::holds(self, key, words)
    }

    fn remarks(&self) -> String {
        format!("result {:?}", self.public().result(self.game()))
    }
}
