//! What a set-up of K2 or Lhotse can name.

use summiteer_rules::games::k2::{Edition, Game, Library, Options, Setup};

use crate::{GameWire, OptionWire};

/// K2 or its expansion with the boards and seasons of a library.
pub fn game(edition: Edition, library: &Library, bots: &[&str]) -> GameWire {
    GameWire {
        id: edition.id().to_owned(),
        seats: (1, 5),
        boards: library.boards.iter().map(|board| board.id.clone()).collect(),
        weathers: library.weathers.iter().map(|weather| weather.id.clone()).collect(),
        weathers_by_board: library.boards.iter().map(|board| seasons(edition, library, &board.id)).collect(),
        options: Options::names(edition)
            .iter()
            .map(|name| OptionWire::new(name, Options::values(name)))
            .collect(),
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
    }
}

/// The seasons that fit a board: the rules say which.
fn seasons(edition: Edition, library: &Library, board: &str) -> Vec<String> {
    let fits = |weather: &&str| Game::new(&Setup::solo_of(edition, board, weather), library).is_ok();
    let ids = library.weathers.iter().map(|weather| weather.id.as_str());
    ids.filter(fits).map(str::to_owned).collect()
}
