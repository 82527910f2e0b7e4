//! Words of expectations.

use summiteer_rules::core::{Cursor, ParseError, Rules, Seat};

/// Reads a seat of this table.
pub(crate) fn seat(state: &impl Rules, words: &mut Cursor<'_>) -> Result<Seat, ParseError> {
    words.read("a seat", |word| Seat::all(state.seats()).find(|seat| seat.to_string() == word))
}

/// Reads the number that ends the line.
pub(crate) fn last_number(mut words: Cursor<'_>, expected: &str) -> Result<u8, ParseError> {
    let number = words.number(expected)?;
    words.end().map(|()| number)
}

/// The words that are left on the line.
pub(crate) fn words_left(mut words: Cursor<'_>) -> Vec<String> {
    let mut left = Vec::new();
    while let Ok(word) = words.word("") {
        left.push(word.to_owned());
    }
    left
}

/// Whether the last word is this number, or `none` where there is none.
pub(crate) fn number_or_none(mut words: Cursor<'_>, number: Option<u8>) -> Result<bool, ParseError> {
    let wanted = words.read("a number or none", |word| match word {
        "none" => Some(None),
        _ => word.parse().ok().map(Some),
    })?;
    words.end().map(|()| wanted == number)
}
