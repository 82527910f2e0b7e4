//! The part of `docs/notation.md` about this game is true.

use std::collections::BTreeSet;
use std::sync::Arc;

use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::everest::{Game, Phase, Setup, State, standard_library};
use summiteer_rules::mountain::Pawn;

use crate::laws;
use crate::page::Part;
use crate::support::games::Start;

fn part() -> Part {
    Part::between(Some("Mount Everest"), None)
}

fn game() -> Arc<Game> {
    Arc::new(Game::new(&Setup::new("everest-easy", "everest-summer", 2), &standard_library()).unwrap())
}

#[test]
fn the_game_plays_to_the_second_morning() {
    let text = &part().examples("summit")[0];
    let table = laws::read_record(text, |header| {
        let setup = Setup::from_header(header).unwrap();
        State::start(Arc::new(Game::new(&setup, &standard_library()).unwrap()))
    });
    let public = table.state().public();
    let at = |which| {
        table.state().game().board().space(public.guide(Pawn::new(Seat::new(0), which)).space).id.as_str()
    };
    assert_eq!((public.day, public.phase, at(0), at(1)), (2, Phase::Choose, "i1", "i4"));
}

#[test]
fn the_position_says_what_the_page_says_of_it() {
    let state =
        State::from_text(game(), &part().examples("position")[0]).unwrap_or_else(|error| panic!("{error}"));
    let legal: Vec<String> =
        state.legal(Seat::new(0)).into_iter().map(|action| state.action_text(action)).collect();
    assert!(legal.contains(&"move m2 camp1 A1".to_owned()), "{legal:?}");
    assert!(legal.contains(&"end".to_owned()), "{legal:?}");
}

#[test]
fn every_action_and_outcome_in_the_tables_is_readable() {
    let state = State::start(game());
    part().assert_actions("action", 22, &state);
    part().assert_outcomes("outcome", 7, &state);
}

#[test]
fn every_line_of_a_position_is_documented_and_every_documented_line_is_one() {
    let keys = |text: &str| -> BTreeSet<String> {
        text.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
    };
    let documented = keys(&part().cells("line").join("\n"));
    let mut written = BTreeSet::new();
    for seed in 0..40 {
        let setup = Setup::new("everest-easy", "everest-summer", 2);
        for state in (Start { setup, high: true, seed }).states() {
            written.extend(keys(&state.text()));
        }
    }
    assert_eq!(documented, written);
}
