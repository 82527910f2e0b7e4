//! The moves that a search of a turn is made of: one thing done, with the naming of just the cards that it needs.
//!
//! Cards are named when they are needed and not earlier, so that a shortest way names each card once. Paying with cards
//! is put off to the end of the turn: what may be paid at all may be paid there (Q-EV-08). Paying with levels is not: it
//! matters who is aboard.

use super::loads::{self, Loads};
use super::want::Want;
use crate::core::Seat;
use crate::games::everest::action::{Action, Place};
use crate::games::everest::day::places;
use crate::games::everest::game::Game;
use crate::games::everest::state::{Phase, PlayedCard, Public};
use crate::mountain::{CardKind, Direction, PLAYED, Pawn, Slot, Use};

/// The most actions of one move: three cards named and used, or a guide's four rows filled.
const MOST: usize = PLAYED + 1;

/// A few actions that belong together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move([Option<Action>; MOST]);

impl Move {
    /// These actions, four at most, in this order.
    pub(super) fn new(actions: impl IntoIterator<Item = Action>) -> Self {
        let mut places = [None; MOST];
        for (place, action) in places.iter_mut().zip(actions) {
            *place = Some(action);
        }
        Self(places)
    }

    /// Its actions in order.
    pub(super) fn actions(&self) -> impl DoubleEndedIterator<Item = Action> + use<> {
        self.0.into_iter().flatten()
    }
}

/// Lists moves that together lead to every end, but for what is put off and for loads that are not looked at. Not
/// every one is legal.
pub(super) fn list(game: &Game, public: &Public, seat: Seat, loads: Loads, moves: &mut Vec<Move>) {
    if let Phase::Fork(_) = public.phase {
        moves.extend([Action::Stay, Action::Retreat].map(|way| Move::new([way])));
        return;
    }
    for guide in Pawn::of(seat) {
        list_walking(game, public, guide, moves);
        if public.owed > 0 {
            moves.push(Move::new([Action::PayLevel { guide }]));
        }
    }
    loads::list(game, public, seat, loads, moves);
    list_swaps(game, public, seat, moves);
    list_acclimatizing(game, public, seat, moves);
    if public.owed > 0 {
        list_renaming(game, public, seat, moves);
    }
}

fn list_walking(game: &Game, public: &Public, guide: Pawn, moves: &mut Vec<Move>) {
    let from = public.guide(guide).space;
    for to in &game.board().space(from).neighbours {
        if let Some(cost) = public.cost(game, *to) {
            let want = Want { guide, usage: Use::step(game.board(), from, *to), cost };
            want.list(game, public, Action::Step { guide, to: *to }, moves);
        }
    }
    if let (true, Some(cost)) = (public.guide(guide).load.tent, public.cost(game, from)) {
        Want { guide, usage: Use::Pitch, cost }.list(game, public, Action::Pitch { guide }, moves);
    }
}

/// Both guides change places, each with cards of its own (EV-097).
fn list_swaps(game: &Game, public: &Public, seat: Seat, moves: &mut Vec<Move>) {
    let [first, second] = Pawn::of(seat);
    let (here, there) = (public.guide(first).space, public.guide(second).space);
    if here == there || !game.board().joined(here, there) {
        return;
    }
    let namings = |guide, from, to| {
        let cost = public.cost(game, to)?;
        Some(Want { guide, usage: Use::step(game.board(), from, to), cost }.namings(game, public))
    };
    let (Some(firsts), Some(seconds)) = (namings(first, here, there), namings(second, there, here)) else {
        return;
    };
    let seconds: Vec<_> = seconds.collect();
    for one in firsts {
        let apart =
            seconds.iter().filter(|other| one.iter().zip(*other).all(|(a, b)| a.is_none() || b.is_none()));
        let both = apart.map(|other| one.into_iter().chain(*other).flatten().chain([Action::Swap]));
        moves.extend(both.map(Move::new));
    }
}

fn list_acclimatizing(game: &Game, public: &Public, seat: Seat, moves: &mut Vec<Move>) {
    for (slot, card) in cards(public, seat) {
        let kind = game.kind(card.card);
        if !matches!(kind, CardKind::Acclimatization { .. }) {
            continue;
        }
        let may_serve = |place: &Place| !card.bound || card.target == Some(*place);
        for place in places(seat).filter(may_serve) {
            for client in public.clients(seat, place).into_iter().flat_map(|clients| clients.kinds()) {
                let each = 1..=card.left(kind);
                moves.extend(
                    each.map(|points| Move::new([Action::Acclimatize { slot, place, client, points }])),
                );
            }
        }
    }
}

fn cards(public: &Public, seat: Seat) -> impl Iterator<Item = (Slot, &PlayedCard)> {
    Slot::ALL.into_iter().filter_map(move |slot| Some((slot, public.seats[seat].card(slot)?)))
}

/// Ways to pay one point with a card.
pub(super) fn card_payments(game: &Game, public: &Public, seat: Seat) -> impl Iterator<Item = Action> {
    cards(public, seat).flat_map(move |(slot, card)| {
        let directions = if card.direction.is_some() { &[None] } else { directions(game, card) };
        directions.iter().map(move |direction| Action::PayCard { slot, direction: *direction })
    })
}

fn directions(game: &Game, card: &PlayedCard) -> &'static [Option<Direction>] {
    match game.kind(card.card) {
        CardKind::Rope { .. } => &[Some(Direction::Up), Some(Direction::Down)],
        CardKind::Movement { .. } | CardKind::Acclimatization { .. } => &[None],
    }
}

/// A rope card that was named before the search began may be named anew, so that its other value can pay.
fn list_renaming(game: &Game, public: &Public, seat: Seat, moves: &mut Vec<Move>) {
    for (slot, card) in cards(public, seat) {
        let (Some(Place::Guide(guide)), Some(_), 0) = (card.target, card.direction, card.used) else {
            continue;
        };
        let names = directions(game, card).iter();
        moves.extend(names.map(|d| Move::new([Action::Assign { slot, guide, direction: *d }])));
    }
}
