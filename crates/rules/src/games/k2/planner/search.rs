//! The search: breadth first by the number of actions, over positions that differ in more than the order of play.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::end::{End, Plan};
use super::moves::{self, Move};
use super::seen::Seen;
use super::settle::Settlement;
use crate::core::Silent;
use crate::core::{Seat, StableHasher};
use crate::games::k2::action::Action;
use crate::games::k2::game::Game;
use crate::games::k2::state::{Phase, Public};

/// All distinct ends of the seat's turn from this point on, each with one shortest way to it, in an order that depends
/// on nothing but the position. Empty unless the seat is acting, or deciding about its rescue card or an icefall tile
/// within its turn.
pub fn plan(game: &Game, public: &Public, seat: Seat) -> Vec<Plan> {
    let in_turn = public.acting() == Some(seat) && !matches!(public.phase, Phase::Probe(_));
    if in_turn { Search::new(game, seat).run(public) } else { Vec::new() }
}

/// A position within the turn and how it was reached.
struct Node {
    public: Public,
    /// The position before and the move from there; none for the beginning.
    came: Option<(usize, Move)>,
}

struct Search<'a> {
    game: &'a Game,
    seat: Seat,
    nodes: Vec<Node>,
    /// Positions to look at, by the number of actions that lead to them.
    queue: Vec<Vec<usize>>,
    seen: Seen,
    /// Where among the plans an end is.
    ends: HashMap<End, usize, BuildHasherDefault<StableHasher>>,
    plans: Vec<Plan>,
}

impl<'a> Search<'a> {
    fn new(game: &'a Game, seat: Seat) -> Self {
        Self {
            game,
            seat,
            nodes: Vec::new(),
            queue: Vec::new(),
            seen: Seen::default(),
            ends: HashMap::default(),
            plans: Vec::new(),
        }
    }

    fn run(mut self, public: &Public) -> Vec<Plan> {
        self.queue_at(0, Node { public: *public, came: None });
        self.seen.insert(self.game, public, self.seat, 0);
        let mut length = 0;
        let mut moves = Vec::new();
        while length < self.queue.len() {
            // Nothing can join this length any more: every move takes an action.
            for index in std::mem::take(&mut self.queue[length]) {
                self.expand(index, length, &mut moves);
            }
            length += 1;
        }
        self.plans
    }

    fn queue_at(&mut self, length: usize, node: Node) {
        if self.queue.len() <= length {
            self.queue.resize_with(length + 1, Vec::new);
        }
        self.queue[length].push(self.nodes.len());
        self.nodes.push(node);
    }

    fn expand(&mut self, index: usize, length: usize, moves: &mut Vec<Move>) {
        let public = self.nodes[index].public;
        if matches!(public.phase, Phase::Over | Phase::Probe(_)) {
            self.note(index, length, End::of(&public, self.seat), &[]);
            return;
        }
        let (game, seat) = (self.game, self.seat);
        for settlement in Settlement::all(game, &public, seat) {
            if self.is_news(&settlement.end, length + settlement.length())
                && let Some(actions) = settlement.actions(game, &public, seat)
            {
                self.note(index, length, settlement.end, &actions);
            }
        }
        moves.clear();
        moves::list(game, &public, seat, moves);
        for made in moves.iter() {
            let mut next = public;
            if made.actions().all(|action| next.act(game, seat, action, &mut Silent).is_ok()) {
                let length = length + made.actions().count();
                if self.seen.insert(game, &next, seat, length) {
                    self.queue_at(length, Node { public: next, came: Some((index, *made)) });
                }
            }
        }
    }

    /// Whether an end is new, or reached by fewer actions than before.
    fn is_news(&self, end: &End, length: usize) -> bool {
        self.ends.get(end).is_none_or(|place| length < self.plans[*place].actions.len())
    }

    /// Keeps an end if it is news: the way to the position, then these actions.
    fn note(&mut self, index: usize, length: usize, end: End, last: &[Action]) {
        if !self.is_news(&end, length + last.len()) {
            return;
        }
        let plan = Plan { end, actions: self.way(index, length, last) };
        let place = *self.ends.entry(end).or_insert(self.plans.len());
        match self.plans.get_mut(place) {
            Some(known) => *known = plan,
            None => self.plans.push(plan),
        }
    }

    fn way(&self, index: usize, length: usize, last: &[Action]) -> Vec<Action> {
        let mut actions = Vec::with_capacity(length + last.len());
        actions.extend(last.iter().rev());
        let mut at = &self.nodes[index];
        while let Some((from, made)) = at.came {
            actions.extend(made.actions().rev());
            at = &self.nodes[from];
        }
        actions.reverse();
        actions
    }
}
