//! What Lhotse adds to K2 (`docs/rules/lhotse.md`): K2's course of play calls it at a few places, each named in its file.

mod discard;
mod draft;
mod fixed_ropes;
mod landslide;
mod levels;
mod sample;
mod scenario;

use std::hash::{Hash, Hasher};

pub(super) use discard::{at_start as discarded_at_start, pile, standard as standard_discards};
pub(super) use draft::keepable;
pub use fixed_ropes::ROPE_COST;
pub(super) use fixed_ropes::partners as rope_partners;
pub(super) use landslide::{LANDSLIDE_LOSS, buried};
pub use landslide::{Piece, Pieces, slides_to};
pub use levels::{LevelTable, Levels, MEASURED_LEVELS, bonus_of};
pub use scenario::{Discards, Edition, Scenario};

use crate::core::BySeat;
use crate::mountain::{Card, PLAYED, SpaceId, TileId};

/// Cards that each seat puts into the box before the South Col Race (LH-020).
pub const DISCARDED: usize = PLAYED;
/// Tiles dealt to each seat, of which it keeps one (LH-009).
pub const TILES_DEALT: usize = 2;

/// What of Lhotse lies open. In K2 all of it has its default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// Weather tiles dealt to the seats so far, two to each in order (LH-009).
    pub dealt: u8,
    /// By seat, the cards it has put into the box, lowest first (LH-020).
    pub discarded: BySeat<Option<[Card; DISCARDED]>>,
    /// By seat, its fixed rope: from where it was placed, and to where (LH-035).
    pub ropes: BySeat<Option<(SpaceId, SpaceId)>>,
    /// Pieces that tonight's landslide has still to move (LH-029).
    pub sliding: Pieces,
}

/// What only the seat concerned knows of Lhotse. In K2 all of it has its default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Secret {
    /// The two tiles dealt (LH-009).
    pub(super) dealt: BySeat<[Option<TileId>; TILES_DEALT]>,
    /// Which of them is kept.
    pub(super) kept: BySeat<Option<TileId>>,
    /// Cards chosen for the box, until all seats have chosen (LH-021).
    pub(super) discards: BySeat<Option<[Card; DISCARDED]>>,
}

/// The default leaves no trace in a hash: positions of K2 keep theirs.
impl Hash for Open {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Self::default() {
            (self.dealt, self.discarded, self.ropes, self.sliding).hash(state);
        }
    }
}

/// The default leaves no trace in a hash: positions of K2 keep theirs.
impl Hash for Secret {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Self::default() {
            (self.dealt, self.kept, self.discards).hash(state);
        }
    }
}
