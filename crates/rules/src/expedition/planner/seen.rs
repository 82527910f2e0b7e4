//! Positions that a search has seen, and which of them another one makes needless.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash};

use crate::core::StableHasher;
use crate::expedition::PlayedCard;
use crate::mountain::{CardKind, Deck, PLAYED};

type Cards<T> = [Option<PlayedCard<T>>; PLAYED];

/// The cards that are left, and how many actions were taken.
type Left<T> = (Cards<T>, usize);

/// The positions seen so far; `P` is what of a position decides how a turn can go on, but for the cards.
pub(crate) struct Seen<P, T> {
    known: HashMap<P, Vec<Left<T>>, BuildHasherDefault<StableHasher>>,
}

impl<P: Eq + Hash, T: Copy + PartialEq> Seen<P, T> {
    pub(crate) fn new() -> Self {
        Self { known: HashMap::default() }
    }

    /// Notes a position that `length` actions lead to; false if one that was noted before makes it needless: everything
    /// stands alike, no card has fewer points left, and naming again what is named here takes no more actions. Equal
    /// cards are interchangeable, so they come in an order that the caller has sorted.
    pub(crate) fn insert(&mut self, deck: &Deck, position: P, cards: Cards<T>, length: usize) -> bool {
        let known = self.known.entry(position).or_default();
        if known.iter().any(|(theirs, length_there)| replaces(deck, theirs, *length_there, &cards, length)) {
            return false;
        }
        known.push((cards, length));
        true
    }
}

/// Whether the first cards, reached with so many actions, serve as well as the second ones.
fn replaces<T: Copy + PartialEq>(
    deck: &Deck,
    first: &Cards<T>,
    first_length: usize,
    second: &Cards<T>,
    second_length: usize,
) -> bool {
    let mut namings = 0;
    let serve = first.iter().zip(second).all(|(first, second)| match (first, second) {
        (Some(first), Some(second)) => {
            namings += usize::from(first.target.is_none() && second.target.is_some());
            card_replaces(deck, first, second)
        }
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    });
    serve && first_length + namings <= second_length
}

/// A card that costs levels (Q-EV-22) replaces only one that has cost them too, or has not either.
fn card_replaces<T: Copy + PartialEq>(deck: &Deck, first: &PlayedCard<T>, second: &PlayedCard<T>) -> bool {
    if first.card != second.card || first.used > second.used {
        return false;
    }
    let costs_levels = || matches!(deck.kind(first.card), CardKind::Movement { loss: 1.., .. });
    let is_untouched = *first == PlayedCard::new(first.card);
    let is_named_alike =
        (first.target, first.direction, first.bound) == (second.target, second.direction, second.bound);
    is_named_alike || is_untouched && second.used > 0 && !(second.bound && costs_levels())
}
