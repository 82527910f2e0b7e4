//! What a page may ask at a table of Mount Everest beyond what every table answers.

use serde::{Deserialize, Serialize};
use summiteer_rules::games::everest::View;
use summiteer_rules::mountain::{Pawn, Slot};

use crate::mountain::ReachWire;

/// A question.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum QuestionWire {
    /// Where can a guide walk with these open cards?
    Reach {
        /// The guide.
        guide: String,
        /// Places of the cards, from 0.
        slots: Vec<u8>,
    },
}

/// The answer to the question of the same kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum AnswerWire {
    /// Spaces that the guide can walk to. A way to a hidden icefall space ends before it: its last step turns the tile up.
    Reach {
        /// Each once, with its cheapest way.
        ways: Vec<ReachWire>,
    },
}

impl QuestionWire {
    /// The answer from what the view holds.
    ///
    /// # Errors
    /// If the question names what is not there; the message says what.
    pub fn answer(&self, view: &View) -> Result<AnswerWire, String> {
        match self {
            Self::Reach { guide, slots } => {
                let found = Pawn::all(view.game.seats()).find(|one| one.to_string() == *guide);
                let found = found.ok_or_else(|| format!("no guide is called {guide}"))?;
                Ok(AnswerWire::Reach { ways: reach(view, found, slots) })
            }
        }
    }
}

fn reach(view: &View, guide: Pawn, slots: &[u8]) -> Vec<ReachWire> {
    let slots: Vec<Slot> = Slot::ALL.into_iter().filter(|slot| slots.contains(&slot.0)).collect();
    let ways = view.public.reach(&view.game, guide, &slots).into_iter();
    ways.map(|way| ReachWire::new(view.game.board(), way, |action| view.game.action_text(action))).collect()
}
