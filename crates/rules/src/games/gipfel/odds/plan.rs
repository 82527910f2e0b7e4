//! The best dice to keep for any worth of the final dice, by dynamic programming.

use super::pools::{Odds, POOLS, ROLLED};
use crate::games::gipfel::{Counts, Dice, FACES, MAX_ROLLS, Places, Sign};

/// What every choice of dice to keep is worth, with up to three rolls left.
///
/// The worth of the final dice is given; a chance is the plan of a worth of 0 and 1.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    odds: &'a Odds,
    /// What five dice are worth in the end.
    last: [f64; ROLLED],
    /// By rolls left and multiset: what dice are worth if the missing ones are rolled, and then so many rolls are left.
    rolling: Vec<[f64; POOLS]>,
}

/// Dice to keep.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Keep {
    /// Which stay on the table; all five if no roll promises more than these dice.
    pub dice: Counts,
    /// What the final dice are worth on average with the best play.
    pub expected: f64,
}

impl Odds {
    /// A plan for up to `rolls` rolls (at most [`MAX_ROLLS`]), given what each of the dice in [`Self::rolled`] is
    /// worth in the end.
    pub fn plan(&self, last: &[f64; ROLLED], rolls: u8) -> Plan<'_> {
        let mut rolling = Vec::with_capacity(usize::from(rolls));
        let mut rolled = *last;
        for left in 0..rolls.min(MAX_ROLLS) {
            if left > 0 {
                rolled = self.with_a_roll(last, &rolling[usize::from(left) - 1]);
            }
            rolling.push(self.filled_up(&rolled));
        }
        Plan { odds: self, last: *last, rolling }
    }

    /// A plan for meeting one of these signs; what it expects are chances.
    pub fn plan_for_signs(&self, signs: &[Sign], rolls: u8) -> Plan<'_> {
        let is_met = |rolled: usize| signs.iter().any(|sign| sign.is_met(&self.rolled()[rolled]));
        self.plan(&std::array::from_fn(|rolled| f64::from(u8::from(is_met(rolled)))), rolls)
    }

    /// The worth of every multiset if the missing dice are rolled, from that of five dice.
    fn filled_up(&self, rolled: &[f64; ROLLED]) -> [f64; POOLS] {
        let mut worth = [0.0; POOLS];
        worth[..ROLLED].copy_from_slice(rolled);
        for (index, with_face) in self.unrolled() {
            let sum: f64 = with_face.iter().map(|next| worth[usize::from(*next)]).sum();
            worth[index] = sum / FACES as f64;
        }
        worth
    }

    /// The worth of five dice if some of them may be rolled: the most of all that can be kept.
    ///
    /// What the best part of a multiset is worth follows from the best parts of those with one die less.
    fn with_a_roll(&self, stopping: &[f64; ROLLED], rolling: &[f64; POOLS]) -> [f64; ROLLED] {
        let mut best = *rolling;
        for index in (ROLLED..POOLS).rev() {
            best[index] = self.with_one_less(index).fold(best[index], |most, less| most.max(best[less]));
        }
        std::array::from_fn(|rolled| {
            self.with_one_less(rolled).fold(stopping[rolled], |most, less| most.max(best[less]))
        })
    }
}

impl Plan<'_> {
    /// What these dice are worth on average with the best play and `rolls` rolls left: five dice on the table, or
    /// fewer that were kept, of which the missing ones are rolled next.
    ///
    /// # Panics
    /// If the plan was not made for so many rolls, or dice are missing and no roll is left.
    pub fn expected(&self, dice: &Counts, rolls: u8) -> f64 {
        let index = self.odds.index(dice);
        if index < ROLLED {
            return self.best_keep(dice, rolls).expected;
        }
        let after = rolls.checked_sub(1).expect("missing dice need a roll");
        self.rolling[usize::from(after)][index]
    }

    /// The best dice to keep of five with `rolls` rolls left: all of them if no roll promises more.
    ///
    /// # Panics
    /// If the plan was not made for so many rolls, or there are not five dice.
    pub fn best_keep(&self, dice: &Counts, rolls: u8) -> Keep {
        let rolled = self.odds.index(dice);
        let mut best = Keep { dice: *dice, expected: self.last[rolled] };
        let Some(after) = rolls.checked_sub(1) else { return best };
        for kept in self.odds.parts(rolled) {
            let expected = self.rolling[usize::from(after)][kept];
            if expected > best.expected {
                best = Keep { dice: self.odds.pool(kept), expected };
            }
        }
        best
    }
}

impl Keep {
    /// The places of the dice to roll so that these stay. Of equal dice those in the lowest places stay.
    pub fn places_to_roll(&self, dice: Dice) -> Places {
        let mut kept = self.dice;
        let mut stays = |face: u8| {
            let left = &mut kept.0[usize::from(face) - 1];
            let stays = *left > 0;
            *left -= u8::from(stays);
            stays
        };
        (0..dice.0.len()).filter(|place| !stays(dice.0[*place])).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(faces: [u8; 5]) -> Counts {
        Dice(faces).counts()
    }

    #[test]
    fn five_of_a_kind_comes_within_three_rolls_once_in_22_turns() {
        let odds = Odds::new();
        let plan = odds.plan_for_signs(&[Sign::OfAKind(5)], 3);
        let chance = plan.expected(&Counts::default(), 3);
        assert!((chance - 0.04603).abs() < 0.000_005, "{chance}");
    }

    #[test]
    fn one_roll_has_the_chances_of_its_7776_outcomes() {
        let odds = Odds::new();
        for (sign, outcomes) in [
            (Sign::OfAKind(5), 6),
            (Sign::Straight(5), 2 * 120),
            (Sign::FullHouse, 6 * 5 * 10),
            (Sign::SumAtMost(6), 6),
            (Sign::SumAtLeast(5), 7776),
        ] {
            let chance = odds.plan_for_signs(&[sign], 1).expected(&Counts::default(), 1);
            assert!((chance - f64::from(outcomes) / 7776.0).abs() < 1e-12, "{sign:?}: {chance}");
        }
    }

    #[test]
    fn the_best_dice_for_a_sign_are_kept() {
        let odds = Odds::new();
        for (sign, rolled, kept, chance) in [
            // A straight open at both ends.
            (Sign::Straight(5), [2, 3, 4, 5, 5], vec![2, 3, 4, 5], 2.0 / 6.0),
            (Sign::FullHouse, [1, 1, 4, 4, 6], vec![1, 1, 4, 4], 2.0 / 6.0),
            (Sign::OfAKind(4), [3, 3, 3, 1, 2], vec![3, 3, 3], 11.0 / 36.0),
            (Sign::SumAtMost(13), [1, 1, 1, 5, 6], vec![1, 1, 1], 33.0 / 36.0),
        ] {
            let keep = odds.plan_for_signs(&[sign], 1).best_keep(&dice(rolled), 1);
            let mut counts = Counts::default();
            kept.into_iter().for_each(|face| counts.add(face));
            assert_eq!(keep.dice, counts, "{sign:?}");
            assert!((keep.expected - chance).abs() < 1e-12, "{sign:?}: {}", keep.expected);
        }
    }

    #[test]
    fn dice_that_meet_the_sign_are_left_alone() {
        let odds = Odds::new();
        let plan = odds.plan_for_signs(&[Sign::TwoPairs], 2);
        let keep = plan.best_keep(&dice([3, 3, 3, 3, 1]), 2);
        assert_eq!(keep, Keep { dice: dice([3, 3, 3, 3, 1]), expected: 1.0 });
        assert!(keep.places_to_roll(Dice([3, 3, 3, 3, 1])).is_empty());
    }

    #[test]
    fn the_places_rolled_are_those_of_the_dice_not_kept() {
        let mut kept = Counts::default();
        [5, 2].into_iter().for_each(|face| kept.add(face));
        let keep = Keep { dice: kept, expected: 0.0 };
        let places: Vec<usize> = keep.places_to_roll(Dice([5, 1, 5, 2, 2])).iter().collect();
        assert_eq!(places, [1, 2, 4]);
    }
}
