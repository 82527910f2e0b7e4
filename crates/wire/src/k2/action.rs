//! Actions with their parts as text.

use serde::Serialize;
use summiteer_rules::games::k2::{Action, Game};

use super::seats::tile_number;
use crate::mountain::card_texts;

/// A legal action: its notation, and its parts where it has them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct ActionWire {
    /// The notation, which is also how it is played.
    pub text: String,
    /// The notation's first word.
    pub kind: String,
    /// Whom it concerns.
    pub climber: Option<String>,
    /// Where to.
    pub space: Option<String>,
    /// Which of the open cards, from 0.
    pub slot: Option<u8>,
    /// Of a rope card, `up` or `down`.
    pub direction: Option<String>,
    /// Points of an acclimatization card, or a token's penalty.
    pub points: Option<u8>,
    /// The cards of a choice.
    pub cards: Option<Vec<String>>,
    /// The number of a weather tile.
    pub tile: Option<u8>,
    /// What slides: a climber `A1`, or `tent A1`.
    pub piece: Option<String>,
}

impl ActionWire {
    /// The parts of an action.
    pub fn new(game: &Game, action: Action) -> Self {
        let text = game.action_text(action);
        let kind = text.split_whitespace().next().unwrap_or_default().to_owned();
        let base = Self { text, kind, ..Self::default() };
        let space = |id| Some(game.board().space(id).id.clone());
        match action {
            Action::Choose { cards } | Action::Discard { cards } => {
                Self { cards: Some(card_texts(game.deck(), cards)), ..base }
            }
            Action::TakeToken { risk } => Self { points: Some(risk.0), ..base },
            Action::Assign { slot, climber, direction } => Self {
                slot: Some(slot.0),
                climber: Some(climber.to_string()),
                direction: direction.map(|direction| direction.text().to_owned()),
                ..base
            },
            Action::Step { climber, to } | Action::Fix { climber, to } | Action::Rescue { climber, to } => {
                Self { climber: Some(climber.to_string()), space: space(to), ..base }
            }
            Action::Pitch { climber } | Action::PayLevel { climber } => {
                Self { climber: Some(climber.to_string()), ..base }
            }
            Action::Acclimatize { slot, points } => Self { slot: Some(slot.0), points: Some(points), ..base },
            Action::PayCard { slot, direction } => Self {
                slot: Some(slot.0),
                direction: direction.map(|direction| direction.text().to_owned()),
                ..base
            },
            Action::Keep { tile } => Self { tile: Some(tile_number(tile)), ..base },
            Action::Slide { piece, to } => Self { piece: Some(piece.to_string()), space: space(to), ..base },
            Action::Decline | Action::EndTurn | Action::Stay | Action::Retreat => base,
        }
    }
}
