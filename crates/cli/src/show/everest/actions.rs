//! Actions in words.

use fluent_bundle::FluentValue;
use summiteer_rules::games::everest::{Action, State};
use summiteer_rules::mountain::{Card, Direction, Slot};

use super::names as own;
use crate::show::mountain::names;
use crate::texts::Texts;

/// What the action does. It belongs to the acting seat of the position.
pub(super) fn words(state: &State, action: Action, texts: &Texts) -> String {
    let (board, deck) = (state.game().board(), state.game().deck());
    let one = |key: &str, name: &str, value: FluentValue<'static>| texts.tell(key, [(name, value)]);
    let card = |card: Card| names::card(deck, card, texts);
    match action {
        Action::Oxygen { camp } => one("everest-cli-oxygen", "camp", (camp + 1).into()),
        Action::Keep { card: kept } => one("everest-action-keep", "card", card(kept)),
        Action::Return { cards, on_top } => {
            let key = if on_top { "everest-action-return-top" } else { "everest-action-return-bottom" };
            one(key, "cards", names::cards(deck, cards.into_iter().flatten()))
        }
        Action::Remove { card: removed } => one("everest-oxygen-out", "card", card(removed)),
        Action::Close => texts.say("everest-oxygen-close"),
        Action::Choose { cards } => one("action-choose", "cards", names::cards(deck, cards)),
        Action::TakeToken { risk } => one("action-take-token", "risk", risk.0.into()),
        Action::Assign { slot, guide, direction } => {
            let variables = [("card", card_in(state, slot, texts)), ("guide", names::pawn(guide))];
            with_direction(texts, "everest-action-assign", variables, direction)
        }
        Action::Step { guide, to } => {
            let hidden = state.public().is_hidden(state.game(), to);
            let cost = state.public().cost(state.game(), to).unwrap_or_default();
            let key = if hidden { "everest-action-probe" } else { "everest-action-step" };
            let to = names::space(board, to, texts);
            texts.tell(key, [("guide", names::pawn(guide)), ("to", to), ("cost", cost.into())])
        }
        Action::Stay => texts.say("icefall-stay"),
        Action::Retreat => texts.say("icefall-retreat"),
        Action::Swap => texts.say("everest-swap"),
        Action::Move { item, from, to } => texts.tell(
            "everest-action-move",
            [
                ("item", own::item(item, texts).into()),
                ("source", own::place(from, texts).into()),
                ("target", own::place(to, texts).into()),
            ],
        ),
        Action::Pitch { guide } => {
            let space = state.public().guide(guide).space;
            let cost = state.public().cost(state.game(), space).unwrap_or_default();
            texts.tell("everest-pitch", [("guide", names::pawn(guide)), ("cost", cost.into())])
        }
        Action::Acclimatize { slot, place, client, points } => texts.tell(
            "everest-action-acclimatize",
            [
                ("client", own::client(client, texts).into()),
                ("place", own::place(place, texts).into()),
                ("points", points.into()),
                ("card", card_in(state, slot, texts)),
            ],
        ),
        Action::PayCard { slot, direction } => {
            with_direction(texts, "action-pay-card", [("card", card_in(state, slot, texts))], direction)
        }
        Action::PayLevel { guide } => one("everest-pay-level", "guide", names::pawn(guide)),
        Action::EndTurn => texts.say("action-end-turn"),
    }
}

/// The text `KEY`, or `KEY-rope` for a card with a direction.
fn with_direction<const N: usize>(
    texts: &Texts,
    key: &str,
    variables: [(&'static str, FluentValue<'static>); N],
    direction: Option<Direction>,
) -> String {
    match direction {
        None => texts.tell(key, variables),
        Some(direction) => {
            let direction = ("direction", names::direction(direction));
            texts.tell(&format!("{key}-rope"), variables.into_iter().chain([direction]))
        }
    }
}

/// The card in this place before the acting seat in words; its place, if there is none.
fn card_in(state: &State, slot: Slot, texts: &Texts) -> FluentValue<'static> {
    let public = state.public();
    let card = public.acting().and_then(|seat| public.seats[seat].card(slot));
    let card = card.map(|card| names::card(state.game().deck(), card.card, texts));
    card.unwrap_or_else(|| slot.to_string().into())
}
