//! The legal actions of a seat, in a stable order.

use super::action::{Action, Direction, Slot};
use super::game::Game;
use super::lhotse;
use super::state::{Climber, Phase, PlayedCard, Public, State};
use super::view::{Own, View};
use crate::core::Seat;
use crate::mountain::{CardKind, choices};

impl State {
    pub(super) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat.index() < self.game.seats() {
            list(&self.game, &self.public, &self.own(seat), actions);
        }
    }
}

impl View {
    /// The observing seat's legal actions, in the same order as the state lists them; none for a spectator.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(own) = &self.own {
            list(&self.game, &self.public, own, &mut actions);
        }
        actions
    }
}

fn list(game: &Game, public: &Public, own: &Own, actions: &mut Vec<Action>) {
    let seat = own.seat;
    match public.phase {
        Phase::Choose if public.may_choose(seat) => {
            actions.extend(choices(&own.hand).map(|cards| Action::Choose { cards }));
        }
        Phase::TakeToken(taker) if taker == seat => {
            actions.extend(public.shown.kinds().map(|risk| Action::TakeToken { risk }));
        }
        Phase::Act(actor) if actor == seat => public.list_turn(game, seat, actions),
        Phase::Rescue { seat: owner, .. } if owner == seat => public.list_rescue(game, seat, actions),
        Phase::Fork(probe) if probe.pawn.seat() == seat => {
            actions.extend(public.fork_namings(game, probe));
            let ways = [Action::Stay, Action::Retreat].into_iter();
            actions.extend(ways.filter(|way| public.permits(game, seat, *way).is_ok()));
        }
        Phase::Draft if public.is_choosing(seat) => actions.extend(lhotse::keepable(own.dealt)),
        Phase::Discard if public.is_choosing(seat) => {
            actions.extend(choices(&game.deck().counts).map(|cards| Action::Discard { cards }));
        }
        Phase::Slide(owner) if owner == seat => public.list_slides(game, actions),
        Phase::Deal(_)
        | Phase::Choose
        | Phase::TakeToken(_)
        | Phase::Act(_)
        | Phase::Rescue { .. }
        | Phase::Over
        | Phase::Draft
        | Phase::Discard
        | Phase::Slide(_)
        | Phase::Probe(_)
        | Phase::Fork(_) => {}
    }
}

impl Public {
    /// Whether the seat still has to choose its cards.
    pub(super) fn may_choose(&self, seat: Seat) -> bool {
        self.phase == Phase::Choose && self.seat_lives(seat) && !self.seats[seat].chosen
    }

    fn list_turn(&self, game: &Game, seat: Seat, actions: &mut Vec<Action>) {
        let mut offer = |action: Action| {
            if self.permits(game, seat, action).is_ok() {
                actions.push(action);
            }
        };
        for (slot, card) in self.seats[seat].slots() {
            self.offer_card(game, seat, slot, card, &mut offer);
        }
        for climber in Climber::of(seat).into_iter().filter(|climber| self.lives(*climber)) {
            for to in self.linked(game, self.climber(climber).space) {
                offer(Action::Step { climber, to });
            }
            offer(Action::Pitch { climber });
            for to in self.rope_partners(game, climber) {
                offer(Action::Fix { climber, to: *to });
            }
            if self.owed > 0 {
                offer(Action::PayLevel { climber });
            }
        }
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
        let directions = Direction::of(kind);
        for climber in Climber::of(seat) {
            for direction in directions {
                offer(Action::Assign { slot, climber, direction: *direction });
            }
        }
        if card.target.is_some() && matches!(kind, CardKind::Acclimatization { .. }) {
            for points in 1..=card.left(kind) {
                offer(Action::Acclimatize { slot, points });
            }
        }
        if self.owed > 0 {
            for direction in card.pay_directions(kind) {
                offer(Action::PayCard { slot, direction: *direction });
            }
        }
    }

    /// Lists what a seat may do about its rescue card.
    pub(super) fn list_rescue(&self, game: &Game, seat: Seat, actions: &mut Vec<Action>) {
        for climber in Climber::of(seat) {
            let rescues = game.board().ids().map(|to| Action::Rescue { climber, to });
            actions.extend(rescues.filter(|rescue| self.permits(game, seat, *rescue).is_ok()));
        }
        actions.push(Action::Decline);
    }
}
