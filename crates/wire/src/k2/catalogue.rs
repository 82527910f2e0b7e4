//! What a set-up of K2 can name.

use summiteer_rules::games::k2::{Library, Options};

use crate::{GameWire, OptionWire};

/// K2 with the boards and seasons of a library.
pub fn game(library: &Library, bots: &[&str]) -> GameWire {
    GameWire {
        id: "k2".to_owned(),
        seats: (1, 5),
        boards: library.boards.iter().map(|board| board.id.clone()).collect(),
        weathers: library.weathers.iter().map(|weather| weather.id.clone()).collect(),
        options: Options::NAMES.iter().map(|name| option(name)).collect(),
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
    }
}

fn option(name: &str) -> OptionWire {
    let values: &[&str] = match name {
        "limits" => &["relaxed", "strict"],
        "passing-scores" => &["on", "off"],
        "first" => &["random", "A", "B", "C", "D", "E"],
        _ => &["off", "on"],
    };
    OptionWire { name: name.to_owned(), values: values.iter().map(|&value| value.to_owned()).collect() }
}
