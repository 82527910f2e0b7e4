//! What a seat sees: its own secrets and what lies open, nothing else.

use proptest::prelude::*;
use summiteer_rules::core::{Observer, Rules, Seat, SplitMix};
use summiteer_rules::games::everest::{Event, State};

use crate::support::games::{observers, starts};

/// The state with the secrets of everybody but the observer dealt anew.
fn dealt_anew(state: &State, observer: Observer, source: &mut SplitMix) -> State {
    state.view(observer).sample(source)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn states_that_a_seat_cannot_tell_apart_give_it_the_same_view(start in starts()) {
        let mut source = SplitMix(start.seed);
        let mut changed = 0;
        for state in start.states().iter().step_by(5) {
            for observer in observers(start.setup.seats) {
                let other = dealt_anew(state, observer, &mut source);
                prop_assert_eq!(state.view(observer), other.view(observer));
                prop_assert_eq!(state.public(), other.public());
                for seat in Seat::all(start.setup.seats).filter(|seat| observer != Observer::Seat(*seat)) {
                    let differs = state.secret(seat) != other.secret(seat);
                    changed += usize::from(differs);
                    let same = state.view(Observer::Seat(seat)) == other.view(Observer::Seat(seat));
                    prop_assert_eq!(same, !differs);
                }
            }
        }
        prop_assert!(changed > 0, "the deal never changed");
    }

    #[test]
    fn a_sample_is_a_state_that_can_be_and_does_not_depend_on_the_truth(start in starts()) {
        let mut source = SplitMix(start.seed);
        for state in start.states().iter().step_by(7) {
            for observer in observers(start.setup.seats) {
                let sample = state.view(observer).sample(&mut SplitMix(start.seed));
                let text = sample.text();
                let read = State::from_text(std::sync::Arc::clone(state.game()), &text);
                prop_assert!(read.as_ref() == Ok(&sample), "{:?}\n{}", read, text);
                let other = dealt_anew(state, observer, &mut source);
                prop_assert_eq!(other.view(observer).sample(&mut SplitMix(start.seed)), sample);
            }
        }
    }

    #[test]
    fn a_view_lists_the_same_actions_as_the_state(start in starts()) {
        for state in start.states() {
            for seat in Seat::all(start.setup.seats) {
                prop_assert_eq!(state.view(Observer::Seat(seat)).legal(), state.legal(seat));
            }
            prop_assert!(state.view(Observer::Spectator).legal().is_empty());
        }
    }

    #[test]
    fn others_hear_that_cards_were_drawn_seen_taken_put_back_and_removed_but_not_which(start in starts()) {
        for event in start.game().history().iter().flat_map(|step| &step.events) {
            for observer in observers(start.setup.seats) {
                let heard = State::redact(event, observer);
                let (owner, hidden) = match *event {
                    Event::CardDrawn { seat, .. } => (seat, Event::CardDrawn { seat, card: None }),
                    Event::AirSeen { seat, .. } => (seat, Event::AirSeen { seat, card: None }),
                    Event::AirKept { seat, .. } => (seat, Event::AirKept { seat, card: None }),
                    Event::CardRemoved { seat, .. } => (seat, Event::CardRemoved { seat, card: None }),
                    Event::AirReturned { seat, count, on_top, .. } => {
                        (seat, Event::AirReturned { seat, count, cards: [None; 2], on_top })
                    }
                    other => {
                        prop_assert_eq!(heard, other);
                        continue;
                    }
                };
                prop_assert_eq!(heard, if observer == Observer::Seat(owner) { *event } else { hidden });
            }
        }
    }
}
