//! Points on the cards that lie open before the acting seat.

use super::game::Game;
use super::state::{Climber, Public};
use crate::mountain::Use;

impl Public {
    /// Movement points that the climber can use for this from cards named for it.
    pub(super) fn usable(&self, game: &Game, climber: Climber, usage: Use) -> u8 {
        self.seats[climber.seat()].usable(game.deck(), climber, usage)
    }

    /// Spends points for the climber.
    pub(super) fn spend(&mut self, game: &Game, climber: Climber, usage: Use, cost: u8) {
        self.seats[climber.seat()].spend(game.deck(), climber, usage, cost);
        self.eligible[climber.which()] = true;
    }
}
