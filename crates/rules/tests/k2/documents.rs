//! The examples of `docs/notation.md` are true.

use std::path::Path;
use std::sync::Arc;

use summiteer_rules::core::{Cursor, Header, Rules, Seat, Table};
use summiteer_rules::games::k2::{Game, Setup, State, standard_library};

/// The part of the page that is about this game.
fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    let page = std::fs::read_to_string(path).expect("the notation is documented");
    page.split_once("\n## Gipfelstürmer").expect("the next game's part follows").0.to_owned()
}

/// The fenced texts of this kind.
fn examples(kind: &str) -> Vec<String> {
    let document = document();
    let fence = format!("```{kind}\n");
    let found: Vec<String> = document
        .split(&fence)
        .skip(1)
        .filter_map(|rest| Some(rest.split_once("```")?.0.to_owned()))
        .collect();
    assert!(!found.is_empty(), "there is no example of a {kind}");
    found
}

/// The first cells of the table under this heading, without their back-ticks.
fn cells(heading: &str) -> Vec<String> {
    let document = document();
    let table = document.split_once(&format!("| {heading} |")).expect("the table is there").1;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| row.split('|').nth(1).unwrap_or_default().trim().trim_matches('`').to_owned()).collect()
}

fn state(seats: usize) -> State {
    let setup = Setup::solo("k2-easy", "k2-summer").with_seats(seats);
    State::start(Arc::new(Game::new(&setup, &standard_library()).unwrap()))
}

#[test]
fn the_example_of_a_game_plays() {
    for text in examples("summit") {
        let (header, lines) = Header::read(&text).unwrap();
        let setup = Setup::from_header(&header).unwrap();
        let start = State::start(Arc::new(Game::new(&setup, &standard_library()).unwrap()));
        let mut table = Table::new(header, start);
        table.play_lines(lines).unwrap_or_else(|error| panic!("{error}"));
        assert!(table.len() > 30);
    }
}

#[test]
fn the_example_of_a_position_is_one() {
    for text in examples("position") {
        let state =
            State::from_text(Arc::clone(state(2).game()), &text).unwrap_or_else(|error| panic!("{error}"));
        assert!(!state.legal(Seat::new(0)).is_empty());
    }
}

#[test]
fn every_action_and_outcome_in_the_tables_is_readable() {
    let state = state(2);
    let (actions, outcomes) = (cells("action"), cells("outcome"));
    assert_eq!((actions.len(), outcomes.len()), (12, 4));
    for text in actions {
        let mut words = Cursor::new(1, &text);
        let action = state.read_action(Seat::new(0), &mut words);
        assert!(action.is_ok() && words.end().is_ok(), "{text}");
        assert_eq!(state.action_text(action.unwrap()), text);
    }
    for text in outcomes {
        let mut words = Cursor::new(1, &text);
        let outcome = state.read_outcome(&mut words);
        assert!(outcome.is_ok() && words.end().is_ok(), "{text}");
        assert_eq!(state.outcome_text(outcome.unwrap()), text);
    }
}
