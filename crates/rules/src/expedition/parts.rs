//! What is fixed at a table before the first day.

use crate::core::{Cursor, ParseError, Seat};
use crate::mountain::{
    Board, Card, CardKind, DAYS_PER_TILE, Deck, MAX_RISK, PLAYED, Risk, SpaceId, TileId, Weather,
};

/// The mountain, the season, each seat's deck and the number of seats.
#[derive(Clone, Debug, PartialEq)]
pub struct Parts {
    /// The mountain.
    pub board: Board,
    /// The season.
    pub weather: Weather,
    /// Each seat's cards.
    pub deck: Deck,
    /// How many seats.
    pub seats: usize,
    /// Weather tiles that are turned up in the whole game (K2-005, EV-009, LH-010, LH-017).
    pub tiles: usize,
}

impl Parts {
    /// Days of the game (K2-019, EV-043, LH-053).
    pub fn days(&self) -> u8 {
        (self.tiles * DAYS_PER_TILE) as u8
    }

    /// What a card gives.
    pub fn kind(&self, card: Card) -> CardKind {
        self.deck.kind(card)
    }

    /// What does not fit the game of this id, or each other; seasons have so many tiles, decks so many cards.
    pub(crate) fn faults(&self, game: &str, tiles: usize, cards: u8) -> Vec<String> {
        let Self { board, weather, deck, .. } = self;
        let mut faults: Vec<String> = [
            ("board", &board.id, &board.games),
            ("weather set", &weather.id, &weather.games),
            ("deck", &deck.id, &deck.games),
        ]
        .into_iter()
        .filter(|(_, _, games)| !games.iter().any(|known| known == game))
        .map(|(kind, id, _)| format!("the {kind} `{id}` is not for the game {game}"))
        .collect();
        let (season, there) = (&weather.id, weather.tiles.len());
        if there != tiles {
            faults.push(format!("the weather set `{season}` must have {tiles} tiles, not {there}"));
        }
        let there = deck.counts.total();
        if there != cards {
            faults.push(format!("the deck `{}` must have {cards} cards, not {there}", deck.id));
        }
        for zone in weather.unknown_zones(board) {
            faults.push(format!("the weather set `{season}` speaks of a zone `{zone}` that the board lacks"));
        }
        faults
    }

    /// What belongs to Lhotse alone: two start spaces, weather by section, landslides.
    pub(crate) fn lhotse_faults(&self) -> Vec<String> {
        let Self { board, weather, .. } = self;
        let is_lhotse = weather.has_sections()
            || weather.tiles.iter().flat_map(|tile| &tile.days).any(|day| day.landslide);
        let starts = board.starts().len();
        let starts = (starts > 1).then(|| {
            format!("the board `{}` has {starts} start spaces, as only Lhotse has (LH-007)", board.id)
        });
        let season = is_lhotse.then(|| {
            format!("the weather set `{}` has sections or landslides, as only Lhotse has", weather.id)
        });
        starts.into_iter().chain(season).collect()
    }

    pub(crate) fn cards_text(&self, cards: impl IntoIterator<Item = Card>) -> String {
        cards.into_iter().map(|card| self.deck.card_text(card)).collect::<Vec<_>>().join(" ")
    }

    /// Three cards in any order; a choice holds them in the deck's order.
    pub(crate) fn read_choice(&self, words: &mut Cursor<'_>) -> Result<[Card; PLAYED], ParseError> {
        let mut cards = [self.read_card(words)?, self.read_card(words)?, self.read_card(words)?];
        cards.sort_unstable();
        Ok(cards)
    }

    pub(crate) fn read_card(&self, words: &mut Cursor<'_>) -> Result<Card, ParseError> {
        let kinds: Vec<String> = self.deck.kinds.iter().map(|kind| kind.text()).collect();
        words.read(&format!("a card ({})", kinds.join(", ")), |word| self.deck.find(word))
    }

    pub(crate) fn read_space(&self, words: &mut Cursor<'_>) -> Result<SpaceId, ParseError> {
        words.read(&format!("a space of {}", self.board.id), |word| self.board.find(word))
    }

    pub(crate) fn read_seat(&self, words: &mut Cursor<'_>) -> Result<Seat, ParseError> {
        let last = Seat::new(self.seats - 1);
        words.read(&format!("a seat from A to {last}"), |word| {
            Seat::all(self.seats).find(|seat| seat.to_string() == word)
        })
    }

    pub(crate) fn read_tile(&self, words: &mut Cursor<'_>) -> Result<TileId, ParseError> {
        let count = self.weather.tiles.len();
        words.read(&format!("a tile from 1 to {count}"), |word| {
            let number: usize = word.parse().ok()?;
            (1..=count).contains(&number).then(|| TileId(number as u8 - 1))
        })
    }
}

pub(crate) fn read_risk(words: &mut Cursor<'_>) -> Result<Risk, ParseError> {
    words.read("a penalty, 0 to 2", |word| {
        word.parse().ok().filter(|risk| usize::from(*risk) <= MAX_RISK).map(Risk)
    })
}
