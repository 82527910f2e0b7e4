//! The part of `docs/notation.md` about Lhotse is true.

use std::path::Path;
use std::sync::Arc;

use summiteer_rules::core::{Cursor, Rules, Seat};
use summiteer_rules::games::k2::{Discards, Edition, Options, Setup, State};

use super::support::face;
use crate::support::games::game_of;

fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    let page = std::fs::read_to_string(path).expect("the notation is documented");
    page.split_once("\n## Lhotse\n").expect("the game has its part").1.to_owned()
}

/// The texts in back-ticks in the first cells of the table under this heading.
fn cells(heading: &str) -> Vec<String> {
    let document = document();
    let table = document.split_once(&format!("| {heading} |")).expect("the table is there").1;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let cells = rows.map(|row| row.split('|').nth(1).unwrap_or_default());
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

#[test]
fn every_action_in_the_table_is_readable() {
    let state = State::start(face(2, false));
    let actions = cells("action of Lhotse");
    assert_eq!(actions.len(), 5);
    for text in actions {
        let mut words = Cursor::new(1, &text);
        let action = state.read_action(Seat::new(0), &mut words).unwrap_or_else(|error| panic!("{error}"));
        assert!(words.end().is_ok(), "{text}");
        assert_eq!(state.action_text(action), text);
    }
}

#[test]
fn every_line_in_the_table_is_a_line_of_some_position() {
    let options = Options { discards: Discards::Free, ..Options::default() };
    let race = Setup { options, ..Setup::solo_of(Edition::Lhotse, "lhotse-col", "lhotse").with_seats(2) };
    let games = [face(2, false), game_of(&race)];
    for line in cells("line of Lhotse") {
        // Alone a line may contradict the rest of a position; what it must not do is to be unreadable.
        let is_read = games.iter().any(|game| match State::from_text(Arc::clone(game), &line) {
            Ok(_) => true,
            Err(error) => error.line == 1 && error.found.is_empty(),
        });
        assert!(is_read, "{line}");
    }
}

#[test]
fn the_position_says_what_the_page_says_of_it() {
    let document = document();
    let rest = document.split_once("```position\n").expect("there is an example").1;
    let text = rest.split_once("```").expect("it ends").0;
    let state = State::from_text(face(2, false), text).unwrap_or_else(|error| panic!("{error}"));
    let legal: Vec<String> =
        state.legal(Seat::new(0)).into_iter().map(|action| state.action_text(action)).collect();
    assert_eq!(legal, ["slide A2 a3", "slide A2 bc"]);
}
