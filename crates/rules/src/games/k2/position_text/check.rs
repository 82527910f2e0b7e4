//! Whether the lines of a position fit each other and the game.

use super::super::game::Game;
use super::super::state::{Climber, HAND, Phase, State};
use super::lhotse;
use crate::core::{Cursor, ParseError, Seat};
use crate::mountain::{CardCounts, RiskCounts};

/// Checks a position that is read to its end.
pub(super) fn check(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    check_tokens(state, end)?;
    Seat::all(state.game.seats()).try_for_each(|seat| check_cards(state, seat, end))?;
    check_turn(state, end)?;
    lhotse::check(state, end)?;
    check_limits(state, end)
}

/// The tokens that are neither shown nor taken; nothing if there are more of those than there are at all.
pub(super) fn rest_of_tokens(state: &State) -> Option<RiskCounts> {
    let mut rest = Game::risk_tokens();
    let public = &state.public;
    let open = public
        .shown
        .kinds()
        .flat_map(|risk| std::iter::repeat_n(risk, usize::from(public.shown.count(risk))));
    let taken = public.token.map(|(_, risk)| risk);
    open.chain(taken).all(|risk| rest.take(risk)).then_some(rest)
}

fn check_tokens(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    let all = Game::risk_tokens();
    let fits = (0..all.0.len()).all(|risk| {
        let taken = u8::from(state.public.token.is_some_and(|(_, token)| usize::from(token.0) == risk));
        state.public.shown.0[risk].saturating_add(state.public.face_down.0[risk]).saturating_add(taken)
            <= all.0[risk]
    });
    if fits { Ok(()) } else { Err(end.error("4 tokens of penalty 0, 11 of 1 and 5 of 2 at most")) }
}

fn check_cards(state: &State, seat: Seat, end: &Cursor<'_>) -> Result<(), ParseError> {
    let public = &state.public.seats[seat];
    let deck = state.public.deck_of(&state.game, seat);
    let rest = deck.minus(&public.played).and_then(|rest| rest.minus(&public.on_table()));
    let pile = rest.and_then(|rest| rest.minus(&state.hidden.hands[seat]));
    let pile = pile.ok_or_else(|| end.error(&format!("no more cards of seat {seat} than its deck has")))?;
    if public.draws > pile.total().min(HAND) {
        return Err(end.error(&format!("no more draws of seat {seat} than its pile has cards")));
    }
    let chosen = state.hidden.choices[seat].map(|cards| cards.into_iter().collect::<CardCounts>());
    if chosen.is_some_and(|chosen| state.hidden.hands[seat].minus(&chosen).is_none()) {
        return Err(end.error(&format!("seat {seat} to choose cards of its hand")));
    }
    Ok(())
}

/// What is owed, who could pay and who moved last belongs to a turn.
fn check_turn(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    let public = &state.public;
    let mover = public.mover.map(Climber::seat);
    let fits = match public.phase {
        Phase::Act(seat) | Phase::Rescue { seat, night: false } => mover.is_none_or(|mover| mover == seat),
        Phase::Deal(_)
        | Phase::Choose
        | Phase::TakeToken(_)
        | Phase::Rescue { night: true, .. }
        | Phase::Over
        | Phase::Draft
        | Phase::Discard
        | Phase::Slide(_) => public.owed == 0 && public.eligible == [false; 2] && mover.is_none(),
    };
    if fits { Ok(()) } else { Err(end.error("owed, eligible and mover only within a turn of their seat")) }
}

/// Only the last mover may stand where there is no room (it passes through). A landslide may leave too many on a space
/// (Q-LH-12).
fn check_limits(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    if state.game.scenario().is_some() {
        return Ok(());
    }
    let overfull = state.public.overfull(&state.game).map(|(_, space, _)| space);
    for space in state.game.board().ids().filter(|space| Some(*space) != overfull) {
        let standing = state.public.standing(space);
        if let Some(limit) = state.game.limit(space)
            && standing > usize::from(limit)
        {
            let id = &state.game.board().space(space).id;
            return Err(end.error(&format!("at most {limit} climbers on {id}, not {standing}")));
        }
    }
    Ok(())
}
