//! Which loads a plan looks at.
//!
//! Loading is free and can be done in any order, so one bottle, tent or client at a time leads to very many loads of
//! which few are worth a thought. The usual ones leave out:
//!
//! - what is abandoned: whoever wants to leave a thing behind has a tent or the base for it, and a death costs points;
//! - clients of one sort (kind, level, face) that part though there is room for all of them in one place: what is good
//!   for one of them is good for the others;
//! - at base, free rows beside fresh clients, fresh clients of both kinds on one guide board, and more than one bottle:
//!   whoever takes clients along fills the board with one kind, alone, beside a tent or beside a bottle;
//! - at base, handing over and tents pitched there: the supply has all that they could hold. Only an exchange that is
//!   under way goes on.

use super::moves::Move;
use crate::core::Seat;
use crate::games::everest::action::{Action, Item, Place};
use crate::games::everest::client::{Client, ClientKind};
use crate::games::everest::game::Game;
use crate::games::everest::load::Load;
use crate::games::everest::state::{Public, TENTS};
use crate::mountain::Pawn;

/// Which loads a plan looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loads {
    /// As the usual ones, but the base gives and takes nothing: for whoever has loaded there already.
    OnTheWay,
    /// Clients of one sort go together, the base fills whole guide boards, nothing is abandoned.
    Usual,
    /// Every load there is; slow.
    All,
}

/// Lists what may be loaded, unloaded and handed over.
pub(super) fn list(game: &Game, public: &Public, seat: Seat, loads: Loads, moves: &mut Vec<Move>) {
    match loads {
        Loads::All => public.offer_moves(game, seat, &mut |action| moves.push(Move::new([action]))),
        Loads::OnTheWay | Loads::Usual => {
            for guide in Pawn::of(seat) {
                let is_at_base = public.guide(guide).space == game.base();
                if !is_at_base || public.overloaded(seat).is_some() {
                    list_on_the_way(public, guide, moves);
                }
                if is_at_base && loads == Loads::Usual {
                    list_base(public, guide, moves);
                }
            }
        }
    }
}

fn list_on_the_way(public: &Public, guide: Pawn, moves: &mut Vec<Move>) {
    let here = public.guide(guide).space;
    for camp in (0..TENTS as u8).filter(|camp| is_at(public, guide, *camp)) {
        list_clients(public, guide, Place::Camp(camp), moves);
        moves.push(one(Item::Oxygen, Place::Guide(guide), Place::Camp(camp)));
        moves.push(one(Item::Oxygen, Place::Camp(camp), Place::Guide(guide)));
    }
    if public.guide(guide.other()).space == here {
        list_clients(public, guide, Place::Guide(guide.other()), moves);
        let things = [Item::Tent, Item::Oxygen].into_iter();
        moves.extend(things.map(|item| one(item, Place::Guide(guide), Place::Guide(guide.other()))));
    }
}

fn is_at(public: &Public, guide: Pawn, camp: u8) -> bool {
    public.seats[guide.seat()].camp(camp).is_some_and(|camp| camp.space == public.guide(guide).space)
}

/// A tent, a bottle, clients of one kind for all rows that are free; what is there can be put down first.
fn list_base(public: &Public, guide: Pawn, moves: &mut Vec<Move>) {
    let load = public.guide(guide).load;
    for item in [Item::Tent, Item::Oxygen] {
        moves.push(one(item, Place::Guide(guide), Place::Base));
    }
    for client in load.clients.kinds() {
        let count = usize::from(load.clients.count(client));
        moves.extend(group(client, count, Place::Guide(guide), Place::Base));
    }
    if load == Load::default() {
        moves.push(one(Item::Tent, Place::Base, Place::Guide(guide)));
    }
    if load.oxygen == 0 {
        moves.push(one(Item::Oxygen, Place::Base, Place::Guide(guide)));
    }
    let has_fresh = |kind| load.clients.count(Client::fresh(kind)) > 0;
    for (kind, other) in [(0, 1), (1, 0)].map(|(a, b)| (ClientKind::ALL[a], ClientKind::ALL[b])) {
        let client = Client::fresh(kind);
        if !has_fresh(other) {
            moves.extend(group(client, room(load, client), Place::Base, Place::Guide(guide)));
        }
    }
}

/// Clients of each sort, all that have room, to the guide and from it; one of them to a full guide board, which begins
/// an exchange (Q-EV-94).
fn list_clients(public: &Public, guide: Pawn, other: Place, moves: &mut Vec<Move>) {
    let seat = guide.seat();
    let mut list = |from: Place, to: Place| {
        for client in public.clients(seat, from).into_iter().flat_map(|clients| clients.kinds()) {
            let there = public.clients(seat, from).map_or(0, |clients| clients.count(client));
            let room = match to {
                Place::Guide(to) => room(public.guide(to).load, client).max(1),
                Place::Base | Place::Camp(_) | Place::Lost => usize::MAX,
            };
            moves.extend(group(client, room.min(usize::from(there)), from, to));
        }
    };
    list(Place::Guide(guide), other);
    list(other, Place::Guide(guide));
}

/// How many more clients the guide board has rows for.
fn room(mut load: Load, client: Client) -> usize {
    let mut count = 0;
    loop {
        load.clients.add(client);
        if !load.fits() {
            return count;
        }
        count += 1;
    }
}

fn one(item: Item, from: Place, to: Place) -> Move {
    Move::new([Action::Move { item, from, to }])
}

fn group(client: Client, count: usize, from: Place, to: Place) -> Option<Move> {
    let action = Action::Move { item: Item::Client(client), from, to };
    (count > 0).then(|| Move::new(std::iter::repeat_n(action, count)))
}
