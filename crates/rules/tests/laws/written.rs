//! The frame of the written games: whole games of an expedition, each with what every seat saw every morning and what
//! seat A heard.
//!
//! `tests/golden/NAME.summit` are the games. What belongs to them stands in `NAME.views.txt`, which `SUMMITEER_BLESS=1`
//! writes anew.

use std::fmt::{Debug, Write};
use std::path::PathBuf;

use summiteer_rules::core::{Header, Observer, Rules, Seat, Table, Turn};
use summiteer_rules::expedition::{Course, SeatCards};
use summiteer_rules::mountain::{Card, Deck};

use crate::laws;

/// A game that is written down.
pub(crate) trait Written: Rules {
    /// The state before the first entry.
    fn start_of(header: &Header) -> Self;
    /// The day, while its cards are chosen.
    fn choosing(&self) -> Option<u8>;
    /// What lies open.
    fn open(view: &Self::View) -> String;
    /// What only the seat knows; each line begins with two spaces and the seat.
    fn secrets(view: &Self::View, seat: Seat) -> String;
    /// How the game has ended.
    fn result(&self) -> String;
}

/// The written game of this name, played to its end.
pub(crate) fn read<R: Written>(name: &str) -> Table<R> {
    let text = std::fs::read_to_string(path(name, "summit")).expect("the game is there");
    laws::read_record(&text, R::start_of)
}

/// Plays the written game of this name and compares what is seen with what was.
pub(crate) fn assert_seen_as_written<R: Written>(name: &str) {
    let (found, file) = (seen(&read::<R>(name)), path(name, "views.txt"));
    if std::env::var_os("SUMMITEER_BLESS").is_some() {
        std::fs::write(&file, &found).unwrap();
    }
    let expected = std::fs::read_to_string(&file).expect("what was seen is written down");
    let differs = found.lines().zip(expected.lines()).position(|(found, expected)| found != expected);
    if let Some(line) = differs {
        let (found, expected) = (found.lines().nth(line), expected.lines().nth(line));
        panic!("{}:{}\nexpected {expected:?}\nfound    {found:?}", file.display(), line + 1);
    }
    assert_eq!(found.len(), expected.len(), "{}", file.display());
}

/// Among the games' headers each of these lines stands at least once.
pub(crate) fn assert_set_ups_have<R: Written>(tables: &[Table<R>], lines: &[(&str, &str)]) {
    for (key, value) in lines {
        let is_used = tables.iter().any(|table| table.header().get(key) == Some(*value));
        assert!(is_used, "no game has {key}: {value}");
    }
}

/// Whether such an event is in one of the games.
pub(crate) fn happened<R: Written>(tables: &[Table<R>], is_meant: impl Fn(&R::Event) -> bool) -> bool {
    tables.iter().flat_map(Table::history).flat_map(|step| &step.events).any(is_meant)
}

/// The line of what lies beside the mountain.
pub(crate) fn course_text(phase: impl Debug, course: &Course) -> String {
    let Course { day, start, tiles, shown, face_down, .. } = course;
    format!(
        "day {day} {phase:?}, start {start:?}, tiles {tiles:?}, shown {:?}, face down {:?}",
        shown.0, face_down.0
    )
}

/// What everybody sees of a seat's cards.
pub(crate) fn seat_cards_text<T: Copy + PartialEq>(deck: &Deck, own: &SeatCards<T>) -> String {
    let (played, open) = (cards_text(deck, own.played.iter()), cards_text(deck, own.on_table().iter()));
    format!("hand {}, draws {}, played {played}, open {open}, chosen {}", own.hand, own.draws, own.chosen)
}

/// The cards, or that there are none.
pub(crate) fn cards_text(deck: &Deck, cards: impl Iterator<Item = Card>) -> String {
    let texts: Vec<String> = cards.map(|card| deck.card_text(card)).collect();
    if texts.is_empty() { "nothing".to_owned() } else { texts.join(" ") }
}

fn path(name: &str, ending: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.{ending}"))
}

/// The game as it was seen.
fn seen<R: Written>(table: &Table<R>) -> String {
    let mut text = String::new();
    let mut day = 0;
    let mut now = Table::new(table.header().clone(), table.state_after(0));
    for step in table.history() {
        now.play(step.entry).unwrap();
        for event in &step.events {
            let heard = R::redact(event, Observer::Seat(Seat::new(0)));
            let _ = writeln!(text, "A hears {heard:?}");
        }
        let dawned = now.state().choosing().filter(|today| *today > day);
        if dawned.is_some() || now.state().turn() == Turn::Over {
            day = dawned.unwrap_or(day);
            text.push_str(&morning(now.state()));
        }
    }
    let _ = writeln!(text, "{}", now.state().result());
    text
}

/// Everybody's view; what lies open is the same in all of them.
fn morning<R: Written>(state: &R) -> String {
    let open = R::open(&state.view(Observer::Spectator));
    let mut text = open.clone();
    for seat in Seat::all(state.seats()) {
        let view = state.view(Observer::Seat(seat));
        assert_eq!(R::open(&view), open);
        text.push_str(&R::secrets(&view, seat));
    }
    let _ = writeln!(text, "hash {:016x}", state.hash64());
    text
}
