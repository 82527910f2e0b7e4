//! How a game ended (EV-161 to EV-163).

use super::game::Game;
use super::state::{Phase, Public};
use crate::core::Seat;

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Points by seat.
    pub scores: Vec<u16>,
    /// Seats from the winner down; between equal points who arrived there first (EV-162).
    pub ranking: Vec<Seat>,
}

impl Public {
    /// Seats from the most points down; between equal points who arrived there first (EV-141).
    pub fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.order.iter().flatten().copied().collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(self.seats[*seat].score));
        seats
    }

    /// The result, once the game is over.
    pub fn result(&self, game: &Game) -> Option<GameResult> {
        (self.phase == Phase::Over).then(|| GameResult {
            scores: Seat::all(game.seats()).map(|seat| self.seats[seat].score).collect(),
            ranking: self.ranking(),
        })
    }
}
