//! Points on the cards that lie open before the acting seat.

use super::action::Place;
use super::event::Event;
use super::game::Game;
use super::state::Public;
use crate::core::Sink;
use crate::mountain::{Pawn, Use};

impl Public {
    /// Movement points that the guide can use for this from cards named for it.
    pub(super) fn usable(&self, game: &Game, guide: Pawn, usage: Use) -> u8 {
        self.seats[guide.seat()].usable(game.deck(), Place::Guide(guide), usage)
    }

    /// Spends points for the guide. The first point from a card that costs a level takes it from every client aboard
    /// (Q-EV-22).
    pub(super) fn spend(
        &mut self,
        game: &Game,
        guide: Pawn,
        usage: Use,
        cost: u8,
        events: &mut impl Sink<Event>,
    ) {
        let losses = self.seats[guide.seat()].spend(game.deck(), Place::Guide(guide), usage, cost);
        self.eligible[guide.which()] = true;
        losses.into_iter().for_each(|loss| self.lose_levels(guide, loss, events));
    }
}
