//! Cases of K2: the set-up, and where its own expectations are read.

mod expect;

use std::sync::Arc;

use summiteer_rules::core::{Cursor, Header, ParseError, Rules, Seat};
use summiteer_rules::games::k2::{Game, Library, Options, Setup, State, standard_library};
use summiteer_rules::mountain::{Board, Weather};

use super::Subject;
use crate::file::Case;

impl Subject for State {
    type Game = Game;

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
    ];
    const OBJECTS: &'static [&'static str] = &["climber", "card"];

    fn game(case: &Case) -> Result<Arc<Game>, String> {
        let mut library = standard_library();
        let board = case.setup.board.as_deref().unwrap_or("k2-easy");
        let weather = case.setup.weather.as_deref().unwrap_or("k2-summer");
        let mut setup = Setup::solo(board, weather).with_seats(case.setup.seats);
        own_data(case, &mut setup, &mut library)?;
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
