//! What a case expects of a position of Gipfelstürmer beyond the common forms.

use summiteer_rules::core::{Cursor, ParseError, Seat};
use summiteer_rules::games::gipfel::{Goats, Sign, Size, State, StationId};

use crate::expect::unknown_form;
use crate::words::{last_number, seat};

/// Whether an expectation of Gipfelstürmer holds.
pub(super) fn holds(state: &State, key: &str, mut words: Cursor<'_>) -> Result<bool, ParseError> {
    match key {
        "goats" => {
            let seat = seat(state, &mut words)?;
            let wanted = stations(state, words)?;
            Ok(goats_away(state, seat) == wanted)
        }
        "at" => {
            let station = station(state, &mut words)?;
            let seat = seat(state, &mut words)?;
            last_number(words, "goats").map(|goats| goats == state.public().goats.of(seat, station))
        }
        "arrivals" => {
            let seat = seat(state, &mut words)?;
            last_number(words, "arrivals").map(|arrivals| arrivals == state.public().arrivals[seat])
        }
        "met" => {
            let sign = sign(&mut words)?;
            words.end()?;
            Ok(sign.is_met(&state.public().dice.counts()))
        }
        "sign" => {
            let (from, to) = (station(state, &mut words)?, station(state, &mut words)?);
            let sign = sign(&mut words)?;
            words.end()?;
            Ok(state.game().board().sign(from, to) == Some(sign))
        }
        "size" => {
            let station = station(state, &mut words)?;
            let size = words.read("small or large", read_size)?;
            words.end()?;
            Ok(state.game().board().station(station).size == size)
        }
        "winner" => {
            let seat = seat(state, &mut words)?;
            words.end()?;
            Ok(state.public().winner() == Some(seat))
        }
        _ => Err(unknown_form(key)),
    }
}

/// The stations of a seat's goats that have left the start, in order; one entry for each goat.
fn goats_away(state: &State, seat: Seat) -> Vec<StationId> {
    let board = state.game().board();
    let goats: &Goats = &state.public().goats;
    let away = board.ids().filter(|id| *id != board.start());
    away.flat_map(|id| std::iter::repeat_n(id, usize::from(goats.of(seat, id)))).collect()
}

/// Stations in any order; those of goats at the start may be named or left out.
fn stations(state: &State, mut words: Cursor<'_>) -> Result<Vec<StationId>, ParseError> {
    let mut stations = Vec::new();
    while words.peek().is_some() {
        stations.push(station(state, &mut words)?);
    }
    stations.retain(|id| *id != state.game().board().start());
    stations.sort_unstable();
    Ok(stations)
}

fn station(state: &State, words: &mut Cursor<'_>) -> Result<StationId, ParseError> {
    words.read("a station of the board", |word| state.game().board().find(word))
}

fn sign(words: &mut Cursor<'_>) -> Result<Sign, ParseError> {
    words.read("a sign", Sign::parse)
}

fn read_size(word: &str) -> Option<Size> {
    match word {
        "small" => Some(Size::Small),
        "large" => Some(Size::Large),
        _ => None,
    }
}
