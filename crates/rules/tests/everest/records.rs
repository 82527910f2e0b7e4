//! Records and notation: what was played can be written, read and played again.

use std::sync::Arc;

use proptest::prelude::*;
use summiteer_rules::core::{Header, Rules, Seat, Table};
use summiteer_rules::games::everest::{Game, Setup, State, standard_library};

use crate::laws;
use crate::support::games::starts;

fn read(text: &str) -> Table<State> {
    laws::read_record(text, |header| {
        let setup = Setup::from_header(header).expect("a written header is readable");
        State::start(Arc::new(Game::new(&setup, &standard_library()).expect("the set-up is good")))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn a_written_game_plays_again_to_the_same_state(start in starts()) {
        prop_assume!(!start.high);
        laws::a_record_plays_again(&start.game(), read)?;
    }

    #[test]
    fn a_set_up_is_read_back_as_it_was_written(start in starts()) {
        let text = start.setup.header().text();
        let (header, _) = Header::read(&text).unwrap();
        prop_assert_eq!(Setup::from_header(&header), Ok(start.setup));
    }

    #[test]
    fn every_position_of_a_game_is_read_back_as_it_was_written(start in starts()) {
        for state in start.states() {
            laws::a_position_is_read_back(&state)?;
        }
    }

    #[test]
    fn every_action_and_outcome_is_read_back_as_it_was_written(start in starts()) {
        for state in start.states() {
            for seat in Seat::all(start.setup.seats) {
                for action in state.legal(seat) {
                    laws::an_action_is_read_back(&state, seat, action);
                }
            }
            for weighted in state.chance() {
                laws::an_outcome_is_read_back(&state, weighted.outcome);
            }
        }
    }
}
