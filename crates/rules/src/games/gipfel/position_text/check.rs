//! Whether the lines of a position fit each other and the game.

use super::super::board::{Size, StationId, StationKind};
use super::super::climb::pushes_up;
use super::super::dice::{DICE, Dice, MAX_ROLLS};
use super::super::state::{ARRIVALS_TO_WIN, GOATS, Phase, State};
use crate::core::{Cursor, ParseError, Seat};

/// Checks a position that is read to its end.
pub(super) fn check(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    check_dice(state, end)?;
    check_push(state, end)?;
    check_room(state, end)?;
    Seat::all(state.game.seats()).try_for_each(|seat| check_arrivals(state, seat, end))?;
    check_fresh(state, end)
}

fn check_dice(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    let (dice, rolls) = (state.public.dice, state.public.rolls);
    let runs = (1..=MAX_ROLLS).contains(&rolls);
    let (fits, expected) = match state.public.phase {
        Phase::First | Phase::Roll(_) => {
            (rolls == 0 && dice == Dice::UNROLLED, "no dice and no rolls before the turn's first roll")
        }
        Phase::Rolling(_) => (
            runs && !dice.are_rolled() && (rolls > 1 || come_in_order(dice)),
            "rolls and a die without a face while dice roll; in the first roll, faces from the left",
        ),
        Phase::Choose(_) | Phase::Push { .. } | Phase::Over(_) => {
            (runs && dice.are_rolled(), "five faces and a number of rolls from 1 to 3")
        }
    };
    if fits { Ok(()) } else { Err(end.error(expected)) }
}

/// Whether no die shows a face to the right of one that shows none.
fn come_in_order(dice: Dice) -> bool {
    let rolled = dice.0.iter().take_while(|face| **face != 0).count();
    dice.0[rolled..DICE].iter().all(|face| *face == 0)
}

/// A trail is chosen only where there are several, and a goat is pushed.
fn check_push(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    let Phase::Push { seat, at } = state.public.phase else { return Ok(()) };
    let station = state.game.board().station(at);
    let before = state.public.goats.of(seat, at).saturating_sub(1);
    let fits = station.kind == StationKind::Way && station.up.len() > 1 && pushes_up(station.size, before);
    if fits { Ok(()) } else { Err(end.error("a pushed goat where several trails lead up")) }
}

/// A small station and the summit hold one goat (GS-031, GS-045), but for a goat that is being pushed away and the two
/// of a winner.
fn check_room(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    let board = state.game.board();
    for id in board.ids() {
        let station = board.station(id);
        let single = station.size == Size::Small || station.kind == StationKind::Summit;
        let standing = state.public.goats.standing(id);
        if single && standing > room(state, id) {
            return Err(end.error(&format!("one goat on {}, not {standing}", station.id)));
        }
    }
    Ok(())
}

/// The goats for which there is room on a small station or the summit.
fn room(state: &State, station: StationId) -> u8 {
    let two_of = |seat: Seat| if state.public.goats.of(seat, station) == 2 { 2 } else { 1 };
    match state.public.phase {
        Phase::Push { seat, at } if at == station => two_of(seat),
        Phase::Over(seat) if station == state.game.board().summit() => two_of(seat),
        Phase::First
        | Phase::Roll(_)
        | Phase::Rolling(_)
        | Phase::Choose(_)
        | Phase::Push { .. }
        | Phase::Over(_) => 1,
    }
}

/// Each goat on the summit has arrived there, and the second arrival ends the game (GS-043, GS-048).
fn check_arrivals(state: &State, seat: Seat, end: &Cursor<'_>) -> Result<(), ParseError> {
    let (arrivals, won) = (state.public.arrivals[seat], state.public.winner() == Some(seat));
    let there = state.public.goats.of(seat, state.game.board().summit());
    if arrivals < there || (won && there == 0) {
        return Err(end.error(&format!("as many arrivals of seat {seat} as its goats on the summit tell of")));
    }
    if (arrivals >= ARRIVALS_TO_WIN) == won {
        Ok(())
    } else {
        Err(end.error(&format!("{ARRIVALS_TO_WIN} arrivals of the winner and of nobody else")))
    }
}

/// Before the start seat is drawn nothing has moved.
fn check_fresh(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    let start = state.game.board().start();
    let is_fresh = |seat| state.public.goats.of(seat, start) == GOATS && state.public.arrivals[seat] == 0;
    if state.public.phase != Phase::First || Seat::all(state.game.seats()).all(is_fresh) {
        Ok(())
    } else {
        Err(end.error("all goats at the start before the start seat is drawn"))
    }
}
