//! The seat's own turn: of all its ends, the one worth most.

use summiteer_rules::games::k2::planner::{self, Plan};
use summiteer_rules::games::k2::{Action, View};
use summiteer_rules::mountain::SpaceId;

use super::gear::Gear;
use super::judge::{Judge, Outlooks};
use super::own_seat;

/// Places for the seat's fixed rope that are looked at closely: each needs an outlook of its own.
const ROPES: usize = 3;
/// What a fixed rope must add to be placed now and not later, where it may serve better.
const ROPE_MARGIN: f32 = 0.15;

/// The actions of the turn from here on; of ends worth the same, the one with the fewest. Nothing if the
/// turn has no end as the icefall is guessed to be: then a climber on a full space has too few points to go on.
pub(super) fn plan(view: &View, gear: Gear, outlooks: &mut Outlooks) -> Option<Vec<Action>> {
    let seat = own_seat(view);
    let mut judge = Judge::new(view, outlooks);
    let placed = view.public.lhotse.ropes[seat];
    let mut best = Best::default();
    let mut ropes: Vec<(SpaceId, SpaceId, Best)> = Vec::new();
    let plans = planner::plan(&view.game, &view.public, seat);
    for plan in plans.into_iter().filter(|plan| gear.allows(&view.public, seat, &plan.end)) {
        let worth = judge.position(&plan.end.placed(&view.public, seat), seat);
        match plan.end.rope.filter(|_| placed.is_none()) {
            None => best.offer(worth, plan),
            Some((from, to)) => {
                let place = ropes.iter().position(|rope| (rope.0, rope.1) == (from, to));
                let place = place.unwrap_or_else(|| {
                    ropes.push((from, to, Best::default()));
                    ropes.len() - 1
                });
                ropes[place].2.offer(worth, plan);
            }
        }
    }
    ropes.sort_by(|one, other| other.2.worth.total_cmp(&one.2.worth));
    for plan in ropes.into_iter().take(ROPES).filter_map(|rope| rope.2.plan) {
        let end = plan.end.placed(&view.public, seat);
        let worth = judge.with_ropes(&end).position(&end, seat);
        best.offer(worth - ROPE_MARGIN, plan);
    }
    best.plan.map(|plan| plan.actions)
}

/// The plan worth most of those offered; of equal ones the first.
struct Best {
    worth: f32,
    plan: Option<Plan>,
}

impl Default for Best {
    fn default() -> Self {
        Self { worth: f32::MIN, plan: None }
    }
}

impl Best {
    fn offer(&mut self, worth: f32, plan: Plan) {
        if worth > self.worth {
            *self = Self { worth, plan: Some(plan) };
        }
    }
}
