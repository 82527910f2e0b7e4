//! A data file is read or refused with places, and what was read can be played.

use std::sync::Arc;

use summiteer_rules::core::{Faults, Rules, SplitMix, Turn, pick};
use summiteer_rules::games::k2::{Game, Setup, State};
use summiteer_rules::mountain::{Board, Deck, Weather};

use crate::LIBRARY;

/// How far a game on what was read is played.
const MOVES: usize = 200;

/// The input as a board, as a weather set and as a deck.
pub fn board_files(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (board, weather, deck) = (&LIBRARY.boards[0], &LIBRARY.weathers[0], &LIBRARY.decks[0]);
    if let Some(board) = good(Board::parse("some.toml", &text), &text) {
        play(board, weather.clone(), deck.clone());
    }
    if let Some(weather) = good(Weather::parse("some.toml", &text), &text) {
        play(board.clone(), weather, deck.clone());
    }
    if let Some(deck) = good(Deck::parse("some.toml", &text), &text) {
        play(board.clone(), weather.clone(), deck);
    }
}

/// What was read; the faults of what was not must lie in the text.
fn good<T>(read: Result<T, Faults>, text: &str) -> Option<T> {
    match read {
        Ok(thing) => Some(thing),
        Err(faults) => {
            assert!(!faults.0.is_empty());
            for fault in &faults.0 {
                let (line, column) = fault.at.expect("a fault of a text has a place");
                assert!((1..=text.matches('\n').count() + 1).contains(&line) && column >= 1, "{fault}");
                assert!(!fault.message.is_empty());
            }
            None
        }
    }
}

fn play(board: Board, weather: Weather, deck: Deck) {
    let setup = Setup::solo(&board.id, &weather.id).with_seats(2);
    let Ok(game) = Game::from_parts(&setup, board, weather, deck) else { return };
    let (mut state, mut source) = (State::start(Arc::new(game)), SplitMix(1));
    for turn in 0..MOVES {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = pick(&state.chance(), &mut source).expect("chance has outcomes");
                state.apply_chance(outcome).expect("a listed outcome");
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let legal = state.legal(seat);
                state.apply(seat, legal[turn * 7 % legal.len()]).expect("a listed action");
            }
        }
    }
}
