//! A View as plain values.

use std::cmp::Ordering;

use serde::Serialize;
use summiteer_rules::core::Seat;
use summiteer_rules::games::k2::lhotse::slides_to;
use summiteer_rules::games::k2::{Climber, Game, Phase, Piece, Public, View};
use summiteer_rules::mountain::SpaceId;

use super::seats::{ClimberWire, OwnWire, SeatWire, acting};
use crate::mountain::{
    FrontWire, IcefallWire, PhaseWire, ProbeWire, TokenWire, VisibleDayWire, visible_days,
};
use crate::{TurnWire, observer_text};

/// All that one observer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct ViewWire {
    /// A seat's letter, or `spectator`.
    pub observer: String,
    /// Of Lhotse, which scenario: `south-face` or `south-col`.
    pub scenario: Option<String>,
    /// The day, from 1.
    pub day: u8,
    /// The number of the last day.
    pub last_day: u8,
    /// Who starts today, once decided.
    pub start: Option<String>,
    /// Where the day stands: `draft` (of weather tiles), `discard`, `deal`, `choose`, `take`, `act`, `rescue`, `slide` (a
    /// seat says where its piece slides), `probe` (chance turns an icefall tile up), `fork` (the tile costs 2: stay or
    /// retreat) or `over`.
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
    /// Climbers.
    pub climbers: Vec<ClimberWire>,
    /// Score pawns on the summit field, in order.
    pub summit: Vec<String>,
    /// Fixed ropes.
    pub ropes: Vec<FixedRopeWire>,
    /// Pieces that tonight's landslide has still to move, the next one first.
    pub sliding: Vec<String>,
    /// Seats.
    pub seats: Vec<SeatWire>,
    /// The observer's own secrets.
    pub own: Option<OwnWire>,
    /// Cost and room of each space today, in the board's order.
    pub rooms: Vec<RoomWire>,
    /// The icefall's spaces, in the board's order; none where no tiles are played with.
    pub icefall: Vec<IcefallWire>,
    /// What tiles that still lie face down can show, those left over at the set-up among them.
    pub fronts: Vec<FrontWire>,
    /// The climber before an icefall space whose tile is turned up.
    pub probe: Option<ProbeWire>,
    /// The end of the game.
    pub result: Option<ResultWire>,
}

/// A fixed rope.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct FixedRopeWire {
    /// Whose.
    pub seat: String,
    /// The end from which it was placed.
    pub from: String,
    /// The other end.
    pub to: String,
    /// The end from which it leads down; none if both are level, so that both ways count as up.
    pub higher: Option<String>,
}

/// A space today.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct RoomWire {
    /// The space.
    pub space: String,
    /// What entering costs today, where a tile lies face down what turning it up costs; nothing where a crevasse gapes.
    pub cost: Option<u8>,
    /// Most climbers there; none on the start.
    pub limit: Option<u8>,
    /// Climbers there now.
    pub standing: u8,
    /// Whether a landslide comes down there tonight.
    pub landslide: bool,
    /// Where that landslide can bring what stands there; several leave the choice to its owner.
    pub slides: Vec<String>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct ResultWire {
    /// Points by seat, with what discarded cards add.
    pub scores: Vec<u8>,
    /// Who won.
    pub winners: Vec<String>,
    /// Whether the summit's order decided.
    pub by_summit: bool,
    /// The level of a solo game.
    pub solo: Option<String>,
    /// The table that the level is read from: `k2`, `first`, `second` or `measured`.
    pub levels: String,
}

impl ViewWire {
    /// The view as plain values.
    pub fn new(view: &View) -> Self {
        let (game, public) = (&*view.game, &view.public);
        let fronts = &public.icefall.fronts;
        Self {
            observer: observer_text(view.observer),
            scenario: game.scenario().map(|scenario| scenario.key().to_owned()),
            day: public.day,
            last_day: game.days(),
            start: public.start.map(|seat| seat.to_string()),
            phase: phase(public.phase),
            turn: TurnWire::new(public.turn(game)),
            days: visible_days(game.board(), game.weather(), public.day, |ahead| public.tile_of(ahead)),
            shown: public.shown.kinds().flat_map(|r| vec![r.0; usize::from(public.shown.count(r))]).collect(),
            face_down: public.face_down.0.to_vec(),
            token: public.token.map(TokenWire::new),
            owed: public.owed,
            due: acting(public).map_or(0, |seat| public.due(game, seat)),
            climbers: Climber::all(game.seats())
                .map(|climber| ClimberWire::new(game, public, climber))
                .collect(),
            summit: public.summit.iter().flatten().map(Climber::to_string).collect(),
            ropes: Seat::all(game.seats()).filter_map(|seat| fixed_rope(game, public, seat)).collect(),
            sliding: sliding(game, public),
            seats: Seat::all(game.seats()).map(|seat| SeatWire::new(game, public, seat)).collect(),
            own: OwnWire::new(view),
            rooms: game.board().ids().map(|space| room(game, public, space)).collect(),
            icefall: game
                .icefall()
                .map_or_else(Vec::new, |area| IcefallWire::all(game.board(), area, fronts)),
            fronts: game.icefall().map_or_else(Vec::new, |area| FrontWire::all(area, fronts)),
            probe: probe(game, public.phase),
            result: public.result(game).map(|result| ResultWire {
                scores: result.scores,
                winners: result.winners.iter().map(|seat| seat.to_string()).collect(),
                by_summit: result.by_summit,
                solo: result.solo.map(|level| level.key().to_owned()),
                levels: game.level_table().key().to_owned(),
            }),
        }
    }
}

fn phase(phase: Phase) -> PhaseWire {
    let (kind, seat) = match phase {
        Phase::Deal(_) => ("deal", None),
        Phase::Draft => ("draft", None),
        Phase::Discard => ("discard", None),
        Phase::Choose => ("choose", None),
        Phase::TakeToken(seat) => ("take", Some(seat)),
        Phase::Act(seat) => ("act", Some(seat)),
        Phase::Rescue { seat, .. } => ("rescue", Some(seat)),
        Phase::Slide(seat) => ("slide", Some(seat)),
        Phase::Probe(probe) => ("probe", Some(probe.pawn.seat())),
        Phase::Fork(probe) => ("fork", Some(probe.pawn.seat())),
        Phase::Over => ("over", None),
    };
    PhaseWire::new(kind, seat)
}

fn probe(game: &Game, phase: Phase) -> Option<ProbeWire> {
    let (Phase::Probe(probe) | Phase::Fork(probe)) = phase else { return None };
    Some(ProbeWire::new(game.board(), probe))
}

fn fixed_rope(game: &Game, public: &Public, seat: Seat) -> Option<FixedRopeWire> {
    let (from, to) = public.lhotse.ropes[seat]?;
    let board = game.board();
    let id = |space: SpaceId| board.space(space).id.clone();
    let points = |space: SpaceId| board.space(space).points;
    let higher = match points(from).cmp(&points(to)) {
        Ordering::Less => Some(to),
        Ordering::Equal => None,
        Ordering::Greater => Some(from),
    };
    Some(FixedRopeWire { seat: seat.to_string(), from: id(from), to: id(to), higher: higher.map(id) })
}

fn sliding(game: &Game, public: &Public) -> Vec<String> {
    let next = public.next_slide(game);
    let pieces = Seat::all(game.seats()).flat_map(Piece::of);
    let later = pieces.filter(|piece| public.lhotse.sliding.contains(*piece) && next != Some(*piece));
    next.into_iter().chain(later).map(|piece| piece.to_string()).collect()
}

fn room(game: &Game, public: &Public, space: SpaceId) -> RoomWire {
    let landslide = public.landslide(game, 0, space);
    let slides = if landslide { slides_to(game, space) } else { Vec::new() };
    RoomWire {
        space: game.board().space(space).id.clone(),
        cost: public.cost(game, space),
        limit: game.limit(space),
        standing: public.standing(space) as u8,
        landslide,
        slides: slides.into_iter().map(|to| game.board().space(to).id.clone()).collect(),
    }
}
