//! The part of `docs/notation.md` about Lhotse is true.

use std::sync::Arc;

use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::k2::{Discards, Edition, Options, Setup, State};

use super::support::face;
use crate::page::Part;
use crate::support::games::game_of;

fn part() -> Part {
    Part::between(Some("Lhotse"), None)
}

#[test]
fn every_action_in_the_table_is_readable() {
    let state = State::start(face(2, false));
    part().assert_actions("action of Lhotse", 5, &state);
}

#[test]
fn every_line_in_the_table_is_a_line_of_some_position() {
    let options = Options { discards: Discards::Free, ..Options::default() };
    let race = Setup { options, ..Setup::solo_of(Edition::Lhotse, "lhotse-col", "lhotse").with_seats(2) };
    let games = [face(2, false), game_of(&race)];
    for line in part().cells("line of Lhotse") {
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
    let text = &part().examples("position")[0];
    let state = State::from_text(face(2, false), text).unwrap_or_else(|error| panic!("{error}"));
    let legal: Vec<String> =
        state.legal(Seat::new(0)).into_iter().map(|action| state.action_text(action)).collect();
    assert_eq!(legal, ["slide A2 a3", "slide A2 bc"]);
}
