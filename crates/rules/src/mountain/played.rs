//! The three cards of a day: which can be chosen, and how they are named afterwards.

use super::deck::{Card, CardCounts, CardKind};
use crate::core::{Cursor, ParseError};

/// Days of a game (K2-019, EV-043).
pub const DAYS: u8 = 18;
/// Cards a seat holds after drawing (K2-017, EV-026).
pub const HAND: u8 = 6;
/// Cards a seat plays a day (K2-020, EV-047).
pub const PLAYED: usize = 3;

/// One of the three cards that a seat has played today, by its place. Text: `c1` to `c3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(pub u8);

impl Slot {
    /// The three places.
    pub const ALL: [Self; PLAYED] = [Self(0), Self(1), Self(2)];
}

/// Which value of a rope card counts (K2-030, EV-091).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// The value for climbing, also for pitching a tent.
    Up,
    /// The value for descending.
    Down,
}

impl Direction {
    /// Both directions.
    pub const BOTH: [Self; 2] = [Self::Up, Self::Down];

    /// Every way to name one of both for each of so many cards.
    pub(crate) fn ways(cards: usize) -> impl Iterator<Item = impl Iterator<Item = Self>> {
        (0..1u8 << cards).map(move |way| (0..cards).map(move |card| Self::BOTH[usize::from(way >> card & 1)]))
    }
}

impl Slot {
    pub(crate) fn read(words: &mut Cursor<'_>) -> Result<Self, ParseError> {
        words.read("a card c1 to c3", Self::parse)
    }

    /// Reads `c1` to `c3`.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|slot| slot.to_string() == text)
    }
}

impl std::fmt::Display for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "c{}", self.0 + 1)
    }
}

impl Direction {
    /// `up` or `down`.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
        }
    }

    /// What stands behind a card that is named with it.
    pub(crate) fn suffix(named: Option<Self>) -> String {
        named.map(|direction| format!(" {}", direction.text())).unwrap_or_default()
    }

    /// Reads the direction at the end of a line, if there is one.
    pub(crate) fn read(words: &mut Cursor<'_>) -> Result<Option<Self>, ParseError> {
        match words.peek() {
            Some(_) => words.read("up, down or the end of the line", Self::parse).map(Some),
            None => Ok(None),
        }
    }

    /// The directions that a card of this kind can be named with.
    pub(crate) const fn of(kind: CardKind) -> &'static [Option<Self>] {
        match kind {
            CardKind::Rope { .. } => &[Some(Self::Up), Some(Self::Down)],
            CardKind::Movement { .. } | CardKind::Acclimatization { .. } => &[None],
        }
    }

    /// Reads `up` or `down`.
    pub fn parse(text: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|direction| direction.text() == text)
    }
}

/// Every distinct three cards of the hand, each ascending, in ascending order.
pub(crate) fn choices(hand: &CardCounts) -> impl Iterator<Item = [Card; PLAYED]> + use<> {
    let cards: Vec<Card> = hand.iter().collect();
    let mut found: Vec<[Card; PLAYED]> = Vec::new();
    for (i, a) in cards.iter().enumerate() {
        for (j, b) in cards.iter().enumerate().skip(i + 1) {
            for c in &cards[j + 1..] {
                // Equal cards lie side by side, so equal choices follow each other only in part; the order of the
                // triples decides whether this one was listed.
                let triple = [*a, *b, *c];
                if found.last().is_none_or(|last| *last < triple) {
                    found.push(triple);
                }
            }
        }
    }
    found.into_iter()
}

/// Whether the hand holds these cards, given in the deck's order; else the first that is missing.
pub(crate) fn missing_card(hand: &CardCounts, cards: [Card; PLAYED]) -> Option<Card> {
    let mut rest = *hand;
    cards.into_iter().find(|card| usize::from(card.0) >= rest.0.len() || !rest.take(*card))
}
