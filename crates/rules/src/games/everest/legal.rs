//! The legal actions of a seat, in a stable order.

use super::action::{Action, Item, Place};
use super::day::places;
use super::game::Game;
use super::state::{AirStep, Phase, PlayedCard, Public, Secret, State, TENTS};
use super::view::View;
use crate::core::Seat;
use crate::mountain::{Card, CardKind, Direction, Pawn, Slot, choices};

impl State {
    pub(super) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat.index() < self.game.seats() && self.need().is_none() {
            list(&self.game, &self.public, &self.secrets[seat], seat, actions);
        }
    }
}

impl View {
    /// The observing seat's legal actions, in the same order as the state lists them; none for a spectator.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let (Some((seat, secret)), None) = (&self.own, self.public.looking(&self.game)) {
            list(&self.game, &self.public, secret, *seat, &mut actions);
        }
        actions
    }
}

fn list(game: &Game, public: &Public, secret: &Secret, seat: Seat, actions: &mut Vec<Action>) {
    match public.phase {
        Phase::Oxygen => list_air(game, public, secret, seat, actions),
        Phase::Choose if !public.seats[seat].chosen => {
            actions.extend(choices(&secret.hand).map(|cards| Action::Choose { cards }));
        }
        Phase::TakeToken(taker) if taker == seat => {
            actions.extend(public.shown.kinds().map(|risk| Action::TakeToken { risk }));
        }
        Phase::Act(actor) if actor == seat => public.list_turn(game, seat, actions),
        Phase::Fork(probe) if probe.pawn.seat() == seat => {
            actions.extend(public.fork_namings(game, probe));
            let ways = [Action::Stay, Action::Retreat].into_iter();
            actions.extend(ways.filter(|way| public.permits(game, seat, *way).is_ok()));
        }
        Phase::Deal(_)
        | Phase::Choose
        | Phase::TakeToken(_)
        | Phase::Act(_)
        | Phase::Probe(_)
        | Phase::Fork(_)
        | Phase::Over => {}
    }
}

fn list_air(game: &Game, public: &Public, secret: &Secret, seat: Seat, actions: &mut Vec<Action>) {
    match public.seats[seat].step {
        AirStep::Closed | AirStep::Look(_) => {}
        AirStep::Open => {
            let camps = (0..TENTS as u8).filter(|camp| public.check_oxygen(game, seat, *camp).is_ok());
            actions.extend(camps.map(|camp| Action::Oxygen { camp }));
            actions.push(Action::Close);
        }
        AirStep::Keep => {
            let seen: crate::mountain::CardCounts = secret.seen.cards().iter().copied().collect();
            actions.extend(seen.kinds().map(|card| Action::Keep { card }));
        }
        AirStep::Return => list_returns(secret.seen.cards(), actions),
        AirStep::Remove => {
            let is_free = |card: &Card| secret.hand.count(*card) > u8::from(secret.taken == Some(*card));
            actions.extend(secret.hand.kinds().filter(is_free).map(|card| Action::Remove { card }));
        }
    }
}

/// Both ends, and both orders of two different cards.
fn list_returns(seen: &[Card], actions: &mut Vec<Action>) {
    let orders = match *seen {
        [a, b] if a != b => vec![[Some(a.min(b)), Some(a.max(b))], [Some(a.max(b)), Some(a.min(b))]],
        [a, b] => vec![[Some(a), Some(b)]],
        [a] => vec![[Some(a), None]],
        _ => Vec::new(),
    };
    for on_top in [true, false] {
        actions.extend(orders.iter().map(|cards| Action::Return { cards: *cards, on_top }));
    }
}

impl Public {
    fn list_turn(&self, game: &Game, seat: Seat, actions: &mut Vec<Action>) {
        let mut offer = |action: Action| {
            if self.permits(game, seat, action).is_ok() {
                actions.push(action);
            }
        };
        for (slot, card) in self.seats[seat].slots() {
            self.offer_card(game, seat, slot, card, &mut offer);
        }
        for guide in Pawn::of(seat) {
            for to in &game.board().space(self.guide(guide).space).neighbours {
                offer(Action::Step { guide, to: *to });
            }
            offer(Action::Pitch { guide });
            if self.owed > 0 {
                offer(Action::PayLevel { guide });
            }
        }
        offer(Action::Swap);
        self.offer_moves(game, seat, &mut offer);
        offer(Action::EndTurn);
    }

    fn offer_card(
        &self,
        game: &Game,
        seat: Seat,
        slot: Slot,
        card: &PlayedCard,
        offer: &mut impl FnMut(Action),
    ) {
        let kind = game.kind(card.card);
        if matches!(kind, CardKind::Acclimatization { .. }) {
            self.offer_levels(seat, slot, card.left(kind), offer);
        } else {
            for guide in Pawn::of(seat) {
                for direction in Direction::of(kind) {
                    offer(Action::Assign { slot, guide, direction: *direction });
                }
            }
        }
        if self.owed > 0 {
            for direction in card.pay_directions(kind) {
                offer(Action::PayCard { slot, direction: *direction });
            }
        }
    }

    fn offer_levels(&self, seat: Seat, slot: Slot, left: u8, offer: &mut impl FnMut(Action)) {
        for place in places(seat) {
            for client in self.clients(seat, place).into_iter().flat_map(|clients| clients.kinds()) {
                for points in 1..=left {
                    offer(Action::Acclimatize { slot, place, client, points });
                }
            }
        }
    }

    /// Shows every transfer between places that are next to each other; not every one has room.
    pub(super) fn offer_moves(&self, game: &Game, seat: Seat, offer: &mut impl FnMut(Action)) {
        let sources = [Place::Base].into_iter().chain(places(seat));
        let targets = [Place::Camp(0), Place::Camp(1), Place::Base, Place::Lost];
        for guide in Pawn::of(seat).map(Place::Guide) {
            for from in sources.clone().filter(|from| self.check_places(game, seat, *from, guide).is_ok()) {
                self.items(seat, from).for_each(|item| offer(Action::Move { item, from, to: guide }));
            }
            let targets = targets.map(|to| self.check_places(game, seat, guide, to).is_ok().then_some(to));
            for item in self.items(seat, guide) {
                let targets = targets.into_iter().flatten();
                targets.for_each(|to| offer(Action::Move { item, from: guide, to }));
            }
        }
    }

    /// What is at a guide, in a tent or in the supply at base, each kind of thing once.
    pub(super) fn items(&self, seat: Seat, place: Place) -> impl Iterator<Item = Item> {
        let (tent, oxygen) = match place {
            Place::Guide(guide) => (self.guide(guide).load.tent, self.guide(guide).load.oxygen),
            Place::Camp(camp) => (false, self.seats[seat].camp(camp).map_or(0, |camp| camp.oxygen)),
            Place::Base | Place::Lost => (false, 0),
        };
        let supply = Item::AT_BASE.into_iter().filter(move |_| place == Place::Base);
        let clients = self.clients(seat, place).into_iter().flat_map(|clients| clients.kinds());
        let things = [tent.then_some(Item::Tent), (oxygen > 0).then_some(Item::Oxygen)];
        supply.chain(things.into_iter().flatten()).chain(clients.map(Item::Client))
    }
}
