//! How games end.

use std::sync::Arc;

use summiteer_rules::core::{Rules, Seat, Table, Turn};
use summiteer_rules::games::gipfel::{Action, Event, Game, Setup, State, standard_library};

use crate::support::games::random_game;

fn ended(seats: usize) -> Table<State> {
    let mut games = (0..40).map(|seed| random_game(&Setup::new("gipfel", seats), seed));
    games.find(|table| table.state().turn() == Turn::Over).expect("a game ends")
}

#[test]
fn a_game_of_every_number_of_seats_ends_with_the_winners_second_arrival() {
    for seats in 2..=4 {
        let table = ended(seats);
        let winner = table.state().public().winner().expect("a game that is over has a winner");
        let last = &table.history()[table.len() - 1];
        let [.., Event::Arrived { seat, arrivals: 2, .. }, Event::Won(won)] = last.events[..] else {
            panic!("the last events are {:?}", last.events)
        };
        assert_eq!((seat, won), (winner, winner));
        let arrivals = table.history().iter().flat_map(|step| &step.events);
        let own = arrivals.filter(|event| matches!(event, Event::Arrived { seat, .. } if *seat == winner));
        assert_eq!(own.count(), 2);
    }
}

#[test]
fn after_the_end_nothing_is_possible() {
    let table = ended(2);
    let state = table.state();
    for seat in Seat::all(2) {
        assert!(state.legal(seat).is_empty());
        let refusal = state.clone().apply(seat, Action::End).expect_err("the game is over");
        assert_eq!(refusal.to_string(), "game-over (GS-048)");
    }
    assert!(state.chance().is_empty());
}

#[test]
fn one_arrival_of_each_seat_ends_nothing() {
    let game = Game::new(&Setup::new("gipfel", 2), &standard_library()).unwrap();
    let text = "phase choose A\ndice 1 1 1 1 1\ngoats A t1\ngoats B summit";
    let mut state = State::from_text(Arc::new(game), text).unwrap();
    let (from, to) = (state.game().board().find("t1").unwrap(), state.game().board().summit());
    let events = state.apply(Seat::new(0), Action::Move { from, to }).unwrap();
    assert!(events.contains(&Event::SummitLeft(Seat::new(1))));
    assert_eq!(state.turn(), Turn::Decide(summiteer_rules::core::SeatSet::one(Seat::new(1))));
}
