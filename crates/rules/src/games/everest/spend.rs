//! Points on the cards that lie open before the acting seat.

use super::action::Place;
use super::event::Sink;
use super::game::Game;
use super::state::{PlayedCard, Public};
use crate::core::Seat;
use crate::mountain::{CardKind, Pawn, Slot, Use};

impl Public {
    /// Movement points that the guide can use for this from cards named for it.
    pub(super) fn usable(&self, game: &Game, guide: Pawn, usage: Use) -> u8 {
        let cards = self.seats[guide.seat()].cards.iter().flatten();
        cards
            .filter(|card| serves(game, card, guide, usage))
            .map(|card| card.left(game.kind(card.card)))
            .sum()
    }

    /// Spends points for the guide, the most restricted ones first: rope before plain, cards that cost no level before
    /// others, then cards bound already, then the card with the fewest left (Q-EV-20). The first point from a card that
    /// costs a level takes it from every client aboard (Q-EV-22).
    pub(super) fn spend(
        &mut self,
        game: &Game,
        guide: Pawn,
        usage: Use,
        mut cost: u8,
        events: &mut impl Sink,
    ) {
        let mut levels = Vec::new();
        while cost > 0 {
            let cards = self.seats[guide.seat()].cards.iter_mut().flatten();
            let next = cards
                .filter(|card| serves(game, card, guide, usage) && card.left(game.kind(card.card)) > 0)
                .min_by_key(|card| {
                    let kind = game.kind(card.card);
                    let is_rope = matches!(kind, CardKind::Rope { .. });
                    (!is_rope, new_loss(game, card), !card.bound, card.left(kind))
                })
                .expect("the points were counted before");
            levels.push(new_loss(game, next));
            let points = cost.min(next.left(game.kind(next.card)));
            next.used += points;
            next.bound = true;
            cost -= points;
        }
        self.eligible[guide.which()] = true;
        for loss in levels.into_iter().filter(|loss| *loss > 0) {
            self.lose_levels(guide, loss, events);
        }
    }

    /// The acting seat's card in this place.
    pub(super) fn card_mut(&mut self, seat: Seat, slot: Slot) -> &mut PlayedCard {
        let card = self.seats[seat].cards[usize::from(slot.0)].as_mut();
        card.expect("the card was checked before")
    }
}

/// Levels that the next point from the card would cost the clients aboard: those of a card that is not bound yet.
fn new_loss(game: &Game, card: &PlayedCard) -> u8 {
    match game.kind(card.card) {
        CardKind::Movement { loss, .. } if !card.bound => loss,
        CardKind::Movement { .. } | CardKind::Rope { .. } | CardKind::Acclimatization { .. } => 0,
    }
}

fn serves(game: &Game, card: &PlayedCard, guide: Pawn, usage: Use) -> bool {
    card.target == Some(Place::Guide(guide)) && usage.takes(game.kind(card.card), card.direction)
}
