//! Climbers and seats.

use serde::Serialize;
use summiteer_rules::core::Seat;
use summiteer_rules::games::k2::{Climber, Game, Life, Phase, Public, Slot, View};
use summiteer_rules::mountain::{SpaceId, TileId};

use crate::mountain::{ForecastWire, card_texts};

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
    /// The cards that it has put into the box, once they are known.
    pub discarded: Option<Vec<String>>,
    /// What these add to its points at the end.
    pub bonus: u8,
    /// Its points, without the bonus.
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
    /// Numbers of the weather tiles dealt to it.
    pub dealt: Vec<u8>,
    /// The one that it keeps.
    pub kept: Option<u8>,
    /// The cards that it discards, until all are turned up.
    pub discards: Option<Vec<String>>,
}

impl ClimberWire {
    /// A climber, as everybody sees it.
    pub(super) fn new(game: &Game, public: &Public, climber: Climber) -> Self {
        let state = public.climber(climber);
        let space = |id: SpaceId| game.board().space(id).id.clone();
        let acts = acting(public) == Some(climber.seat());
        Self {
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
            landslide: change.landslide,
            level,
        });
    }
    nights
}

impl SeatWire {
    /// A seat, as everybody sees it.
    pub(super) fn new(game: &Game, public: &Public, seat: Seat) -> Self {
        let open = &public.seats[seat];
        Self {
            id: seat.to_string(),
            hand: open.hand,
            pile: public.unseen(game, seat).total() - open.hand,
            played: card_texts(game.deck(), open.played.iter()),
            cards: Slot::ALL.into_iter().filter_map(|slot| played(game, public, seat, slot)).collect(),
            chosen: open.chosen,
            rescue: open.rescue,
            discarded: public.lhotse.discarded[seat].map(|discarded| card_texts(game.deck(), discarded)),
            bonus: public.bonus(game, seat),
            score: public.score(seat),
            alive: public.seat_lives(seat),
        }
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

impl OwnWire {
    /// The observer's own secrets; nothing for a spectator.
    pub(super) fn new(view: &View) -> Option<Self> {
        let (deck, own) = (view.game.deck(), view.own.as_ref()?);
        Some(Self {
            hand: card_texts(deck, own.hand.iter()),
            choice: own.choice.map(|choice| card_texts(deck, choice)),
            pile: card_texts(deck, view.own_pile().unwrap_or_default().iter()),
            dealt: own.dealt.into_iter().flatten().map(tile_number).collect(),
            kept: own.kept.map(tile_number),
            discards: own.discards.map(|discards| card_texts(deck, discards)),
        })
    }
}

/// Whose turn it is, if something can be paid in it: not while a rescue is decided about.
pub(super) fn acting(public: &Public) -> Option<Seat> {
    public.acting().filter(|_| !matches!(public.phase, Phase::Rescue { .. }))
}

/// A tile's number in notation and words.
pub(super) const fn tile_number(tile: TileId) -> u8 {
    tile.0 + 1
}
