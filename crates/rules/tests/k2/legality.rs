//! What is listed is exactly what is possible, and a refusal leaves no trace.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use summiteer_rules::core::{Rules, Seat, Turn};
use summiteer_rules::games::k2::{Action, Phase, Refusal, Setup, State};
use summiteer_rules::mountain::Card;

use crate::laws;
use crate::laws::only_what_is_listed_is_possible;
use crate::support::games::{new_table, random_game, setups};
use crate::support::{everything, positions::recipes};

fn try_everything(state: &State) -> TestCaseResult {
    let (actions, outcomes) = (everything::actions(state.game()), everything::outcomes(state.game()));
    only_what_is_listed_is_possible(state, &actions, &outcomes)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn in_a_whole_game_what_is_listed_is_possible_and_nothing_else(setup in setups(), seed: u64, first in 0..37usize) {
        let table = random_game(&setup, seed);
        for (index, state) in laws::states(&table).iter().enumerate() {
            // The rare decisions always, of the others a few.
            if matches!(state.public().phase, Phase::Rescue { .. } | Phase::Slide(_)) || index % 37 == first {
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
                    prop_assert!(!seats.is_empty());
                    prop_assert!(seats.iter().all(|seat| !state.legal(seat).is_empty()));
                }
                Turn::Chance => prop_assert!(!state.chance().is_empty()),
                Turn::Over => prop_assert!(state.public().result(state.game()).is_some()),
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn within_a_turn_on_a_narrow_mountain_what_is_listed_is_possible_and_nothing_else(recipe in recipes()) {
        try_everything(&recipe.state())?;
    }
}

/// The notation puts cards in order, so no case can ask for this.
#[test]
fn a_choice_in_another_order_than_the_decks_is_refused_for_its_order() {
    let table = new_table(&Setup::solo("k2-easy", "k2-summer"));
    let game = table.state().game().clone();
    let mut state = State::from_text(game, "phase choose\nhand A m1 m1 m2 m2 m3 a1").expect("a position");
    let before = state.clone();
    let [m1, m2, m3] = [0, 1, 2].map(Card);
    for cards in [[m2, m1, m1], [m1, m3, m2], [m3, m2, m1]] {
        let refusal = state.apply(Seat::new(0), Action::Choose { cards });
        assert_eq!(refusal, Err(Refusal::CardsUnordered), "{cards:?}");
        assert_eq!(state, before);
    }
    assert!(state.apply(Seat::new(0), Action::Choose { cards: [m1, m2, m3] }).is_ok());
}
