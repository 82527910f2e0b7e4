//! A table's log, and the answers to what a page asks of it.

use serde::Serialize;

use crate::words::Words;

/// One entry of the log, as the observer may know it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct LogWire {
    /// Its number, from 0.
    pub number: u32,
    /// `act`, `chance` or `undo`.
    pub kind: String,
    /// Who acted.
    pub seat: Option<String>,
    /// Whether it was taken back later.
    pub undone: bool,
    /// What happened.
    pub events: Vec<Words>,
}

/// A space within reach.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct ReachWire {
    /// Where.
    pub space: String,
    /// What the cheapest way costs.
    pub cost: u8,
    /// Points left after it.
    pub left: u8,
    /// What to do, as notation.
    pub actions: Vec<String>,
}

/// What came of an action: nothing, or why it was refused.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct OutcomeWire {
    /// Why it was refused.
    pub refusal: Option<Words>,
}

/// A position for a bot's worker.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct BotPositionWire {
    /// The table's set-up.
    pub header: String,
    /// The position, with a fresh guess for all that the seat does not know.
    pub position: String,
}
