//! Where a plan of a turn stops: what a tile shows nobody knows before.

use super::area::Probe;
use crate::expedition::PlayedCard;
use crate::mountain::{PAWNS_PER_SEAT, PLAYED, SpaceId};

/// A plan's stop at an icefall tile that is turned up; cards are named for a `T`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Halt<T> {
    /// Who stands before which space.
    pub probe: Probe,
    /// The cards with which the turn goes on, equal ones in any order; what is named and not bound yet is free.
    pub cards: [Option<PlayedCard<T>>; PLAYED],
    /// The last space on the way where the pawn may stop, while it passes a full one.
    pub refuge: Option<SpaceId>,
    /// Who may pay with levels, while something is owed.
    pub eligible: [bool; PAWNS_PER_SEAT],
}

impl<T: Copy> Halt<T> {
    /// A stop with these cards.
    pub fn new(
        probe: Probe,
        cards: [Option<PlayedCard<T>>; PLAYED],
        refuge: Option<SpaceId>,
        eligible: [bool; PAWNS_PER_SEAT],
    ) -> Self {
        let mut cards = cards.map(|card| card.map(freed));
        cards.sort_unstable_by_key(|card| card.as_ref().map(|c| (c.card, c.bound, c.used)));
        Self { probe, cards, refuge, eligible }
    }
}

/// A card that may still be named anew is as good as one that is not named; what was paid from a rope card fixes its
/// direction all the same.
fn freed<T: Copy>(card: PlayedCard<T>) -> PlayedCard<T> {
    if card.bound {
        return card;
    }
    PlayedCard { target: None, direction: card.direction.filter(|_| card.used > 0), ..card }
}
