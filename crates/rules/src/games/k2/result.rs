//! How a game ended (K2-076 to K2-084).

use super::game::Game;
use super::state::{Climber, Phase, Public};
use crate::core::{Seat, SeatSet};

/// How well a solo game went (K2-084).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoloLevel {
    /// The best.
    Himalayan,
    /// Second.
    Alpinist,
    /// Between the second and the third, in the measured table of Lhotse alone (Q-LH-20).
    Mountaineer,
    /// Third: a climber of lower mountains.
    Walker,
    /// Below all.
    Sailor,
}

impl SoloLevel {
    /// The printed levels above the lowest, best first (K2-084).
    pub const PRINTED: [Self; 3] = [Self::Himalayan, Self::Alpinist, Self::Walker];
    /// The measured levels above the lowest, best first (Q-LH-20).
    pub const MEASURED: [Self; 4] = [Self::Himalayan, Self::Alpinist, Self::Mountaineer, Self::Walker];

    /// The level's key in cases and locales.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Himalayan => "himalayan",
            Self::Alpinist => "alpinist",
            Self::Mountaineer => "mountaineer",
            Self::Walker => "walker",
            Self::Sailor => "sailor",
        }
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Points by seat, with what discarded cards bring (LH-054).
    pub scores: Vec<u8>,
    /// Who won; several share a draw (K2-079).
    pub winners: SeatSet,
    /// Whether the order on the summit decided between equal sums (K2-078).
    pub by_summit: bool,
    /// In a solo game, how well it went.
    pub solo: Option<SoloLevel>,
}

impl Public {
    /// The result, once the game is over.
    pub fn result(&self, game: &Game) -> Option<GameResult> {
        if self.phase != Phase::Over {
            return None;
        }
        let scores: Vec<u8> =
            Seat::all(game.seats()).map(|seat| self.score(seat) + self.bonus(game, seat)).collect();
        let best = scores.iter().max().copied()?;
        let tied: SeatSet = Seat::all(game.seats()).filter(|seat| scores[seat.index()] == best).collect();
        let first =
            self.summit.iter().flatten().map(|climber: &Climber| climber.seat()).find(|s| tied.contains(*s));
        let (winners, by_summit) = match first {
            Some(seat) if tied.len() > 1 => (SeatSet::one(seat), true),
            Some(_) | None => (tied, false),
        };
        let level = || game.level_table().level(best);
        Some(GameResult { scores, winners, by_summit, solo: game.is_solo().then(level) })
    }
}
