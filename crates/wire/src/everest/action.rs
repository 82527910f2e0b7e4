//! Actions with their parts as text.

use serde::Serialize;
use summiteer_rules::games::everest::{Action, Game};
use summiteer_rules::mountain::{Card, Direction, Pawn, Slot};

use crate::mountain::card_texts;

/// A legal action: its notation, and its parts where it has them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct ActionWire {
    /// The notation, which is also how it is played.
    pub text: String,
    /// The notation's first word.
    pub kind: String,
    /// Which guide it concerns.
    pub guide: Option<String>,
    /// Where to.
    pub space: Option<String>,
    /// Which of the open cards, from 0.
    pub slot: Option<u8>,
    /// Of a rope card, `up` or `down`.
    pub direction: Option<String>,
    /// Points of an acclimatization card, or a token's penalty.
    pub points: Option<u8>,
    /// The cards of a choice, the card kept or removed, or those put back from the top down.
    pub cards: Option<Vec<String>>,
    /// Whether cards are put back on top.
    pub on_top: Option<bool>,
    /// `tent`, `oxygen` or a client.
    pub item: Option<String>,
    /// Where an item is: `base`, a guide or a tent.
    pub from: Option<String>,
    /// Where an item goes: `base`, a guide, a tent or `lost`.
    pub to: Option<String>,
    /// With which guide or in which tent something happens.
    pub place: Option<String>,
    /// To which client.
    pub client: Option<String>,
}

impl ActionWire {
    /// The parts of an action.
    pub fn new(game: &Game, action: Action) -> Self {
        let text = game.action_text(action);
        let kind = text.split_whitespace().next().unwrap_or_default().to_owned();
        let base = Self { text, kind, ..Self::default() };
        let guide = |guide: Pawn| Some(guide.to_string());
        let cards = |cards: &[Card]| Some(card_texts(game.deck(), cards.iter().copied()));
        match action {
            Action::Oxygen { .. } => {
                let place = base.text.split_whitespace().nth(1).map(str::to_owned);
                Self { place, ..base }
            }
            Action::Keep { card } | Action::Remove { card } => Self { cards: cards(&[card]), ..base },
            Action::Return { cards: back, on_top } => {
                let back: Vec<Card> = back.into_iter().flatten().collect();
                Self { cards: cards(&back), on_top: Some(on_top), ..base }
            }
            Action::Choose { cards: chosen } => Self { cards: cards(&chosen), ..base },
            Action::TakeToken { risk } => Self { points: Some(risk.0), ..base },
            Action::Assign { slot, guide: named, direction } => {
                Self { guide: guide(named), ..base.with_card(slot, direction) }
            }
            Action::Step { guide: walker, to } => {
                Self { guide: guide(walker), space: Some(game.board().space(to).id.clone()), ..base }
            }
            Action::Move { item, from, to } => {
                Self { item: Some(item.text()), from: Some(from.text()), to: Some(to.text()), ..base }
            }
            Action::Pitch { guide: named } | Action::PayLevel { guide: named } => {
                Self { guide: guide(named), ..base }
            }
            Action::Acclimatize { slot, place, client, points } => Self {
                place: Some(place.text()),
                client: Some(client.to_string()),
                points: Some(points),
                ..base.with_card(slot, None)
            },
            Action::PayCard { slot, direction } => base.with_card(slot, direction),
            Action::Close | Action::Stay | Action::Retreat | Action::Swap | Action::EndTurn => base,
        }
    }

    fn with_card(self, slot: Slot, direction: Option<Direction>) -> Self {
        let direction = direction.map(|direction| direction.text().to_owned());
        Self { slot: Some(slot.0), direction, ..self }
    }
}
