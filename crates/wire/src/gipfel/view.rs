//! A View as plain values.

use std::collections::BTreeMap;

use serde::Serialize;
use summiteer_rules::core::Seat;
use summiteer_rules::games::gipfel::{MAX_ROLLS, Phase, Public, StationId, StationKind, View};

use crate::observer_text;

/// All that an observer may know: everything.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct GipfelViewWire {
    /// A seat's letter, or `spectator`.
    pub observer: String,
    /// Where the turn stands.
    pub phase: GipfelPhaseWire,
    /// The dice by place; 0 for one that has not been rolled in this turn, or is rolling.
    pub dice: Vec<u8>,
    /// Rolls of this turn, a running one included.
    pub rolls: u8,
    /// Rolls that are left in this turn.
    pub rolls_left: u8,
    /// The stations where goats stand, in the board's order.
    pub goats: Vec<GoatsWire>,
    /// Seats.
    pub seats: Vec<GipfelSeatWire>,
    /// Who has won.
    pub winner: Option<String>,
}

/// Where the turn stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct GipfelPhaseWire {
    /// `first`, `roll`, `rolling`, `choose`, `push` or `over`.
    pub kind: String,
    /// Who has the dice; of `over`, who has won.
    pub seat: Option<String>,
    /// Of `push`, where the pushed goat stands.
    pub station: Option<String>,
}

/// Goats on a station.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct GoatsWire {
    /// Where.
    pub station: String,
    /// How many of each seat that has some there.
    pub of: BTreeMap<String, u8>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct GipfelSeatWire {
    /// Its letter.
    pub seat: String,
    /// Goats at the start.
    pub village: u8,
    /// Goats between start and summit.
    pub way: u8,
    /// Goats on the summit.
    pub summit: u8,
    /// Arrivals on the summit; the disc shows a goat from the first on.
    pub arrivals: u8,
}

impl GipfelViewWire {
    /// The view in plain values.
    pub fn new(view: &View) -> Self {
        let public = &view.public;
        let stations = view.game.board().ids();
        Self {
            observer: observer_text(view.observer),
            phase: phase(view),
            dice: public.dice.0.to_vec(),
            rolls: public.rolls,
            rolls_left: MAX_ROLLS - public.rolls,
            goats: stations
                .filter(|id| public.goats.standing(*id) > 0)
                .map(|id| goats_on(view, id))
                .collect(),
            seats: Seat::all(view.game.seats()).map(|seat| seat_wire(view, seat)).collect(),
            winner: public.winner().map(|seat| seat.to_string()),
        }
    }
}

fn phase(view: &View) -> GipfelPhaseWire {
    let (kind, seat, station) = match view.public.phase {
        Phase::First => ("first", None, None),
        Phase::Roll(seat) => ("roll", Some(seat), None),
        Phase::Rolling(seat) => ("rolling", Some(seat), None),
        Phase::Choose(seat) => ("choose", Some(seat), None),
        Phase::Push { seat, at } => ("push", Some(seat), Some(at)),
        Phase::Over(seat) => ("over", Some(seat), None),
    };
    GipfelPhaseWire {
        kind: kind.to_owned(),
        seat: seat.map(|seat| seat.to_string()),
        station: station.map(|station| view.game.board().station(station).id.clone()),
    }
}

fn goats_on(view: &View, station: StationId) -> GoatsWire {
    let goats = Seat::all(view.game.seats()).map(|seat| (seat, view.public.goats.of(seat, station)));
    GoatsWire {
        station: view.game.board().station(station).id.clone(),
        of: goats.filter(|(_, count)| *count > 0).map(|(seat, count)| (seat.to_string(), count)).collect(),
    }
}

fn seat_wire(view: &View, seat: Seat) -> GipfelSeatWire {
    let (board, public): (_, &Public) = (view.game.board(), &view.public);
    let on = |kind| {
        let stations = board.ids().filter(|id| board.station(*id).kind == kind);
        stations.map(|id| public.goats.of(seat, id)).sum()
    };
    GipfelSeatWire {
        seat: seat.to_string(),
        village: on(StationKind::Start),
        way: on(StationKind::Way),
        summit: on(StationKind::Summit),
        arrivals: public.arrivals[seat],
    }
}
