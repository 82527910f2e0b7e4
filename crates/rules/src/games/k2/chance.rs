//! What chance deals: first seat, weather tiles, risk tokens, cards, icefall tiles, one at a time.

use super::action::Outcome;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Phase, Probe, Stage, State};
use crate::core::Weighted;
use crate::expedition::icefall::IcefallWalk;
use crate::expedition::{Deal, Need};
use crate::mountain::Front;

impl State {
    fn need(&self) -> Option<Need> {
        Need::of(&self.public.course, self.game.parts(), |seat| self.public.seats[seat].draws)
    }

    pub(super) fn list_chance(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        match self.public.phase {
            Phase::Deal(stage) => {
                outcomes.extend(self.deals(stage).into_iter().map(|deal| deal.map(Outcome::Deal)));
            }
            Phase::Probe(probe) => {
                outcomes.extend(self.fronts(probe).map(|front| front.map(Outcome::Front)));
            }
            Phase::Choose
            | Phase::TakeToken(_)
            | Phase::Act(_)
            | Phase::Rescue { .. }
            | Phase::Over
            | Phase::Draft
            | Phase::Discard
            | Phase::Slide(_)
            | Phase::Fork(_) => {}
        }
    }

    fn deals(&self, stage: Stage) -> Vec<Weighted<Deal>> {
        match (stage, self.need()) {
            (Stage::Draft, _) => self.draft_deals(),
            (Stage::Choose | Stage::Act | Stage::Discard, Some(Need::Tile)) => self.tiles_to_come(),
            (Stage::Choose | Stage::Act | Stage::Discard, Some(need)) => {
                need.deals(&self.public.course, self.game.parts(), |seat| self.pile(seat))
            }
            (Stage::Choose | Stage::Act | Stage::Discard, None) => Vec::new(),
        }
    }

    /// What the tile that is turned up can show, leftover tiles included (Q-EK-10).
    fn fronts(&self, probe: Probe) -> impl Iterator<Item = Weighted<Front>> + '_ {
        let area = self.game.icefall().expect("only an icefall with tiles is probed");
        area.deals(&self.public.icefall.fronts, probe.to)
    }

    pub(super) fn deal(&mut self, outcome: Outcome, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match (self.public.phase, outcome) {
            (Phase::Deal(Stage::Draft), Outcome::Deal(deal)) => self.deal_draft(deal, events),
            (Phase::Deal(Stage::Choose | Stage::Act | Stage::Discard), Outcome::Deal(deal)) => {
                self.lay_out(deal, events)
            }
            (Phase::Probe(probe), Outcome::Front(front)) => self.deal_front(probe, front, events),
            (_, Outcome::Deal(_) | Outcome::Front(_)) => Err(Refusal::NoSuchChance),
        }
    }

    fn deal_front(&mut self, probe: Probe, front: Front, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if !self.fronts(probe).any(|deal| deal.outcome == front) {
            return Err(Refusal::NoSuchChance);
        }
        self.public.show_front(&self.game, probe, front, events);
        Ok(())
    }

    fn lay_out(&mut self, deal: Deal, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let takes = |need: Need| match need {
            Need::Tile => self.tiles_to_come().iter().any(|tile| tile.outcome == deal),
            Need::FirstSeat | Need::Token | Need::Card(_) => {
                need.takes(deal, &self.public.course, self.game.parts(), |seat| self.pile(seat))
            }
        };
        if !self.need().is_some_and(takes) {
            return Err(Refusal::NoSuchChance);
        }
        self.public.course.lay_out(deal);
        if let Deal::Card(seat, card) = deal {
            self.hidden.hands[seat].add(card);
            self.public.seats[seat].drawn();
        }
        events.push(deal.into());
        self.skip_empty_deal(events);
        Ok(())
    }

    /// A deal with nothing to deal is over at once: a morning without a new tile or a draw.
    pub(super) fn skip_empty_deal(&mut self, events: &mut Vec<Event>) {
        if let (Phase::Deal(stage), None) = (self.public.phase, self.need()) {
            self.finish_deal(stage, events);
        }
    }
}
