//! What a guide carries, where it may stand, and when nobody may move.

use proptest::prelude::*;
use summiteer_rules::core::{Rules, Turn};
use summiteer_rules::games::everest::{Event, Phase, State};
use summiteer_rules::mountain::{Front, Pawn, SpaceId};

use crate::support::games::starts;

fn fits_by_rows(tent: bool, oxygen: usize, clients: usize) -> bool {
    // The guide board row by row: a tent covers three rows, the first bottle two, everything else one.
    let rows = if tent { 3 } else { 0 };
    let bottles = if oxygen > 0 && !tent { oxygen + 1 } else { oxygen };
    rows + bottles + clients <= 4
}

fn is_overfull(state: &State, space: SpaceId) -> bool {
    let limit = state.game().limit(space);
    limit.is_some_and(|limit| state.public().standing(state.game(), space) > usize::from(limit))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn nobody_carries_more_than_the_board_and_the_zone_allow(start in starts()) {
        for state in start.states() {
            for guide in Pawn::all(start.setup.seats) {
                let at = state.public().guide(guide);
                let clients = at.load.clients.total();
                let fits = fits_by_rows(at.load.tent, usize::from(at.load.oxygen), clients);
                let other = state.public().guide(guide.other());
                let exchanges = state.public().phase == Phase::Act(guide.seat())
                    && other.space == at.space
                    && other.load.fits()
                    && at.load.fits_beside(&other.load);
                prop_assert!(fits || exchanges, "{}", state.text());
                prop_assert!(at.load.oxygen <= state.game().oxygen_limit(at.space));
                let level = at.load.clients.iter().all(|client| (1..=6).contains(&client.level));
                prop_assert!(level);
            }
        }
    }

    #[test]
    fn only_the_mover_stands_where_there_is_no_room_and_only_within_its_turn(start in starts()) {
        for state in start.states() {
            let public = state.public();
            for space in state.game().board().ids().filter(|space| is_overfull(&state, *space)) {
                prop_assert_eq!(public.mover.map(|mover| public.guide(mover).space), Some(space));
                prop_assert!(matches!(public.phase, Phase::Act(_) | Phase::Probe(_) | Phase::Fork(_)));
                prop_assert!(public.refuge.is_some());
                let excess = public.standing(state.game(), space) - usize::from(state.game().limit(space).unwrap_or(0));
                prop_assert_eq!(excess, 1);
            }
        }
    }

    #[test]
    fn whoever_must_decide_can(start in starts()) {
        for state in start.states() {
            match state.turn() {
                Turn::Decide(seats) => {
                    prop_assert!(!seats.is_empty());
                    for seat in seats.iter() {
                        prop_assert!(!state.legal(seat).is_empty(), "{}", state.text());
                    }
                }
                Turn::Chance => prop_assert!(!state.chance().is_empty()),
                Turn::Over => prop_assert!(state.public().result(state.game()).is_some()),
            }
        }
    }

    #[test]
    fn nobody_moves_in_a_closed_zone_nor_stands_in_a_crevasse(start in starts()) {
        let game = start.game();
        let mut states = start.states().into_iter();
        let mut before = states.next().expect("a game begins");
        for (step, after) in game.history().iter().zip(states) {
            for event in &step.events {
                if let Event::Stepped { from, to, .. } = event {
                    prop_assert!(!before.public().is_closed(before.game(), *from));
                    prop_assert!(!before.public().is_closed(before.game(), *to));
                }
            }
            for guide in Pawn::all(start.setup.seats) {
                let space = after.public().guide(guide).space;
                prop_assert_ne!(after.public().front(after.game(), space), Some(Front::Crevasse));
                prop_assert!(!after.public().is_hidden(after.game(), space));
            }
            before = after;
        }
    }
}
