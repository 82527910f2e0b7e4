use summiteer_rules::core::{Cursor, Observer, Rules, Seat};
use summiteer_rules::games::gipfel::State;

use super::{ask, position};
use crate::gipfel::{AnswerWire, PreviewWire, QuestionWire, ViewWire};

fn question(from: &str, to: &str) -> QuestionWire {
    QuestionWire::Preview { from: from.to_owned(), to: to.to_owned() }
}

fn preview(state: &State, from: &str, to: &str) -> PreviewWire {
    match ask(state, 0, &question(from, to)) {
        Ok(AnswerWire::Preview(preview)) => preview,
        other => panic!("{other:?}"),
    }
}

fn keys(preview: &PreviewWire) -> Vec<&str> {
    preview.events.iter().map(|words| words.key.as_str()).collect()
}

#[test]
fn a_preview_is_what_the_move_does() {
    let mut state = position("phase choose A\ndice 2 2 2 5 6\nrolls 1\ngoats A b1\ngoats B b2");
    let preview = preview(&state, "b1", "b2");
    let washed_down = ["gipfel-event-moved", "gipfel-event-washed-down", "gipfel-event-turn-passed"];
    assert_eq!(keys(&preview), washed_down);
    assert_eq!((preview.due, preview.refusal), (None, None));
    let action = state.game().read_action(&mut Cursor::new(1, "move b1 b2")).expect("an action");
    state.apply(Seat::new(0), action).expect("three 2s");
    assert_eq!(preview.goats, ViewWire::new(&state.view(Observer::Spectator)).goats);
}

#[test]
fn a_preview_ends_where_a_pushed_goat_has_more_than_one_way() {
    let state = position("phase choose A\ndice 2 2 5 2 5\nrolls 2\ngoats A a2 a3");
    let preview = preview(&state, "a2", "a3");
    assert_eq!((keys(&preview), preview.due.as_deref()), (vec!["gipfel-event-moved"], Some("a3")));
    let at_a3 = preview.goats.iter().find(|goats| goats.station == "a3");
    assert_eq!(at_a3.map(|goats| goats.count), Some(2));
}

#[test]
fn a_push_that_is_due_can_be_previewed_as_well() {
    let state = position("phase push A a3\ndice 2 2 5 2 5\nrolls 2\ngoats A a3 a3");
    let preview = preview(&state, "a3", "b3");
    assert_eq!(keys(&preview), ["gipfel-event-pushed-up", "gipfel-event-turn-passed"]);
}

#[test]
fn a_move_that_is_not_possible_says_why_and_moves_nothing() {
    let state = position("phase choose A\ndice 1 2 2 5 6\nrolls 1\ngoats A b1\ngoats B b2");
    let preview = preview(&state, "b1", "b2");
    assert_eq!(preview.refusal.map(|words| words.key).as_deref(), Some("gipfel-refusal-sign-not-met"));
    assert!(preview.events.is_empty() && preview.due.is_none());
    assert_eq!(preview.goats, ViewWire::new(&state.view(Observer::Spectator)).goats);
}

#[test]
fn a_station_that_is_not_there_and_a_spectator_are_named() {
    let state = position("phase choose A\ndice 1 2 2 5 6\nrolls 1");
    assert_eq!(ask(&state, 0, &question("start", "z9")), Err("no station is called z9".to_owned()));
    let spectator = state.view(Observer::Spectator);
    let answer = question("start", "a1").answer(&spectator);
    assert_eq!(answer, Err("a spectator has no goats".to_owned()));
}
