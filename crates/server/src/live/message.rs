//! What live tables and their visitors say to each other, as JSON texts.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use summiteer_rules::core::{Observer, SplitMix, Turn};
use summiteer_tables::{AnyTable, json};
use summiteer_wire::{BotPositionWire, LogWire, Words};

use super::seats::SeatSaid;
use crate::error::ErrorBody;

/// What a visitor sends.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub(super) enum Sent {
    /// Actions of the own seat as notation without the seat (`step A1 s4`), done in order until the first that is refused.
    Act {
        /// The sender's own name of this request, 1 to 64 visible ASCII characters. Sent again after a lost connection, it is
        /// answered again but not done again.
        id: String,
        actions: Vec<String>,
        /// How many entries the sender knew. If the seat has acted since, from another window, this was meant for a position
        /// that has passed, and is not done.
        after: Option<usize>,
    },
    /// Takes the own seat's last action back.
    Undo { id: String, after: Option<usize> },
    /// Asks for the whole state, from the first entry on.
    Resync,
}

impl Sent {
    /// The sender's own name of the request.
    pub(super) fn id(&self) -> Option<&str> {
        match self {
            Self::Act { id, .. } | Self::Undo { id, .. } => Some(id),
            Self::Resync => None,
        }
    }

    /// How many requests it counts for.
    pub(super) fn worth(&self) -> usize {
        match self {
            Self::Act { actions, .. } => actions.len().max(1),
            Self::Undo { .. } | Self::Resync => 1,
        }
    }
}

/// What a table says.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(super) enum Said<'a> {
    /// How the table stands for this observer; sent first of all, and after every change.
    State {
        /// How many entries the table has.
        number: usize,
        /// The number of the first entry in `log`. What the observer had of the log from there on is out of date: an undo
        /// marks an entry that was sent before.
        since: usize,
        /// The game's `ViewWire`.
        view: &'a RawValue,
        /// The game's `ActionWire[]` of the own seat.
        legal: &'a RawValue,
        can_undo: bool,
        /// A guess that fits the view, for the page's own engine; none for spectators.
        position: Option<BotPositionWire>,
        log: Vec<LogWire>,
        /// Seats that must decide.
        due: Vec<String>,
        over: bool,
    },
    /// The request is done, and on the disk; the table then had this many entries.
    Ack { id: &'a str, number: u64 },
    /// An action of the request is not allowed; those before it were done.
    Refused { id: &'a str, refusal: &'a Words },
    /// Something is wrong with a request, or with a message that is none.
    Error {
        id: Option<&'a str>,
        #[serde(flatten)]
        body: ErrorBody,
    },
    /// Who sits where, at the beginning and after every change.
    Seats { seats: Vec<SeatSaid> },
    /// Who is at the table.
    Presence { seats: Vec<String>, spectators: usize },
    /// The game is over: the secret behind the commitment, in hex.
    Over { secret: String },
}

impl Said<'_> {
    /// The message as it is sent.
    pub(super) fn text(&self) -> String {
        json::text(self)
    }
}

/// The state for an observer who has the log up to `from`. Apart from `from` it depends on nothing but what the observer
/// may know.
pub(super) fn state(table: &dyn AnyTable, observer: Observer, from: usize) -> String {
    let since = outdated(table, from);
    let view = table.view(observer);
    let (legal, can_undo, position) = match observer {
        Observer::Seat(seat) => {
            let position = table.bot_position(seat, &mut guess(&view));
            (table.legal(seat), table.can_undo(seat), Some(position))
        }
        Observer::Spectator => ("[]".to_owned(), false, None),
    };
    let (due, over) = match table.turn() {
        Turn::Decide(seats) => (seats.iter().map(|seat| seat.to_string()).collect(), false),
        Turn::Chance => (Vec::new(), false),
        Turn::Over => (Vec::new(), true),
    };
    let number = table.length();
    let log = table.log(since, observer);
    let (view, legal) = (raw(view), raw(legal));
    Said::State { number, since, view: &view, legal: &legal, can_undo, position, log, due, over }.text()
}

/// The numbers for a guess: the same for the same view, so that the guess tells nothing beyond it.
fn guess(view: &str) -> SplitMix {
    let hash = Sha256::digest(view);
    let (seed, _) = hash.split_first_chunk::<8>().expect("a hash of 32 bytes");
    SplitMix(u64::from_be_bytes(*seed))
}

fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("tables answer in JSON")
}

/// The first entry that looks different to whoever has the log up to `from`: an undo from there on reaches back to the
/// action that it takes back.
fn outdated(table: &dyn AnyTable, from: usize) -> usize {
    let from = from.min(table.length());
    let is_undo = |entry: &LogWire| entry.kind == "undo";
    if !table.log(from, Observer::Spectator).iter().any(is_undo) {
        return from;
    }
    let mut since = from;
    let mut acts: Vec<LogWire> = Vec::new();
    for entry in table.log(0, Observer::Spectator) {
        if !is_undo(&entry) {
            acts.push(entry);
        } else if let Some(index) = acts.iter().rposition(|act| act.seat == entry.seat) {
            let taken_back = acts.remove(index);
            if entry.number as usize >= from {
                since = since.min(taken_back.number as usize);
            }
        }
    }
    since
}
