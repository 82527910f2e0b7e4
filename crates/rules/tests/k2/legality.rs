//! What is listed is exactly what is possible, and a refusal leaves no trace.

use std::collections::HashSet;

use proptest::prelude::*;
use summiteer_rules::core::{MAX_SEATS, Rules, Seat, Turn};
use summiteer_rules::games::k2::{Action, Outcome, Phase, Refusal, Setup, State};
use summiteer_rules::mountain::Card;

use crate::support::games::{new_table, random_game, setups, states};
use crate::support::{everything, positions::recipes};

/// Tries every action for every seat; those that succeed must be those that are listed.
fn try_everything(state: &State) -> Result<(), TestCaseError> {
    let hash = state.hash64();
    let all = everything::actions(state.game());
    for seat in Seat::all(MAX_SEATS) {
        let listed = state.legal(seat);
        let set: HashSet<Action> = listed.iter().copied().collect();
        prop_assert_eq!(set.len(), listed.len(), "an action is listed twice");
        prop_assert!(
            set.iter().all(|action| all.contains(action)),
            "the list of all actions is not complete"
        );
        for action in &all {
            let mut tried = state.clone();
            let mut events = Vec::new();
            let done = tried.apply_into(seat, *action, &mut events);
            prop_assert_eq!(done.is_ok(), set.contains(action), "{} {:?}\n{}", seat, action, state.text());
            if done.is_err() {
                prop_assert_eq!(&tried, state);
                prop_assert_eq!(tried.hash64(), hash);
                prop_assert!(events.is_empty());
            }
        }
    }
    for outcome in everything::outcomes(state.game()) {
        try_outcome(state, outcome)?;
    }
    Ok(())
}

fn try_outcome(state: &State, outcome: Outcome) -> Result<(), TestCaseError> {
    let mut tried = state.clone();
    let mut events = Vec::new();
    let done = tried.apply_chance_into(outcome, &mut events);
    let listed = state.chance().iter().filter(|weighted| weighted.outcome == outcome).count();
    prop_assert_eq!(usize::from(done.is_ok()), listed, "{:?}\n{}", outcome, state.text());
    if done.is_err() {
        prop_assert_eq!(&tried, state);
        prop_assert!(events.is_empty());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn in_a_whole_game_what_is_listed_is_possible_and_nothing_else(setup in setups(), seed: u64, first in 0..37usize) {
        let table = random_game(&setup, seed);
        for (index, state) in states(&table, &setup).iter().enumerate() {
            // The rare decisions always, of the others a few.
            if matches!(state.public().phase, Phase::Rescue { .. }) || index % 37 == first {
                try_everything(state)?;
            }
        }
    }

    #[test]
    fn somebody_can_always_go_on_until_the_game_is_over(setup in setups(), seed: u64) {
        let table = random_game(&setup, seed);
        for state in states(&table, &setup) {
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
