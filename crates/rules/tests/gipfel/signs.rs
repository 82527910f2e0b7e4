//! How many of all 7776 dice meet each sign, counted by hand.

use summiteer_rules::games::gipfel::{Dice, Sign};

fn all_dice() -> impl Iterator<Item = Dice> {
    (0..7776u16).map(|index| Dice([1, 6, 36, 216, 1296].map(|power| (index / power % 6) as u8 + 1)))
}

/// Signs with the number of dice that meet them, and how it comes about.
const COUNTS: [(&str, usize, &str); 16] = [
    ("sum<=5", 1, "all 1s"),
    ("sum<=9", 126, "the ways to have 5 to 9: 1 + 5 + 15 + 35 + 70"),
    ("sum<=13", 1182, "after 126: 126 + 205 + 305 + 420"),
    ("sum<=30", 7776, "all"),
    ("sum>=30", 1, "all 6s"),
    ("sum>=26", 126, "35 - 26 = 9, turned over"),
    ("sum>=22", 1182, "35 - 22 = 13, turned over"),
    ("triple:1", 276, "10 x 25 + 5 x 5 + 1"),
    ("triple:6", 276, "the same"),
    ("two-pairs", 2256, "1800 of two faces, 300 full houses, 150 of four and 6 of five of a kind"),
    ("full-house", 300, "6 x 5 x 10"),
    ("small-straight", 1200, "240 large ones and 960 of four"),
    ("large-straight", 240, "2 x 120"),
    ("three-of-a-kind", 1656, "1500 of three, 150 of four, 6 of five"),
    ("four-of-a-kind", 156, "150 of four, 6 of five"),
    ("five-of-a-kind", 6, "one a face"),
];

#[test]
fn as_many_dice_meet_each_sign_as_counted_by_hand() {
    for (text, count, remark) in COUNTS {
        let sign = Sign::parse(text).expect("a sign");
        let found = all_dice().filter(|dice| sign.is_met(&dice.counts())).count();
        assert_eq!(found, count, "{text}: {remark}");
    }
}

#[test]
fn the_order_of_the_dice_does_not_matter() {
    for (text, _, _) in COUNTS {
        let sign = Sign::parse(text).expect("a sign");
        for dice in all_dice() {
            let mut sorted = dice;
            sorted.0.sort_unstable();
            assert_eq!(sign.is_met(&dice.counts()), sign.is_met(&sorted.counts()), "{text} {dice:?}");
        }
    }
}
