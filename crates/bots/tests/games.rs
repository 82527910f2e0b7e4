//! Bots in whole games.

use std::sync::Arc;

use summiteer_bots::{Bot, play_game, registry};
use summiteer_rules::core::{NumberSource, Observer, Rules, Seat, SplitMix, Turn, pick};
use summiteer_rules::games::k2::{Action, Climber, Game, Setup, State, View, standard_library};

fn start(setup: Setup) -> State {
    State::start(Arc::new(Game::new(&setup, &standard_library()).unwrap()))
}

fn bots(names: &[&str]) -> Vec<Box<dyn Bot<State>>> {
    names.iter().map(|name| registry::k2_bot(name).unwrap()).collect()
}

#[test]
fn every_bot_plays_every_table_to_its_end() {
    for (board, weather) in [("k2-easy", "k2-summer"), ("k2-easy", "k2-winter"), ("k2-hard", "k2-winter")] {
        for seats in 1..=5 {
            for family in ["on", "off"] {
                let mut setup = Setup::solo(board, weather).with_seats(seats);
                assert!(setup.options.set("family", family));
                // Scouts between players that get in their way.
                let names: Vec<&str> = registry::K2_BOTS.into_iter().cycle().skip(1).take(seats).collect();
                let end = play_game(start(setup), &mut bots(&names), SplitMix(seats as u64));
                assert!(end.public().result(end.game()).is_some(), "{board} {weather} {seats} {family}");
            }
        }
    }
}

#[test]
fn scout_ends_every_turn_when_days_follow_each_other_without_a_draw() {
    // On the third and sixth day of a deck the end of a turn can lead straight into the next one.
    for seed in 0..20 {
        let start = start(Setup::solo("k2-easy", "k2-summer").with_seats(2));
        let end = play_game(start, &mut bots(&["scout", "random"]), SplitMix(seed));
        assert_eq!(end.public().day, 18);
    }
}

#[test]
fn the_same_numbers_give_the_same_game() {
    let play = |seed| {
        let start = start(Setup::solo("k2-easy", "k2-summer").with_seats(3));
        play_game(start, &mut bots(&["scout", "random", "scout"]), SplitMix(seed)).hash64()
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

#[test]
fn scout_climbs_high_and_keeps_its_climbers_alive() {
    const GAMES: u64 = 60;
    let (mut points, mut with_death) = (0, 0);
    for seed in 0..GAMES {
        let end =
            play_game(start(Setup::solo("k2-easy", "k2-summer")), &mut bots(&["scout"]), SplitMix(seed));
        points += u64::from(end.public().score(Seat::new(0)));
        with_death +=
            u64::from(Climber::of(Seat::new(0)).iter().any(|climber| !end.public().lives(*climber)));
    }
    // Far below its measured strength, so that the test speaks of faults and not of luck.
    assert!(points >= 13 * GAMES, "{points} points in {GAMES} games");
    assert!(with_death * 100 <= 12 * GAMES, "{with_death} of {GAMES} games with a death");
}

/// Forgets everything before each decision.
struct Forgetful;

impl Bot<State> for Forgetful {
    fn name(&self) -> &'static str {
        "scout, forgetful"
    }

    fn act(&mut self, view: &View, legal: &[Action], numbers: &mut dyn NumberSource) -> Action {
        bots(&["scout"])[0].act(view, legal, numbers)
    }
}

#[test]
fn scout_may_be_asked_in_the_middle_of_a_turn_and_of_a_game() {
    let mut forgetful: Vec<Box<dyn Bot<State>>> = vec![Box::new(Forgetful)];
    let start = start(Setup::solo("k2-easy", "k2-summer"));
    let end = play_game(start.clone(), &mut forgetful, SplitMix(5));
    let usual = play_game(start, &mut bots(&["scout"]), SplitMix(5));
    assert_eq!(end.public().score(Seat::new(0)), usual.public().score(Seat::new(0)));
}

#[test]
fn scout_follows_no_plan_made_for_another_position() {
    // One bot for two tables in turn: what it remembers of one must not be played at the other.
    let mut bot = registry::k2_bot("scout").unwrap();
    let mut tables = [1, 2].map(|seed| (start(Setup::solo("k2-easy", "k2-summer")), SplitMix(seed)));
    let mut over = 0;
    while over < tables.len() {
        over = 0;
        for (state, chance) in &mut tables {
            match state.turn() {
                Turn::Decide(_) => {
                    let (seat, view) = (Seat::new(0), state.view(Observer::Seat(Seat::new(0))));
                    let action = bot.act(&view, &state.legal(seat), &mut SplitMix(0));
                    state.apply(seat, action).expect("the answer is legal at this table");
                }
                Turn::Chance => {
                    let outcome = pick(&state.chance(), chance).unwrap();
                    state.apply_chance(outcome).unwrap();
                }
                Turn::Over => over += 1,
            }
        }
    }
}
