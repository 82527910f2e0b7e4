//! A seat's acclimatization deck, of which it may know the ends.

use crate::mountain::{Card, CardCounts};

/// The most cards in it (EV-024).
pub const AIR_CARDS: usize = 6;

/// Cards in a known order, at one end of the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Known {
    cards: [Card; AIR_CARDS],
    len: u8,
}

impl Known {
    /// The cards from the top down.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// Cards in this order from the top down; `None` if they are more than a deck has.
    pub fn new(cards: &[Card]) -> Option<Self> {
        let mut known = Self::default();
        known.cards.get_mut(..cards.len())?.copy_from_slice(cards);
        known.len = cards.len() as u8;
        Some(known)
    }

    fn pop(&mut self) -> Option<Card> {
        let (first, rest) = self.cards().split_first()?;
        let first = *first;
        *self = Self::new(rest).expect("fewer cards fit");
        Some(first)
    }

    fn join(above: &[Card], below: &[Card]) -> Self {
        Self::new(&[above, below].concat()).expect("a deck has no more cards than it began with")
    }
}

/// The deck: ends that its owner has put there in an order it knows, and between them cards in an order that nobody
/// knows (EV-124).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AirDeck {
    /// The top, from the top down.
    pub top: Known,
    /// Between the known ends.
    pub middle: CardCounts,
    /// The bottom, from the top down.
    pub bottom: Known,
}

/// What the next card of a deck is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Its owner knows it.
    Known(Card),
    /// Any of these.
    Any(CardCounts),
}

impl AirDeck {
    /// The whole deck, shuffled.
    pub(super) fn shuffled(cards: CardCounts) -> Self {
        Self { middle: cards, ..Self::default() }
    }

    /// How many cards it has.
    pub fn len(&self) -> u8 {
        self.top.len + self.middle.total() + self.bottom.len
    }

    /// Whether it is used up.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All its cards.
    pub fn all(&self) -> CardCounts {
        let mut all = self.middle;
        self.top.cards().iter().chain(self.bottom.cards()).for_each(|card| all.add(*card));
        all
    }

    /// What lies on top.
    pub(super) fn next(&self) -> Option<Next> {
        match self.top.cards().first() {
            Some(card) => Some(Next::Known(*card)),
            None if self.middle.total() > 0 => Some(Next::Any(self.middle)),
            None => self.bottom.cards().first().copied().map(Next::Known),
        }
    }

    /// Takes the top card off, which must be this one.
    pub(super) fn draw(&mut self, card: Card) -> bool {
        let drawn = match self.next() {
            Some(Next::Known(top)) => top == card && self.top.pop().or_else(|| self.bottom.pop()).is_some(),
            Some(Next::Any(_)) => self.middle.take(card),
            None => false,
        };
        self.settle();
        drawn
    }

    /// Puts cards back on top or at the bottom, given from the top down.
    pub(super) fn put_back(&mut self, cards: &[Card], on_top: bool) {
        if on_top {
            self.top = Known::join(cards, self.top.cards());
        } else {
            self.bottom = Known::join(self.bottom.cards(), cards);
        }
        self.settle();
    }

    /// Without anything unknown between them the two ends are one, so that equal decks are equal.
    pub(super) fn settle(&mut self) {
        if self.middle.total() == 0 {
            self.top = Known::join(self.top.cards(), self.bottom.cards());
            self.bottom = Known::default();
        }
    }
}
