use summiteer_rules::core::{Observer, Rules};
use summiteer_rules::games::gipfel::{Dice, State};

use super::{ask, position};
use crate::gipfel::{AnswerWire, ChanceWire, ChancesWire, QuestionWire};

/// From the start trails lead to a1 (three of a kind), b1 (two pairs), c1 (three 4s), d1 (24 or more), e1 (20 or more).
const TWO_FOURS: &str = "phase choose A\ndice 4 4 1 2 6\nrolls 2";

fn chances(state: &State, keep: &[u8]) -> ChancesWire {
    match ask(state, 0, &QuestionWire::Chances { keep: keep.to_vec() }) {
        Ok(AnswerWire::Chances(chances)) => chances,
        other => panic!("{other:?}"),
    }
}

fn to(chances: &ChancesWire, station: &str) -> ChanceWire {
    let trail = chances.trails.iter().find(|trail| trail.to == station);
    trail.expect("a trail in front of a goat").chance.clone()
}

#[track_caller]
fn close(chance: f64, outcomes: u32, of: u32) {
    assert!((chance - f64::from(outcomes) / f64::from(of)).abs() < 1e-12, "{chance} is not {outcomes}/{of}");
}

#[test]
fn the_chances_of_kept_dice_are_those_counted_by_hand() {
    let kept = chances(&position(TWO_FOURS), &[0, 1]);
    let ends: Vec<&str> = kept.trails.iter().map(|trail| trail.to.as_str()).collect();
    assert_eq!(ends, ["a1", "b1", "c1", "d1", "e1"]);
    // A third 4 among three dice.
    close(to(&kept, "c1").kept, 216 - 125, 216);
    // Or three equal others, of five faces.
    close(to(&kept, "a1").kept, 216 - 125 + 5, 216);
    // No 4 and a pair (65), one 4 and a pair (15), two 4s (15), three 4s.
    close(to(&kept, "b1").kept, 96, 216);
    // Three dice that show 16 or more (10), or three more 4s.
    close(to(&kept, "d1").kept, 10 + 1, 216);
}

#[test]
fn the_best_dice_to_keep_are_named_by_their_places() {
    let best = chances(&position(TWO_FOURS), &[]);
    let (fours, high) = (to(&best, "c1"), to(&best, "e1"));
    assert_eq!((fours.keep, fours.now), (vec![0, 1], false));
    close(fours.best, 91, 216);
    // 4, 4 and 6 stay; two dice that show 6 or more together.
    assert_eq!(high.keep, [0, 1, 4]);
    close(high.best, 26, 36);
}

#[test]
fn any_trail_is_as_likely_as_the_outcomes_that_open_one() {
    let state = position(TWO_FOURS);
    let any = chances(&state, &[0, 1]).any;
    let signs: Vec<_> = state.game().board().trails.iter().take(5).map(|trail| trail.sign).collect();
    let faces = || 1..=6u8;
    let outcomes = faces().flat_map(|a| faces().flat_map(move |b| faces().map(move |c| [4, 4, a, b, c])));
    let opening = outcomes.filter(|dice| signs.iter().any(|sign| sign.is_met(&Dice(*dice).counts())));
    close(any.kept, opening.count() as u32, 216);
    assert!(any.best >= any.kept && !any.now);
}

#[test]
fn two_rolls_are_reckoned_with_the_best_keeping_after_the_first() {
    let state = position("phase choose A\ndice 4 4 1 2 6\nrolls 1");
    // A 4 in either of two rolls of three dice: what misses once has the chance again.
    close(to(&chances(&state, &[0, 1]), "c1").kept, 216 * 216 - 125 * 125, 216 * 216);
}

#[test]
fn dice_that_all_stay_promise_what_they_show() {
    for (rolls, now) in [("rolls 2", [0, 1, 2, 3, 4].as_slice()), ("rolls 3", &[0])] {
        let state = position(&format!("phase choose A\ndice 4 4 1 4 6\n{rolls}"));
        let chances = chances(&state, now);
        assert_eq!((to(&chances, "c1").kept, to(&chances, "b1").kept), (1.0, 0.0), "{rolls}");
        let open = ChanceWire { now: true, kept: 1.0, best: 1.0, keep: vec![0, 1, 2, 3, 4] };
        assert_eq!((to(&chances, "c1"), chances.any), (open.clone(), open), "{rolls}");
    }
}

#[test]
fn after_the_last_roll_nothing_is_left_to_hope_for() {
    let chances = chances(&position("phase choose A\ndice 1 2 3 4 6\nrolls 3"), &[]);
    assert!(chances.trails.iter().all(|trail| trail.chance.best == 0.0 && trail.chance.kept == 0.0));
    assert_eq!(chances.any.best, 0.0);
}

#[test]
fn a_joker_opens_every_trail() {
    let chances = chances(&position("phase choose A\ndice 1 1 1 1 1\nrolls 1\ngoats A t1"), &[]);
    assert_eq!(chances.trails.len(), 6);
    assert!(chances.trails.iter().all(|trail| trail.chance.now && trail.chance.best == 1.0));
}

#[test]
fn before_the_first_roll_all_three_are_reckoned() {
    let summit = to(&chances(&position("phase roll A\ngoats A t1"), &[]), "summit");
    assert!((summit.best - 0.04603).abs() < 0.000_005, "{}", summit.best);
    assert_eq!((summit.now, summit.keep.len(), summit.kept), (false, 0, summit.best));
}

#[test]
fn dice_that_lie_while_others_roll_stay() {
    let rolling = chances(&position("phase rolling A\ndice 5 5 - - -\nrolls 3"), &[]);
    let three = to(&rolling, "a1");
    close(three.kept, 216 - 125 + 5, 216);
    assert_eq!((three.best, three.keep), (three.kept, vec![0, 1]));
}

#[test]
fn a_seat_without_dice_or_a_die_that_does_not_lie_is_named() {
    let error = |text: &str, seat: usize, keep: &[u8]| {
        ask(&position(text), seat, &QuestionWire::Chances { keep: keep.to_vec() }).err()
    };
    assert_eq!(error(TWO_FOURS, 1, &[]).as_deref(), Some("the dice are A's"));
    assert_eq!(error(TWO_FOURS, 0, &[5]).as_deref(), Some("no die lies at place 5"));
    assert_eq!(error("phase roll A", 0, &[0]).as_deref(), Some("no die lies at place 0"));
    let push = "phase push A a3\ndice 2 2 5 2 5\ngoats A a3 a3";
    assert_eq!(error(push, 0, &[]).as_deref(), Some("nobody has dice to roll"));
    let spectator = position(TWO_FOURS).view(Observer::Spectator);
    assert!(QuestionWire::Chances { keep: Vec::new() }.answer(&spectator).is_err());
}
