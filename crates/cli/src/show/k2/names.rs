//! Names of the things of K2 as variables of texts.

use fluent_bundle::FluentValue;
use summiteer_rules::core::Seat;
use summiteer_rules::games::k2::{Climber, Direction, Game};
use summiteer_rules::mountain::{Board, Card, CardKind, SpaceId};

use crate::texts::Texts;

/// A seat's letter.
pub(super) fn seat(seat: Seat) -> FluentValue<'static> {
    seat.to_string().into()
}

/// A climber's name.
pub(super) fn climber(climber: Climber) -> FluentValue<'static> {
    climber.to_string().into()
}

/// A space's name with its id, by which actions call it.
pub(super) fn space(game: &Game, space: SpaceId, texts: &Texts) -> FluentValue<'static> {
    let name = space_name(game.board(), space, texts);
    texts
        .tell("cli-space", [("name", name.into()), ("id", game.board().space(space).id.as_str().into())])
        .into()
}

/// A space's name.
pub(super) fn space_name(board: &Board, space: SpaceId, texts: &Texts) -> String {
    texts.say(&format!("space-{}-{}", board.id, board.space(space).id))
}

/// A card in words.
pub(super) fn card(game: &Game, card: Card, texts: &Texts) -> FluentValue<'static> {
    let words = match game.kind(card) {
        CardKind::Movement { points, .. } => texts.tell("card-movement", [("points", points.into())]),
        CardKind::Rope { up, down } => texts.tell("card-rope", [("up", up.into()), ("down", down.into())]),
        CardKind::Acclimatization { points } => {
            texts.tell("card-acclimatization", [("points", points.into())])
        }
    };
    words.into()
}

/// Cards by their short names.
pub(super) fn cards(game: &Game, cards: impl IntoIterator<Item = Card>) -> FluentValue<'static> {
    card_list(game, cards).into()
}

/// Cards by their short names, `-` for none.
pub(super) fn card_list(game: &Game, cards: impl IntoIterator<Item = Card>) -> String {
    let names: Vec<_> = cards.into_iter().map(|card| game.deck().card_text(card)).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
}

/// `up` or `down`, between which texts choose.
pub(super) fn direction(direction: Direction) -> FluentValue<'static> {
    direction.text().into()
}
