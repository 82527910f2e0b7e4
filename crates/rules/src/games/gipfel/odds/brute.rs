//! The same chances the long way: over all orders of five dice, all masks of dice to roll and all their outcomes.

use std::collections::HashMap;

use super::Odds;
use crate::games::gipfel::{Counts, DICE, Dice, FACES, Sign};

/// What ordered dice are worth.
type Worth = HashMap<[u8; DICE], f64>;

/// All 7776 orders.
fn orders() -> Vec<[u8; DICE]> {
    (0..FACES.pow(DICE as u32))
        .map(|number| std::array::from_fn(|place| (number / FACES.pow(place as u32) % FACES) as u8 + 1))
        .collect()
}

fn sorted(mut dice: [u8; DICE]) -> [u8; DICE] {
    dice.sort_unstable();
    dice
}

/// The mean over all outcomes of rolling the dice that the mask names.
fn rolled(worth: &Worth, dice: [u8; DICE], mask: usize) -> f64 {
    let places: Vec<usize> = (0..DICE).filter(|place| mask & (1 << place) != 0).collect();
    let outcomes = FACES.pow(places.len() as u32);
    let sum: f64 = (0..outcomes)
        .map(|number| {
            let mut next = dice;
            for (digit, place) in places.iter().enumerate() {
                next[*place] = (number / FACES.pow(digit as u32) % FACES) as u8 + 1;
            }
            worth[&sorted(next)]
        })
        .sum();
    sum / outcomes as f64
}

/// One roll more: the best of all masks, none included.
fn with_a_roll(worth: &Worth) -> Worth {
    let best = |dice: &[u8; DICE]| (0..1 << DICE).map(|mask| rolled(worth, *dice, mask)).fold(0.0, f64::max);
    worth.keys().map(|dice| (*dice, best(dice))).collect()
}

#[test]
fn chances_agree_with_an_exhaustive_enumeration() {
    let odds = Odds::new();
    for signs in [
        vec![Sign::FullHouse],
        vec![Sign::Straight(4)],
        vec![Sign::Straight(5)],
        vec![Sign::SumAtMost(11), Sign::ThreeOf(6), Sign::OfAKind(4)],
    ] {
        let is_met = |dice: [u8; DICE]| signs.iter().any(|sign| sign.is_met(&Dice(dice).counts()));
        let last: Worth =
            orders().into_iter().map(|dice| (sorted(dice), f64::from(u8::from(is_met(dice))))).collect();
        let once = with_a_roll(&last);
        let twice = with_a_roll(&once);
        let plan = odds.plan_for_signs(&signs, 3);
        for (rolls, worth) in [(0, &last), (1, &once), (2, &twice)] {
            for (dice, chance) in worth {
                let expected = plan.expected(&Dice(*dice).counts(), rolls);
                assert!((expected - chance).abs() < 1e-9, "{signs:?} {dice:?} {rolls}: {expected} {chance}");
            }
            let start = orders().into_iter().map(|dice| worth[&sorted(dice)]).sum::<f64>() / 7776.0;
            let expected = plan.expected(&Counts::default(), rolls + 1);
            assert!((expected - start).abs() < 1e-9, "{signs:?} {rolls}: {expected} {start}");
        }
    }
}
