//! How often each deal is sampled, against what a shuffle would give.

use std::collections::HashMap;
use std::sync::Arc;

use summiteer_rules::core::{Observer, Rules, Seat, SplitMix};
use summiteer_rules::games::everest::{Game, Setup, State, standard_library};
use summiteer_rules::mountain::{Card, CardCounts};

const SAMPLES: usize = 60_000;

/// Seat B has taken one acclimatization card with oxygen and removed one card; nothing of that has lain open.
const POSITION: &str = "
    day 3
    phase choose
    hand A m1 m1 m2 m2 m3 m3
    hand B m1 a4 m2 m3 r1/3 m2
    removed B m1
    played B m2 m3 m3-1 m4-1 r2/3 r2/3";

fn state() -> State {
    let setup = Setup::new("everest-easy", "everest-summer", 2);
    let game = Arc::new(Game::new(&setup, &standard_library()).unwrap());
    State::from_text(game, POSITION).unwrap_or_else(|error| panic!("{error}"))
}

/// Asserts that something happened about as often as expected: within five standard deviations.
fn assert_share(what: &str, found: usize, probability: f64) {
    let expected = probability * SAMPLES as f64;
    let deviation = (expected * (1.0 - probability)).sqrt();
    assert!((found as f64 - expected).abs() < 5.0 * deviation, "{what}: {found}, not about {expected}");
}

#[test]
fn every_card_is_taken_removed_and_held_as_often_as_in_a_fair_deal() {
    let (state, seat, mut source) = (state(), Seat::new(1), SplitMix(5));
    let view = state.view(Observer::Seat(Seat::new(0)));
    let unseen: CardCounts = state.public().unseen(state.game(), seat);
    let set_aside = state.game().deck().set_aside;
    let (mut left_deck, mut removed, mut held) = (HashMap::new(), HashMap::new(), 0usize);
    for _ in 0..SAMPLES {
        let sample = view.sample(&mut source);
        let secret = sample.secret(seat);
        let gone = set_aside.minus(&secret.air.all()).expect("the deck is a part of the six");
        assert_eq!((gone.total(), secret.removed.total(), secret.hand.total()), (1, 1, 6));
        gone.iter().for_each(|card| *left_deck.entry(card).or_insert(0usize) += 1);
        secret.removed.iter().for_each(|card| *removed.entry(card).or_insert(0usize) += 1);
        held += usize::from(secret.hand.minus(&gone).is_some());
    }
    // Each of the six is as likely to be the one that was taken.
    for card in set_aside.kinds() {
        let probability = f64::from(set_aside.count(card)) / 6.0;
        assert_share("taken", left_deck.get(&card).copied().unwrap_or(0), probability);
    }
    // The taken card and the twelve main cards that never lay open: one of thirteen was removed, six are held.
    let main: Vec<Card> = unseen.kinds().filter(|card| set_aside.count(*card) == 0).collect();
    assert_eq!(main.iter().map(|card| unseen.count(*card)).sum::<u8>(), 12);
    for card in main {
        let probability = f64::from(unseen.count(card)) / 13.0;
        assert_share("removed", removed.get(&card).copied().unwrap_or(0), probability);
    }
    assert_share("held", held, 6.0 / 13.0);
}
