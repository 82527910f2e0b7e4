//! Actions with their parts as text.

use serde::Serialize;
use summiteer_rules::games::gipfel::{Action, Game, Public};

/// A legal action: its notation, and its parts where it has them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct ActionWire {
    /// The notation, which is also how it is played.
    pub text: String,
    /// The notation's first word: `roll`, `move`, `push`, `back` or `end`.
    pub kind: String,
    /// Of a roll, the places of the dice rolled, from 0.
    pub places: Option<Vec<u8>>,
    /// Of a move or push, the station it leaves.
    pub from: Option<String>,
    /// Of a move or push, the station it leads to.
    pub to: Option<String>,
    /// Where the goat stands that is put back.
    pub station: Option<String>,
    /// What opens the trail of a move: its `sign`, or else the `joker`.
    pub by: Option<String>,
}

impl ActionWire {
    /// The parts of an action that is legal in this position.
    pub fn new(game: &Game, public: &Public, action: Action) -> Self {
        let text = game.action_text(action);
        let kind = text.split_whitespace().next().unwrap_or_default().to_owned();
        let base = Self { text, kind, ..Self::default() };
        let station = |id| Some(game.board().station(id).id.clone());
        match action {
            Action::Roll(places) => {
                Self { places: Some(places.iter().map(|place| place as u8).collect()), ..base }
            }
            Action::Move { from, to } => {
                let dice = public.dice.counts();
                let met = game.board().sign(from, to).is_some_and(|sign| sign.is_met(&dice));
                let by = Some(if met { "sign" } else { "joker" }.to_owned());
                Self { from: station(from), to: station(to), by, ..base }
            }
            Action::Push { from, to } => Self { from: station(from), to: station(to), ..base },
            Action::Back { from } => Self { station: station(from), ..base },
            Action::End => base,
        }
    }
}
