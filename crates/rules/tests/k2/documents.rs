//! The examples of K2 in `docs/notation.md` are true.

use std::sync::Arc;

use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::k2::{Climber, Game, Setup, State, standard_library};

use crate::laws;
use crate::page::Part;

fn part() -> Part {
    Part::between(None, Some("Gipfelstürmer"))
}

fn state(seats: usize) -> State {
    let setup = Setup::solo("k2-easy", "k2-summer").with_seats(seats);
    State::start(Arc::new(Game::new(&setup, &standard_library()).unwrap()))
}

#[test]
fn the_game_plays_to_the_second_morning() {
    let table = laws::read_record(&part().examples("summit")[0], |header| {
        let setup = Setup::from_header(header).unwrap();
        State::start(Arc::new(Game::new(&setup, &standard_library()).unwrap()))
    });
    let public = table.state().public();
    let [first, second] = Climber::of(Seat::new(0)).map(|climber| public.climber(climber).level);
    assert_eq!((public.day, first, second), (2, 3, 2));
}

#[test]
fn the_position_says_what_the_page_says_of_it() {
    let game = state(2).game().clone();
    let state = State::from_text(game, &part().examples("position")[0]).unwrap();
    let public = state.public();
    let card = public.seats[Seat::new(0)].cards[1].unwrap();
    assert_eq!((public.owed, card.left(state.game().kind(card.card))), (1, 1));
    assert!(!state.legal(Seat::new(0)).is_empty());
}

#[test]
fn every_action_and_outcome_in_the_tables_is_readable() {
    let state = state(2);
    part().assert_actions("action", 12, &state);
    part().assert_outcomes("outcome", 4, &state);
}
