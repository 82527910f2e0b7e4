//! What a case expects of a position of K2 beyond the common forms.

use summiteer_rules::core::{Cursor, ParseError, Rules, Seat};
use summiteer_rules::games::k2::{Climber, GameResult, State};
use summiteer_rules::mountain::{CardCounts, SpaceId};

use crate::expect::unknown_form;
use crate::words::{last_number, number_or_none, seat, words_left};

/// Whether an expectation of K2 holds.
pub(super) fn holds(state: &State, key: &str, mut words: Cursor<'_>) -> Result<bool, ParseError> {
    match key {
        "score" => {
            let seat = seat(state, &mut words)?;
            last_number(words, "points").map(|points| points == state.public().score(seat))
        }
        "hand-size" => {
            let seat = seat(state, &mut words)?;
            last_number(words, "cards").map(|cards| cards == state.public().seats[seat].hand)
        }
        "pile" => {
            let seat = seat(state, &mut words)?;
            Ok(words_left(words) == cards(state, &state.pile(seat)))
        }
        "pile-size" => {
            let seat = seat(state, &mut words)?;
            last_number(words, "cards").map(|cards| cards == state.pile(seat).total())
        }
        "cost" => {
            let space = space(state, &mut words)?;
            number_or_none(words, state.public().cost(state.game(), space))
        }
        "flag" => {
            let space = space(state, &mut words)?;
            last_number(words, "points").map(|points| points == state.game().board().space(space).points)
        }
        "track" => {
            let fields: Vec<String> = state.game().track().iter().map(u8::to_string).collect();
            Ok(words_left(words) == fields)
        }
        "limit" => {
            let space = space(state, &mut words)?;
            number_or_none(words, state.game().limit(space))
        }
        "winners" => result(state, |result| {
            result.winners.iter().map(|seat| seat.to_string()).collect::<Vec<_>>() == words_left(words)
        }),
        "by-summit" => {
            words.end()?;
            result(state, |result| result.by_summit)
        }
        "bonus" => {
            let seat = seat(state, &mut words)?;
            last_number(words, "points").map(|points| points == state.public().bonus(state.game(), seat))
        }
        "level-table" => {
            let table = words.word("a table of levels")?;
            words.end()?;
            Ok(state.game().level_table().key() == table)
        }
        "result" => {
            let seat = seat(state, &mut words)?;
            let points: u8 = words.number("points")?;
            words.end()?;
            result(state, |result| result.scores[seat.index()] == points)
        }
        "solo" => {
            let level = words.word("a level of the result table")?;
            words.end()?;
            result(state, |result| result.solo.is_some_and(|solo| solo.key() == level))
        }
        "climber" => {
            check_climber(state, words.clone())?;
            Ok(has_object(state, key, words))
        }
        "card" => Ok(has_object(state, key, words)),
        _ => Err(unknown_form(key)),
    }
}

fn has_object(state: &State, key: &str, words: Cursor<'_>) -> bool {
    let wanted: Vec<String> = [key.to_owned()].into_iter().chain(words_left(words)).collect();
    state.text().lines().any(|actual| same_object(actual, &wanted.join(" ")))
}

/// Whether a line about a climber or a card says all that is wanted: its place right behind the name, and every
/// `key value` pair or flag.
fn same_object(actual: &str, wanted: &str) -> bool {
    let actual: Vec<&str> = actual.split_whitespace().collect();
    let wanted: Vec<&str> = wanted.split_whitespace().collect();
    let names = if wanted[0] == "card" { 3 } else { 2 };
    if wanted.len() < names || actual.len() < names || actual[..names] != wanted[..names] {
        return false;
    }
    let mut rest = wanted[names..].iter().enumerate();
    while let Some((index, word)) = rest.next() {
        let found = match *word {
            "level" | "score" | "tent" | "used" => {
                let value = rest.next().map(|(_, value)| *value);
                actual.windows(2).any(|pair| pair[0] == *word && Some(pair[1]) == value)
            }
            place if index == 0 && wanted[0] == "climber" => actual.get(names) == Some(&place),
            flag => actual[names..].contains(&flag),
        };
        if !found {
            return false;
        }
    }
    true
}

/// A line about a climber must speak of this table: else its negation would hold whatever happened.
fn check_climber(state: &State, mut words: Cursor<'_>) -> Result<(), ParseError> {
    words.read("a climber of the table", |word| {
        let seats = Seat::all(state.seats());
        seats.flat_map(Climber::of).find(|climber| climber.to_string() == word)
    })?;
    while let Some(word) = words.peek() {
        match word {
            "dead" | "dying" => {
                words.word("dead or dying")?;
            }
            "level" | "score" => {
                words.word("level or score")?;
                words.number::<u8>("a number")?;
            }
            "tent" => {
                words.word("tent")?;
                space(state, &mut words)?;
            }
            _ => {
                space(state, &mut words)?;
            }
        }
    }
    Ok(())
}

fn result(state: &State, test: impl FnOnce(GameResult) -> bool) -> Result<bool, ParseError> {
    Ok(state.public().result(state.game()).is_some_and(test))
}

fn space(state: &State, words: &mut Cursor<'_>) -> Result<SpaceId, ParseError> {
    words.read("a space of the board", |word| state.game().board().find(word))
}

fn cards(state: &State, pile: &CardCounts) -> Vec<String> {
    pile.iter().map(|card| state.game().deck().card_text(card)).collect()
}
