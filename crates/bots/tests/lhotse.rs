//! Scout in Lhotse.

use std::sync::Arc;

use summiteer_bots::{Bot, play_game, play_watched, registry};
use summiteer_rules::core::SplitMix;
use summiteer_rules::games::k2::{Discards, Edition, Event, Game, Setup, State};

fn start(board: &str, weather: &str, seats: usize, discards: Discards) -> State {
    let mut setup = Setup::solo_of(Edition::Lhotse, board, weather).with_seats(seats);
    setup.options.discards = discards;
    State::start(Arc::new(Game::new(&setup, &Edition::Lhotse.library()).expect("a good set-up")))
}

fn bots(seats: usize, names: &[&str]) -> Vec<Box<dyn Bot<State>>> {
    names.iter().cycle().take(seats).map(|name| registry::k2_bot(name).expect("a bot")).collect()
}

/// A game stops short if a player answers with what is not legal.
#[test]
fn every_bot_plays_both_scenarios_to_their_end() {
    for seats in 1..=5 {
        for (board, weather, discards) in [
            ("lhotse-face", "lhotse", Discards::Standard),
            ("lhotse-col", "lhotse", Discards::Free),
            ("lhotse-col", "k2-winter", Discards::Standard),
        ] {
            let start = start(board, weather, seats, discards);
            let end = play_game(start, &mut bots(seats, &["scout", "random"]), SplitMix(seats as u64));
            assert!(end.public().result(end.game()).is_some(), "{board} {weather} {seats}");
        }
    }
}

#[test]
fn scout_climbs_higher_than_chance_in_both_scenarios() {
    for (board, discards) in [("lhotse-face", Discards::Standard), ("lhotse-col", Discards::Free)] {
        let points = |name: &str| -> u32 {
            let score = |seed: u64| {
                let end =
                    play_game(start(board, "lhotse", 1, discards), &mut bots(1, &[name]), SplitMix(seed));
                u32::from(end.public().result(end.game()).expect("the end").scores[0])
            };
            (0..6).map(score).sum()
        };
        let (scout, random) = (points("scout"), points("random"));
        assert!(scout >= 2 * random, "{board}: {scout} against {random}");
    }
}

#[test]
fn scout_places_fixed_ropes() {
    let mut ropes = 0;
    for seed in 0..6 {
        let mut watch = |_: &State, events: &[Event]| {
            ropes += events.iter().filter(|event| matches!(event, Event::RopeFixed { .. })).count();
        };
        let start = start("lhotse-face", "lhotse", 2, Discards::Standard);
        play_watched(start, &mut bots(2, &["scout"]), SplitMix(seed), u64::MAX, &mut watch);
    }
    assert!(ropes > 0, "no rope was placed in six games");
}
