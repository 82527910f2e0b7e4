//! Names of the things of the climbing games as variables of texts.

use fluent_bundle::FluentValue;
use summiteer_rules::core::Seat;
use summiteer_rules::mountain::{Board, Card, CardKind, Deck, Direction, Pawn, SpaceId};

use crate::texts::Texts;

/// A seat's letter.
pub(in crate::show) fn seat(seat: Seat) -> FluentValue<'static> {
    seat.to_string().into()
}

/// The name of a climber or guide.
pub(in crate::show) fn pawn(pawn: Pawn) -> FluentValue<'static> {
    pawn.to_string().into()
}

/// A space's name with its id, by which actions call it.
pub(in crate::show) fn space(board: &Board, space: SpaceId, texts: &Texts) -> FluentValue<'static> {
    let name = space_name(board, space, texts);
    texts.tell("cli-space", [("name", name.into()), ("id", board.space(space).id.as_str().into())]).into()
}

/// A space's name.
pub(in crate::show) fn space_name(board: &Board, space: SpaceId, texts: &Texts) -> String {
    texts.say(&format!("space-{}-{}", board.id, board.space(space).id))
}

/// A card in words.
pub(in crate::show) fn card(deck: &Deck, card: Card, texts: &Texts) -> FluentValue<'static> {
    let words = match deck.kind(card) {
        CardKind::Movement { points, loss: 0 } => texts.tell("card-movement", [("points", points.into())]),
        CardKind::Movement { points, loss } => {
            texts.tell("card-movement-loss", [("points", points.into()), ("loss", loss.into())])
        }
        CardKind::Rope { up, down } => texts.tell("card-rope", [("up", up.into()), ("down", down.into())]),
        CardKind::Acclimatization { points } => {
            texts.tell("card-acclimatization", [("points", points.into())])
        }
    };
    words.into()
}

/// Cards by their short names.
pub(in crate::show) fn cards(deck: &Deck, cards: impl IntoIterator<Item = Card>) -> FluentValue<'static> {
    card_list(deck, cards).into()
}

/// Cards by their short names, `-` for none.
pub(in crate::show) fn card_list(deck: &Deck, cards: impl IntoIterator<Item = Card>) -> String {
    let names: Vec<_> = cards.into_iter().map(|card| deck.card_text(card)).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
}

/// `up` or `down`, between which texts choose.
pub(in crate::show) fn direction(direction: Direction) -> FluentValue<'static> {
    direction.text().into()
}
