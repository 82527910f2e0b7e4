//! What a page may ask at a table of Gipfelstürmer beyond what every table answers.

use serde::{Deserialize, Serialize};
use summiteer_rules::games::gipfel::{StationId, View};

use super::view::GoatsWire;
use super::{chances, preview};
use crate::Words;

/// A question of a seat.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum QuestionWire {
    /// How likely do the trails in front of the seat's goats open in this turn? Asked by whoever has the dice.
    Chances {
        /// Places of the dice that stay when the others roll, from 0; none before the first roll.
        keep: Vec<u8>,
    },
    /// What would a move bring, or the next step of a pushed goat where one is due?
    Preview {
        /// The station it leaves.
        from: String,
        /// The station it leads to.
        to: String,
    },
}

/// The answer to the question of the same kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum AnswerWire {
    /// Chances.
    Chances(ChancesWire),
    /// A move as far as nothing more is to be chosen.
    Preview(PreviewWire),
}

/// How likely trails open until the last roll of the turn. A trail is open while the dice show its sign or five of a kind
/// (GS-026).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct ChancesWire {
    /// Every trail in front of a goat of the seat, in the board's order.
    pub trails: Vec<TrailChanceWire>,
    /// At least one of them.
    pub any: ChanceWire,
}

/// How likely one trail opens.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct TrailChanceWire {
    /// The station it leaves.
    pub from: String,
    /// The station it leads to.
    pub to: String,
    /// How likely it opens.
    pub chance: ChanceWire,
}

/// A chance, from 0 to 1 and exact.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct ChanceWire {
    /// Whether the dice as they lie do.
    pub now: bool,
    /// With the dice that the question keeps: the others roll once, then the best are kept until the last roll. All five
    /// kept is no roll: 1 or 0, as `now`.
    pub kept: f64,
    /// With the best dice kept from now on.
    pub best: f64,
    /// Places of the best dice to keep now, from 0; all five where no roll promises more.
    pub keep: Vec<u8>,
}

/// What a move would bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct PreviewWire {
    /// Why the move is not possible; then nothing happens.
    pub refusal: Option<Words>,
    /// What would happen, until something must be chosen or the turn is over.
    pub events: Vec<Words>,
    /// Where goats would stand then.
    pub goats: Vec<GoatsWire>,
    /// Where a pushed goat would stand whose trail must be chosen next.
    pub due: Option<String>,
}

impl QuestionWire {
    /// The answer from what the view holds.
    ///
    /// # Errors
    /// If the question names what is not there, or nobody asks it who could do it; the message says what.
    pub fn answer(&self, view: &View) -> Result<AnswerWire, String> {
        match self {
            Self::Chances { keep } => chances::chances(view, keep).map(AnswerWire::Chances),
            Self::Preview { from, to } => {
                let (from, to) = (find(view, from)?, find(view, to)?);
                preview::preview(view, from, to).map(AnswerWire::Preview)
            }
        }
    }
}

fn find(view: &View, id: &str) -> Result<StationId, String> {
    view.game.board().find(id).ok_or_else(|| format!("no station is called {id}"))
}
