//! Guides and seats.

use serde::Serialize;
use summiteer_rules::core::Seat;
use summiteer_rules::games::everest::{AirStep, Game, Public, View};
use summiteer_rules::mountain::{Card, Pawn, Slot};

use super::load::{CampWire, LoadWire, camp, load};
use crate::mountain::card_texts;

/// A guide.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct GuideWire {
    /// `A1` to `E2`.
    pub id: String,
    /// Whose.
    pub seat: String,
    /// Where it stands.
    pub space: String,
    /// Its load.
    pub load: LoadWire,
    /// Whether levels of its clients may pay a penalty now.
    pub eligible: bool,
}

impl GuideWire {
    /// A guide, as everybody sees it.
    pub(super) fn new(game: &Game, public: &Public, guide: Pawn) -> Self {
        let (seat, state) = (guide.seat(), public.guide(guide));
        Self {
            id: guide.to_string(),
            seat: seat.to_string(),
            space: game.board().space(state.space).id.clone(),
            load: load(game, public, seat, state.space, &state.load),
            eligible: public.acting() == Some(seat) && public.eligible[guide.which()],
        }
    }
}

/// A seat, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct SeatWire {
    /// Its letter.
    pub id: String,
    /// Its points.
    pub score: u16,
    /// Its rank now, from 1; nothing before the score pawns lie in order.
    pub place: Option<u8>,
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
    /// Its acclimatization deck, as everybody sees it.
    pub air: AirWire,
    /// Its pitched tents.
    pub camps: Vec<CampWire>,
    /// Tents that it can still load at base.
    pub tents_at_base: u8,
    /// Tents that are out of the game.
    pub lost_tents: u8,
}

/// An acclimatization deck, and how far its seat is with its oxygen today.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct AirWire {
    /// `closed` (no more bottles today), `open`, `look` (chance shows cards), `keep`, `return` or `remove`.
    pub step: String,
    /// Cards in the deck.
    pub cards: u8,
    /// Cards seen and not yet taken or put back.
    pub seen: u8,
    /// Hand cards removed from the game unseen.
    pub removed: u8,
    /// Acclimatization cards that have lain open.
    pub out: Vec<String>,
}

/// An open card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct PlayedWire {
    /// Its place, from 0.
    pub slot: u8,
    /// Which.
    pub card: String,
    /// Points left on it; of a rope card without direction the larger value.
    pub left: u8,
    /// Points spent or paid from it.
    pub used: u8,
    /// For which guide or tent it is named.
    pub target: Option<String>,
    /// Of a rope card, `up` or `down`.
    pub direction: Option<String>,
    /// Whether it can serve no other any more.
    pub bound: bool,
}

/// What only the seat knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct OwnWire {
    /// Cards in hand.
    pub hand: Vec<String>,
    /// The choice locked in.
    pub choice: Option<Vec<String>>,
    /// What is left in the draw pile, in no order.
    pub pile: Vec<String>,
    /// Cards seen of the acclimatization deck, in the order of seeing.
    pub seen: Vec<String>,
    /// The card taken with the bottle that is being spent.
    pub taken: Option<String>,
    /// Cards removed from the game.
    pub removed: Vec<String>,
    /// What lies on top of the acclimatization deck, as far as it is known, from the top down.
    pub top: Vec<String>,
    /// What lies between, in no order.
    pub middle: Vec<String>,
    /// What lies at the bottom, as far as it is known, from the top down.
    pub bottom: Vec<String>,
}

impl OwnWire {
    /// The observer's own secrets; nothing for a spectator.
    pub(super) fn new(view: &View) -> Option<Self> {
        let (_, secret) = view.own.as_ref()?;
        let deck = view.game.deck();
        let texts = |cards: &[Card]| card_texts(deck, cards.iter().copied());
        Some(Self {
            hand: card_texts(deck, secret.hand.iter()),
            choice: secret.choice.map(|choice| texts(&choice)),
            pile: card_texts(deck, view.own_pile().unwrap_or_default().iter()),
            seen: texts(secret.seen.cards()),
            taken: secret.taken.map(|card| deck.card_text(card)),
            removed: card_texts(deck, secret.removed.iter()),
            top: texts(secret.air.top.cards()),
            middle: card_texts(deck, secret.air.middle.iter()),
            bottom: texts(secret.air.bottom.cards()),
        })
    }
}

impl SeatWire {
    /// A seat, as everybody sees it.
    pub(super) fn new(game: &Game, public: &Public, seat: Seat) -> Self {
        let open = &public.seats[seat];
        let camps = open.camps.iter().flatten().enumerate();
        Self {
            id: seat.to_string(),
            score: open.score,
            place: public.ranking().iter().position(|other| *other == seat).map(|place| place as u8 + 1),
            hand: open.hand,
            pile: public.pile_size(game, seat),
            played: card_texts(game.deck(), open.played.iter()),
            cards: Slot::ALL.into_iter().filter_map(|slot| played(game, public, seat, slot)).collect(),
            chosen: open.chosen,
            air: AirWire {
                step: step(open.step).to_owned(),
                cards: open.air,
                seen: open.seen,
                removed: open.removed,
                out: card_texts(game.deck(), open.out.iter()),
            },
            camps: camps.map(|(place, tent)| camp(game, public, seat, place, tent)).collect(),
            tents_at_base: public.tents_at_base(seat),
            lost_tents: open.lost_tents,
        }
    }
}

const fn step(step: AirStep) -> &'static str {
    match step {
        AirStep::Closed => "closed",
        AirStep::Open => "open",
        AirStep::Look(_) => "look",
        AirStep::Keep => "keep",
        AirStep::Return => "return",
        AirStep::Remove => "remove",
    }
}

fn played(game: &Game, public: &Public, seat: Seat, slot: Slot) -> Option<PlayedWire> {
    let card = public.seats[seat].card(slot)?;
    Some(PlayedWire {
        slot: slot.0,
        card: game.deck().card_text(card.card),
        left: card.left(game.kind(card.card)),
        used: card.used,
        target: card.target.map(|place| place.text()),
        direction: card.direction.map(|direction| direction.text().to_owned()),
        bound: card.bound,
    })
}
