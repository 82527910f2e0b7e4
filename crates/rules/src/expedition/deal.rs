//! What chance deals on every expedition: first seat, weather tiles, risk tokens, cards, one at a time.

use super::course::Course;
use super::parts::{Parts, read_risk};
use crate::core::{Cursor, ParseError, Seat, Weighted};
use crate::mountain::{Card, CardCounts, Risk, TileId};

/// Risk tokens that lie face up (K2-016, EV-019).
const SHOWN: u8 = 3;

/// What is dealt next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    FirstSeat,
    Tile,
    Token,
    Card(Seat),
}

/// One thing dealt. Text: `first A`, `tile 3`, `token 1`, `card A m2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deal {
    /// Who starts the first day (K2-018, EV-027).
    FirstSeat(Seat),
    /// The next weather tile to lie open; while tiles are dealt to keep one (LH-009), the next of those.
    Tile(TileId),
    /// A risk token turned face up.
    Token(Risk),
    /// A card drawn from a seat's deck.
    Card(Seat, Card),
}

impl Need {
    /// What is missing, one after another; `draws` says how many cards a seat still draws.
    pub(crate) fn of(course: &Course, parts: &Parts, draws: impl Fn(Seat) -> u8) -> Option<Self> {
        let has_tiles = || course.tiles_seen.len() < parts.tiles;
        if course.start.is_none() {
            Some(Self::FirstSeat)
        } else if course.tiles.contains(&None) && has_tiles() {
            Some(Self::Tile)
        } else if course.shown.total() < SHOWN && course.face_down.total() > 0 {
            Some(Self::Token)
        } else {
            Seat::all(parts.seats).find(|seat| draws(*seat) > 0).map(Self::Card)
        }
    }

    /// All that can be dealt for it, with its weights; `pile` is a seat's draw pile.
    pub(crate) fn deals(
        self,
        course: &Course,
        parts: &Parts,
        pile: impl Fn(Seat) -> CardCounts,
    ) -> Vec<Weighted<Deal>> {
        match self {
            Self::FirstSeat => Seat::all(parts.seats).map(Deal::FirstSeat).map(Weighted::even).collect(),
            Self::Tile => {
                course.unseen_tiles(parts.weather.tiles.len()).map(Deal::Tile).map(Weighted::even).collect()
            }
            Self::Token => {
                let weight = |risk| u32::from(course.face_down.count(risk));
                let tokens = course.face_down.kinds();
                tokens.map(|risk| Weighted { outcome: Deal::Token(risk), weight: weight(risk) }).collect()
            }
            Self::Card(seat) => weigh(&pile(seat), |card| Deal::Card(seat, card)).collect(),
        }
    }

    /// Whether this can be dealt for it.
    pub(crate) fn takes(
        self,
        deal: Deal,
        course: &Course,
        parts: &Parts,
        pile: impl Fn(Seat) -> CardCounts,
    ) -> bool {
        match (self, deal) {
            (Self::FirstSeat, Deal::FirstSeat(seat)) => seat.index() < parts.seats,
            (Self::Tile, Deal::Tile(tile)) => {
                course.unseen_tiles(parts.weather.tiles.len()).any(|unseen| unseen == tile)
            }
            (Self::Token, Deal::Token(risk)) => course.face_down.count(risk) > 0,
            (Self::Card(needed), Deal::Card(seat, card)) => needed == seat && pile(seat).count(card) > 0,
            (Self::FirstSeat | Self::Tile | Self::Token | Self::Card(_), _) => false,
        }
    }
}

/// The cards of a pile, each as likely as it is frequent.
pub(crate) fn weigh<T>(pile: &CardCounts, outcome: impl Fn(Card) -> T) -> impl Iterator<Item = Weighted<T>> {
    pile.kinds().map(move |card| Weighted { outcome: outcome(card), weight: u32::from(pile.count(card)) })
}

impl Course {
    /// Lays out what was dealt and lies open; a card goes to its seat's hand instead.
    pub(crate) fn lay_out(&mut self, deal: Deal) {
        match deal {
            Deal::FirstSeat(seat) => self.start = Some(seat),
            Deal::Tile(tile) => {
                let place = self.tiles.iter_mut().find(|place| place.is_none());
                *place.expect("a tile is dealt only where one is missing") = Some(tile);
                self.tiles_seen.insert(tile);
            }
            Deal::Token(risk) => {
                self.face_down.take(risk);
                self.shown.add(risk);
            }
            Deal::Card(..) => {}
        }
    }
}

impl Deal {
    /// What a text of it can begin with.
    pub(crate) const KINDS: &str = "first, tile, token, card";

    pub(crate) fn text(self, parts: &Parts) -> String {
        match self {
            Self::FirstSeat(seat) => format!("first {seat}"),
            Self::Tile(tile) => format!("tile {}", tile.0 + 1),
            Self::Token(risk) => format!("token {}", risk.0),
            Self::Card(seat, card) => format!("card {seat} {}", parts.deck.card_text(card)),
        }
    }

    /// Reads what follows the first word, if that word begins one.
    pub(crate) fn read(
        kind: &str,
        parts: &Parts,
        words: &mut Cursor<'_>,
    ) -> Result<Option<Self>, ParseError> {
        Ok(Some(match kind {
            "first" => Self::FirstSeat(parts.read_seat(words)?),
            "tile" => Self::Tile(parts.read_tile(words)?),
            "token" => Self::Token(read_risk(words)?),
            "card" => Self::Card(parts.read_seat(words)?, parts.read_card(words)?),
            _ => return Ok(None),
        }))
    }
}
