//! Moves with all their pushes: they come to an end, and to the ends that the rules tell.

use std::collections::HashSet;

use proptest::prelude::*;
use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::gipfel::{Action, Event, Phase, State};

use crate::support::goat_by_goat::{self, End, goats};
use crate::support::mountains::crowded;

/// Every end of an action, whatever trails the mover chooses, and the events on the way to each.
fn ends(state: &State, seat: Seat, action: Action) -> Vec<(State, Vec<Event>)> {
    let mut after = state.clone();
    let events = after.apply(seat, action).expect("a listed action");
    if !matches!(after.public().phase, Phase::Push { .. }) {
        return vec![(after, events)];
    }
    let mut all = Vec::new();
    for push in after.legal(seat) {
        for (end, more) in ends(&after, seat, push) {
            all.push((end, events.iter().copied().chain(more).collect()));
        }
    }
    all
}

fn moves(state: &State, seat: Seat) -> Vec<Action> {
    state.legal(seat).into_iter().filter(|action| matches!(action, Action::Move { .. })).collect()
}

fn told(state: &State, after: &State, seat: Seat) -> End {
    let arrived = after.public().arrivals[seat] > state.public().arrivals[seat];
    (goats(state.game().board(), state.seats(), after.public()), arrived)
}

/// Each goat that goes up goes along a trail and is the mover's, each that is washed goes down its river; one goat of the
/// mover moves, as a joker if its sign is not met, and the pushes follow each other without a gap.
fn check_events(state: &State, seat: Seat, events: &[Event]) -> Result<(), TestCaseError> {
    let (board, dice) = (state.game().board(), state.public().dice.counts());
    let mut head = None;
    let mut washed = None;
    for event in events {
        match *event {
            Event::Moved { seat: whose, from, to, joker } => {
                prop_assert!(whose == seat && head.is_none());
                let sign = board.sign(from, to).expect("goats move along trails");
                prop_assert_eq!(joker, !sign.is_met(&dice));
                head = Some(to);
            }
            Event::PushedUp { seat: whose, from, to } => {
                prop_assert!(whose == seat && head == Some(from) && board.station(from).up.contains(&to));
                head = Some(to);
            }
            Event::WashedDown { from, to, .. } => {
                prop_assert_eq!(Some(from), washed.or(head), "from where a goat has just come");
                prop_assert_eq!(board.station(from).river, Some(to));
                washed = Some(to);
            }
            Event::Arrived { seat: whose, pushed, .. } => {
                prop_assert!(whose == seat && head == Some(board.summit()));
                prop_assert_eq!(pushed, events.iter().any(|event| matches!(event, Event::PushedUp { .. })));
            }
            Event::SummitLeft(whose) => prop_assert!(whose != seat && head == Some(board.summit())),
            Event::TurnPassed { from, .. } => prop_assert_eq!(from, seat),
            Event::Won(whose) => prop_assert_eq!(whose, seat),
            Event::FirstSeat(_)
            | Event::TookUp { .. }
            | Event::Rolled { .. }
            | Event::DiceLie { .. }
            | Event::SetBack { .. }
            | Event::Stuck(_) => prop_assert!(false, "{:?} is no part of a move", event),
        }
    }
    prop_assert!(head.is_some());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    #[test]
    fn every_chain_of_pushes_ends_as_it_does_goat_by_goat(seed: u64) {
        let state = crowded(seed);
        let (board, seat) = (state.game().board(), state.public().to_move().expect("somebody chooses"));
        let before = goats(board, state.seats(), state.public());
        for action in moves(&state, seat) {
            let Action::Move { from, to } = action else { continue };
            let found: HashSet<End> =
                ends(&state, seat, action).iter().map(|(after, _)| told(&state, after, seat)).collect();
            let expected = goat_by_goat::ends(board, &before, seat, from, to);
            prop_assert_eq!(found, expected, "{}\n{:?}", state.text(), action);
        }
    }

    #[test]
    fn the_events_of_a_move_tell_every_goats_way_without_a_gap(seed: u64) {
        let state = crowded(seed);
        let seat = state.public().to_move().expect("somebody chooses");
        for action in moves(&state, seat) {
            for (after, events) in ends(&state, seat, action) {
                check_events(&state, seat, &events)?;
                let passed = events.iter().any(|event| matches!(event, Event::TurnPassed { .. }));
                prop_assert_eq!(passed, after.public().winner().is_none());
            }
        }
    }

    #[test]
    fn a_turn_brings_one_arrival_at_most(seed: u64) {
        let state = crowded(seed);
        let seat = state.public().to_move().expect("somebody chooses");
        for action in moves(&state, seat) {
            for (after, events) in ends(&state, seat, action) {
                let arrivals = events.iter().filter(|event| matches!(event, Event::Arrived { .. })).count();
                prop_assert!(arrivals <= 1);
                for other in Seat::all(state.seats()) {
                    let more = usize::from(after.public().arrivals[other] - state.public().arrivals[other]);
                    prop_assert_eq!(more, if other == seat { arrivals } else { 0 });
                }
            }
        }
    }
}
