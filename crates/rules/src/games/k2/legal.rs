//! The legal actions of a seat, in a stable order.

use super::action::{Action, Direction, Slot};
use super::game::Game;
use super::state::{Climber, PLAYED, Phase, PlayedCard, Public, State};
use super::view::View;
use crate::core::Seat;
use crate::mountain::{Card, CardCounts, CardKind};

impl State {
    pub(super) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat.index() < self.game.seats() {
            list(&self.game, &self.public, &self.hidden.hands[seat], seat, actions);
        }
    }
}

impl View {
    /// The observing seat's legal actions, in the same order as the state lists them; none for a spectator.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(own) = &self.own {
            list(&self.game, &self.public, &own.hand, own.seat, &mut actions);
        }
        actions
    }
}

fn list(game: &Game, public: &Public, hand: &CardCounts, seat: Seat, actions: &mut Vec<Action>) {
    match public.phase {
        Phase::Choose if public.may_choose(seat) => list_choices(hand, actions),
        Phase::TakeToken(taker) if taker == seat => {
            actions.extend(public.shown.kinds().map(|risk| Action::TakeToken { risk }));
        }
        Phase::Act(actor) if actor == seat => public.list_turn(game, seat, actions),
        Phase::Rescue { seat: owner, .. } if owner == seat => public.list_rescue(game, seat, actions),
        Phase::Deal(_)
        | Phase::Choose
        | Phase::TakeToken(_)
        | Phase::Act(_)
        | Phase::Rescue { .. }
        | Phase::Over => {}
    }
}

/// Every distinct three cards of the hand, each ascending.
fn list_choices(hand: &CardCounts, actions: &mut Vec<Action>) {
    let cards: Vec<Card> = hand.iter().collect();
    let mut last = None;
    for (i, a) in cards.iter().enumerate() {
        for (j, b) in cards.iter().enumerate().skip(i + 1) {
            for c in &cards[j + 1..] {
                // Equal cards lie side by side, so equal choices follow each other only in part; the order of the
                // triples decides whether this one was listed.
                let triple = [*a, *b, *c];
                if last.is_none_or(|last| last < triple) {
                    actions.push(Action::Choose { cards: triple });
                    last = Some(triple);
                }
            }
        }
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
        for slot in Slot::ALL {
            if let Some(card) = self.seats[seat].card(slot) {
                self.offer_card(game, seat, slot, card, &mut offer);
            }
        }
        for climber in Climber::of(seat).into_iter().filter(|climber| self.lives(*climber)) {
            for to in &game.board().space(self.climber(climber).space).neighbours {
                offer(Action::Step { climber, to: *to });
            }
            offer(Action::Pitch { climber });
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
        let directions: &[Option<Direction>] = match kind {
            CardKind::Rope { .. } => &[Some(Direction::Up), Some(Direction::Down)],
            CardKind::Movement { .. } | CardKind::Acclimatization { .. } => &[None],
        };
        for climber in Climber::of(seat) {
            for direction in directions {
                offer(Action::Assign { slot, climber, direction: *direction });
            }
        }
        if card.climber.is_some() && matches!(kind, CardKind::Acclimatization { .. }) {
            for points in 1..=card.left(kind) {
                offer(Action::Acclimatize { slot, points });
            }
        }
        if self.owed > 0 {
            let directions = if card.direction.is_some() { &[None] } else { directions };
            for direction in directions {
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

/// Whether the hand holds these cards, given in the deck's order; else the first that is missing.
pub(super) fn missing_card(hand: &CardCounts, cards: [Card; PLAYED]) -> Option<Card> {
    let mut rest = *hand;
    cards.into_iter().find(|card| usize::from(card.0) >= rest.0.len() || !rest.take(*card))
}
