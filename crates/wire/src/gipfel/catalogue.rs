//! What a set-up of Gipfelstürmer can name.

use summiteer_rules::games::gipfel::{Library, MIN_SEATS, MOST_SEATS};

use crate::{GameWire, OptionWire};

/// Gipfelstürmer with the boards of a library.
pub fn game(library: &Library, bots: &[&str]) -> GameWire {
    let first = ["random", "A", "B", "C", "D"];
    GameWire {
        id: "gipfel".to_owned(),
        seats: (MIN_SEATS as u8, MOST_SEATS as u8),
        boards: library.boards.iter().map(|board| board.id.clone()).collect(),
        weathers: Vec::new(),
        weathers_by_board: vec![Vec::new(); library.boards.len()],
        options: vec![OptionWire { name: "first".to_owned(), values: first.map(str::to_owned).to_vec() }],
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
    }
}
