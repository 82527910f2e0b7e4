//! A View as plain values.

use serde::Serialize;
use summiteer_rules::core::Seat;
use summiteer_rules::games::everest::{Game, GameResult, Phase, Public, View};
use summiteer_rules::mountain::{Pawn, SpaceId};

use super::seats::{GuideWire, OwnWire, SeatWire};
use crate::mountain::{
    FrontWire, IcefallWire, PhaseWire, ProbeWire, TokenWire, VisibleDayWire, visible_days,
};
use crate::{TurnWire, observer_text};

/// All that one observer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct ViewWire {
    /// A seat's letter, or `spectator`.
    pub observer: String,
    /// The day, from 1.
    pub day: u8,
    /// Who starts today, once decided.
    pub start: Option<String>,
    /// Where the day stands: `deal`, `oxygen`, `choose`, `take`, `act`, `probe` (chance turns an icefall tile up), `fork`
    /// (the tile costs 2: stay or retreat) or `over`.
    pub phase: PhaseWire,
    /// Who is to move.
    pub turn: TurnWire,
    /// The days that lie open, today first.
    pub days: Vec<VisibleDayWire>,
    /// Penalties of the face-up risk tokens.
    pub shown: Vec<u8>,
    /// How many tokens of each penalty lie face down.
    pub face_down: Vec<u8>,
    /// Who took which token today.
    pub token: Option<TokenWire>,
    /// Points that the acting seat owes, and those of them that it must still pay.
    pub owed: u8,
    /// See `owed`.
    pub due: u8,
    /// Guides.
    pub guides: Vec<GuideWire>,
    /// Seats.
    pub seats: Vec<SeatWire>,
    /// The observer's own secrets.
    pub own: Option<OwnWire>,
    /// Cost and room of each space today, in the board's order.
    pub rooms: Vec<RoomWire>,
    /// The icefall's spaces, in the board's order.
    pub icefall: Vec<IcefallWire>,
    /// What tiles that still lie face down can show, those left over at the set-up among them.
    pub fronts: Vec<FrontWire>,
    /// The guide before an icefall space whose tile is turned up.
    pub probe: Option<ProbeWire>,
    /// The fields of the score track on which pawns lie, ascending.
    pub track: Vec<FieldWire>,
    /// Seats from the leader down.
    pub ranking: Vec<String>,
    /// The end of the game.
    pub result: Option<ResultWire>,
}

/// A space today.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct RoomWire {
    /// The space.
    pub space: String,
    /// What entering costs, a hidden icefall tile counted as 1; nothing where a crevasse gapes.
    pub cost: Option<u8>,
    /// Most guides there; none at base.
    pub limit: Option<u8>,
    /// Guides there now.
    pub standing: u8,
    /// Whether nobody may move there today, nor enter or leave it.
    pub closed: bool,
    /// Most bottles that a guide may carry there.
    pub oxygen: u8,
}

/// A field of the score track.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct FieldWire {
    /// Its number.
    pub score: u16,
    /// The seats whose pawns lie there, in the order of their arrival: the first ranks higher.
    pub seats: Vec<String>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct ResultWire {
    /// Points by seat.
    pub scores: Vec<u16>,
    /// Seats from the winner down.
    pub ranking: Vec<String>,
}

impl ViewWire {
    /// The view as plain values.
    pub fn new(view: &View) -> Self {
        let (game, public) = (&*view.game, &view.public);
        Self {
            observer: observer_text(view.observer),
            day: public.day,
            start: public.start.map(|seat| seat.to_string()),
            phase: phase(public.phase),
            turn: TurnWire::new(public.turn(game)),
            days: visible_days(game.board(), game.weather(), public.day, |ahead| public.tile_of(ahead)),
            shown: public.shown.kinds().flat_map(|r| vec![r.0; usize::from(public.shown.count(r))]).collect(),
            face_down: public.face_down.0.to_vec(),
            token: public.token.map(TokenWire::new),
            owed: public.owed,
            due: public.acting().map_or(0, |seat| public.due(game, seat)),
            guides: Pawn::all(game.seats()).map(|guide| GuideWire::new(game, public, guide)).collect(),
            seats: Seat::all(game.seats()).map(|seat| SeatWire::new(game, public, seat)).collect(),
            own: OwnWire::new(view),
            rooms: game.board().ids().map(|space| room(game, public, space)).collect(),
            icefall: IcefallWire::all(game.board(), game.icefall(), &public.icefall),
            fronts: FrontWire::all(game.icefall(), &public.icefall),
            probe: probe(game, public.phase),
            track: track(public),
            ranking: letters(&public.ranking()),
            result: public
                .result(game)
                .map(|GameResult { scores, ranking }| ResultWire { scores, ranking: letters(&ranking) }),
        }
    }
}

fn letters(seats: &[Seat]) -> Vec<String> {
    seats.iter().map(|seat| seat.to_string()).collect()
}

fn phase(phase: Phase) -> PhaseWire {
    match phase {
        Phase::Deal(_) => PhaseWire::new("deal", None),
        Phase::Oxygen => PhaseWire::new("oxygen", None),
        Phase::Choose => PhaseWire::new("choose", None),
        Phase::TakeToken(seat) => PhaseWire::new("take", Some(seat)),
        Phase::Act(seat) => PhaseWire::new("act", Some(seat)),
        Phase::Probe(probe) => PhaseWire::new("probe", Some(probe.pawn.seat())),
        Phase::Fork(probe) => PhaseWire::new("fork", Some(probe.pawn.seat())),
        Phase::Over => PhaseWire::new("over", None),
    }
}

fn probe(game: &Game, phase: Phase) -> Option<ProbeWire> {
    let (Phase::Probe(probe) | Phase::Fork(probe)) = phase else { return None };
    Some(ProbeWire::new(game.board(), probe))
}

fn room(game: &Game, public: &Public, space: SpaceId) -> RoomWire {
    RoomWire {
        space: game.board().space(space).id.clone(),
        cost: public.cost(game, space),
        limit: game.limit(space),
        standing: public.standing(game, space) as u8,
        closed: public.is_closed(game, space),
        oxygen: game.oxygen_limit(space),
    }
}

fn track(public: &Public) -> Vec<FieldWire> {
    let mut placed: Vec<(u16, Seat)> =
        public.order.iter().flatten().map(|seat| (public.seats[*seat].score, *seat)).collect();
    placed.sort_by_key(|(score, _)| *score);
    placed
        .chunk_by(|one, other| one.0 == other.0)
        .map(|field| FieldWire {
            score: field[0].0,
            seats: field.iter().map(|(_, seat)| seat.to_string()).collect(),
        })
        .collect()
}
