//! What a case expects of a position: see `cases/README.md` for the forms.

use summiteer_rules::core::{Cursor, ParseError, Rules, Seat, Turn};
use summiteer_rules::games::k2::{Climber, State};

use crate::k2::mismatch;
use crate::run::Mismatch;

/// Lines of the position text whose words are a list and must agree as a whole.
const LISTS: &[&str] = &[
    "day",
    "start",
    "phase",
    "tiles",
    "gone",
    "shown",
    "face-down",
    "token",
    "rescue",
    "hand",
    "cards",
    "played",
    "chosen",
    "draws",
    "owed",
    "eligible",
    "mover",
    "summit",
];

/// Checks one expectation.
pub(crate) fn check(state: &State, line: &str) -> Result<(), Mismatch> {
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

fn holds(state: &State, line: &str) -> Result<bool, ParseError> {
    let mut words = Cursor::new(1, line);
    let key = words.word("what is expected")?.to_owned();
    match key.as_str() {
        "legal" => legal(state, words),
        "no" => absent(state, words),
        "chance" => chance(state, words),
        "turn" => turn(state, words),
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
            last_number(words, "points").map(|points| points == state.public().cost(state.game(), space))
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
            let limit = state.game().limit(space).map_or("none".to_owned(), |limit| limit.to_string());
            let wanted = words.word("a number or none")?;
            words.end().map(|()| limit == wanted)
        }
        "winners" => result(state, |result| {
            result.winners.iter().map(|seat| seat.to_string()).collect::<Vec<_>>() == words_left(words)
        }),
        "by-summit" => {
            words.end()?;
            result(state, |result| result.by_summit)
        }
        "solo" => {
            let level = words.word("a level of the result table")?;
            words.end()?;
            result(state, |result| result.solo.is_some_and(|solo| solo.key() == level))
        }
        "climber" => {
            check_climber(state, words)?;
            Ok(state.text().lines().any(|actual| same_object(actual, line)))
        }
        "card" => Ok(state.text().lines().any(|actual| same_object(actual, line))),
        key if LISTS.contains(&key) => {
            let wanted: Vec<&str> = line.split_whitespace().collect();
            Ok(state.text().lines().any(|actual| actual.split_whitespace().eq(wanted.iter().copied())))
        }
        _ => Err(Cursor::new(1, line).error("an expectation that cases/README.md lists")),
    }
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

/// Whether no line of the position begins with these words.
fn absent(state: &State, words: Cursor<'_>) -> Result<bool, ParseError> {
    let start = words.clone();
    let wanted = words_left(words);
    match wanted.first().map(String::as_str) {
        Some("climber" | "card") => {}
        Some(key) if LISTS.contains(&key) => {}
        Some(_) | None => return Err(start.error("the beginning of a line of the position")),
    }
    let text = state.text();
    let begins =
        |line: &str| line.split_whitespace().take(wanted.len()).eq(wanted.iter().map(String::as_str));
    Ok(!text.lines().any(begins))
}

fn last_number(mut words: Cursor<'_>, expected: &str) -> Result<u8, ParseError> {
    let number = words.number(expected)?;
    words.end().map(|()| number)
}

fn legal(state: &State, mut words: Cursor<'_>) -> Result<bool, ParseError> {
    let seat = seat(state, &mut words)?;
    let action = state.read_action(seat, &mut words)?;
    words.end()?;
    Ok(state.legal(seat).contains(&action))
}

fn chance(state: &State, mut words: Cursor<'_>) -> Result<bool, ParseError> {
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

fn turn(state: &State, words: Cursor<'_>) -> Result<bool, ParseError> {
    let actual = match state.turn() {
        Turn::Chance => vec!["chance".to_owned()],
        Turn::Over => vec!["over".to_owned()],
        Turn::Decide(seats) => seats.iter().map(|seat| seat.to_string()).collect(),
    };
    Ok(actual == words_left(words))
}

fn result(
    state: &State,
    test: impl FnOnce(summiteer_rules::games::k2::GameResult) -> bool,
) -> Result<bool, ParseError> {
    Ok(state.public().result(state.game()).is_some_and(test))
}

fn seat(state: &State, words: &mut Cursor<'_>) -> Result<Seat, ParseError> {
    words.read("a seat", |word| Seat::all(state.seats()).find(|seat| seat.to_string() == word))
}

fn space(state: &State, words: &mut Cursor<'_>) -> Result<summiteer_rules::mountain::SpaceId, ParseError> {
    words.read("a space of the board", |word| state.game().board().find(word))
}

fn cards(state: &State, pile: &summiteer_rules::mountain::CardCounts) -> Vec<String> {
    pile.iter().map(|card| state.game().deck().card_text(card)).collect()
}

fn words_left(mut words: Cursor<'_>) -> Vec<String> {
    let mut left = Vec::new();
    while let Ok(word) = words.word("") {
        left.push(word.to_owned());
    }
    left
}

/// The position, with what a reader of a failure wants to know besides.
fn seen(state: &State) -> String {
    let public = state.public();
    let scores: Vec<String> =
        Seat::all(state.seats()).map(|seat| format!("score {seat} {}", public.score(seat))).collect();
    let legal: Vec<String> = Seat::all(state.seats())
        .flat_map(|seat| state.legal(seat).into_iter().map(move |action| (seat, action)))
        .map(|(seat, action)| format!("{seat} {}", state.action_text(action)))
        .collect();
    format!(
        "{}{}\nturn {:?}\nlegal: {}\nresult {:?}",
        state.text(),
        scores.join("\n"),
        state.turn(),
        legal.join(" | "),
        public.result(state.game())
    )
}
