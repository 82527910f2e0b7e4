//! How often each deal is sampled, against an exact enumeration.

use std::collections::HashMap;
use std::sync::Arc;

use summiteer_rules::core::{Observer, Rules, Seat, SplitMix};
use summiteer_rules::games::k2::{Game, Setup, State, standard_library};
use summiteer_rules::mountain::{Card, CardCounts};

pub(crate) const SAMPLES: usize = 200_000;

/// Seat B's nine unseen cards, six of them in its hand.
const POSITION: &str = "
    day 2
    phase choose
    hand A m1 m1 m1 m2 m2 m2
    played A m1 m1 m3
    hand B m1 m1 m2 m3 r1/3 a0
    played B m1 m1 m1 m2 m2 m3 r1/2 a1 a2";

fn position(more: &str) -> State {
    let setup = Setup::solo("k2-easy", "k2-summer").with_seats(2);
    let game = Game::new(&setup, &standard_library()).unwrap();
    State::from_text(Arc::new(game), &format!("{POSITION}\n{more}")).unwrap_or_else(|error| panic!("{error}"))
}

/// Every choice of `count` of the cards, each card told apart.
pub(crate) fn subsets(cards: &[Card], count: usize) -> Vec<CardCounts> {
    let sets = (0..1u32 << cards.len()).filter(|set| set.count_ones() as usize == count);
    let chosen =
        |set: u32| cards.iter().enumerate().filter(move |(i, _)| set >> i & 1 == 1).map(|(_, card)| *card);
    sets.map(|set| chosen(set).collect()).collect()
}

/// Pearson's sum over all kinds of results, compared with five standard deviations above what it is on average.
pub(crate) fn assert_frequencies<K: std::hash::Hash + Eq>(
    expected: &HashMap<K, f64>,
    found: &HashMap<K, usize>,
) {
    let whole: f64 = expected.values().sum();
    assert!(found.keys().all(|kind| expected.contains_key(kind)), "something impossible was sampled");
    let sum: f64 = expected
        .iter()
        .map(|(kind, weight)| {
            let expected = weight / whole * SAMPLES as f64;
            (found.get(kind).copied().unwrap_or(0) as f64 - expected).powi(2) / expected
        })
        .sum();
    let freedom = expected.len() as f64 - 1.0;
    assert!(sum < freedom + 5.0 * (2.0 * freedom).sqrt(), "{sum} with {freedom} degrees of freedom");
}

fn unseen(state: &State, seat: Seat) -> Vec<Card> {
    state.public().unseen(state.game(), seat).iter().collect()
}

#[test]
fn hands_are_sampled_as_often_as_a_shuffle_deals_them() {
    let (state, seat) = (position(""), Seat::new(1));
    let mut expected = HashMap::new();
    for hand in subsets(&unseen(&state, seat), 6) {
        *expected.entry(hand).or_insert(0.0) += 1.0;
    }
    let (view, mut source) = (state.view(Observer::Seat(Seat::new(0))), SplitMix(1));
    let mut found = HashMap::new();
    for _ in 0..SAMPLES {
        *found.entry(*view.sample(&mut source).hand(seat)).or_insert(0) += 1;
    }
    assert_frequencies(&expected, &found);
}

#[test]
fn locked_choices_are_sampled_as_often_as_if_drawn_from_the_hand() {
    let (state, seat) = (position("chosen B m1 m2 a0"), Seat::new(1));
    let mut expected = HashMap::new();
    for hand in subsets(&unseen(&state, seat), 6) {
        for choice in subsets(&hand.iter().collect::<Vec<_>>(), 3) {
            *expected.entry((hand, choice)).or_insert(0.0) += 1.0;
        }
    }
    let (view, mut source) = (state.view(Observer::Spectator), SplitMix(2));
    let mut found = HashMap::new();
    for _ in 0..SAMPLES {
        let sample = view.sample(&mut source);
        let own = sample.view(Observer::Seat(seat)).own.expect("a seat has its own secrets");
        let choice = own.choice.expect("the choice is locked in").into_iter().collect::<CardCounts>();
        *found.entry((own.hand, choice)).or_insert(0) += 1;
    }
    assert_frequencies(&expected, &found);
}
