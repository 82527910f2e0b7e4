//! The planner in both scenarios of Lhotse.

mod support;

use std::sync::Arc;

use summiteer_bots::scout::{Gear, Scout};
use summiteer_bots::{Bot, play_game, play_watched};
use summiteer_rules::core::SplitMix;
use summiteer_rules::games::k2::{Climber, Edition, Event, Game, Setup, State, lhotse_library};
use support::{Redealt, events_of};

const TABLES: [(&str, &str); 4] = [
    ("lhotse-face", "lhotse"),
    ("lhotse-col", "lhotse"),
    ("lhotse-col", "k2-summer"),
    ("lhotse-col", "k2-winter"),
];

fn start((board, weather): (&str, &str), seats: usize, discards: &str) -> State {
    let mut setup = Setup::solo_of(Edition::Lhotse, board, weather).with_seats(seats);
    assert!(setup.options.set("discards", discards));
    State::start(Arc::new(Game::new(&setup, &lhotse_library()).unwrap()))
}

#[test]
fn scout_plays_every_table_to_its_end_and_never_by_what_it_cannot_know() {
    let mut seen = Vec::new();
    for table in TABLES {
        for seats in 1..=5 {
            for discards in ["standard", "free"] {
                if table.0 == "lhotse-col" || discards == "standard" {
                    let start = start(table, seats, discards);
                    seen.extend(events_of(start, seats as u64, Redealt::<Scout>::at));
                }
            }
        }
    }
    assert!(seen.iter().any(|event| matches!(event, Event::Kept(_))), "tiles are kept");
    assert!(seen.iter().any(|event| matches!(event, Event::Discarded { .. })), "cards are discarded");
    assert!(seen.iter().any(|event| matches!(event, Event::RopeFixed { .. })), "fixed ropes are placed");
    assert!(seen.iter().any(|event| matches!(event, Event::Slid { .. })), "landslides come down");
}

#[test]
fn the_same_numbers_give_the_same_game() {
    for table in TABLES {
        let play = |seed| events_of(start(table, 2, "standard"), seed, Redealt::<Scout>::at);
        assert_eq!(play(1), play(1));
        assert_ne!(play(1), play(2));
    }
}

/// Tents pitched and fixed ropes placed in some games of two planners.
fn placed_with(gear: Gear) -> (usize, usize) {
    let (mut tents, mut ropes) = (0, 0);
    for seed in 0..2 {
        let bot = || Box::new(Scout::with_gear(gear)) as Box<dyn Bot<State>>;
        let mut watch = |_: &State, events: &[Event]| {
            tents += events.iter().filter(|event| matches!(event, Event::Pitched { .. })).count();
            ropes += events.iter().filter(|event| matches!(event, Event::RopeFixed { .. })).count();
        };
        let table = start(TABLES[0], 2, "standard");
        play_watched(table, &mut [bot(), bot()], SplitMix(seed), u64::MAX, &mut watch);
    }
    (tents, ropes)
}

#[test]
fn nothing_is_placed_that_a_planner_goes_without() {
    let all = Gear::default();
    let (tents, ropes) = placed_with(all);
    assert!(tents > 0 && ropes > 0);
    assert_eq!(placed_with(Gear { tents: false, ..all }).0, 0);
    assert_eq!(placed_with(Gear { ropes: false, ..all }).1, 0);
}

#[test]
fn scout_climbs_high_and_keeps_its_climbers_alive() {
    const GAMES: u64 = 8;
    for table in TABLES {
        let (mut points, mut dead) = (0, 0);
        for seed in 0..GAMES {
            let mut bots: Vec<Box<dyn Bot<State>>> = vec![Box::new(Scout::default())];
            let end = play_game(start(table, 1, "standard"), &mut bots, SplitMix(seed));
            points += u64::from(end.public().result(end.game()).unwrap().scores[0]);
            let climbers = Climber::all(1);
            dead += climbers.filter(|climber| !end.public().lives(*climber)).count();
        }
        // Far below its measured strength, so that the test speaks of faults and not of luck.
        assert!(points >= 12 * GAMES, "{points} points in {GAMES} games on {table:?}");
        assert!(dead <= 3, "{dead} climbers dead in {GAMES} games on {table:?}");
    }
}
