//! What a seat sees: its own secrets and what lies open, nothing else.

use proptest::prelude::*;
use summiteer_rules::core::{Observer, Rules, Seat, SplitMix};
use summiteer_rules::games::everest::{Action, Event, Phase, State};

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

    #[test]
    fn nobody_else_learns_which_cards_a_seat_chooses_keeps_returns_or_removes(start in starts()) {
        let all = start.states();
        let deciding = all.iter().filter(|state| matches!(state.public().phase, Phase::Oxygen | Phase::Choose));
        for (state, seat) in deciding.flat_map(|state| Seat::all(start.setup.seats).map(move |seat| (state, seat))) {
            for pair in state.legal(seat).windows(2).filter(|pair| looks_the_same(pair[0], pair[1])) {
                let (mut first, mut second) = (state.clone(), state.clone());
                let heard = [first.apply(seat, pair[0]).unwrap(), second.apply(seat, pair[1]).unwrap()];
                if [&first, &second].iter().any(|after| !matches!(after.public().phase, Phase::Oxygen | Phase::Choose)) {
                    continue;
                }
                for observer in observers(start.setup.seats).into_iter().filter(|o| *o != Observer::Seat(seat)) {
                    prop_assert_eq!(first.view(observer), second.view(observer));
                    let redacted = heard.clone().map(|events| -> Vec<Event> {
                        events.iter().map(|event| State::redact(event, observer)).collect()
                    });
                    prop_assert_eq!(&redacted[0], &redacted[1]);
                }
            }
        }
    }
}

/// Whether two actions differ only in cards that nobody else sees.
fn looks_the_same(first: Action, second: Action) -> bool {
    match (first, second) {
        (Action::Return { on_top: first, .. }, Action::Return { on_top: second, .. }) => first == second,
        (Action::Keep { .. }, Action::Keep { .. })
        | (Action::Remove { .. }, Action::Remove { .. })
        | (Action::Choose { .. }, Action::Choose { .. }) => true,
        (_, _) => false,
    }
}
