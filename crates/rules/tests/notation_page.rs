//! The worked examples of `docs/notation.md` are what they say they are.

use std::sync::Arc;

use summiteer_rules::core::{Header, Rules, Seat, Table};
use summiteer_rules::games::gipfel;
use summiteer_rules::games::k2::{Climber, Game, Setup, State, standard_library};

const PAGE: &str = include_str!("../../../docs/notation.md");

/// The fenced blocks of the page in this language.
fn blocks(language: &str) -> Vec<&'static str> {
    let opening = format!("```{language}\n");
    let ends = PAGE.split(opening.as_str()).skip(1);
    ends.map(|rest| rest.split("```").next().unwrap_or_default()).collect()
}

fn game(seats: usize) -> Arc<Game> {
    let setup = Setup::solo("k2-easy", "k2-summer").with_seats(seats);
    Arc::new(Game::new(&setup, &standard_library()).unwrap())
}

#[test]
fn the_game_plays_to_the_second_morning() {
    let [text, _, _] = blocks("summit")[..] else { panic!("a game of each kind") };
    let (header, lines) = Header::read(text).unwrap();
    let setup = Setup::from_header(&header).unwrap();
    let game = Game::new(&setup, &standard_library()).unwrap();
    let mut table = Table::new(header, State::start(Arc::new(game)));
    table.play_lines(lines).unwrap();
    let public = table.state().public();
    let [first, second] = Climber::of(Seat::new(0)).map(|climber| public.climber(climber).level);
    assert_eq!((public.day, first, second), (2, 3, 2));
}

#[test]
fn the_position_says_what_the_page_says_of_it() {
    let [text, _, _, _] = blocks("position")[..] else { panic!("a position of each kind") };
    let state = State::from_text(game(2), text).unwrap();
    assert_eq!(State::from_text(game(2), &state.text()).unwrap(), state);
    let public = state.public();
    let card = public.seats[Seat::new(0)].cards[1].unwrap();
    assert_eq!((public.owed, card.left(state.game().kind(card.card))), (1, 1));
}

#[test]
fn the_game_of_gipfel_plays_to_the_goat_put_back() {
    let [_, text, _] = blocks("summit")[..] else { panic!("a game of each kind") };
    let (header, lines) = Header::read(text).unwrap();
    let setup = gipfel::Setup::from_header(&header).unwrap();
    let game = gipfel::Game::new(&setup, &gipfel::standard_library()).unwrap();
    let mut table = Table::new(header, gipfel::State::start(Arc::new(game)));
    table.play_lines(lines).unwrap();
    let state = table.state();
    let a1 = state.game().board().find("a1").unwrap();
    let start = state.game().board().start();
    let goats = state.public().goats;
    assert_eq!((goats.of(Seat::new(0), start), goats.of(Seat::new(1), a1)), (5, 1));
    assert_eq!(state.public().phase, gipfel::Phase::Roll(Seat::new(1)));
}

#[test]
fn the_position_of_gipfel_says_what_the_page_says_of_it() {
    let [_, text, _, _] = blocks("position")[..] else { panic!("a position of each kind") };
    let setup = gipfel::Setup::new("gipfel", 2);
    let game = Arc::new(gipfel::Game::new(&setup, &gipfel::standard_library()).unwrap());
    let state = gipfel::State::from_text(Arc::clone(&game), text).unwrap();
    assert_eq!(gipfel::State::from_text(game, &state.text()).unwrap(), state);
    let seat = Seat::new(0);
    let actions: Vec<String> =
        state.legal(seat).into_iter().map(|action| state.action_text(action)).collect();
    assert_eq!(actions, ["push a3 a4", "push a3 b3"]);
}
