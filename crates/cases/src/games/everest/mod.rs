//! Cases of Mount Everest: the set-up, and where its own expectations are read.

mod expect;

use std::sync::Arc;

use summiteer_rules::core::{Cursor, ParseError};
use summiteer_rules::games::everest::{Game, Options, Setup, State, standard_library};

use super::{Subject, own_data, set_options};
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
        let (board, weather) = own_data(case, &mut library)?;
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
