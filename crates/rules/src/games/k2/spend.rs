//! Points on the cards that lie open before the acting seat.

use super::game::Game;
use super::state::{Climber, PlayedCard, Public};
use crate::core::Seat;
use crate::mountain::{CardKind, Slot, Use};

impl Public {
    /// Movement points that the climber can use for this from cards named for it.
    pub(super) fn usable(&self, game: &Game, climber: Climber, usage: Use) -> u8 {
        let cards = self.seats[climber.seat()].cards.iter().flatten();
        cards
            .filter(|card| serves(game, card, climber, usage))
            .map(|card| card.left(game.kind(card.card)))
            .sum()
    }

    /// Spends points for the climber, the most restricted ones first: rope before plain, then cards bound already,
    /// then the card with the fewest left (Q-EV-20 as adopted by Q-K2-34).
    pub(super) fn spend(&mut self, game: &Game, climber: Climber, usage: Use, mut cost: u8) {
        while cost > 0 {
            let cards = self.seats[climber.seat()].cards.iter_mut().flatten();
            let next = cards
                .filter(|card| serves(game, card, climber, usage) && card.left(game.kind(card.card)) > 0)
                .min_by_key(|card| {
                    let kind = game.kind(card.card);
                    (!matches!(kind, CardKind::Rope { .. }), !card.bound, card.left(kind))
                })
                .expect("the points were counted before");
            let points = cost.min(next.left(game.kind(next.card)));
            next.used += points;
            next.bound = true;
            cost -= points;
        }
        self.eligible[climber.which()] = true;
    }

    /// The acting seat's card in this place.
    pub(super) fn card_mut(&mut self, seat: Seat, slot: Slot) -> &mut PlayedCard {
        let card = self.seats[seat].cards[usize::from(slot.0)].as_mut();
        card.expect("the card was checked before")
    }
}

fn serves(game: &Game, card: &PlayedCard, climber: Climber, usage: Use) -> bool {
    card.climber == Some(climber) && usage.takes(game.kind(card.card), card.direction)
}
