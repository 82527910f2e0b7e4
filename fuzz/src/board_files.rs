//! A data file is read or refused with places, and what was read can be played.

use std::sync::{Arc, LazyLock};

use summiteer_rules::core::{Faults, Rules, SplitMix, Turn, pick};
use summiteer_rules::games::{everest, gipfel, k2};
use summiteer_rules::mountain::{Board, Deck, Icefall, Weather};

/// How far a game on what was read is played.
const MOVES: usize = 200;

/// What goes with the read part of K2.
static K2: LazyLock<k2::Library> = LazyLock::new(k2::standard_library);

/// What goes with the read part of Mount Everest.
static EVEREST: LazyLock<everest::Library> = LazyLock::new(everest::standard_library);

/// The input as a board of each game, as a weather set, as a deck and as a set of icefall tiles.
pub fn board_files(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (board, weather, deck) = (&K2.boards[0], &K2.weathers[0], &K2.decks[0]);
    if let Some(board) = good(Board::parse("some.toml", &text), &text) {
        play_k2(board.clone(), weather.clone(), deck.clone(), &EVEREST.icefalls[0]);
        play_everest(&Everest { board: Some(board), ..Everest::default() });
    }
    if let Some(weather) = good(Weather::parse("some.toml", &text), &text) {
        play_k2(board.clone(), weather.clone(), deck.clone(), &EVEREST.icefalls[0]);
        play_everest(&Everest { weather: Some(weather), ..Everest::default() });
    }
    if let Some(deck) = good(Deck::parse("some.toml", &text), &text) {
        play_k2(board.clone(), weather.clone(), deck.clone(), &EVEREST.icefalls[0]);
        play_everest(&Everest { deck: Some(deck), ..Everest::default() });
    }
    if let Some(icefall) = good(Icefall::parse("some.toml", &text), &text) {
        play_k2(K2.boards[2].clone(), weather.clone(), deck.clone(), &icefall);
        play_everest(&Everest { icefall: Some(icefall), ..Everest::default() });
    }
    if let Some(board) = good(gipfel::Board::parse("some.toml", &text), &text) {
        play_gipfel(board);
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

/// Once as it is, and once with icefall tiles where the board has an icefall.
fn play_k2(board: Board, weather: Weather, deck: Deck, icefall: &Icefall) {
    for tiles in [None, Some(icefall.clone())] {
        let options = k2::Options { icefall: tiles.is_some(), ..k2::Options::default() };
        let setup = k2::Setup { options, ..k2::Setup::solo(&board.id, &weather.id).with_seats(2) };
        if let Ok(game) = k2::Game::from_parts(&setup, board.clone(), weather.clone(), deck.clone(), tiles) {
            play(k2::State::start(Arc::new(game)));
        }
    }
}

/// The part of Mount Everest that was read; the rest is as it comes with the game.
#[derive(Default)]
struct Everest {
    board: Option<Board>,
    weather: Option<Weather>,
    deck: Option<Deck>,
    icefall: Option<Icefall>,
}

fn play_everest(read: &Everest) {
    let board = read.board.as_ref().unwrap_or(&EVEREST.boards[0]);
    let weather = read.weather.as_ref().unwrap_or(&EVEREST.weathers[0]);
    let deck = read.deck.as_ref().unwrap_or(&EVEREST.decks[0]);
    let icefall = read.icefall.as_ref().unwrap_or(&EVEREST.icefalls[0]);
    let setup = everest::Setup::new(&board.id, &weather.id, 2);
    let parts = (board.clone(), weather.clone(), deck.clone(), icefall.clone());
    if let Ok(game) = everest::Game::from_parts(&setup, parts.0, parts.1, parts.2, parts.3) {
        play(everest::State::start(Arc::new(game)));
    }
}

fn play_gipfel(board: gipfel::Board) {
    let setup = gipfel::Setup::new(&board.id, 4);
    if let Ok(game) = gipfel::Game::from_parts(&setup, board) {
        play(gipfel::State::start(Arc::new(game)));
    }
}

fn play(mut state: impl Rules) {
    let mut source = SplitMix(1);
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
