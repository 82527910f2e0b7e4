//! What chance deals: first seat, score pawns, weather tiles, risk tokens, cards, icefall tiles, one at a time.

use super::action::Outcome;
use super::air::Next;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Phase, Probe, State};
use crate::core::{Seat, Weighted};
use crate::expedition::icefall::IcefallWalk;
use crate::expedition::{self, Deal, weigh};
use crate::mountain::Front;

/// What is dealt next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    /// What every expedition needs.
    Deal(expedition::Need),
    ScorePawn,
    Air(Seat),
    Front(Probe),
}

impl State {
    /// What chance has to bring now.
    pub(super) fn need(&self) -> Option<Need> {
        match self.public.phase {
            Phase::Deal(_) => self.deal_need(),
            Phase::Oxygen => self.public.looking(&self.game).map(Need::Air),
            Phase::Probe(probe) => Some(Need::Front(probe)),
            Phase::Choose | Phase::TakeToken(_) | Phase::Act(_) | Phase::Fork(_) | Phase::Over => None,
        }
    }

    fn deal_need(&self) -> Option<Need> {
        let public = &self.public;
        let need = expedition::Need::of(&public.course, self.game.parts(), |seat| public.seats[seat].draws);
        match need {
            Some(expedition::Need::FirstSeat) => need.map(Need::Deal),
            Some(_) | None if self.unplaced_pawns().next().is_some() => Some(Need::ScorePawn),
            Some(_) | None => need.map(Need::Deal),
        }
    }

    pub(super) fn list_chance(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        match self.need() {
            Some(Need::Deal(need)) => {
                let deals = need.deals(&self.public.course, self.game.parts(), |seat| self.pile(seat));
                outcomes.extend(deals.into_iter().map(|deal| deal.map(Outcome::from)));
            }
            Some(Need::ScorePawn) => {
                outcomes.extend(self.unplaced_pawns().map(Outcome::ScorePawn).map(Weighted::even));
            }
            Some(Need::Air(seat)) => match self.secrets[seat].air.next() {
                Some(Next::Known(card)) => outcomes.push(Weighted::even(Outcome::Air(seat, card))),
                Some(Next::Any(cards)) => {
                    outcomes.extend(weigh(&cards, |card| Outcome::Air(seat, card)));
                }
                None => {}
            },
            Some(Need::Front(probe)) => {
                outcomes.extend(self.fronts(probe).map(|front| front.map(Outcome::Front)));
            }
            None => {}
        }
    }

    fn unplaced_pawns(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.game.seats()).filter(|seat| !self.public.order.contains(&Some(*seat)))
    }

    /// What the tile that is turned up can show, leftover tiles included (EV-017, EV-018, Q-EV-41).
    fn fronts(&self, probe: Probe) -> impl Iterator<Item = Weighted<Front>> + '_ {
        self.game.icefall().deals(&self.public.icefall, probe.to)
    }

    pub(super) fn deal(&mut self, outcome: Outcome, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let done = match (self.need(), outcome) {
            (Some(Need::Deal(need)), outcome) => {
                outcome.deal().is_some_and(|deal| self.lay_out(need, deal, events))
            }
            (Some(Need::ScorePawn), Outcome::ScorePawn(seat)) => self.deal_score_pawn(seat, events),
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

    fn lay_out(&mut self, need: expedition::Need, deal: Deal, events: &mut Vec<Event>) -> bool {
        let parts = self.game.parts();
        let there = need.takes(deal, &self.public.course, parts, |seat| self.pile(seat));
        if there {
            self.public.course.lay_out(deal);
            if let Deal::Card(seat, card) = deal {
                self.secrets[seat].hand.add(card);
                self.public.seats[seat].drawn();
            }
            events.push(deal.into());
        }
        there
    }

    fn deal_score_pawn(&mut self, seat: Seat, events: &mut Vec<Event>) -> bool {
        let there = self.unplaced_pawns().any(|other| other == seat);
        if let (true, Some(place)) = (there, self.public.order.iter_mut().find(|place| place.is_none())) {
            *place = Some(seat);
            events.push(Event::ScorePawn(seat));
        }
        there
    }

    fn deal_front(&mut self, probe: Probe, front: Front, events: &mut Vec<Event>) -> bool {
        let there = self.fronts(probe).any(|deal| deal.outcome == front);
        if there {
            self.public.show_front(&self.game, probe, front, events);
        }
        there
    }
}
