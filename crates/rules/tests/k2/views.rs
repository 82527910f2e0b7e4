//! What a seat may know, and states that it cannot tell apart.

use std::sync::Arc;

use proptest::prelude::*;
use summiteer_rules::core::{NumberSource, Observer, Rules, Seat, SplitMix};
use summiteer_rules::games::k2::{Event, Phase, State};
use summiteer_rules::mountain::{Card, CardCounts, TileId, TileSet};

use crate::laws;
use crate::support::games::{random_game, setups};

fn observers(seats: usize) -> Vec<Observer> {
    Seat::all(seats).map(Observer::Seat).chain([Observer::Spectator]).collect()
}

/// The same state with another deal of all that only this seat knows, made from the position's text.
fn dealt_anew(state: &State, seat: Seat, source: &mut SplitMix) -> State {
    let mut unseen = *state.hand(seat);
    unseen.add_all(&state.pile(seat));
    let hand = drawn(&unseen, state.hand(seat).total(), source);
    let chosen: Vec<Card> = drawn(&hand.iter().copied().collect(), 3.min(hand.len() as u8), source);
    let discards = drawn(&state.game().deck().counts, 3, source);
    let (tiles, kept) = tiles_anew(state, seat, source);
    let text = |cards: &[Card]| -> String {
        let texts = cards.iter().map(|card| state.game().deck().card_text(*card));
        texts.collect::<Vec<_>>().join(" ")
    };
    let line = |line: &str| {
        let is_of = |key: &str| line.starts_with(&format!("{key} {seat} "));
        match line {
            _ if is_of("hand") => format!("hand {seat} {}\n", text(&hand)),
            _ if is_of("chosen") => format!("chosen {seat} {}\n", text(&chosen)),
            _ if is_of("discards") => format!("discards {seat} {}\n", text(&discards)),
            _ if is_of("dealt") => format!("dealt {seat} {}\n", numbers(&tiles)),
            _ if is_of("kept") => format!("kept {seat} {}\n", numbers(&kept)),
            line => format!("{line}\n"),
        }
    };
    let dealt: String = state.text().lines().map(line).collect();
    State::from_text(Arc::clone(state.game()), &dealt).unwrap_or_else(|error| panic!("{error}\n{dealt}"))
}

fn numbers(tiles: &[TileId]) -> String {
    tiles.iter().map(|tile| (tile.0 + 1).to_string()).collect::<Vec<_>>().join(" ")
}

/// Other tiles that the seat could have been dealt, and kept, for all that others know.
fn tiles_anew(state: &State, seat: Seat, source: &mut SplitMix) -> (Vec<TileId>, Vec<TileId>) {
    let own = |seat| state.view(Observer::Seat(seat)).own.expect("a seat has its own secrets");
    let (dealt, kept) = (own(seat).dealt, own(seat).kept);
    let mut tiles: Vec<TileId> = dealt.into_iter().flatten().collect();
    let seen = state.public().tiles_seen;
    let everybodys: TileSet = Seat::all(state.seats()).flat_map(|seat| own(seat).dealt).flatten().collect();
    let all = (0..state.game().weather().tiles.len() as u8).map(TileId);
    let undealt: Vec<TileId> =
        all.filter(|tile| !everybodys.contains(*tile) && !seen.contains(*tile)).collect();
    let is_hidden = !tiles.iter().any(|tile| seen.contains(*tile));
    if is_hidden && tiles.len() == 2 && source.below(2) == 0 {
        let kept = kept.map(|kept| tiles[usize::from(tiles[0] == kept)]);
        return (tiles, kept.into_iter().collect());
    }
    // The discarded tile might be any other that nobody was dealt.
    if let Some(place) = tiles.iter().position(|tile| Some(*tile) != kept && !seen.contains(*tile))
        && !undealt.is_empty()
    {
        tiles[place] = undealt[source.below(undealt.len() as u32) as usize];
    }
    (tiles, kept.into_iter().collect())
}

fn drawn(cards: &CardCounts, count: u8, source: &mut SplitMix) -> Vec<Card> {
    let mut rest: Vec<Card> = cards.iter().collect();
    let mut drawn: Vec<Card> =
        (0..count).map(|_| rest.swap_remove(source.below(rest.len() as u32) as usize)).collect();
    drawn.sort_unstable();
    drawn
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn states_that_a_seat_cannot_tell_apart_give_it_the_same_view(setup in setups(), seed: u64, owner: prop::sample::Index) {
        let owner = Seat::new(owner.index(setup.seats));
        let mut source = SplitMix(seed);
        let mut changed = 0;
        for state in laws::states(&random_game(&setup, seed)).iter().step_by(5) {
            let other = dealt_anew(state, owner, &mut source);
            for observer in observers(setup.seats) {
                let is_same = state.view(observer) == other.view(observer);
                prop_assert_eq!(is_same, observer != Observer::Seat(owner) || *state == other);
            }
            changed += usize::from(*state != other);
        }
        prop_assert!(changed > 0, "the deal never changed");
    }

    #[test]
    fn a_view_lists_the_same_actions_as_the_state(setup in setups(), seed: u64) {
        for state in laws::states(&random_game(&setup, seed)) {
            for seat in Seat::all(setup.seats) {
                prop_assert_eq!(state.view(Observer::Seat(seat)).legal(), state.legal(seat));
            }
            prop_assert!(state.view(Observer::Spectator).legal().is_empty());
        }
    }

    #[test]
    fn a_sample_fits_the_view_and_does_not_depend_on_the_truth(setup in setups(), seed: u64) {
        let mut source = SplitMix(seed);
        for state in laws::states(&random_game(&setup, seed)).iter().step_by(7) {
            for observer in observers(setup.seats) {
                let view = state.view(observer);
                let sample = view.sample(&mut SplitMix(seed));
                prop_assert_eq!(sample.view(observer), view);
                let hidden = Seat::all(setup.seats).filter(|seat| observer != Observer::Seat(*seat));
                let other = hidden.fold(state.clone(), |state, seat| dealt_anew(&state, seat, &mut source));
                prop_assert_eq!(other.view(observer).sample(&mut SplitMix(seed)), sample);
            }
        }
    }

    #[test]
    fn others_hear_of_a_drawn_card_or_a_dealt_tile_but_not_which(setup in setups(), seed: u64) {
        for event in random_game(&setup, seed).history().iter().flat_map(|step| &step.events) {
            for observer in observers(setup.seats) {
                let heard = State::redact(event, observer);
                let expected = match *event {
                    Event::CardDrawn { seat, .. } if observer != Observer::Seat(seat) => {
                        Event::CardDrawn { seat, card: None }
                    }
                    Event::TileDealt { seat, .. } if observer != Observer::Seat(seat) => {
                        Event::TileDealt { seat, tile: None }
                    }
                    other => other,
                };
                prop_assert_eq!(heard, expected);
            }
        }
    }

    #[test]
    fn nobody_else_learns_what_a_seat_has_locked_in(setup in setups(), seed: u64) {
        prop_assume!(setup.seats > 1);
        let all = laws::states(&random_game(&setup, seed));
        let choosing =
            all.iter().filter(|state| matches!(state.public().phase, Phase::Choose | Phase::Draft | Phase::Discard));
        // As long as somebody else has to choose, nothing is revealed.
        for state in choosing.filter(|state| Seat::all(setup.seats).filter(|s| !state.legal(*s).is_empty()).count() > 1) {
            let seat = Seat::all(setup.seats).find(|seat| !state.legal(*seat).is_empty()).expect("two seats choose");
            let legal = state.legal(seat);
            let (mut first, mut last) = (state.clone(), state.clone());
            let heard_first = first.apply(seat, legal[0]).unwrap();
            let heard_last = last.apply(seat, legal[legal.len() - 1]).unwrap();
            for observer in observers(setup.seats).into_iter().filter(|o| *o != Observer::Seat(seat)) {
                prop_assert_eq!(first.view(observer), last.view(observer));
                let redacted = |events: &[Event]| -> Vec<Event> {
                    events.iter().map(|event| State::redact(event, observer)).collect()
                };
                prop_assert_eq!(redacted(&heard_first), redacted(&heard_last));
            }
        }
    }
}
