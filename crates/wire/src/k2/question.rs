//! What a page may ask at a K2 table beyond what every table answers.

use serde::{Deserialize, Serialize};
use summiteer_rules::games::k2::{Climber, Slot, View};

use crate::mountain::ReachWire;

/// A question.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum QuestionWire {
    /// Where can a climber walk with these open cards?
    Reach {
        /// The climber.
        climber: String,
        /// Places of the cards, from 0.
        slots: Vec<u8>,
    },
}

/// The answer to the question of the same kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum AnswerWire {
    /// Spaces that the climber can walk to.
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
            Self::Reach { climber, slots } => {
                let found = Climber::all(view.game.seats()).find(|one| one.to_string() == *climber);
                let found = found.ok_or_else(|| format!("no climber is called {climber}"))?;
                Ok(AnswerWire::Reach { ways: reach(view, found, slots) })
            }
        }
    }
}

fn reach(view: &View, climber: Climber, slots: &[u8]) -> Vec<ReachWire> {
    let slots: Vec<Slot> = Slot::ALL.into_iter().filter(|slot| slots.contains(&slot.0)).collect();
    let ways = view.public.reach(&view.game, climber, &slots).into_iter();
    ways.map(|way| ReachWire::new(view.game.board(), way, |action| view.game.action_text(action))).collect()
}
