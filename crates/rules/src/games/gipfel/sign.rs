//! Signs: what the dice must show for a goat to walk along a trail (GS-016).

use super::dice::{Counts, DICE, FACES, Face};

/// The least and the greatest sum of five dice.
pub const SUMS: std::ops::RangeInclusive<u8> = DICE as u8..=(DICE * FACES) as u8;

/// What a sign asks for. Text: `sum<=13`, `sum>=20`, `triple:4`, `two-pairs`, `full-house`, `small-straight`,
/// `large-straight`, `three-of-a-kind`, `four-of-a-kind`, `five-of-a-kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// All five dice together show so much or less (GS-019).
    SumAtMost(u8),
    /// All five dice together show so much or more (GS-020).
    SumAtLeast(u8),
    /// At least three dice show this face (GS-021, Q-GS-02).
    ThreeOf(Face),
    /// Two pairs, also of one face (GS-023).
    TwoPairs,
    /// Three of one face and two of another (GS-024).
    FullHouse,
    /// At least so many faces in sequence, 4 or 5 (GS-022, Q-GS-01).
    Straight(u8),
    /// At least so many dice of any one face, 3, 4 or 5 (GS-025, Q-GS-01).
    OfAKind(u8),
}

impl Sign {
    /// Whether five rolled dice meet the sign.
    ///
    /// ```
    /// use summiteer_rules::games::gipfel::{Dice, Sign};
    /// let dice = Dice([2, 2, 5, 2, 5]).counts();
    /// assert!(Sign::FullHouse.is_met(&dice) && Sign::ThreeOf(2).is_met(&dice));
    /// assert!(!Sign::ThreeOf(5).is_met(&dice) && !Sign::SumAtMost(15).is_met(&dice));
    /// ```
    pub fn is_met(self, dice: &Counts) -> bool {
        match self {
            Self::SumAtMost(most) => dice.sum() <= most,
            Self::SumAtLeast(least) => dice.sum() >= least,
            Self::ThreeOf(face) => dice.of(face) >= 3,
            Self::TwoPairs => dice.0.iter().map(|count| count / 2).sum::<u8>() >= 2,
            Self::FullHouse => dice.0.contains(&3) && dice.0.contains(&2),
            Self::Straight(length) => longest_run(dice) >= length,
            Self::OfAKind(count) => dice.most() >= count,
        }
    }

    /// Reads a sign's text; `None` if no sign has this text.
    pub fn parse(text: &str) -> Option<Self> {
        if let Some(most) = text.strip_prefix("sum<=") {
            return read_number(most).filter(|sum| SUMS.contains(sum)).map(Self::SumAtMost);
        }
        if let Some(least) = text.strip_prefix("sum>=") {
            return read_number(least).filter(|sum| SUMS.contains(sum)).map(Self::SumAtLeast);
        }
        if let Some(face) = text.strip_prefix("triple:") {
            return read_number(face).filter(|face| (1..=FACES as u8).contains(face)).map(Self::ThreeOf);
        }
        Self::plain().into_iter().find(|sign| sign.text() == text)
    }

    /// The sign's text.
    pub fn text(self) -> String {
        match self {
            Self::SumAtMost(most) => format!("sum<={most}"),
            Self::SumAtLeast(least) => format!("sum>={least}"),
            Self::ThreeOf(face) => format!("triple:{face}"),
            Self::TwoPairs => "two-pairs".to_owned(),
            Self::FullHouse => "full-house".to_owned(),
            Self::Straight(length) => if length < 5 { "small-straight" } else { "large-straight" }.to_owned(),
            Self::OfAKind(3) => "three-of-a-kind".to_owned(),
            Self::OfAKind(count) => if count < 5 { "four-of-a-kind" } else { "five-of-a-kind" }.to_owned(),
        }
    }

    /// The signs without a number in their text.
    const fn plain() -> [Self; 7] {
        [
            Self::TwoPairs,
            Self::FullHouse,
            Self::Straight(4),
            Self::Straight(5),
            Self::OfAKind(3),
            Self::OfAKind(4),
            Self::OfAKind(5),
        ]
    }
}

/// A number as it is written: digits alone and no leading zero, so that each sign has one text.
fn read_number(digits: &str) -> Option<u8> {
    digits.parse().ok().filter(|number: &u8| number.to_string() == digits)
}

fn longest_run(dice: &Counts) -> u8 {
    let (mut run, mut longest) = (0, 0);
    for count in dice.0 {
        run = if count > 0 { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    longest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::gipfel::Dice;

    fn met(sign: &str, dice: [Face; DICE]) -> bool {
        Sign::parse(sign).unwrap().is_met(&Dice(dice).counts())
    }

    #[test]
    fn each_sign_is_met_at_its_bound_and_not_below() {
        assert!(met("sum<=13", [1, 2, 3, 3, 4]) && !met("sum<=13", [1, 2, 3, 4, 4]));
        assert!(met("sum>=24", [4, 4, 4, 6, 6]) && !met("sum>=24", [4, 4, 4, 5, 6]));
        assert!(met("triple:4", [4, 1, 4, 2, 4]) && !met("triple:4", [4, 1, 4, 2, 5]));
        assert!(met("small-straight", [3, 4, 5, 6, 6]) && !met("small-straight", [1, 2, 3, 5, 6]));
        assert!(met("large-straight", [2, 3, 4, 5, 6]) && !met("large-straight", [1, 2, 3, 4, 6]));
        assert!(met("two-pairs", [1, 1, 6, 6, 2]) && !met("two-pairs", [1, 1, 1, 6, 2]));
        assert!(met("full-house", [1, 6, 1, 6, 1]) && !met("full-house", [1, 6, 1, 6, 2]));
        assert!(met("four-of-a-kind", [5, 5, 5, 5, 2]) && !met("four-of-a-kind", [5, 5, 5, 1, 2]));
    }

    #[test]
    fn a_longer_run_or_more_of_a_kind_meets_the_shorter_sign() {
        assert!(met("small-straight", [1, 2, 3, 4, 5]));
        assert!(met("three-of-a-kind", [6; 5]) && met("triple:6", [6; 5]));
        assert!(met("two-pairs", [3, 3, 3, 3, 1]));
    }

    #[test]
    fn every_text_is_read_as_the_sign_it_came_from() {
        let sums = SUMS.flat_map(|sum| [Sign::SumAtMost(sum), Sign::SumAtLeast(sum)]);
        for sign in sums.chain((1..=6).map(Sign::ThreeOf)).chain(Sign::plain()) {
            assert_eq!(Sign::parse(&sign.text()), Some(sign));
        }
        for text in ["sum<=4", "sum>=31", "triple:0", "triple:7", "sum<=", "sum<=007", "sum<=+9", "pair"] {
            assert_eq!(Sign::parse(text), None, "{text}");
        }
    }
}
