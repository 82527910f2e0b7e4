//! The examples of K2 in `docs/notation.md` are true.

use std::path::Path;
use std::sync::Arc;

use summiteer_rules::core::{Cursor, Header, Rules, Seat, Table};
use summiteer_rules::games::k2::{Game, Options, Setup, State, standard_library};

/// The page up to the chapter of the next game.
fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    let page = std::fs::read_to_string(path).expect("the notation is documented");
    page.split_once("\n## Gipfelstürmer\n").expect("another game follows").0.to_owned()
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

/// A table on the icefall of Mount Everest.
fn in_the_icefall() -> State {
    let options = Options { icefall: true, ..Options::default() };
    let setup = Setup { options, ..Setup::solo("everest-easy", "k2-summer").with_seats(2) };
    State::start(Arc::new(Game::new(&setup, &standard_library()).unwrap()))
}

/// Whether the text is what one of the tables reads and writes.
fn is_said(text: &str, round_trip: impl Fn(&State, &mut Cursor<'_>) -> Option<String>) -> bool {
    [state(2), in_the_icefall()].iter().any(|state| {
        let mut words = Cursor::new(1, text);
        round_trip(state, &mut words).is_some_and(|written| written == text) && words.end().is_ok()
    })
}

#[test]
fn every_action_and_outcome_in_the_tables_is_readable() {
    let (actions, outcomes) = (cells("action"), cells("outcome"));
    assert_eq!((actions.len(), outcomes.len()), (14, 5));
    for text in actions {
        let round_trip = |state: &State, words: &mut Cursor<'_>| {
            state.read_action(Seat::new(0), words).ok().map(|action| state.action_text(action))
        };
        assert!(is_said(&text, round_trip), "{text}");
    }
    for text in outcomes {
        let round_trip = |state: &State, words: &mut Cursor<'_>| {
            state.read_outcome(words).ok().map(|outcome| state.outcome_text(outcome))
        };
        assert!(is_said(&text, round_trip), "{text}");
    }
}
