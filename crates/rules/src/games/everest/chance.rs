//! What chance deals: first seat, score pawns, weather tiles, risk tokens, cards, icefall tiles, one at a time.

use super::action::Outcome;
use super::air::Next;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{AirStep, Phase, Probe, State};
use crate::core::{Seat, Weighted};
use crate::mountain::{Card, CardCounts, Front, Risk, TileId};

/// Risk tokens that lie face up (EV-019).
const SHOWN: u8 = 3;

/// What is dealt next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    FirstSeat,
    ScorePawn,
    Tile,
    Token,
    Card(Seat),
    Air(Seat),
    Front(Probe),
}

impl State {
    /// What chance has to bring now.
    pub(super) fn need(&self) -> Option<Need> {
        match self.public.phase {
            Phase::Deal(_) => self.deal_need(),
            Phase::Oxygen => {
                let looks = |seat: &Seat| matches!(self.public.seats[*seat].step, AirStep::Look(_));
                Seat::all(self.game.seats()).find(looks).map(Need::Air)
            }
            Phase::Probe(probe) => Some(Need::Front(probe)),
            Phase::Choose | Phase::TakeToken(_) | Phase::Act(_) | Phase::Fork(_) | Phase::Over => None,
        }
    }

    fn deal_need(&self) -> Option<Need> {
        let public = &self.public;
        let tiles_left = usize::from(public.tiles_seen.count_ones() as u8) < self.game.weather().tiles.len();
        if public.start.is_none() {
            Some(Need::FirstSeat)
        } else if public.order.iter().flatten().count() < self.game.seats() {
            Some(Need::ScorePawn)
        } else if public.tiles.contains(&None) && tiles_left {
            Some(Need::Tile)
        } else if public.shown.total() < SHOWN && public.face_down.total() > 0 {
            Some(Need::Token)
        } else {
            Seat::all(self.game.seats()).find(|seat| public.seats[*seat].draws > 0).map(Need::Card)
        }
    }

    pub(super) fn list_chance(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        let one = |outcome| Weighted { outcome, weight: 1 };
        match self.need() {
            Some(Need::FirstSeat) => {
                outcomes.extend(Seat::all(self.game.seats()).map(|seat| one(Outcome::FirstSeat(seat))));
            }
            Some(Need::ScorePawn) => {
                outcomes.extend(self.unplaced_pawns().map(|seat| one(Outcome::ScorePawn(seat))));
            }
            Some(Need::Tile) => outcomes.extend(self.unseen_tiles().map(|tile| one(Outcome::Tile(tile)))),
            Some(Need::Token) => outcomes.extend(self.public.face_down.kinds().map(|risk| Weighted {
                outcome: Outcome::Token(risk),
                weight: u32::from(self.public.face_down.count(risk)),
            })),
            Some(Need::Card(seat)) => {
                outcomes.extend(weighted(&self.pile(seat), |card| Outcome::Card(seat, card)));
            }
            Some(Need::Air(seat)) => match self.secrets[seat].air.next() {
                Some(Next::Known(card)) => outcomes.push(one(Outcome::Air(seat, card))),
                Some(Next::Any(cards)) => {
                    outcomes.extend(weighted(&cards, |card| Outcome::Air(seat, card)));
                }
                None => {}
            },
            Some(Need::Front(probe)) => {
                outcomes.extend(self.hidden_fronts(probe).map(|(front, count)| Weighted {
                    outcome: Outcome::Front(front),
                    weight: u32::from(count),
                }));
            }
            None => {}
        }
    }

    fn unplaced_pawns(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.game.seats()).filter(|seat| !self.public.order.contains(&Some(*seat)))
    }

    fn unseen_tiles(&self) -> impl Iterator<Item = TileId> + '_ {
        let tiles = (0..self.game.weather().tiles.len() as u8).map(TileId);
        tiles.filter(|tile| self.public.tiles_seen >> tile.0 & 1 == 0)
    }

    /// The fronts that tiles with this mark can still show, leftover tiles included (EV-017, EV-018, Q-EV-41).
    fn hidden_fronts(&self, probe: Probe) -> impl Iterator<Item = (Front, u8)> + '_ {
        let mark = self.game.mark(probe.to).expect("only icefall spaces have tiles");
        let shown = move |front: Front| {
            let spaces = self.game.icefall_spaces().iter().zip(&self.public.icefall);
            spaces
                .filter(|(space, tile)| **tile == Some(front) && self.game.mark(**space) == Some(mark))
                .count()
        };
        let count = move |front| self.game.icefall().count(mark, front) - shown(front) as u8;
        Front::ALL.into_iter().map(move |front| (front, count(front))).filter(|(_, count)| *count > 0)
    }

    pub(super) fn deal(&mut self, outcome: Outcome, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let done = match (self.need(), outcome) {
            (Some(Need::FirstSeat), Outcome::FirstSeat(seat)) => self.deal_first_seat(seat, events),
            (Some(Need::ScorePawn), Outcome::ScorePawn(seat)) => self.deal_score_pawn(seat, events),
            (Some(Need::Tile), Outcome::Tile(tile)) => self.deal_tile(tile, events),
            (Some(Need::Token), Outcome::Token(risk)) => self.deal_token(risk, events),
            (Some(Need::Card(needed)), Outcome::Card(seat, card)) if needed == seat => {
                self.deal_card(seat, card, events)
            }
            (Some(Need::Air(needed)), Outcome::Air(seat, card)) if needed == seat => {
                self.see(seat, card, events)
            }
            (Some(Need::Front(probe)), Outcome::Front(front)) => self.deal_front(probe, front, events),
            (Some(_) | None, _) => false,
        };
        if !done {
            return Err(Refusal::NoSuchChance);
        }
        self.skip_empty_deal(events);
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

    fn deal_score_pawn(&mut self, seat: Seat, events: &mut Vec<Event>) -> bool {
        let there = self.unplaced_pawns().any(|other| other == seat);
        if let (true, Some(place)) = (there, self.public.order.iter_mut().find(|place| place.is_none())) {
            *place = Some(seat);
            events.push(Event::ScorePawn(seat));
        }
        there
    }

    fn deal_tile(&mut self, tile: TileId, events: &mut Vec<Event>) -> bool {
        let unseen = self.unseen_tiles().any(|other| other == tile);
        if let (true, Some(place)) = (unseen, self.public.tiles.iter_mut().find(|place| place.is_none())) {
            *place = Some(tile);
            self.public.tiles_seen |= 1 << tile.0;
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
            self.secrets[seat].hand.add(card);
            let public = &mut self.public.seats[seat];
            public.hand += 1;
            public.draws -= 1;
            events.push(Event::CardDrawn { seat, card: Some(card) });
        }
        there
    }

    fn deal_front(&mut self, probe: Probe, front: Front, events: &mut Vec<Event>) -> bool {
        let there = self.hidden_fronts(probe).any(|(other, _)| other == front);
        if there {
            self.public.show_front(&self.game, probe, front, events);
        }
        there
    }
}

fn weighted<'a>(
    cards: &'a CardCounts,
    outcome: impl Fn(Card) -> Outcome + 'a,
) -> impl Iterator<Item = Weighted<Outcome>> + 'a {
    cards.kinds().map(move |card| Weighted { outcome: outcome(card), weight: u32::from(cards.count(card)) })
}
