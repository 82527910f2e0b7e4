//! What a set-up of K2 or Lhotse can name, and what it is played with.

use summiteer_rules::games::k2::{Edition, Game, Library, Options, Setup};

use crate::mountain::MaterialWire;
use crate::{GameWire, OptionWire};

/// K2 or its expansion with the boards and seasons of a library.
pub fn game(edition: Edition, library: &Library, bots: &[&str]) -> GameWire {
    GameWire {
        id: edition.id().to_owned(),
        seats: (1, 5),
        boards: library.boards.iter().map(|board| board.id.clone()).collect(),
        weathers: library.weathers.iter().map(|weather| weather.id.clone()).collect(),
        weathers_by_board: library.boards.iter().map(|board| seasons(edition, library, &board.id)).collect(),
        options: Options::names(edition).iter().map(|name| option(name)).collect(),
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
    }
}

/// The seasons that fit a board: the rules say which.
fn seasons(edition: Edition, library: &Library, board: &str) -> Vec<String> {
    let fits = |weather: &&str| Game::new(&Setup::solo_of(edition, board, weather), library).is_ok();
    let ids = library.weathers.iter().map(|weather| weather.id.as_str());
    ids.filter(fits).map(str::to_owned).collect()
}

/// The boards, seasons and cards of a library.
pub fn material(library: &Library) -> MaterialWire {
    MaterialWire::new(&library.boards, &library.weathers, &library.decks)
}

fn option(name: &str) -> OptionWire {
    let values: &[&str] = match name {
        "limits" => &["relaxed", "strict"],
        "passing-scores" => &["on", "off"],
        "first" => &["random", "A", "B", "C", "D", "E"],
        "discards" => &["standard", "free"],
        "levels" => &["printed", "first", "second", "measured"],
        _ => &["off", "on"],
    };
    OptionWire { name: name.to_owned(), values: values.iter().map(|&value| value.to_owned()).collect() }
}
