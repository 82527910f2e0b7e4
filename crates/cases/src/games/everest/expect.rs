//! What a case expects of a position of Mount Everest beyond the common forms.

use summiteer_rules::core::{Cursor, Observer, ParseError, Rules, Seat};
use summiteer_rules::games::everest::{Phase, State};
use summiteer_rules::mountain::SpaceId;

use crate::expect::unknown_form;
use crate::words::{last_number, number_or_none, seat, words_left};

/// Whether an expectation of Mount Everest holds.
pub(super) fn holds(state: &State, key: &str, mut words: Cursor<'_>) -> Result<bool, ParseError> {
    match key {
        "hand-size" => {
            let seat = seat(state, &mut words)?;
            last_number(words, "cards").map(|cards| cards == state.public().seats[seat].hand)
        }
        "pile-size" => {
            let seat = seat(state, &mut words)?;
            last_number(words, "cards").map(|cards| cards == state.pile(seat).total())
        }
        "air-size" => {
            let seat = seat(state, &mut words)?;
            last_number(words, "cards").map(|cards| cards == state.public().seats[seat].air)
        }
        "tents-at-base" => {
            let seat = seat(state, &mut words)?;
            last_number(words, "tents").map(|tents| tents == state.public().tents_at_base(seat))
        }
        "cost" => {
            let space = space(state, &mut words)?;
            let cost = state.public().cost(state.game(), space);
            number_or_none(words, cost)
        }
        "limit" => {
            let space = space(state, &mut words)?;
            number_or_none(words, state.game().limit(space))
        }
        "oxygen-limit" => {
            let space = space(state, &mut words)?;
            last_number(words, "bottles").map(|bottles| bottles == state.game().oxygen_limit(space))
        }
        "oxygen-cards" => {
            let space = space(state, &mut words)?;
            last_number(words, "cards").map(|cards| cards == state.game().oxygen_cards(space))
        }
        "ranking" => {
            let ranking: Vec<String> = state.public().ranking().iter().map(Seat::to_string).collect();
            Ok(state.public().phase == Phase::Over && ranking == words_left(words))
        }
        "sees" => sees(state, words),
        "card" => card(state, words),
        _ => Err(unknown_form(key)),
    }
}

fn space(state: &State, words: &mut Cursor<'_>) -> Result<SpaceId, ParseError> {
    words.read("a space of the board", |word| state.game().board().find(word))
}

/// `sees B A`: whether seat B's view holds A's secrets; `sees nobody A`: whether a spectator's does.
fn sees(state: &State, mut words: Cursor<'_>) -> Result<bool, ParseError> {
    let observer = match words.take("nobody") {
        true => Observer::Spectator,
        false => Observer::Seat(seat(state, &mut words)?),
    };
    let owner = seat(state, &mut words)?;
    words.end()?;
    Ok(state.view(observer).own.is_some_and(|(seat, secret)| seat == owner && secret == *state.secret(owner)))
}

/// Whether the line about an open card says all that is wanted.
fn card(state: &State, words: Cursor<'_>) -> Result<bool, ParseError> {
    let mut named = words.clone();
    let seat = seat(state, &mut named)?;
    let slot = named.read("a card c1 to c3", summiteer_rules::mountain::Slot::parse)?;
    let wanted = words_left(named);
    let lines = state.text();
    let begin = format!("card {seat} {slot} ");
    Ok(lines.lines().filter_map(|line| line.strip_prefix(&begin)).any(|line| {
        let said: Vec<&str> = line.split_whitespace().collect();
        said.iter().copied().eq(wanted.iter().map(String::as_str))
    }))
}
