//! Breadth first by the number of actions: positions to look at, and the shortest way found to each end.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash};

use super::moves::Move;
use crate::core::StableHasher;

/// One end of a turn and a shortest way to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan<E, A> {
    /// What the turn leaves behind.
    pub end: E,
    /// What to do, the end of the turn included. No shorter list of actions that the search looks at leads to this end.
    pub actions: Vec<A>,
}

/// A search of a turn, from position `P` by actions `A` to ends `E`.
pub(crate) struct Search<P, A, E> {
    nodes: Vec<Node<P, A>>,
    /// Positions to look at, by the number of actions that lead to them.
    queue: Vec<Vec<usize>>,
    /// How many actions lead to the position that is looked at next, and its place among those.
    next: (usize, usize),
    /// Where among the plans an end is.
    ends: HashMap<E, usize, BuildHasherDefault<StableHasher>>,
    plans: Vec<Plan<E, A>>,
}

/// A position within the turn and how it was reached.
struct Node<P, A> {
    position: P,
    /// The position before and the move from there; none for the beginning.
    came: Option<(usize, Move<A>)>,
}

/// A position that the search looks at.
pub(crate) struct Place<P> {
    /// What stands where.
    pub(crate) position: P,
    /// How many actions lead here.
    pub(crate) length: usize,
    index: usize,
}

impl<P: Copy, A: Copy, E: Copy + Eq + Hash> Search<P, A, E> {
    pub(crate) fn from(position: P) -> Self {
        let mut search = Self {
            nodes: Vec::new(),
            queue: Vec::new(),
            next: (0, 0),
            ends: HashMap::default(),
            plans: Vec::new(),
        };
        search.queue_at(0, Node { position, came: None });
        search
    }

    /// The next position to look at, in the order of length. Once it is handed out, nothing that is as long as the ways
    /// before can be queued any more: every move takes an action.
    pub(crate) fn next(&mut self) -> Option<Place<P>> {
        let (mut length, mut nth) = self.next;
        while nth == self.queue.get(length)?.len() {
            (length, nth) = (length + 1, 0);
        }
        self.next = (length, nth + 1);
        let index = self.queue[length][nth];
        Some(Place { position: self.nodes[index].position, length, index })
    }

    /// Queues the position that a move from here leads to.
    pub(crate) fn queue(&mut self, from: &Place<P>, made: Move<A>, position: P) {
        let length = from.length + made.actions().count();
        self.queue_at(length, Node { position, came: Some((from.index, made)) });
    }

    fn queue_at(&mut self, length: usize, node: Node<P, A>) {
        if self.queue.len() <= length {
            self.queue.resize_with(length + 1, Vec::new);
        }
        self.queue[length].push(self.nodes.len());
        self.nodes.push(node);
    }

    /// How many positions were queued so far.
    pub(crate) fn size(&self) -> usize {
        self.nodes.len()
    }

    /// Whether an end is new, or reached by fewer actions than before.
    pub(crate) fn is_news(&self, end: &E, length: usize) -> bool {
        self.ends.get(end).is_none_or(|place| length < self.plans[*place].actions.len())
    }

    /// Keeps an end if it is news: the way to the place, then these actions.
    pub(crate) fn note(&mut self, place: &Place<P>, end: E, last: &[A]) {
        if !self.is_news(&end, place.length + last.len()) {
            return;
        }
        let plan = Plan { end, actions: self.way(place, last) };
        let nth = *self.ends.entry(end).or_insert(self.plans.len());
        match self.plans.get_mut(nth) {
            Some(known) => *known = plan,
            None => self.plans.push(plan),
        }
    }

    fn way(&self, place: &Place<P>, last: &[A]) -> Vec<A> {
        let mut actions = Vec::with_capacity(place.length + last.len());
        actions.extend(last.iter().rev());
        let mut at = &self.nodes[place.index];
        while let Some((from, made)) = at.came {
            actions.extend(made.actions().rev());
            at = &self.nodes[from];
        }
        actions.reverse();
        actions
    }

    /// All ends that were noted, in the order in which they were found.
    pub(crate) fn plans(self) -> Vec<Plan<E, A>> {
        self.plans
    }
}
