//! The moves that a search of a turn is made of.

use crate::mountain::PLAYED;

/// The most actions of one move: three cards named and used, or the four rows of a guide filled.
const MOST: usize = PLAYED + 1;

/// A few actions that belong together: one thing done, with the naming of just the cards that it needs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move<A>([Option<A>; MOST]);

impl<A: Copy> Move<A> {
    /// These actions, four at most, in this order.
    pub(crate) fn new(actions: impl IntoIterator<Item = A>) -> Self {
        let mut places = [None; MOST];
        for (place, action) in places.iter_mut().zip(actions) {
            *place = Some(action);
        }
        Self(places)
    }

    /// Its actions in order.
    pub(crate) fn actions(&self) -> impl DoubleEndedIterator<Item = A> + use<A> {
        self.0.into_iter().flatten()
    }
}
