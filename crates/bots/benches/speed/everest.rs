//! Mount Everest.

use std::hint::black_box;
use std::sync::Arc;

use summiteer_bots::{Bot, Random, play_game};
use summiteer_rules::core::SplitMix;
use summiteer_rules::games::everest::{self, State};

use crate::measure::{head, per_second, row};
use crate::random;

const GAMES: u64 = 400;
const COPIES: u32 = 1_000_000;

pub(crate) fn measure() {
    head("Mount Everest on the easier route in summer");
    row("random games of 2 seats a second", &format!("{:.0}", per_second(random_games)));
    row("actions a second, legal actions listed", &format!("{:.0}", per_second(actions)));
    row("copy of a state", &format!("{:.0} ns", 1e9 / per_second(copies)));
}

fn start() -> State {
    let setup = everest::Setup::new("everest-easy", "everest-summer", 2);
    let game =
        everest::Game::new(&setup, &everest::standard_library()).expect("the built-in data has no fault");
    State::start(Arc::new(game))
}

fn random_games() -> u64 {
    let start = start();
    let mut bots: Vec<Box<dyn Bot<State>>> =
        (0..2).map(|_| Box::new(Random) as Box<dyn Bot<State>>).collect();
    for seed in 0..GAMES {
        black_box(play_game(start.clone(), &mut bots, SplitMix(seed)));
    }
    GAMES
}

fn actions() -> u64 {
    let start = start();
    (0..GAMES).map(|seed| random::play(start.clone(), SplitMix(seed), u64::MAX, &mut |_, _| {})).sum()
}

fn copies() -> u64 {
    let state = start();
    for _ in 0..COPIES {
        black_box(black_box(&state).clone());
    }
    u64::from(COPIES)
}
