//! What a table of any game says: its log, whose turn it is, and what came of an action.

use serde::Serialize;
use summiteer_rules::core::{Observer, Seat, Turn};

use crate::Words;

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

/// Who is to move.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct TurnWire {
    /// `decide`, `chance` or `over`.
    pub kind: String,
    /// Seats that must decide.
    pub seats: Vec<String>,
}

impl TurnWire {
    /// The turn as plain values.
    pub fn new(turn: Turn) -> Self {
        let (kind, seats) = match turn {
            Turn::Decide(seats) => ("decide", seats.iter().map(|seat| seat.to_string()).collect()),
            Turn::Chance => ("chance", Vec::new()),
            Turn::Over => ("over", Vec::new()),
        };
        Self { kind: kind.to_owned(), seats }
    }
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

/// An observer as text: a seat's letter, or `spectator`.
pub fn observer_text(observer: Observer) -> String {
    match observer {
        Observer::Seat(seat) => seat.to_string(),
        Observer::Spectator => "spectator".to_owned(),
    }
}

/// The observer that a text names at a table with this many seats.
pub fn read_observer(seats: usize, text: &str) -> Option<Observer> {
    let mut observers = Seat::all(seats).map(Observer::Seat).chain([Observer::Spectator]);
    observers.find(|observer| observer_text(*observer) == text)
}
