//! Laws that the engine of every game obeys, each as a function that the game's own tests call with what they play.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use summiteer_rules::core::{Cursor, Header, MAX_SEATS, ParseError, Rules, Seat, Table};

/// The state at a table's beginning and after each entry of what was played there.
pub(crate) fn states<R: Rules>(table: &Table<R>) -> Vec<R> {
    let mut again = Table::new(table.header().clone(), table.state_after(0));
    let mut states = vec![again.state().clone()];
    for step in table.history() {
        again.play(step.entry).expect("what was played plays again");
        states.push(again.state().clone());
    }
    states
}

/// Of all actions and outcomes just the listed ones are possible, and a refusal leaves no trace.
pub(crate) fn only_what_is_listed_is_possible<R: Rules>(
    state: &R,
    actions: &[R::Action],
    outcomes: &[R::Outcome],
) -> TestCaseResult {
    for seat in Seat::all(MAX_SEATS) {
        let listed = state.legal(seat);
        is_list_of(&listed, actions)?;
        for action in actions {
            let (mut tried, mut events) = (state.clone(), Vec::new());
            let done = tried.apply_into(seat, *action, &mut events);
            let (is_done, is_listed) = (done.is_ok(), listed.contains(action));
            prop_assert_eq!(
                is_done,
                is_listed,
                "{} {:?} {:?}\n{}",
                seat,
                action,
                done,
                state.position_text()
            );
            prop_assert!(
                is_done || (tried == *state && tried.hash64() == state.hash64() && events.is_empty())
            );
        }
    }
    let listed = state.chance();
    prop_assert!(listed.iter().all(|weighted| weighted.weight > 0));
    let listed: Vec<R::Outcome> = listed.iter().map(|weighted| weighted.outcome).collect();
    is_list_of(&listed, outcomes)?;
    for outcome in outcomes {
        let (mut tried, mut events) = (state.clone(), Vec::new());
        let is_done = tried.apply_chance_into(*outcome, &mut events).is_ok();
        prop_assert_eq!(is_done, listed.contains(outcome), "{:?}\n{}", outcome, state.position_text());
        prop_assert!(is_done || (tried == *state && events.is_empty()));
    }
    Ok(())
}

fn is_list_of<T: PartialEq + std::fmt::Debug>(listed: &[T], all: &[T]) -> TestCaseResult {
    for (index, one) in listed.iter().enumerate() {
        prop_assert!(!listed[..index].contains(one), "{:?} is listed twice", one);
        prop_assert!(all.contains(one), "{:?} is none of those that are tried", one);
    }
    Ok(())
}

/// A table read from its record is the same table.
pub(crate) fn a_record_plays_again<R: Rules>(
    table: &Table<R>,
    read: impl FnOnce(&str) -> Table<R>,
) -> TestCaseResult {
    let again = read(&table.text());
    prop_assert_eq!(again.state(), table.state());
    prop_assert_eq!(again.state().hash64(), table.state().hash64());
    prop_assert_eq!(again.text(), table.text());
    Ok(())
}

/// A position read from its text is the same position.
pub(crate) fn a_position_is_read_back<R: Rules>(state: &R) -> TestCaseResult {
    let text = state.position_text();
    let again =
        state.read_position(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
    prop_assert_eq!(&again, state, "{}", text);
    prop_assert_eq!(again.hash64(), state.hash64());
    Ok(())
}

/// A table read from a record's text alone; its header says where it begins.
pub(crate) fn read_record<R: Rules>(text: &str, start: impl FnOnce(&Header) -> R) -> Table<R> {
    let (header, lines) = Header::read(text).expect("a written record is readable");
    let start = start(&header);
    let mut table = Table::new(header, start);
    table.play_lines(lines).unwrap_or_else(|error| panic!("a written record plays again: {error}"));
    table
}

/// An action read from its text is the same action.
pub(crate) fn an_action_is_read_back<R: Rules>(state: &R, seat: Seat, action: R::Action) {
    let text = state.action_text(action);
    assert_eq!(read_whole(&text, |words| state.read_action(seat, words)), action, "{text}");
}

/// An outcome read from its text is the same outcome.
pub(crate) fn an_outcome_is_read_back<R: Rules>(state: &R, outcome: R::Outcome) {
    let text = state.outcome_text(outcome);
    assert_eq!(read_whole(&text, |words| state.read_outcome(words)), outcome, "{text}");
}

/// What a text says, with no word left over.
pub(crate) fn read_whole<T>(text: &str, read: impl FnOnce(&mut Cursor<'_>) -> Result<T, ParseError>) -> T {
    let mut words = Cursor::new(1, text);
    let found = read(&mut words).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(words.end(), Ok(()), "{text}");
    found
}
