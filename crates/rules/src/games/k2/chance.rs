//! What chance deals: first seat, weather tiles, risk tokens, cards, one at a time.

use super::action::Outcome;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Phase, Stage, State};
use crate::core::{Seat, Weighted};
use crate::mountain::{Card, Risk, TileId};

/// Risk tokens that lie face up (K2-016).
const SHOWN: u8 = 3;

/// What is dealt next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    FirstSeat,
    Tile,
    Token,
    Card(Seat),
}

impl State {
    fn need(&self) -> Option<Need> {
        let public = &self.public;
        let tiles_left = public.tiles_seen.len() < self.game.tiles();
        if public.start.is_none() {
            Some(Need::FirstSeat)
        } else if public.tiles.contains(&None) && tiles_left {
            Some(Need::Tile)
        } else if public.shown.total() < SHOWN && public.face_down.total() > 0 {
            Some(Need::Token)
        } else {
            Seat::all(self.game.seats()).find(|seat| public.seats[*seat].draws > 0).map(Need::Card)
        }
    }

    pub(super) fn list_chance(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        match self.public.phase {
            Phase::Deal(Stage::Draft) => return self.list_draft(outcomes),
            Phase::Deal(Stage::Choose | Stage::Act | Stage::Discard) => {}
            Phase::Choose
            | Phase::TakeToken(_)
            | Phase::Act(_)
            | Phase::Rescue { .. }
            | Phase::Over
            | Phase::Draft
            | Phase::Discard
            | Phase::Slide(_) => return,
        }
        let one = |outcome| Weighted { outcome, weight: 1 };
        match self.need() {
            Some(Need::FirstSeat) => {
                outcomes.extend(Seat::all(self.game.seats()).map(|s| one(Outcome::FirstSeat(s))));
            }
            Some(Need::Tile) => {
                let tiles = self.tiles_to_come().into_iter();
                outcomes.extend(
                    tiles.map(|tile| Weighted { outcome: Outcome::Tile(tile.outcome), weight: tile.weight }),
                );
            }
            Some(Need::Token) => outcomes.extend(self.public.face_down.kinds().map(|risk| Weighted {
                outcome: Outcome::Token(risk),
                weight: u32::from(self.public.face_down.count(risk)),
            })),
            Some(Need::Card(seat)) => {
                let pile = self.pile(seat);
                outcomes.extend(pile.kinds().map(|card| Weighted {
                    outcome: Outcome::Card(seat, card),
                    weight: u32::from(pile.count(card)),
                }));
            }
            None => {}
        }
    }

    pub(super) fn deal(&mut self, outcome: Outcome, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let Phase::Deal(stage) = self.public.phase else {
            return Err(Refusal::NoSuchChance);
        };
        if stage == Stage::Draft {
            return self.deal_draft(outcome, events);
        }
        let done = match (self.need(), outcome) {
            (Some(Need::FirstSeat), Outcome::FirstSeat(seat)) => self.deal_first_seat(seat, events),
            (Some(Need::Tile), Outcome::Tile(tile)) => self.deal_tile(tile, events),
            (Some(Need::Token), Outcome::Token(risk)) => self.deal_token(risk, events),
            (Some(Need::Card(needed)), Outcome::Card(seat, card)) if needed == seat => {
                self.deal_card(seat, card, events)
            }
            (Some(_) | None, _) => false,
        };
        if !done {
            return Err(Refusal::NoSuchChance);
        }
        if self.need().is_none() {
            self.finish_deal(stage, events);
        }
        Ok(())
    }

    /// A deal with nothing to deal is over at once: a morning without a new tile or a draw.
    pub(super) fn skip_empty_deal(&mut self, events: &mut Vec<Event>) {
        if let (Phase::Deal(stage), None) = (self.public.phase, self.need()) {
            self.finish_deal(stage, events);
        }
    }

    fn deal_first_seat(&mut self, seat: Seat, events: &mut Vec<Event>) -> bool {
        let seated = seat.index() < self.game.seats();
        if seated {
            self.public.start = Some(seat);
            events.push(Event::FirstSeat(seat));
        }
        seated
    }

    fn deal_tile(&mut self, tile: TileId, events: &mut Vec<Event>) -> bool {
        let unseen = self.tiles_to_come().iter().any(|t| t.outcome == tile);
        if let (true, Some(place)) = (unseen, self.public.tiles.iter_mut().find(|place| place.is_none())) {
            *place = Some(tile);
            self.public.tiles_seen.insert(tile);
            events.push(Event::TileShown(tile));
        }
        unseen
    }

    fn deal_token(&mut self, risk: Risk, events: &mut Vec<Event>) -> bool {
        let there = usize::from(risk.0) < self.public.face_down.0.len() && self.public.face_down.take(risk);
        if there {
            self.public.shown.add(risk);
            events.push(Event::TokenShown(risk));
        }
        there
    }

    fn deal_card(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) -> bool {
        let there = self.pile(seat).count(card) > 0;
        if there {
            self.hidden.hands[seat].add(card);
            let public = &mut self.public.seats[seat];
            public.hand += 1;
            public.draws -= 1;
            events.push(Event::CardDrawn { seat, card: Some(card) });
        }
        there
    }
}
