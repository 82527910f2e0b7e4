//! Whether the lines of a position fit each other and the game.

use super::super::state::{Climber, State};
use super::{icefall, lhotse};
use crate::core::{Cursor, ParseError, Seat};
use crate::expedition::position_text::check_limits;

/// Checks a position that is read to its end.
pub(super) fn check(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    let (game, public) = (&state.game, &state.public);
    Seat::all(game.seats()).try_for_each(|seat| check_cards(state, seat, end))?;
    check_turn(state, end)?;
    icefall::check(state, end)?;
    lhotse::check(state, end)?;
    let overfull = public.overfull(game).map(|(_, space, _)| space);
    // A landslide may leave too many on a space (Q-LH-12).
    let limit = |space| game.limit(space).filter(|_| game.scenario().is_none());
    let standing = |space| public.standing(space);
    check_limits(game.board(), "climber", overfull, standing, limit, end)
}

fn check_cards(state: &State, seat: Seat, end: &Cursor<'_>) -> Result<(), ParseError> {
    let (cards, hand) = (&state.public.seats[seat], &state.hidden.hands[seat]);
    let pile =
        cards.hidden_of(&state.public.deck_of(&state.game, seat)).and_then(|hidden| hidden.minus(hand));
    let pile = pile.ok_or_else(|| end.error(&format!("no more cards of seat {seat} than its deck has")))?;
    cards.check(seat, &pile, (hand, state.hidden.choices[seat]), end)
}

/// What is owed, who could pay and who moved last belongs to a turn.
fn check_turn(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    let public = &state.public;
    let mover = public.mover.map(Climber::seat);
    let fits = match public.acting() {
        Some(seat) => mover.is_none_or(|mover| mover == seat),
        None => public.owed == 0 && public.eligible == [false; 2] && mover.is_none(),
    };
    if fits { Ok(()) } else { Err(end.error("owed, eligible and mover only within a turn of their seat")) }
}
