//! Every reason for which a game ends.

use std::sync::Arc;

use summiteer_rules::core::{Rules, Seat, Table, Turn};
use summiteer_rules::games::k2::{
    Action, Climber, Event, Game, GameResult, Life, Options, Setup, State, standard_library,
};

use crate::support::games::random_game;

/// The first random game of this set-up that ends by a death alone (K2-083), or else after the last day (K2-076).
fn game(setup: &Setup, by_death: bool) -> (Table<State>, GameResult) {
    let is_dead = |table: &Table<State>, climber| table.state().public().climber(climber).life == Life::Dead;
    let has_death = |table: &Table<State>| Climber::all(setup.seats).any(|climber| is_dead(table, climber));
    let mut games = (0..400).map(|seed| random_game(setup, seed));
    let table = games.find(|table| has_death(table) == by_death).expect("a game ends so");
    assert_eq!(table.state().turn(), Turn::Over);
    let last = &table.history()[table.len() - 1];
    assert_eq!(last.events.last(), Some(&Event::GameOver));
    let result =
        table.state().public().result(table.state().game()).expect("a game that is over has a result");
    (table, result)
}

#[test]
fn a_game_ends_after_the_last_day_and_the_highest_sum_wins() {
    for seats in 2..=5 {
        let (table, result) = game(&Setup::solo("k2-easy", "k2-summer").with_seats(seats), false);
        assert_eq!(table.state().public().day, 18);
        let best = result.scores.iter().max().unwrap();
        assert!(result.winners.iter().all(|seat| result.scores[seat.index()] == *best));
        assert!(!result.winners.is_empty());
        assert_eq!(result.solo, None);
    }
}

#[test]
fn a_game_alone_ends_with_the_first_death_and_the_survivor_counts_one_more() {
    let (table, result) = game(&Setup::solo("k2-hard", "k2-winter"), true);
    let climbers = Climber::of(Seat::new(0)).map(|climber| *table.state().public().climber(climber));
    let survivor = climbers.iter().find(|climber| climber.life == Life::Alive);
    assert_eq!(result.scores, [1 + survivor.map_or(1, |climber| climber.score)]);
    assert!(table.state().public().day < 18);
}

#[test]
fn a_game_alone_with_the_rescue_card_goes_on_after_a_rescue() {
    let options = Options { family: true, ..Options::default() };
    let setup = Setup { options, ..Setup::solo("k2-easy", "k2-summer") };
    let rescued = |table: &Table<State>| {
        let rescue = |event: &Event| matches!(event, Event::Rescued { .. });
        table.history().iter().position(|step| step.events.iter().any(rescue))
    };
    let mut games = (0..400).map(|seed| random_game(&setup, seed));
    let table = games.find(|table| rescued(table).is_some()).expect("somebody is rescued");
    assert!(rescued(&table).unwrap() + 1 < table.len());
}

#[test]
fn a_game_ends_when_nobody_lives() {
    let game = Game::new(&Setup::solo("k2-easy", "k2-summer").with_seats(2), &standard_library()).unwrap();
    let high = "day 9\nphase act A\ncards A m1 m1 m2\ncards B m1 m1 m2\n\
                climber A1 s24 level 1 score 5\nclimber A2 dead\nclimber B1 s25 level 1 score 6\nclimber B2 dead";
    let mut state = State::from_text(Arc::new(game), high).unwrap();
    state.apply(Seat::new(0), Action::EndTurn).unwrap();
    assert_ne!(state.turn(), Turn::Over);
    let events = state.apply(Seat::new(1), Action::EndTurn).unwrap();
    assert_eq!(events.last(), Some(&Event::GameOver));
    assert_eq!(state.turn(), Turn::Over);
    let result = state.public().result(state.game()).expect("a game that is over has a result");
    assert_eq!((result.scores, result.winners.len()), (vec![2, 2], 2));
}
