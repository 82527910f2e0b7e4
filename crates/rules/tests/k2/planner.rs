//! The planner against brute force.

use std::collections::HashSet;

use proptest::prelude::*;
use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::k2::State;
use summiteer_rules::games::k2::planner::{End, Plan, plan};

use crate::support::{brute, positions::recipes};

/// Positions within a turn that the search by brute force may visit.
const MOST: usize = 60_000;

/// Plays a plan and returns the end that it really leads to.
fn played(state: &State, seat: Seat, plan: &Plan) -> Option<End> {
    let mut now = state.clone();
    let mut end = None;
    for action in &plan.actions {
        assert_eq!(end, None, "nothing follows the end of the turn");
        let mut next = now.clone();
        let events = next.apply(seat, *action).unwrap_or_else(|why| panic!("{action:?}: {why}"));
        end = brute::end_of(&now, *action, &next, &events, seat);
        now = next;
    }
    end
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn the_planner_finds_exactly_the_ends_of_brute_force_by_shortest_ways(recipe in recipes()) {
        let state = recipe.state();
        let seat = Seat::new(0);
        let Some(ends) = brute::ends(&state, seat, MOST) else {
            return Err(TestCaseError::reject("too many positions for brute force"));
        };
        let plans = plan(state.game(), state.public(), seat);
        let planned: HashSet<End> = plans.iter().map(|plan| plan.end).collect();
        prop_assert_eq!(planned.len(), plans.len(), "an end stands twice");
        for plan in &plans {
            prop_assert_eq!(played(&state, seat, plan), Some(plan.end));
            prop_assert_eq!(ends.get(&plan.end), Some(&plan.actions.len()), "{:?}\n{}", plan, state.text());
        }
        for end in ends.keys() {
            prop_assert!(planned.contains(end), "missing {:?}\n{}", end, state.text());
        }
    }
}
