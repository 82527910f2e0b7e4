//! The bonus of the South Col Race, and how well a solo game went (LH-054, LH-058).

use super::Scenario;
use crate::core::Seat;
use crate::games::k2::game::{Game, RESULT_LEVELS};
use crate::games::k2::result::SoloLevel;
use crate::games::k2::setup::Setup;
use crate::games::k2::state::Public;
use crate::mountain::{Card, CardKind, Difficulty, Weather};

use super::scenario::Discards;

/// Points of discarded acclimatization cards that give one point (LH-054).
const POINTS_PER_BONUS: u8 = 2;

/// Least sums for Himalayan climber, Alpinist, Mountaineer and Walker, found by simulation on this project's boards
/// (Q-LH-20).
pub const MEASURED_LEVELS: [u8; 4] = [18, 16, 14, 11];

/// With which table a solo game of Lhotse is judged (Q-LH-20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Levels {
    /// The repaired printed table, in the column that the ruling names.
    #[default]
    Printed,
    /// Its first column.
    First,
    /// Its second column.
    Second,
    /// Five steps found by simulation.
    Measured,
}

impl Levels {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Printed, Self::First, Self::Second, Self::Measured];

    /// Reads an option's value.
    pub fn parse(value: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|levels| levels.text() == value)
    }

    /// The option's value.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Printed => "printed",
            Self::First => "first",
            Self::Second => "second",
            Self::Measured => "measured",
        }
    }
}

/// The table that judges a solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelTable {
    /// K2's, by the harder side of the board and winter (K2-084).
    K2(Difficulty, Difficulty),
    /// The first column of Lhotse's repaired table (D-LH-01).
    First,
    /// Its second column, which asks for less.
    Second,
    /// Found by simulation; each step so many points higher, as free discards are worth one (Q-LH-20).
    Measured {
        /// Points more for each step.
        more: u8,
    },
}

impl LevelTable {
    /// The table of a set-up.
    pub(in crate::games::k2) fn of(
        setup: &Setup,
        scenario: Option<Scenario>,
        board: Difficulty,
        weather: &Weather,
    ) -> Self {
        let Some(scenario) = scenario else { return Self::K2(board, weather.difficulty) };
        let is_free = scenario == Scenario::SouthCol && setup.options.discards == Discards::Free;
        let is_easy = !weather.has_sections() && weather.difficulty == Difficulty::Easy;
        match (setup.options.levels, scenario) {
            (Levels::Measured, _) => Self::Measured { more: u8::from(is_free) },
            (Levels::First, _) => Self::First,
            (Levels::Printed, Scenario::SouthCol) if is_easy => Self::First,
            (Levels::Second | Levels::Printed, _) => Self::Second,
        }
    }

    /// The level that a sum reaches.
    pub fn level(self, score: u8) -> SoloLevel {
        let (least, names): (Vec<u8>, &[SoloLevel]) = match self {
            Self::K2(board, weather) => {
                (RESULT_LEVELS[board as usize][weather as usize].to_vec(), &SoloLevel::PRINTED)
            }
            // Both columns are those of K2's easier side (D-LH-01).
            Self::First => (RESULT_LEVELS[0][0].to_vec(), &SoloLevel::PRINTED),
            Self::Second => (RESULT_LEVELS[0][1].to_vec(), &SoloLevel::PRINTED),
            Self::Measured { more } => {
                (MEASURED_LEVELS.map(|least| least + more).to_vec(), &SoloLevel::MEASURED)
            }
        };
        let reached = least.into_iter().zip(names).find(|(least, _)| score >= *least);
        reached.map_or(SoloLevel::Sailor, |(_, level)| *level)
    }

    /// Its key in locales and output.
    pub const fn key(self) -> &'static str {
        match self {
            Self::K2(..) => "k2",
            Self::First => "first",
            Self::Second => "second",
            Self::Measured { .. } => "measured",
        }
    }
}

impl Public {
    /// What a seat's discarded cards add to its points at the end (LH-054).
    pub fn bonus(&self, game: &Game, seat: Seat) -> u8 {
        self.lhotse.discarded[seat].map_or(0, |cards| bonus_of(game, &cards))
    }
}

/// What discarded cards are worth: a point for every two of their acclimatization points, rounded down (LH-054, Q-LH-24).
pub fn bonus_of(game: &Game, discarded: &[Card]) -> u8 {
    let points = |card: &Card| match game.kind(*card) {
        CardKind::Acclimatization { points } => points,
        CardKind::Movement { .. } | CardKind::Rope { .. } => 0,
    };
    discarded.iter().map(points).sum::<u8>() / POINTS_PER_BONUS
}
