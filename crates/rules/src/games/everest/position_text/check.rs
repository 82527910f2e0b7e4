//! Fills in what depends on several lines of a position, and checks that they fit each other and the game.

use super::super::state::{AirStep, Phase, Public, State};
use super::read::Reader;
use crate::core::{Cursor, ParseError, Seat};
use crate::expedition::icefall::shows_too_many;
use crate::expedition::position_text::check_limits;
use crate::mountain::{CardCounts, CardKind, PAWNS_PER_SEAT, Pawn};

/// Completes a position that is read to its end.
pub(super) fn complete(mut reader: Reader, end: &Cursor<'_>) -> Result<State, ParseError> {
    complete_open(&mut reader, end)?;
    for seat in Seat::all(reader.state.game.seats()) {
        complete_cards(&mut reader, seat, end)?;
        check_tents(&reader.state, seat, end)?;
    }
    let mut state = reader.state;
    choose_by_themselves(&mut state);
    check_turn(&state, end)?;
    check_mountain(&state, end)?;
    Ok(state)
}

/// Beside a seat that has a choice, a hand of three is chosen by itself (EV-049).
fn choose_by_themselves(state: &mut State) {
    let has_choice = |seat: &Seat| state.public.seats[*seat].has_choice();
    let seats = Seat::all(state.game.seats());
    if state.public.phase == Phase::Choose && seats.clone().any(|seat| has_choice(&seat)) {
        for seat in seats.filter(|seat| !has_choice(seat)).collect::<Vec<_>>() {
            state.public.seats[seat].chosen = true;
        }
    }
}

fn complete_open(reader: &mut Reader, end: &Cursor<'_>) -> Result<(), ParseError> {
    let public = &mut reader.state.public;
    public.course.complete(reader.face_down_given, end)?;
    if let (false, Phase::Act(seat)) = (reader.owed_given, public.phase) {
        public.owed = public.penalty(seat);
    }
    let placed = public.order.iter().flatten().count();
    if placed != reader.state.game.seats() && !matches!(public.phase, Phase::Deal(_)) {
        return Err(end.error("every seat in the order of the score pawns"));
    }
    Ok(())
}

/// The unknown part of the acclimatization deck is what lies nowhere else, unless it is named. If nothing is said of removed cards, they are the
/// lowest of the draw pile, as many as acclimatization cards have come into play.
fn complete_cards(reader: &mut Reader, seat: Seat, end: &Cursor<'_>) -> Result<(), ParseError> {
    let given = reader.removed_given[seat.index()];
    let state = &mut reader.state;
    let (all, set_aside) = (state.game.all_cards(), state.game.deck().set_aside);
    let public = &state.public.seats[seat];
    let secret = &mut state.secrets[seat];
    let seen: CardCounts = secret.seen.cards().iter().copied().collect();
    let ends: CardCounts = secret.air.top.cards().iter().chain(secret.air.bottom.cards()).copied().collect();
    let piles = [secret.hand, public.played, public.on_table(), secret.removed, seen, ends];
    let too_many = || end.error(&format!("no more cards of seat {seat} than it has"));
    let mut rest = piles.iter().try_fold(all, |rest, pile| rest.minus(pile)).ok_or_else(too_many)?;
    secret.air.middle = reader.middles[seat.index()].unwrap_or_else(|| within(&rest, &set_aside));
    rest = rest.minus(&secret.air.middle).ok_or_else(too_many)?;
    secret.air.settle();
    let in_deck = secret.air.len() + seen.total();
    let out = set_aside.total().checked_sub(in_deck).ok_or_else(too_many)?;
    let pending = u8::from(secret.taken.is_some());
    if !given {
        let lowest: Vec<_> = rest.iter().take(usize::from(out.saturating_sub(pending))).collect();
        secret.removed = lowest.into_iter().collect();
    }
    if secret.removed.total() + pending != out {
        return Err(
            end.error(&format!("as many cards of seat {seat} removed as acclimatization cards are out"))
        );
    }
    let public = &mut state.public.seats[seat];
    public.hand = secret.hand.total();
    public.air = secret.air.len();
    public.seen = seen.total();
    public.removed = secret.removed.total();
    let mut open = public.played;
    open.add_all(&public.on_table());
    for card in set_aside.kinds() {
        let place = usize::from(card.0);
        public.out.0[place] = public.out.0[place].max(open.0[place]);
    }
    check_cards(state, seat, end)
}

/// Of each kind as many as there are in both piles.
fn within(pile: &CardCounts, other: &CardCounts) -> CardCounts {
    let cards =
        pile.kinds().flat_map(|card| vec![card; usize::from(pile.count(card).min(other.count(card)))]);
    cards.collect()
}

fn check_cards(state: &State, seat: Seat, end: &Cursor<'_>) -> Result<(), ParseError> {
    let (public, secret) = (&state.public.seats[seat], &state.secrets[seat]);
    let unseen = state.public.unseen(&state.game, seat);
    let pile = secret.pile(unseen).ok_or_else(|| end.error("no more cards than a seat has"))?;
    public.deck.check(seat, &pile, (&secret.hand, secret.choice), end)?;
    let is_air = |card| matches!(state.game.kind(card), CardKind::Acclimatization { .. });
    let out = state
        .game
        .deck()
        .set_aside
        .minus(&secret.air.all())
        .and_then(|rest| rest.minus(&secret.seen.cards().iter().copied().collect())?.minus(&public.out));
    let taken_fits = secret.taken.is_none_or(|card| is_air(card) && secret.hand.count(card) > 0);
    if out.is_none() || !taken_fits || !secret.air.all().kinds().all(is_air) {
        return Err(end.error(&format!("an acclimatization deck that seat {seat} can have")));
    }
    let fits = match public.step {
        AirStep::Closed | AirStep::Open => public.seen == 0 && secret.taken.is_none(),
        AirStep::Look(cards) => cards <= public.air && public.seen + cards <= 3 && secret.taken.is_none(),
        AirStep::Keep => (1..=3).contains(&public.seen) && secret.taken.is_none(),
        AirStep::Return => (1..=2).contains(&public.seen) && secret.taken.is_some(),
        AirStep::Remove => public.seen == 0 && secret.taken.is_some(),
    };
    let in_phase = public.step == AirStep::Closed || state.public.phase == Phase::Oxygen;
    if fits && in_phase {
        Ok(())
    } else {
        Err(end.error(&format!("cards seen and taken that fit seat {seat}'s step, in the phase oxygen")))
    }
}

fn check_tents(state: &State, seat: Seat, end: &Cursor<'_>) -> Result<(), ParseError> {
    let public = &state.public.seats[seat];
    let pitched = public.camps.iter().flatten().count();
    let carried = Pawn::of(seat).into_iter().filter(|guide| state.public.guide(*guide).load.tent).count();
    let in_order = public.camps[0].is_some() || public.camps[1].is_none();
    if pitched + carried + usize::from(public.lost_tents) <= super::super::state::TENTS && in_order {
        Ok(())
    } else {
        Err(end.error(&format!("two tents of seat {seat}, camp1 before camp2")))
    }
}

/// What is owed, who could pay and who moved last belongs to a turn.
fn check_turn(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    let public = &state.public;
    let fits = match public.acting() {
        Some(seat) => public.mover.is_none_or(|mover| mover.seat() == seat),
        None => public.owed == 0 && public.eligible == [false; PAWNS_PER_SEAT] && public.mover.is_none(),
    };
    let passes = public.overfull(&state.game).is_some();
    if !fits || public.refuge.is_some() != passes {
        return Err(
            end.error("owed, eligible and mover only within a turn of their seat, refuge while it passes")
        );
    }
    if let Phase::Probe(probe) | Phase::Fork(probe) = public.phase {
        let at = (public.guide(probe.pawn).space, probe);
        let decides = matches!(public.phase, Phase::Fork(_));
        if !state.game.icefall().fits(state.game.board(), &public.icefall, at, decides) {
            return Err(end.error("a guide beside the icefall space that it looks at"));
        }
    }
    Ok(())
}

/// Whether an overloaded guide is in the middle of an exchange with the other one (Q-EV-94).
fn exchanges(public: &Public, guide: Pawn) -> bool {
    let (own, other) = (public.guide(guide), public.guide(guide.other()));
    public.phase == Phase::Act(guide.seat())
        && own.space == other.space
        && other.load.fits()
        && own.load.fits_beside(&other.load)
}

/// Only the last mover may stand where there is no room (it passes through); nobody carries too much.
fn check_mountain(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    let (game, public) = (&state.game, &state.public);
    let overfull = public.overfull(game).map(|(_, space, _)| space);
    let (standing, limit) = (|space| public.standing(game, space), |space| game.limit(space));
    check_limits(game.board(), "guide", overfull, standing, limit, end)?;
    for guide in Pawn::all(game.seats()) {
        let at = public.guide(guide);
        let stands = public.cost(game, at.space).is_some() && !public.is_hidden(game, at.space);
        let carries = at.load.fits() || exchanges(public, guide);
        if !carries || at.load.oxygen > game.oxygen_limit(at.space) || !stands {
            return Err(
                end.error(&format!("guide {guide} on an open space, with no more than it can carry there"))
            );
        }
    }
    if shows_too_many(game.icefall(), &public.icefall) {
        return Err(end.error("no more icefall tiles of a kind than there are"));
    }
    Ok(())
}
