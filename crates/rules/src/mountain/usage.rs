//! What movement points are wanted for.

use super::board::{Board, SpaceId};
use super::deck::CardKind;
use super::played::Direction;

/// What movement points are wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// A step in this direction.
    Step(Direction),
    /// A tent: of a rope card only the up value pays (K2-044, EV-115).
    Pitch,
}

impl Use {
    /// The use of a step between two linked spaces (Q-K2-04, Q-EV-78).
    pub(crate) fn step(board: &Board, from: SpaceId, to: SpaceId) -> Self {
        Self::Step(if board.is_up(from, to) { Direction::Up } else { Direction::Down })
    }

    /// Which value of a rope card serves it.
    pub(crate) const fn direction(self) -> Direction {
        match self {
            Self::Step(direction) => direction,
            Self::Pitch => Direction::Up,
        }
    }

    /// Whether a card of this kind, named with this direction, serves it.
    pub(crate) fn takes(self, kind: CardKind, named: Option<Direction>) -> bool {
        match kind {
            CardKind::Movement { .. } => true,
            CardKind::Rope { .. } => named == Some(self.direction()),
            CardKind::Acclimatization { .. } => false,
        }
    }
}
