//! How a game ended (K2-076 to K2-084).

use super::game::{Game, RESULT_LEVELS};
use super::state::{Climber, Phase, Public};
use crate::core::{Seat, SeatSet};
use crate::mountain::Difficulty;

/// How well a solo game went (K2-084).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoloLevel {
    /// The best.
    Himalayan,
    /// Second.
    Alpinist,
    /// Third: a climber of lower mountains.
    Walker,
    /// Below all.
    Sailor,
}

impl SoloLevel {
    /// The level's key in cases and locales.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Himalayan => "himalayan",
            Self::Alpinist => "alpinist",
            Self::Walker => "walker",
            Self::Sailor => "sailor",
        }
    }

    /// The level that a sum reaches on this board in this season.
    pub fn of(score: u8, board: Difficulty, weather: Difficulty) -> Self {
        let [himalayan, alpinist, walker] = RESULT_LEVELS[board as usize][weather as usize];
        if score >= himalayan {
            Self::Himalayan
        } else if score >= alpinist {
            Self::Alpinist
        } else if score >= walker {
            Self::Walker
        } else {
            Self::Sailor
        }
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Points by seat.
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
        let scores: Vec<u8> = Seat::all(game.seats()).map(|seat| self.score(seat)).collect();
        let best = scores.iter().max().copied()?;
        let tied: SeatSet = Seat::all(game.seats()).filter(|seat| scores[seat.index()] == best).collect();
        let first =
            self.summit.iter().flatten().map(|climber: &Climber| climber.seat()).find(|s| tied.contains(*s));
        let (winners, by_summit) = match first {
            Some(seat) if tied.len() > 1 => (SeatSet::one(seat), true),
            Some(_) | None => (tied, false),
        };
        let level = || SoloLevel::of(best, game.board().difficulty, game.weather().difficulty);
        Some(GameResult { scores, winners, by_summit, solo: game.is_solo().then(level) })
    }
}
