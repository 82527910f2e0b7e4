//! Everybody sees everything, and nothing more can be known.

use proptest::prelude::*;
use summiteer_rules::core::{Observer, Rules, Seat, SplitMix};
use summiteer_rules::games::gipfel::State;

use crate::support::games::{random_game, setups};

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn every_observer_sees_the_whole_position_and_hears_every_event(setup in setups(), seed: u64) {
        let table = random_game(&setup, seed);
        let observers = Seat::all(setup.seats).map(Observer::Seat).chain([Observer::Spectator]);
        for observer in observers {
            let view = table.state().view(observer);
            prop_assert_eq!(view.observer, observer);
            prop_assert_eq!(&view.public, table.state().public());
            prop_assert_eq!(&view.sample(&mut SplitMix(seed)), table.state());
            for event in table.history().iter().flat_map(|step| &step.events) {
                prop_assert_eq!(&State::redact(event, observer), event);
            }
        }
    }
}
