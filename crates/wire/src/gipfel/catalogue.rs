//! What a set-up of Gipfelstürmer can name.

use summiteer_rules::games::gipfel::{Library, MIN_SEATS, MOST_SEATS, Options};

use crate::{GameWire, OptionWire};

/// Gipfelstürmer with the boards of a library.
pub fn game(library: &Library, bots: &[&str]) -> GameWire {
    GameWire {
        id: "gipfel".to_owned(),
        seats: (MIN_SEATS as u8, MOST_SEATS as u8),
        boards: library.boards.iter().map(|board| board.id.clone()).collect(),
        weathers: Vec::new(),
        weathers_by_board: vec![Vec::new(); library.boards.len()],
        options: Options::NAMES.iter().map(|name| OptionWire::new(name, Options::values(name))).collect(),
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
    }
}
