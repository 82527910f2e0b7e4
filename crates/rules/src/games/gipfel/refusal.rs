//! Why an action is refused: a typed reason, which an interface can put into words.

use std::fmt;

use super::board::StationId;
use super::sign::Sign;
use crate::core::{Seat, write_reason};

/// Why an action or outcome is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// Chance has its turn.
    ChanceFirst,
    /// Chance does not have its turn, or cannot bring this outcome.
    NoSuchChance,
    /// Another seat has the dice.
    NotNow {
        /// The seat that tried.
        seat: Seat,
    },
    /// The turn begins with a roll of all five dice.
    RollAllFirst,
    /// All three rolls are done.
    NoRollsLeft,
    /// A roll needs at least one die.
    NoDice,
    /// The trail of a pushed goat must be chosen first.
    PushDue {
        /// Where the pushed goat stands.
        at: StationId,
    },
    /// No goat that stands there is being pushed.
    NotPushed {
        /// Where.
        at: StationId,
    },
    /// No trail leads from one station to the other.
    NoTrail {
        /// From.
        from: StationId,
        /// To.
        to: StationId,
    },
    /// The seat has no goat there.
    NoGoat {
        /// Where.
        station: StationId,
    },
    /// The dice do not show what the sign asks for, nor five of a kind.
    SignNotMet {
        /// The sign on the trail.
        sign: Sign,
    },
    /// A goat on the start or the summit cannot be put back.
    NotOnTheWay {
        /// Where.
        station: StationId,
    },
    /// A goat can move, so one must.
    MustMove,
    /// A goat stands on a station, so one must be put back.
    MustPutBack,
}

impl Refusal {
    /// The reason's key in cases and locales.
    pub const fn key(&self) -> &'static str {
        self.key_and_rule().0
    }

    /// The rule behind the reason, where there is one.
    pub const fn rule(&self) -> Option<&'static str> {
        self.key_and_rule().1
    }

    const fn key_and_rule(&self) -> (&'static str, Option<&'static str>) {
        match self {
            Self::GameOver => ("game-over", Some("GS-048")),
            Self::ChanceFirst => ("chance-first", None),
            Self::NoSuchChance => ("no-such-chance", None),
            Self::NotNow { .. } => ("not-now", Some("GS-009")),
            Self::RollAllFirst => ("roll-all-first", Some("GS-010")),
            Self::NoRollsLeft => ("no-rolls-left", Some("GS-011")),
            Self::NoDice => ("no-dice", Some("GS-011")),
            Self::PushDue { .. } => ("push-due", Some("GS-035")),
            Self::NotPushed { .. } => ("not-pushed", Some("GS-035")),
            Self::NoTrail { .. } => ("no-trail", Some("GS-017")),
            Self::NoGoat { .. } => ("no-goat", Some("GS-015")),
            Self::SignNotMet { .. } => ("sign-not-met", Some("GS-016")),
            Self::NotOnTheWay { .. } => ("not-on-the-way", Some("GS-028")),
            Self::MustMove => ("must-move", Some("GS-015")),
            Self::MustPutBack => ("must-put-back", Some("GS-027")),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_reason(f, self.key(), self.rule())
    }
}

impl std::error::Error for Refusal {}
