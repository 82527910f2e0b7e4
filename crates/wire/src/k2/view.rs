//! A View as plain values.

use serde::Serialize;
use summiteer_rules::core::{Seat, SeatSet, Turn};
use summiteer_rules::games::k2::{Climber, Game, Life, PLAYED, Phase, Public, Slot, View};
use summiteer_rules::mountain::{CardCounts, SpaceId};

use super::material::DayWire;
use crate::{TurnWire, observer_text};

/// All that one observer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct ViewWire {
    /// A seat's letter, or `spectator`.
    pub observer: String,
    /// The day, from 1.
    pub day: u8,
    /// Who starts today, once decided.
    pub start: Option<String>,
    /// Where the day stands.
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
    /// Seats.
    pub seats: Vec<SeatWire>,
    /// The observer's own secrets.
    pub own: Option<OwnWire>,
    /// Cost and room of each space today, in the board's order.
    pub rooms: Vec<RoomWire>,
    /// The end of the game.
    pub result: Option<ResultWire>,
}

/// Where the day stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct PhaseWire {
    /// `deal`, `choose`, `take`, `act`, `rescue` or `over`.
    pub kind: String,
    /// Whose decision it is.
    pub seat: Option<String>,
}

/// A day that lies open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct VisibleDayWire {
    /// Its number.
    pub day: u8,
    /// Its weather.
    pub weather: DayWire,
}

/// A taken token.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct TokenWire {
    /// Who took it.
    pub seat: String,
    /// Its penalty.
    pub risk: u8,
}

/// A climber.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct ClimberWire {
    /// `A1` to `E2`.
    pub id: String,
    /// Whose.
    pub seat: String,
    /// Where it stands.
    pub space: String,
    /// Its level.
    pub level: u8,
    /// Its points.
    pub score: u8,
    /// Where its tent stands.
    pub tent: Option<String>,
    /// `alive`, `dying` or `dead`.
    pub life: String,
    /// Whether it may pay with a level.
    pub eligible: bool,
    /// Its nights to come if it stays where it is, until it dies.
    pub forecast: Vec<ForecastWire>,
}

/// A night to come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct ForecastWire {
    /// The day before the night.
    pub day: u8,
    /// What the space gives or takes.
    pub terrain: i8,
    /// What the weather takes.
    pub lungs: u8,
    /// What a tent gives.
    pub tent: u8,
    /// The level after the night; 0 is death.
    pub level: u8,
}

/// A seat, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct SeatWire {
    /// Its letter.
    pub id: String,
    /// Cards in hand.
    pub hand: u8,
    /// Cards in the draw pile.
    pub pile: u8,
    /// The open pile.
    pub played: Vec<String>,
    /// Today's open cards.
    pub cards: Vec<PlayedWire>,
    /// Whether its choice is locked in.
    pub chosen: bool,
    /// Whether it holds an unused rescue card.
    pub rescue: bool,
    /// Its points.
    pub score: u8,
    /// Whether a climber of it lives.
    pub alive: bool,
}

/// An open card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct PlayedWire {
    /// Its place, from 0.
    pub slot: u8,
    /// Which.
    pub card: String,
    /// Points left on it.
    pub left: u8,
    /// Points used.
    pub used: u8,
    /// For whom it is named.
    pub climber: Option<String>,
    /// Of a rope card, `up` or `down`.
    pub direction: Option<String>,
    /// Whether it can serve nobody else any more.
    pub bound: bool,
}

/// What only the seat knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct OwnWire {
    /// Cards in hand.
    pub hand: Vec<String>,
    /// The choice locked in.
    pub choice: Option<Vec<String>>,
    /// What is left in the draw pile, in no order.
    pub pile: Vec<String>,
}

/// A space today.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct RoomWire {
    /// The space.
    pub space: String,
    /// What entering costs today.
    pub cost: u8,
    /// Most climbers there; none on the start.
    pub limit: Option<u8>,
    /// Climbers there now.
    pub standing: u8,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct ResultWire {
    /// Points by seat.
    pub scores: Vec<u8>,
    /// Who won.
    pub winners: Vec<String>,
    /// Whether the summit's order decided.
    pub by_summit: bool,
    /// The level of a solo game.
    pub solo: Option<String>,
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
            turn: TurnWire::new(turn(game, public)),
            days: days(game, public),
            shown: public.shown.kinds().flat_map(|r| vec![r.0; usize::from(public.shown.count(r))]).collect(),
            face_down: public.face_down.0.to_vec(),
            token: public.token.map(|(seat, risk)| TokenWire { seat: seat.to_string(), risk: risk.0 }),
            owed: public.owed,
            due: acting(public.phase).map_or(0, |seat| public.due(game, seat)),
            climbers: Climber::all(game.seats()).map(|climber| climber_wire(game, public, climber)).collect(),
            summit: public.summit.iter().flatten().map(Climber::to_string).collect(),
            seats: Seat::all(game.seats()).map(|seat| seat_wire(game, public, seat)).collect(),
            own: view.own.as_ref().map(|own| OwnWire {
                hand: cards(game, &own.hand),
                choice: own.choice.map(|choice| choice.map(|card| game.deck().card_text(card)).to_vec()),
                pile: cards(game, &view.own_pile().unwrap_or_default()),
            }),
            rooms: game.board().ids().map(|space| room(game, public, space)).collect(),
            result: public.result(game).map(|result| ResultWire {
                scores: result.scores,
                winners: result.winners.iter().map(|seat| seat.to_string()).collect(),
                by_summit: result.by_summit,
                solo: result.solo.map(|level| level.key().to_owned()),
            }),
        }
    }
}

fn acting(phase: Phase) -> Option<Seat> {
    match phase {
        Phase::Act(seat) => Some(seat),
        Phase::Deal(_)
        | Phase::Choose
        | Phase::TakeToken(_)
        | Phase::Rescue { .. }
        | Phase::Over
        | Phase::Draft
        | Phase::Discard
        | Phase::Slide(_) => None,
    }
}

fn phase(phase: Phase) -> PhaseWire {
    let (kind, seat) = match phase {
        Phase::Deal(_) => ("deal", None),
        Phase::Choose => ("choose", None),
        Phase::TakeToken(seat) => ("take", Some(seat)),
        Phase::Act(seat) => ("act", Some(seat)),
        Phase::Rescue { seat, .. } => ("rescue", Some(seat)),
        Phase::Over => ("over", None),
        Phase::Draft => ("draft", None),
        Phase::Discard => ("discard", None),
        Phase::Slide(seat) => ("slide", Some(seat)),
    };
    PhaseWire { kind: kind.to_owned(), seat: seat.map(|seat| seat.to_string()) }
}

fn turn(game: &Game, public: &Public) -> Turn {
    match public.phase {
        Phase::Deal(_) => Turn::Chance,
        Phase::Choose => {
            let living = public.living_seats(game);
            Turn::Decide(living.iter().filter(|seat| !public.seats[*seat].chosen).collect())
        }
        Phase::Draft | Phase::Discard => {
            let seats = Seat::all(game.seats());
            Turn::Decide(seats.filter(|seat| !public.seats[*seat].chosen).collect())
        }
        Phase::TakeToken(seat) | Phase::Act(seat) | Phase::Rescue { seat, .. } | Phase::Slide(seat) => {
            Turn::Decide(SeatSet::one(seat))
        }
        Phase::Over => Turn::Over,
    }
}

fn days(game: &Game, public: &Public) -> Vec<VisibleDayWire> {
    let day = |ahead: usize| {
        let (tile, place) = public.tile_of(ahead)?;
        let weather = DayWire::new(&game.weather().tile(tile).days[place]);
        Some(VisibleDayWire { day: public.day + ahead as u8, weather })
    };
    (0..).map_while(day).collect()
}

fn climber_wire(game: &Game, public: &Public, climber: Climber) -> ClimberWire {
    let state = public.climber(climber);
    let space = |id: SpaceId| game.board().space(id).id.clone();
    let acts = acting(public.phase) == Some(climber.seat());
    ClimberWire {
        id: climber.to_string(),
        seat: climber.seat().to_string(),
        space: space(state.space),
        level: state.level,
        score: state.score,
        tent: state.tent.map(space),
        life: match state.life {
            Life::Alive => "alive",
            Life::Dying => "dying",
            Life::Dead => "dead",
        }
        .to_owned(),
        eligible: acts && public.eligible[climber.which()],
        forecast: forecast(game, public, climber),
    }
}

fn forecast(game: &Game, public: &Public, climber: Climber) -> Vec<ForecastWire> {
    let mut level = if public.lives(climber) { public.climber(climber).level } else { 0 };
    let mut nights = Vec::new();
    for ahead in 0.. {
        let Some(change) = public.night(game, climber, ahead).filter(|_| level > 0) else { break };
        level = change.after(level);
        nights.push(ForecastWire {
            day: public.day + ahead as u8,
            terrain: change.terrain,
            lungs: change.lungs,
            tent: change.tent,
            level,
        });
    }
    nights
}

fn seat_wire(game: &Game, public: &Public, seat: Seat) -> SeatWire {
    let open = &public.seats[seat];
    SeatWire {
        id: seat.to_string(),
        hand: open.hand,
        pile: public.unseen(game, seat).total() - open.hand,
        played: cards(game, &open.played),
        cards: (0..PLAYED as u8).filter_map(|slot| played(game, public, seat, Slot(slot))).collect(),
        chosen: open.chosen,
        rescue: open.rescue,
        score: public.score(seat),
        alive: public.seat_lives(seat),
    }
}

fn played(game: &Game, public: &Public, seat: Seat, slot: Slot) -> Option<PlayedWire> {
    let card = public.seats[seat].card(slot)?;
    Some(PlayedWire {
        slot: slot.0,
        card: game.deck().card_text(card.card),
        left: card.left(game.kind(card.card)),
        used: card.used,
        climber: card.target.map(|climber| climber.to_string()),
        direction: card.direction.map(|direction| direction.text().to_owned()),
        bound: card.bound,
    })
}

fn room(game: &Game, public: &Public, space: SpaceId) -> RoomWire {
    RoomWire {
        space: game.board().space(space).id.clone(),
        cost: public.cost(game, space),
        limit: game.limit(space),
        standing: public.standing(space) as u8,
    }
}

fn cards(game: &Game, pile: &CardCounts) -> Vec<String> {
    pile.iter().map(|card| game.deck().card_text(card)).collect()
}
