//! What is listed is exactly what is possible, and a refusal leaves no trace.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use summiteer_rules::core::{Rules, Turn};
use summiteer_rules::games::gipfel::{Action, Phase, State};

use crate::laws;
use crate::laws::only_what_is_listed_is_possible;
use crate::support::everything;
use crate::support::games::{random_game, setups};
use crate::support::mountains::crowded;

fn try_everything(state: &State) -> TestCaseResult {
    let actions = everything::actions(state.game());
    only_what_is_listed_is_possible(state, &actions, &everything::outcomes())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, ..ProptestConfig::default() })]

    #[test]
    fn in_a_whole_game_what_is_listed_is_possible_and_nothing_else(setup in setups(), seed: u64, first in 0..97usize) {
        let table = random_game(&setup, seed);
        for (index, state) in laws::states(&table).iter().enumerate() {
            // The rare decisions more often than the others.
            let is_rare = matches!(state.public().phase, Phase::Push { .. } | Phase::Over(_)) && index % 5 == 0;
            if is_rare || index % 97 == first {
                try_everything(state)?;
            }
        }
    }

    #[test]
    fn somebody_can_always_go_on_until_the_game_is_over(setup in setups(), seed: u64) {
        let table = random_game(&setup, seed);
        for state in laws::states(&table) {
            match state.turn() {
                Turn::Decide(seats) => {
                    prop_assert_eq!(seats.len(), 1);
                    prop_assert!(seats.iter().all(|seat| !state.legal(seat).is_empty()));
                    prop_assert_eq!(seats.iter().next(), state.public().to_move());
                }
                Turn::Chance => prop_assert!(!state.chance().is_empty()),
                Turn::Over => prop_assert!(state.public().winner().is_some()),
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn in_a_crowd_on_any_mountain_what_is_listed_is_possible_and_nothing_else(seed: u64) {
        try_everything(&crowded(seed))?;
    }

    #[test]
    fn a_seat_moves_where_it_can_else_puts_a_goat_back_where_it_can_else_ends(seed: u64) {
        let state = crowded(seed);
        let seat = state.public().to_move().expect("somebody chooses");
        let legal = state.legal(seat);
        let has = |kind: fn(&Action) -> bool| legal.iter().any(kind);
        let moves = has(|action| matches!(action, Action::Move { .. }));
        let backs = has(|action| matches!(action, Action::Back { .. }));
        let ends = has(|action| *action == Action::End);
        prop_assert_eq!([moves, backs, ends].into_iter().filter(|kind| *kind).count(), 1);
        prop_assert_eq!(state.public().can_move(state.game(), seat), moves);
        prop_assert_eq!(has(|action| matches!(action, Action::Roll(_))), state.public().rolls < 3);
    }
}
