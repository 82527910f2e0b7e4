//! Cases of K2: the set-up, and where its own expectations are read.

mod expect;

use std::sync::Arc;

use summiteer_rules::core::{Cursor, ParseError, Rules, Seat};
use summiteer_rules::games::k2::{
    Edition, Game, Library, Options, Setup, State, lhotse_library, standard_library,
};
use summiteer_rules::mountain::{Board, Weather};

use super::{CaseGame, Subject, set_options};
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
        "token",
        "rescue",
        "hand",
        "cards",
        "played",
        "chosen",
        "draws",
        "owed",
        "eligible",
        "mover",
        "summit",
        "dealt",
        "kept",
        "discards",
        "box",
        "rope",
        "sliding",
        "icefall",
        "refuge",
    ];
    const OBJECTS: &'static [&'static str] = &["climber", "card"];

    fn fresh(case: &Case) -> Result<Self, String> {
        let (edition, mut library) = match case.game {
            CaseGame::Lhotse => (Edition::Lhotse, lhotse_library()),
            CaseGame::K2 | CaseGame::Gipfel | CaseGame::Everest => (Edition::K2, standard_library()),
        };
        let board = case.setup.board.as_deref().unwrap_or(&library.boards[0].id);
        let weather = case.setup.weather.as_deref().unwrap_or(&library.weathers[0].id);
        let mut setup = Setup::solo_of(edition, board, weather).with_seats(case.setup.seats);
        own_data(case, &mut setup, &mut library)?;
        set_options(case, Options::names(edition), Options::values, |name, value| {
            setup.options.set(name, value)
        })?;
        let game = Game::new(&setup, &library).map_err(|faults| faults.to_string())?;
        Ok(Self::start(Arc::new(game)))
    }

    fn holds(&self, key: &str, words: Cursor<'_>) -> Result<bool, ParseError> {
        expect::holds(self, key, words)
    }

    fn remarks(&self) -> String {
        let public = self.public();
        let score = |seat: Seat| format!("score {seat} {}\n", public.score(seat));
        let scores: String = Seat::all(self.seats()).map(score).collect();
        format!("{scores}result {:?}", public.result(self.game()))
    }
}

fn own_data(case: &Case, setup: &mut Setup, library: &mut Library) -> Result<(), String> {
    if let Some(text) = &case.board {
        let board = Board::parse("the case's board", text).map_err(|faults| faults.to_string())?;
        setup.board.clone_from(&board.id);
        library.boards.push(board);
    }
    if let Some(text) = &case.weather {
        let weather = Weather::parse("the case's weather", text).map_err(|faults| faults.to_string())?;
        setup.weather.clone_from(&weather.id);
        library.weathers.push(weather);
    }
    Ok(())
}
