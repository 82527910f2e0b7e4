//! What seats and chance can do.

use super::lhotse::{DISCARDED, Piece};
use super::state::{Climber, PLAYED};
use crate::expedition::Deal;
use crate::mountain::{Card, Front, Risk, SpaceId, TileId};
pub use crate::mountain::{Direction, Slot};

/// What a seat can do. Text: see each variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Choose three cards of the hand, lowest first (K2-020): `choose m1 m2 r1/3`.
    Choose {
        /// The cards, ascending.
        cards: [Card; PLAYED],
    },
    /// Take one of the face-up risk tokens (K2-022): `take 1`.
    TakeToken {
        /// Its penalty.
        risk: Risk,
    },
    /// Name a card for a climber, a rope card with its direction (K2-029): `assign c1 A1`, `assign c2 A1 up`.
    /// It binds with the first point spent from it (Q-K2-34); until then it may be named anew.
    Assign {
        /// The card.
        slot: Slot,
        /// One of the seat's climbers.
        climber: Climber,
        /// Of a rope card, which value.
        direction: Option<Direction>,
    },
    /// Walk along one rope with points of cards named for the climber (K2-027): `step A1 s4`.
    Step {
        /// Who.
        climber: Climber,
        /// Where to.
        to: SpaceId,
    },
    /// Pitch the climber's tent where it stands (K2-043): `pitch A1`.
    Pitch {
        /// Who.
        climber: Climber,
    },
    /// Raise a climber's level by points of a card named for it (K2-041): `acclimatize c3 2`.
    Acclimatize {
        /// The card.
        slot: Slot,
        /// How many of its points.
        points: u8,
    },
    /// Pay one penalty point with a card (K2-052): `pay c1`; a rope card whose direction is not named yet: `pay c2 up`.
    PayCard {
        /// The card.
        slot: Slot,
        /// Of a rope card not yet named for a climber, which value.
        direction: Option<Direction>,
    },
    /// Pay one penalty point with a level (K2-052): `pay A1`.
    PayLevel {
        /// Whose level.
        climber: Climber,
    },
    /// Use the rescue card for a dying climber (K2-068): `rescue A1 s3`.
    Rescue {
        /// Who.
        climber: Climber,
        /// Where it is brought.
        to: SpaceId,
    },
    /// Let the dying climbers die and keep the rescue card: `decline`.
    Decline,
    /// End the turn: `end`.
    EndTurn,
    /// Keep one of the two weather tiles dealt (LH-009): `keep 7`.
    Keep {
        /// Which.
        tile: TileId,
    },
    /// Put three cards into the box, lowest first (LH-021): `discard a0 a1 a2`.
    Discard {
        /// The cards, ascending.
        cards: [Card; DISCARDED],
    },
    /// Place the seat's fixed rope from the climber's space (LH-035): `fix A1 d5`.
    Fix {
        /// Who.
        climber: Climber,
        /// Where the other end is.
        to: SpaceId,
    },
    /// Choose where the piece that a landslide moves next slides (LH-033): `slide A1 c3`, `slide tent A1 c3`.
    Slide {
        /// Which.
        piece: Piece,
        /// Where to.
        to: SpaceId,
    },
    /// Pay the second point and enter the icefall space just turned up (EV-102): `stay`.
    Stay,
    /// Stay where the climber came from (EV-102): `retreat`.
    Retreat,
}

/// What chance can bring. Text: see [`Deal`]; `front crevasse`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// What every expedition deals.
    Deal(Deal),
    /// The front of the icefall tile that is turned up (EV-099).
    Front(Front),
}

impl From<Deal> for Outcome {
    fn from(deal: Deal) -> Self {
        Self::Deal(deal)
    }
}
