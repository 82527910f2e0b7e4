//! Actions in words.

use fluent_bundle::FluentValue;
use summiteer_rules::games::k2::{Action, PlayedCard, Slot, State};

use crate::show::lhotse;
use crate::show::mountain::names;
use crate::texts::Texts;

/// What the action does. It belongs to the acting seat of the position.
pub(super) fn words(state: &State, action: Action, texts: &Texts) -> String {
    let game = state.game();
    match action {
        Action::Choose { cards } => {
            texts.tell("action-choose", [("cards", names::cards(game.deck(), cards))])
        }
        Action::TakeToken { risk } => texts.tell("action-take-token", [("risk", risk.0.into())]),
        Action::Assign { slot, climber, direction } => {
            let card = ("card", card_in(state, slot, texts));
            let climber = ("climber", names::pawn(climber));
            match direction {
                Some(direction) => texts
                    .tell("action-assign-rope", [card, climber, ("direction", names::direction(direction))]),
                None => texts.tell("action-assign", [card, climber]),
            }
        }
        Action::Step { climber, to } => {
            let hidden = state.public().is_hidden(game, to);
            texts.tell(
                if hidden { "action-probe" } else { "action-step" },
                [
                    ("climber", names::pawn(climber)),
                    ("space", names::space(game.board(), to, texts)),
                    ("cost", state.public().cost(game, to).unwrap_or_default().into()),
                ],
            )
        }
        Action::Stay => texts.say("icefall-stay"),
        Action::Retreat => texts.say("icefall-retreat"),
        Action::Pitch { climber } => {
            let space = state.public().climber(climber).space;
            let cost = state.public().cost(game, space).unwrap_or_default();
            texts.tell("action-pitch", [("climber", names::pawn(climber)), ("cost", cost.into())])
        }
        Action::Acclimatize { slot, points } => {
            let climber = played(state, slot).and_then(|card| card.target).map(names::pawn);
            let climber = climber.unwrap_or_else(|| slot.to_string().into());
            texts.tell("action-acclimatize", [("climber", climber), ("points", points.into())])
        }
        Action::PayCard { slot, direction } => {
            let card = ("card", card_in(state, slot, texts));
            match direction {
                Some(direction) => {
                    texts.tell("action-pay-card-rope", [card, ("direction", names::direction(direction))])
                }
                None => texts.tell("action-pay-card", [card]),
            }
        }
        Action::PayLevel { climber } => texts.tell("action-pay-level", [("climber", names::pawn(climber))]),
        Action::Rescue { climber, to } => texts.tell(
            "action-rescue",
            [("climber", names::pawn(climber)), ("space", names::space(game.board(), to, texts))],
        ),
        Action::Keep { tile } => lhotse::keep(game, tile, texts),
        Action::Discard { cards } => lhotse::discard(game, cards, texts),
        Action::Fix { climber, to } => lhotse::fix(game, climber, to, texts),
        Action::Slide { piece, to } => lhotse::slide(game, piece, to, texts),
        Action::Decline => texts.say("action-decline"),
        Action::EndTurn => texts.say("action-end-turn"),
    }
}

/// The card in this place before the acting seat, if there is one.
fn played(state: &State, slot: Slot) -> Option<&PlayedCard> {
    state.public().seats[state.public().acting()?].card(slot)
}

/// The card in words; its place, if there is none.
fn card_in(state: &State, slot: Slot, texts: &Texts) -> FluentValue<'static> {
    let card = played(state, slot).map(|card| names::card(state.game().deck(), card.card, texts));
    card.unwrap_or_else(|| slot.to_string().into())
}
