//! The search: breadth first by the number of actions, over positions that differ in more than the order of play.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::end::{End, Plan};
use super::loads::Loads;
use super::moves::{self, Move};
use super::seen::Seen;
use super::settle::{end_here, settle};
use crate::core::Silent;
use crate::core::{Seat, StableHasher};
use crate::games::everest::action::Action;
use crate::games::everest::game::Game;
use crate::games::everest::state::{Phase, Public};

/// The distinct ends of the seat's turn from this point on that these loads lead to, each with one shortest way to it,
/// in an order that depends on nothing but the position. Empty unless the seat is acting, or deciding before an
/// icefall tile in its turn.
pub fn plan(game: &Game, public: &Public, seat: Seat, loads: Loads) -> Vec<Plan> {
    let in_turn = match public.phase {
        Phase::Act(actor) => actor == seat,
        Phase::Fork(probe) => probe.pawn.seat() == seat,
        Phase::Deal(_)
        | Phase::Oxygen
        | Phase::Choose
        | Phase::TakeToken(_)
        | Phase::Probe(_)
        | Phase::Over => false,
    };
    if in_turn { Search::new(game, seat, loads).run(public) } else { Vec::new() }
}

/// The most positions that a search looks at unless it wants every load, so that it is bounded in time and memory: what needs
/// the longest lists of actions is left out then.
const MOST_POSITIONS: usize = 12_000;

/// A position within the turn and how it was reached.
struct Node {
    public: Public,
    /// The position before and the move from there; none for the beginning.
    came: Option<(usize, Move)>,
}

struct Search<'a> {
    game: &'a Game,
    seat: Seat,
    loads: Loads,
    nodes: Vec<Node>,
    /// Positions to look at, by the number of actions that lead to them.
    queue: Vec<Vec<usize>>,
    seen: Seen,
    /// Where among the plans an end is.
    ends: HashMap<End, usize, BuildHasherDefault<StableHasher>>,
    plans: Vec<Plan>,
}

impl<'a> Search<'a> {
    fn new(game: &'a Game, seat: Seat, loads: Loads) -> Self {
        Self {
            game,
            seat,
            loads,
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
        let (game, seat) = (self.game, self.seat);
        if let Phase::Probe(_) = public.phase {
            self.note(index, length, End::of(&public, seat), &[]);
            return;
        }
        if let Some(end) = end_here(game, &public, seat)
            && self.is_news(&end, length + 1 + usize::from(public.due(game, seat)))
            && let Some(actions) = settle(game, &public, seat)
        {
            self.note(index, length, end, &actions);
        }
        moves.clear();
        moves::list(game, &public, seat, self.loads, moves);
        for made in moves.iter() {
            let mut next = public;
            if made.actions().all(|action| next.act(game, seat, action, &mut Silent).is_ok()) {
                let length = length + made.actions().count();
                if !self.is_full() && self.seen.insert(game, &next, seat, length) {
                    self.queue_at(length, Node { public: next, came: Some((index, *made)) });
                }
            }
        }
    }

    fn is_full(&self) -> bool {
        self.loads != Loads::All && self.nodes.len() >= MOST_POSITIONS
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
