//! The search: breadth first by the number of actions, over positions that differ in more than the order of play.

use super::end::{End, Plan};
use super::moves::{self, Move};
use super::seen::Seen;
use super::settle::Settlement;
use crate::core::{Seat, Silent};
use crate::expedition::planner::{Place, Search};
use crate::games::k2::action::Action;
use crate::games::k2::game::Game;
use crate::games::k2::state::{Phase, Public};

/// All distinct ends of the seat's turn from this point on, each with one shortest way to it, in an order that depends
/// on nothing but the position. Empty unless the seat is acting, or deciding about its rescue card within its turn.
pub fn plan(game: &Game, public: &Public, seat: Seat) -> Vec<Plan> {
    if ![Phase::Act(seat), Phase::Rescue { seat, night: false }].contains(&public.phase) {
        return Vec::new();
    }
    let mut planner = Planner { game, seat, search: Search::from(*public), seen: Seen::new() };
    planner.seen.insert(game, public, seat, 0);
    let mut moves = Vec::new();
    while let Some(place) = planner.search.next() {
        if place.position.phase == Phase::Over {
            planner.search.note(&place, End::of(&place.position, seat), &[]);
            continue;
        }
        planner.settle(&place);
        moves.clear();
        moves::list(game, &place.position, seat, &mut moves);
        planner.go_on(&place, &moves);
    }
    planner.search.plans()
}

struct Planner<'a> {
    game: &'a Game,
    seat: Seat,
    search: Search<Public, Action, End>,
    seen: Seen,
}

impl Planner<'_> {
    /// Notes the ends of a turn that is over here.
    fn settle(&mut self, place: &Place<Public>) {
        let public = &place.position;
        for settlement in Settlement::all(self.game, public, self.seat) {
            if self.search.is_news(&settlement.end, place.length + settlement.length())
                && let Some(actions) = settlement.actions(self.game, public, self.seat)
            {
                self.search.note(place, settlement.end, &actions);
            }
        }
    }

    /// Queues where each move leads, if it is possible and leads to something new.
    fn go_on(&mut self, place: &Place<Public>, moves: &[Move]) {
        for made in moves {
            let mut next = place.position;
            if made.actions().all(|action| next.act(self.game, self.seat, action, &mut Silent).is_ok())
                && self.seen.insert(self.game, &next, self.seat, place.length + made.actions().count())
            {
                self.search.queue(place, *made, next);
            }
        }
    }
}
