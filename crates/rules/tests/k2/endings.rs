//! Every reason for which a game ends.

use summiteer_rules::core::{Rules, Seat, Table, Turn};
use summiteer_rules::games::k2::{Climber, Event, GameResult, Life, Options, Setup, State};

use crate::support::games::random_game;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reason {
    /// The last day is over (K2-076).
    LastDay,
    /// Alone, a climber died (K2-083).
    DeathAlone,
    /// No climber lives (Q-K2-15).
    AllDead,
}

fn reason(table: &Table<State>) -> Reason {
    let (state, seats) = (table.state(), table.state().seats());
    let dead =
        Climber::all(seats).filter(|climber| state.public().climber(*climber).life == Life::Dead).count();
    match (seats, dead) {
        (1, 1..) => Reason::DeathAlone,
        (_, dead) if dead == 2 * seats => Reason::AllDead,
        (_, _) => Reason::LastDay,
    }
}

/// The first random game of this set-up that ends for this reason.
fn game(setup: &Setup, wanted: Reason) -> (Table<State>, GameResult) {
    let mut games = (0..400).map(|seed| random_game(setup, seed));
    let table = games.find(|table| reason(table) == wanted).expect("a game ends so");
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
        let (table, result) = game(&Setup::solo("k2-easy", "k2-summer").with_seats(seats), Reason::LastDay);
        assert_eq!(table.state().public().day, 18);
        let best = result.scores.iter().max().unwrap();
        assert!(result.winners.iter().all(|seat| result.scores[seat.index()] == *best));
        assert!(!result.winners.is_empty());
        assert_eq!(result.solo, None);
    }
}

#[test]
fn a_game_alone_ends_with_the_first_death_and_the_survivor_counts_one_more() {
    let (table, result) = game(&Setup::solo("k2-hard", "k2-winter"), Reason::DeathAlone);
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
    let (table, result) = game(&Setup::solo("k2-hard", "k2-winter").with_seats(2), Reason::AllDead);
    assert!(table.state().public().day < 18);
    assert_eq!(result.scores, [2, 2]);
    assert_eq!(result.winners.len(), 2);
}
