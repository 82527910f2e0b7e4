//! The moves that a search of a turn is made of: one thing done, with the naming of just the cards that it needs.
//!
//! Cards are named when they are needed and not earlier, so that a shortest way names each card once. Paying is put off
//! to the end of the turn: what may be paid at all may be paid there (Q-K2-19 looks at the sum of all points that could
//! pay, and a level lost at the end of the track saves a card's point that was lost there). A death cannot be put off: it
//! frees a space, asks for the rescue card, or ends the game.

use crate::core::Seat;
use crate::expedition::planner::{self, Naming, Want};
use crate::games::k2::action::{Action, Direction, Slot};
use crate::games::k2::game::Game;
use crate::games::k2::lhotse::ROPE_COST;
use crate::games::k2::state::{Climber, Phase, PlayedCard, Public};
use crate::mountain::CardKind;
use crate::mountain::Use;

/// A few actions that belong together.
pub(super) type Move = planner::Move<Action>;

/// Lists moves that together lead to every end, but for what is put off. Not every one is legal.
pub(super) fn list(game: &Game, public: &Public, seat: Seat, moves: &mut Vec<Move>) {
    if let Phase::Rescue { .. } = public.phase {
        let mut actions = Vec::new();
        public.list_rescue(game, seat, &mut actions);
        moves.extend(actions.into_iter().map(|action| Move::new([action])));
        return;
    }
    if let Phase::Fork(probe) = public.phase {
        moves.extend(public.fork_namings(game, probe).map(|naming| Move::new([naming, Action::Stay])));
        moves.extend([Action::Stay, Action::Retreat].map(|way| Move::new([way])));
        return;
    }
    for climber in Climber::of(seat).into_iter().filter(|climber| public.lives(*climber)) {
        list_walking(game, public, climber, moves);
        list_acclimatizing(game, public, climber, moves);
        if public.owed > 0 && public.eligible[climber.which()] {
            list_deaths(public, climber, moves);
        }
    }
    list_renaming(game, public, seat, moves);
}

fn list_walking(game: &Game, public: &Public, climber: Climber, moves: &mut Vec<Move>) {
    let from = public.climber(climber).space;
    let mut list = |usage, cost, act| {
        let want = Want { target: climber, usage, cost };
        let naming = |Naming { slot, direction }| Action::Assign { slot, climber, direction };
        let namings = want.namings(game.deck(), &public.seats[climber.seat()].cards);
        moves.extend(namings.map(|named| Move::new(named.into_iter().flatten().map(naming).chain([act]))));
    };
    for to in public.linked(game, from) {
        if let Some(cost) = public.cost(game, to) {
            list(public.step_use(game, from, to), cost, Action::Step { climber, to });
        }
    }
    for to in public.rope_partners(game, climber) {
        list(Use::Pitch, ROPE_COST, Action::Fix { climber, to: *to });
    }
    if let (None, Some(cost)) = (public.climber(climber).tent, public.cost(game, from)) {
        list(Use::Pitch, cost, Action::Pitch { climber });
    }
}

fn list_acclimatizing(game: &Game, public: &Public, climber: Climber, moves: &mut Vec<Move>) {
    for (slot, card) in acclimatization_cards(game, public, climber) {
        let naming = Action::Assign { slot, climber, direction: None };
        let naming = (card.target != Some(climber)).then_some(naming);
        for points in 1..=card.left(game.kind(card.card)) {
            moves.push(Move::new(naming.into_iter().chain([Action::Acclimatize { slot, points }])));
        }
    }
}

fn acclimatization_cards<'a>(
    game: &'a Game,
    public: &'a Public,
    climber: Climber,
) -> impl Iterator<Item = (Slot, &'a PlayedCard)> {
    public.seats[climber.seat()].slots().filter(move |(_, card)| {
        card.is_free_for(climber) && matches!(game.kind(card.card), CardKind::Acclimatization { .. })
    })
}

/// Deaths by paying with levels.
fn list_deaths(public: &Public, climber: Climber, moves: &mut Vec<Move>) {
    let level = public.climber(climber).level;
    if level > public.owed {
        return;
    }
    let death = || std::iter::repeat_n(Action::PayLevel { climber }, usize::from(level));
    moves.push(Move::new(death()));
    // A death may end the game and void the rest (Q-K2-33): what else is paid with levels must be paid before it.
    if level < public.owed {
        let other = climber.other();
        if public.lives(other) && public.climber(other).level > 1 {
            moves.push(Move::new([Action::PayLevel { climber: other }].into_iter().chain(death())));
        }
    }
}

/// Ways to pay one point with a card.
pub(super) fn card_payments(game: &Game, public: &Public, seat: Seat) -> impl Iterator<Item = Action> {
    let payments = public.seats[seat].payments(game.deck());
    payments.map(|(slot, direction)| Action::PayCard { slot, direction })
}

/// A card that was named before the search began may be named anew for something else.
fn list_renaming(game: &Game, public: &Public, seat: Seat, moves: &mut Vec<Move>) {
    for (slot, card) in public.seats[seat].slots().filter(|(_, card)| card.target.is_some() && !card.bound) {
        for climber in Climber::of(seat) {
            let names = Direction::of(game.kind(card.card)).iter();
            moves.extend(names.map(|d| Move::new([Action::Assign { slot, climber, direction: *d }])));
        }
    }
}
