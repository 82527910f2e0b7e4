//! Where a pawn can walk with some of the open cards: what a page shows when one is picked up.

use crate::mountain::{Board, SpaceId};

/// A space within reach, by actions `A`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach<A> {
    /// Where.
    pub space: SpaceId,
    /// Points that the cheapest way there costs; an icefall tile that lies face down counts 1 (EV-099).
    pub cost: u8,
    /// Points left on the cards after it, a rope card counted in its direction.
    pub left: u8,
    /// What to do: naming cards, then the steps. A step onto a tile that lies face down is the last one.
    pub actions: Vec<A>,
}

/// The cheapest way found to each space of a board, of equally cheap ones the shortest.
pub(crate) struct Cheapest<A>(Vec<Option<Reach<A>>>);

impl<A> Cheapest<A> {
    pub(crate) fn new(board: &Board) -> Self {
        Self(board.spaces.iter().map(|_| None).collect())
    }

    /// Whether a way of this cost and so many actions is better than what is known.
    pub(crate) fn is_bettered(&self, space: SpaceId, cost: u8, actions: usize) -> bool {
        let known = self.0[usize::from(space.0)].as_ref();
        known.is_none_or(|known| (cost, actions) < (known.cost, known.actions.len()))
    }

    /// Keeps a way in the place of what is known.
    pub(crate) fn keep(&mut self, reach: Reach<A>) {
        let place = usize::from(reach.space.0);
        self.0[place] = Some(reach);
    }

    /// All spaces with a way, in the board's order.
    pub(crate) fn list(self) -> Vec<Reach<A>> {
        self.0.into_iter().flatten().collect()
    }
}
