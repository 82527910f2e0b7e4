//! What a set-up of Mount Everest can name, and what it is played with.

use summiteer_rules::games::everest::{Library, Options};

use crate::mountain::MaterialWire;
use crate::{GameWire, OptionWire};

/// Mount Everest with the boards and seasons of a library.
pub fn game(library: &Library, bots: &[&str]) -> GameWire {
    let weathers: Vec<String> = library.weathers.iter().map(|weather| weather.id.clone()).collect();
    GameWire {
        id: "everest".to_owned(),
        seats: (2, 5),
        boards: library.boards.iter().map(|board| board.id.clone()).collect(),
        weathers_by_board: vec![weathers.clone(); library.boards.len()],
        weathers,
        options: Options::NAMES.iter().map(|name| option(name)).collect(),
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
    }
}

/// The boards, seasons and cards of a library.
pub fn material(library: &Library) -> MaterialWire {
    MaterialWire::new(&library.boards, &library.weathers, &library.decks)
}

fn option(name: &str) -> OptionWire {
    let values: &[&str] = match name {
        "first" => &["random", "A", "B", "C", "D", "E"],
        _ => &["on", "off"],
    };
    OptionWire { name: name.to_owned(), values: values.iter().map(|&value| value.to_owned()).collect() }
}
