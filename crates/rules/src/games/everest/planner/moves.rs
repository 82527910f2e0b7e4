//! The moves that a search of a turn is made of: one thing done, with the naming of just the cards that it needs.
//!
//! Cards are named when they are needed and not earlier, so that a shortest way names each card once. Paying with cards
//! is put off to the end of the turn: what may be paid at all may be paid there (Q-EV-08). Paying with levels is not: it
//! matters who is aboard.

use super::loads::{self, Loads};
use crate::core::Seat;
use crate::expedition::planner::{self, Naming, Want};
use crate::games::everest::action::{Action, Place};
use crate::games::everest::day::places;
use crate::games::everest::game::Game;
use crate::games::everest::state::{Phase, Public};
use crate::mountain::{CardKind, Direction, PLAYED, Pawn, Use};

/// A few actions that belong together.
pub(super) type Move = planner::Move<Action>;

/// Lists moves that together lead to every end, but for what is put off and for loads that are not looked at. Not
/// every one is legal.
pub(super) fn list(game: &Game, public: &Public, seat: Seat, loads: Loads, moves: &mut Vec<Move>) {
    if let Phase::Fork(probe) = public.phase {
        moves.extend(public.fork_namings(game, probe).map(|naming| Move::new([naming, Action::Stay])));
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
    let mut list = |usage, cost, act| {
        let namings = namings(game, public, guide, usage, cost);
        moves.extend(namings.map(|named| Move::new(named.into_iter().flatten().chain([act]))));
    };
    for to in &game.board().space(from).neighbours {
        if let Some(cost) = public.cost(game, *to) {
            list(Use::step(game.board(), from, *to), cost, Action::Step { guide, to: *to });
        }
    }
    if let (true, Some(cost)) = (public.guide(guide).load.tent, public.cost(game, from)) {
        list(Use::Pitch, cost, Action::Pitch { guide });
    }
}

/// Each set of cards that can be named for the guide so that this is paid, none of them in vain.
fn namings(
    game: &Game,
    public: &Public,
    guide: Pawn,
    usage: Use,
    cost: u8,
) -> impl Iterator<Item = [Option<Action>; PLAYED]> + use<> {
    let want = Want { target: Place::Guide(guide), usage, cost };
    let naming = move |Naming { slot, direction }| Action::Assign { slot, guide, direction };
    let namings = want.namings(game.deck(), &public.seats[guide.seat()].cards);
    namings.map(move |named| named.map(|card| card.map(naming)))
}

/// Both guides change places, each with cards of its own (EV-097).
fn list_swaps(game: &Game, public: &Public, seat: Seat, moves: &mut Vec<Move>) {
    let [first, second] = Pawn::of(seat);
    let (here, there) = (public.guide(first).space, public.guide(second).space);
    if here == there || !game.board().joined(here, there) {
        return;
    }
    let (Some(cost_there), Some(cost_here)) = (public.cost(game, there), public.cost(game, here)) else {
        return;
    };
    let step = |from, to| Use::step(game.board(), from, to);
    let firsts = namings(game, public, first, step(here, there), cost_there);
    let seconds: Vec<_> = namings(game, public, second, step(there, here), cost_here).collect();
    for one in firsts {
        let apart =
            seconds.iter().filter(|other| one.iter().zip(*other).all(|(a, b)| a.is_none() || b.is_none()));
        let both = apart.map(|other| one.into_iter().chain(*other).flatten().chain([Action::Swap]));
        moves.extend(both.map(Move::new));
    }
}

fn list_acclimatizing(game: &Game, public: &Public, seat: Seat, moves: &mut Vec<Move>) {
    for (slot, card) in public.seats[seat].slots() {
        let kind = game.kind(card.card);
        if !matches!(kind, CardKind::Acclimatization { .. }) {
            continue;
        }
        for place in places(seat).filter(|place| card.is_free_for(*place)) {
            for client in public.clients(seat, place).into_iter().flat_map(|clients| clients.kinds()) {
                let each = 1..=card.left(kind);
                moves.extend(
                    each.map(|points| Move::new([Action::Acclimatize { slot, place, client, points }])),
                );
            }
        }
    }
}

/// Ways to pay one point with a card.
pub(super) fn card_payments(game: &Game, public: &Public, seat: Seat) -> impl Iterator<Item = Action> {
    let payments = public.seats[seat].payments(game.deck());
    payments.map(|(slot, direction)| Action::PayCard { slot, direction })
}

/// A rope card that was named before the search began may be named anew, so that its other value can pay.
fn list_renaming(game: &Game, public: &Public, seat: Seat, moves: &mut Vec<Move>) {
    for (slot, card) in public.seats[seat].slots() {
        let (Some(Place::Guide(guide)), Some(_), 0) = (card.target, card.direction, card.used) else {
            continue;
        };
        let names = Direction::of(game.kind(card.card)).iter();
        moves.extend(names.map(|d| Move::new([Action::Assign { slot, guide, direction: *d }])));
    }
}
