//! The part of `docs/notation.md` about this game is true.

use std::sync::Arc;

use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::gipfel::{Game, Phase, Setup, Sign, State, standard_library};

use crate::laws;
use crate::page::Part;

fn part() -> Part {
    Part::between(Some("Gipfelstürmer"), Some("Mount Everest"))
}

fn state() -> State {
    State::start(Arc::new(Game::new(&Setup::new("gipfel", 2), &standard_library()).unwrap()))
}

#[test]
fn the_game_plays_to_the_goat_put_back() {
    let table = laws::read_record(&part().examples("summit")[0], |header| {
        let setup = Setup::from_header(header).unwrap();
        State::start(Arc::new(Game::new(&setup, &standard_library()).unwrap()))
    });
    let (state, board) = (table.state(), table.state().game().board());
    let (goats, a1) = (state.public().goats, board.find("a1").unwrap());
    assert_eq!((goats.of(Seat::new(0), board.start()), goats.of(Seat::new(1), a1)), (5, 1));
    assert_eq!(state.public().phase, Phase::Roll(Seat::new(1)));
}

#[test]
fn the_position_says_what_the_page_says_of_it() {
    let game = state().game().clone();
    let state = State::from_text(game, &part().examples("position")[0]).unwrap();
    let legal = state.legal(Seat::new(0));
    let texts: Vec<String> = legal.into_iter().map(|action| state.action_text(action)).collect();
    assert_eq!(texts, ["push a3 a4", "push a3 b3"]);
}

#[test]
fn every_action_and_outcome_in_the_tables_is_readable() {
    let state = state();
    part().assert_actions("action", 6, &state);
    part().assert_outcomes("outcome", 2, &state);
}

#[test]
fn every_kind_of_sign_is_documented() {
    let signs: Vec<Sign> = part().cells("text").iter().filter_map(|text| Sign::parse(text)).collect();
    assert_eq!(signs.len(), 3 + 4 + 3);
    for trail in &state().game().board().trails {
        let kind = std::mem::discriminant(&trail.sign);
        assert!(signs.iter().any(|sign| std::mem::discriminant(sign) == kind), "{}", trail.sign.text());
    }
}

#[test]
fn every_line_of_a_position_is_documented_and_every_documented_line_is_one() {
    let lines = part().cells("line");
    let keys = |text: &str| -> Vec<String> {
        let words = text.lines().filter_map(|line| line.split_whitespace().next());
        words.map(str::to_owned).collect()
    };
    let mut written = keys(&state().text());
    written.dedup();
    assert_eq!(keys(&lines.join("\n")), written);
}
