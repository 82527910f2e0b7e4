//! The planner against brute force.

use std::collections::HashSet;

use proptest::prelude::*;
use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::k2::planner::{End, Halt, Plan, plan};
use summiteer_rules::games::k2::{Options, State};

use crate::support::{brute, mountains::game_on, positions::recipes};

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

/// Two ways to `mid`: three cheap steps, or over `tower` at a price that brings two cards more into play.
const TWO_WAYS: &str = r#"
format = 1
schema = "mountain"
id = "small"
games = ["k2"]
difficulty = "easy"
size = [9, 9]
ropes = [["base", "a"], ["a", "b"], ["b", "mid"], ["base", "tower"], ["tower", "mid"], ["mid", "ridge"], ["ridge", "pit"], ["tower", "summit"]]
zone = [
  { id = "below-6000", altitude = [0, 6000], climbers = { 2 = 2, 3 = 2, 4 = 2, 5 = 2 } },
  { id = "6000", altitude = [6000, 7000], climbers = { 2 = 2, 3 = 2, 4 = 2, 5 = 2 } },
  { id = "7000", altitude = [7000, 8000], climbers = { 2 = 2, 3 = 2, 4 = 2, 5 = 2 } },
  { id = "8000", altitude = [8000, 9000], climbers = { 2 = 2, 3 = 2, 4 = 2, 5 = 2 } },
]
space = [
  { id = "base", at = [1, 1], altitude = 5000, cost = 1, acclimatization = 0, points = 1, kind = "start" },
  { id = "a", at = [1, 1], altitude = 5200, cost = 1, acclimatization = 0, points = 1 },
  { id = "b", at = [1, 1], altitude = 5300, cost = 1, acclimatization = 0, points = 1 },
  { id = "tower", at = [1, 1], altitude = 5900, cost = 4, acclimatization = 0, points = 1 },
  { id = "mid", at = [1, 1], altitude = 5400, cost = 1, acclimatization = 0, points = 1 },
  { id = "ridge", at = [1, 1], altitude = 5500, cost = 2, acclimatization = 0, points = 1 },
  { id = "pit", at = [1, 1], altitude = 5100, cost = 2, acclimatization = 0, points = 1 },
  { id = "summit", at = [1, 1], altitude = 8100, cost = 4, acclimatization = 0, points = 10, kind = "summit" },
]
"#;

#[test]
fn a_dearer_way_is_the_shortest_if_the_cards_that_it_names_are_needed_later() {
    let game = game_on(TWO_WAYS, 1, Options::default());
    let given = "phase act A\ntiles 3 2\nclimber A2 dead\ncards A m3 m3 r1/3";
    let state = State::from_text(game, given).expect("a position");
    let seat = Seat::new(0);
    let plans = plan(state.game(), state.public(), seat);
    let shortest = |space: &str| {
        let space = state.game().board().find(space).expect("a space of the board");
        let ends = plans.iter().filter(|plan| plan.end.climbers[0].space == space && !has_tent(plan));
        ends.map(|plan| plan.actions.len()).collect::<Vec<_>>()
    };
    // One card named, three steps, the end.
    assert_eq!(shortest("mid"), [5]);
    // Three cards named either way; by the tower four steps and the end, by the cheap steps one more.
    assert_eq!(shortest("pit"), [8]);
}

/// Whether a stop before a tile is the other one with no more points spent.
fn is_as_good(end: &End, other: &End) -> bool {
    let spent = |end: &End| end.halt.map(|halt| halt.cards.map(|card| card.map_or(0, |card| card.used)));
    let Some(halt) = end.halt.zip(other.halt).map(|(_, halt)| halt) else { return false };
    let alike = End { halt: end.halt.map(|own| Halt { cards: halt.cards, ..own }), ..*end };
    let total = |end: &End| spent(end).map_or(0, |spent| spent.iter().sum::<u8>());
    alike == *other && total(end) <= total(other)
}

fn has_tent(plan: &Plan) -> bool {
    plan.end.climbers[0].tent.is_some()
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
            let shortest = ends.get(&plan.end);
            let is_shortest = shortest == Some(&plan.actions.len());
            prop_assert!(is_shortest || plan.end.halt.is_some() && shortest.is_some(), "{:?}\n{}", plan, state.text());
        }
        for end in ends.keys() {
            let is_planned = match end.halt {
                None => planned.contains(end),
                // What is paid before a tile is turned up may be paid after it.
                Some(_) => end.unpaid < state.public().owed || plans.iter().any(|plan| is_as_good(&plan.end, end)),
            };
            prop_assert!(is_planned, "missing {:?}\n{}", end, state.text());
        }
    }
}
