//! What a case expects of a position: see `cases/README.md` for the forms. Those of one game stand in its folder.

use summiteer_rules::core::{Cursor, ParseError, Seat, Turn};

use crate::games::Subject;
use crate::run::{Mismatch, mismatch};
use crate::words::{seat, words_left};

/// Checks one expectation.
pub(crate) fn check<S: Subject>(state: &S, line: &str) -> Result<(), Mismatch> {
    let (wanted, positive) = match line.strip_prefix("not ") {
        Some(negated) => (negated, false),
        None => (line, true),
    };
    match holds(state, wanted) {
        Ok(true) if positive => Ok(()),
        Ok(false) if !positive => Ok(()),
        Ok(_) => Err(mismatch(line, &seen(state))),
        Err(error) => Err(mismatch("an expectation", &format!("`{line}`: {error}"))),
    }
}

fn holds<S: Subject>(state: &S, line: &str) -> Result<bool, ParseError> {
    let mut words = Cursor::new(1, line);
    let key = words.word("what is expected")?.to_owned();
    match key.as_str() {
        "legal" => legal(state, words),
        "no" => absent(state, words),
        "chance" => chance(state, words),
        "turn" => turn(state, words),
        key if S::LINES.contains(&key) => Ok(has_line(&state.position_text(), line)),
        key => state.holds(key, words),
    }
}

/// The error about a form that neither all games nor this one knows.
pub(crate) fn unknown_form(key: &str) -> ParseError {
    Cursor::new(1, key).error("an expectation that cases/README.md lists")
}

/// Whether the position has a line of exactly these words.
fn has_line(text: &str, wanted: &str) -> bool {
    text.lines().any(|actual| actual.split_whitespace().eq(wanted.split_whitespace()))
}

/// Whether no line of the position begins with these words.
fn absent<S: Subject>(state: &S, words: Cursor<'_>) -> Result<bool, ParseError> {
    let start = words.clone();
    let wanted = words_left(words);
    match wanted.first().map(String::as_str) {
        Some(key) if S::LINES.contains(&key) || S::OBJECTS.contains(&key) => {}
        Some(_) | None => return Err(start.error("the beginning of a line of the position")),
    }
    let text = state.position_text();
    let begins =
        |line: &str| line.split_whitespace().take(wanted.len()).eq(wanted.iter().map(String::as_str));
    Ok(!text.lines().any(begins))
}

fn legal<S: Subject>(state: &S, mut words: Cursor<'_>) -> Result<bool, ParseError> {
    let seat = seat(state, &mut words)?;
    let action = state.read_action(seat, &mut words)?;
    words.end()?;
    Ok(state.legal(seat).contains(&action))
}

fn chance<S: Subject>(state: &S, mut words: Cursor<'_>) -> Result<bool, ParseError> {
    let outcome = state.read_outcome(&mut words)?;
    let listed = state.chance();
    let weight = listed.iter().find(|weighted| weighted.outcome == outcome).map(|weighted| weighted.weight);
    if words.peek().is_none() {
        return Ok(weight.is_some());
    }
    let total: u32 = listed.iter().map(|weighted| weighted.weight).sum();
    let wanted: u32 = words.number("the outcome's weight")?;
    let of: u32 = words.number("the weight of all outcomes")?;
    words.end()?;
    Ok(weight == Some(wanted) && total == of)
}

fn turn<S: Subject>(state: &S, words: Cursor<'_>) -> Result<bool, ParseError> {
    let actual = match state.turn() {
        Turn::Chance => vec!["chance".to_owned()],
        Turn::Over => vec!["over".to_owned()],
        Turn::Decide(seats) => seats.iter().map(|seat| seat.to_string()).collect(),
    };
    Ok(actual == words_left(words))
}

/// The position, with what a reader of a failure wants to know besides.
fn seen<S: Subject>(state: &S) -> String {
    let legal: Vec<String> = Seat::all(state.seats())
        .flat_map(|seat| state.legal(seat).into_iter().map(move |action| (seat, action)))
        .map(|(seat, action)| format!("{seat} {}", state.action_text(action)))
        .collect();
    let (text, turn, remarks) = (state.position_text(), state.turn(), state.remarks());
    format!("{text}{remarks}\nturn {turn:?}\nlegal: {}", legal.join(" | "))
}
