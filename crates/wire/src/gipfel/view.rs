//! A View as plain values.

use serde::Serialize;
use summiteer_rules::core::Seat;
use summiteer_rules::games::gipfel::{DICE, Game, MAX_ROLLS, Phase, Public, StationId, StationKind, View};

use crate::{TurnWire, observer_text};

/// All that one observer may know: everything.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct ViewWire {
    /// A seat's letter, or `spectator`.
    pub observer: String,
    /// Where the turn stands.
    pub phase: PhaseWire,
    /// Who is to move.
    pub turn: TurnWire,
    /// The dice by their places: a face from 1 to 6, or 0 for a die not rolled yet in this turn or being rolled.
    pub dice: [u8; DICE],
    /// Rolls of this turn, the running one included.
    pub rolls: u8,
    /// Rolls still to come in this turn.
    pub rolls_left: u8,
    /// Seats.
    pub seats: Vec<SeatWire>,
    /// Where goats stand: the board's order, then that of the seats.
    pub goats: Vec<GoatsWire>,
    /// The end of the game.
    pub result: Option<ResultWire>,
}

/// Where the turn stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct PhaseWire {
    /// `first`, `roll`, `rolling`, `choose`, `push` or `over`.
    pub kind: String,
    /// Whose turn it is.
    pub seat: Option<String>,
    /// Of a push, where the pushed goat stands.
    pub at: Option<String>,
    /// Of a push, the stations that the goat can go to.
    pub choices: Vec<String>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct SeatWire {
    /// Its letter.
    pub id: String,
    /// Goats in the village.
    pub start: u8,
    /// Goats between village and summit.
    pub way: u8,
    /// Goats on the summit.
    pub summit: u8,
    /// Arrivals on the summit so far: 0 to 2.
    pub arrivals: u8,
}

/// Goats of one seat on one station.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct GoatsWire {
    /// Where.
    pub station: String,
    /// Whose.
    pub seat: String,
    /// How many, at least one.
    pub count: u8,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct ResultWire {
    /// Who won.
    pub winner: String,
}

impl ViewWire {
    /// The view as plain values.
    pub fn new(view: &View) -> Self {
        let (game, public) = (&*view.game, &view.public);
        Self {
            observer: observer_text(view.observer),
            phase: phase(game, public.phase),
            turn: TurnWire::new(public.turn()),
            dice: public.dice.0,
            rolls: public.rolls,
            rolls_left: MAX_ROLLS - public.rolls,
            seats: Seat::all(game.seats()).map(|seat| seat_wire(game, public, seat)).collect(),
            goats: goats(game, public),
            result: public.winner().map(|seat| ResultWire { winner: seat.to_string() }),
        }
    }
}

fn phase(game: &Game, phase: Phase) -> PhaseWire {
    let id = |station: StationId| game.board().station(station).id.clone();
    let (kind, seat, at) = match phase {
        Phase::First => ("first", None, None),
        Phase::Roll(seat) => ("roll", Some(seat), None),
        Phase::Rolling(seat) => ("rolling", Some(seat), None),
        Phase::Choose(seat) => ("choose", Some(seat), None),
        Phase::Push { seat, at } => ("push", Some(seat), Some(at)),
        Phase::Over(_) => ("over", None, None),
    };
    let up = at.map(|at| game.board().station(at).up.iter().copied().map(id).collect());
    PhaseWire {
        kind: kind.to_owned(),
        seat: seat.map(|seat| seat.to_string()),
        at: at.map(id),
        choices: up.unwrap_or_default(),
    }
}

fn seat_wire(game: &Game, public: &Public, seat: Seat) -> SeatWire {
    let on = |kind| {
        let stations = game.board().ids().filter(|id| game.board().station(*id).kind == kind);
        stations.map(|id| public.goats.of(seat, id)).sum()
    };
    SeatWire {
        id: seat.to_string(),
        start: on(StationKind::Start),
        way: on(StationKind::Way),
        summit: on(StationKind::Summit),
        arrivals: public.arrivals[seat],
    }
}

/// Where goats stand.
pub(super) fn goats(game: &Game, public: &Public) -> Vec<GoatsWire> {
    let on = |station: StationId| {
        public.goats.owners(station).map(move |seat| GoatsWire {
            station: game.board().station(station).id.clone(),
            seat: seat.to_string(),
            count: public.goats.of(seat, station),
        })
    };
    game.board().ids().flat_map(on).collect()
}
