//! The search: breadth first by the number of actions, over positions that differ in more than the order of play.

use super::end::{End, Plan};
use super::loads::Loads;
use super::moves::{self, Move};
use super::seen::Seen;
use super::settle::{end_here, settle};
use crate::core::{Seat, Silent};
use crate::expedition::planner::{Place, Search};
use crate::games::everest::action::Action;
use crate::games::everest::game::Game;
use crate::games::everest::state::{Phase, Public};

/// The most positions that a search looks at unless it wants every load, so that it is bounded in time and memory: what needs
/// the longest lists of actions is left out then.
const MOST_POSITIONS: usize = 12_000;

/// The distinct ends of the seat's turn from this point on that these loads lead to, each with one shortest way to it,
/// in an order that depends on nothing but the position. Empty unless the seat is acting, or deciding before an
/// icefall tile in its turn.
pub fn plan(game: &Game, public: &Public, seat: Seat, loads: Loads) -> Vec<Plan> {
    let in_turn = match public.phase {
        Phase::Act(actor) => actor == seat,
        Phase::Fork(probe) => probe.guide.seat() == seat,
        Phase::Deal(_)
        | Phase::Oxygen
        | Phase::Choose
        | Phase::TakeToken(_)
        | Phase::Probe(_)
        | Phase::Over => false,
    };
    if !in_turn {
        return Vec::new();
    }
    let mut planner = Planner { game, seat, loads, search: Search::from(*public), seen: Seen::new() };
    planner.seen.insert(game, public, seat, 0);
    let mut moves = Vec::new();
    while let Some(place) = planner.search.next() {
        if let Phase::Probe(_) = place.position.phase {
            planner.search.note(&place, End::of(&place.position, seat), &[]);
            continue;
        }
        planner.settle(&place);
        moves.clear();
        moves::list(game, &place.position, seat, loads, &mut moves);
        planner.go_on(&place, &moves);
    }
    planner.search.plans()
}

struct Planner<'a> {
    game: &'a Game,
    seat: Seat,
    loads: Loads,
    search: Search<Public, Action, End>,
    seen: Seen,
}

impl Planner<'_> {
    /// Notes the end of a turn that is over here.
    fn settle(&mut self, place: &Place<Public>) {
        let (game, public, seat) = (self.game, &place.position, self.seat);
        if let Some(end) = end_here(game, public, seat)
            && self.search.is_news(&end, place.length + 1 + usize::from(public.due(game, seat)))
            && let Some(actions) = settle(game, public, seat)
        {
            self.search.note(place, end, &actions);
        }
    }

    /// Queues where each move leads, if it is possible and leads to something new.
    fn go_on(&mut self, place: &Place<Public>, moves: &[Move]) {
        for made in moves {
            let mut next = place.position;
            if made.actions().all(|action| next.act(self.game, self.seat, action, &mut Silent).is_ok())
                && !self.is_full()
                && self.seen.insert(self.game, &next, self.seat, place.length + made.actions().count())
            {
                self.search.queue(place, *made, next);
            }
        }
    }

    fn is_full(&self) -> bool {
        self.loads != Loads::All && self.search.size() >= MOST_POSITIONS
    }
}
