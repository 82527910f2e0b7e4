//! A seat's cards as lines.

use summiteer_rules::expedition::SeatCards;
use summiteer_rules::mountain::{Card, CardCounts, Deck, PLAYED, Slot};

use super::names;
use crate::texts::Texts;

/// Today's cards: what each is, for whom it is named, whom `target` puts in words, and what is left of it.
pub(in crate::show) fn open_cards<T: Copy + PartialEq>(
    deck: &Deck,
    cards: &SeatCards<T>,
    target: impl Fn(T) -> String,
    texts: &Texts,
) -> String {
    let line = |slot: Slot| {
        let card = cards.card(slot)?;
        let direction = card
            .direction
            .map(|direction| texts.tell("cli-direction", [("direction", names::direction(direction))]));
        let named = card.target.map(&target).into_iter().chain(direction).collect::<Vec<_>>().join(" ");
        let variables = [
            ("slot", slot.to_string().into()),
            ("card", names::card(deck, card.card, texts)),
            ("left", card.left(deck.kind(card.card)).into()),
            ("named", named.into()),
        ];
        Some(format!("  {}\n", texts.tell("cli-card", variables)))
    };
    Slot::ALL.into_iter().filter_map(line).collect()
}

/// The observer's hand, what it has chosen of it, and its draw pile.
pub(in crate::show) fn own_cards(
    deck: &Deck,
    hand: &CardCounts,
    choice: Option<[Card; PLAYED]>,
    pile: Option<CardCounts>,
    texts: &Texts,
) -> String {
    let list = |cards: &CardCounts| names::cards(deck, cards.iter());
    let mut text = texts.tell("cli-hand", [("cards", list(hand))]) + "\n";
    if let Some(choice) = choice {
        text += &(texts.tell("cli-choice", [("cards", names::cards(deck, choice))]) + "\n");
    }
    if let Some(pile) = pile {
        text += &(texts.tell("cli-pile", [("cards", list(&pile))]) + "\n");
    }
    text
}
