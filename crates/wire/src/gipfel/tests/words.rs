//! Words against the texts that they are keys of.

use std::collections::{BTreeMap, BTreeSet};

use summiteer_rules::core::Seat;
use summiteer_rules::games::gipfel::{Dice, Event, Places, Refusal, Sign, StationId};

use super::position;
use crate::Words;
use crate::gipfel::{SignWire, event_words, refusal_words};

/// The English texts by their keys, with the variables that each uses.
fn texts() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut texts = BTreeMap::<_, BTreeSet<_>>::new();
    let mut key = "";
    for line in include_str!("../../../../../locales/en/gipfel.ftl").lines() {
        let starts = !line.starts_with([' ', '#']);
        if let Some((name, _)) = line.split_once(" = ").filter(|_| starts) {
            key = name;
        }
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let variables = line.split('$').skip(1).filter(|_| !line.starts_with('#'));
        let names = variables.map(|rest| rest.split(|letter| !is_name(letter)).next().unwrap_or_default());
        texts.entry(key).or_default().extend(names);
    }
    texts
}

/// Every text that begins so belongs to some of the words, and each of the words has a text and all its variables.
fn are_the_texts(beginning: &str, all: &[Words]) {
    let texts = texts();
    for words in all {
        let variables = texts.get(words.key.as_str()).unwrap_or_else(|| panic!("no text {}", words.key));
        let known: BTreeSet<&str> = words.args.keys().map(String::as_str).collect();
        assert!(variables.is_subset(&known), "{}: {variables:?} of {known:?}", words.key);
    }
    let said: BTreeSet<&str> = all.iter().map(|words| words.key.as_str()).collect();
    let written: BTreeSet<&str> = texts.keys().copied().filter(|key| key.starts_with(beginning)).collect();
    assert!(!written.is_empty());
    assert_eq!(said, written);
}

const SEAT: Seat = Seat::new(0);
const LOW: StationId = StationId(0);
const HIGH: StationId = StationId(1);

#[test]
fn every_event_has_its_text_and_every_text_its_event() {
    let (seat, from, to) = (SEAT, LOW, HIGH);
    let events = [
        Event::FirstSeat(seat),
        Event::TookUp { seat, places: Places::ALL },
        Event::TookUp { seat, places: [1, 4].into_iter().collect() },
        Event::Rolled { seat, place: 0, face: 6 },
        Event::DiceLie { seat, dice: Dice([1, 2, 3, 4, 5]) },
        Event::Moved { seat, from, to, joker: false },
        Event::Moved { seat, from, to, joker: true },
        Event::PushedUp { seat, from, to },
        Event::WashedDown { seat, from, to },
        Event::SetBack { seat, from },
        Event::Stuck(seat),
        Event::SummitLeft(seat),
        Event::Arrived { seat, arrivals: 1, pushed: false },
        Event::Arrived { seat, arrivals: 2, pushed: true },
        Event::TurnPassed { from: seat, to: Seat::new(1) },
        Event::Won(seat),
    ];
    let state = position("phase roll A");
    let words = events.map(|event| event_words(state.game(), &event));
    are_the_texts("gipfel-event-", &words);
}

#[test]
fn every_refusal_has_its_text_and_every_text_its_refusal() {
    let (seat, from, to) = (SEAT, LOW, HIGH);
    let refusals = [
        Refusal::GameOver,
        Refusal::ChanceFirst,
        Refusal::NoSuchChance,
        Refusal::NotNow { seat },
        Refusal::RollAllFirst,
        Refusal::NoRollsLeft,
        Refusal::NoDice,
        Refusal::PushDue { at: from },
        Refusal::NotPushed { at: from },
        Refusal::NoTrail { from, to },
        Refusal::NoGoat { station: from },
        Refusal::SignNotMet { sign: Sign::FullHouse },
        Refusal::NotOnTheWay { station: from },
        Refusal::MustMove,
        Refusal::MustPutBack,
    ];
    let state = position("phase roll A");
    let words = refusals.map(|refusal| refusal_words(state.game(), &refusal));
    are_the_texts("gipfel-refusal-", &words);
    let with_rule =
        words.iter().filter(|words| words.rule.as_ref().is_some_and(|rule| rule.starts_with("GS-")));
    assert_eq!(with_rule.count(), refusals.len() - 2, "chance is no rule of the game");
}

#[test]
fn every_sign_has_its_texts_and_every_text_its_sign() {
    let signs = [
        Sign::SumAtMost(13),
        Sign::SumAtLeast(20),
        Sign::ThreeOf(4),
        Sign::TwoPairs,
        Sign::FullHouse,
        Sign::Straight(4),
        Sign::Straight(5),
        Sign::OfAKind(3),
    ];
    let wires = signs.map(SignWire::new);
    for (sign, wire) in signs.iter().zip(&wires) {
        assert_eq!(Sign::parse(&wire.id), Some(*sign));
        assert_eq!(wire.words.key, format!("sign-{}", wire.kind));
    }
    let words: Vec<Words> = wires.into_iter().flat_map(|wire| [wire.words, wire.short]).collect();
    are_the_texts("sign-", &words);
}

#[test]
fn places_in_words_are_counted_from_one() {
    let state = position("phase roll A");
    let took_up = Event::TookUp { seat: SEAT, places: [1, 4].into_iter().collect() };
    let words = event_words(state.game(), &took_up);
    assert_eq!(words, Words::new("gipfel-event-took-up").text("seat", "A").text("places", "2 5"));
}
