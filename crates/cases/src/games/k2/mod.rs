//! Cases of K2: the set-up, and where its own expectations are read.

mod expect;

use std::sync::Arc;

use summiteer_rules::core::{Cursor, ParseError, Rules, Seat};
use summiteer_rules::games::k2::{Edition, Game, Options, Setup, State};

use super::{CaseGame, Subject, own_data, set_options};
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
        let edition = match case.game {
            CaseGame::Lhotse => Edition::Lhotse,
            CaseGame::K2 | CaseGame::Gipfel | CaseGame::Everest => Edition::K2,
        };
        let mut library = edition.library();
        let (board, weather) = own_data(case, &mut library)?;
        let mut setup = Setup::solo_of(edition, &board, &weather).with_seats(case.setup.seats);
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
