//! What a set-up of Mount Everest can name.

use summiteer_rules::games::everest::{Library, Options};

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
        options: Options::NAMES.iter().map(|name| OptionWire::new(name, Options::values(name))).collect(),
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
    }
}
