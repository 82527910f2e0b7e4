//! What chance deals: first seat, weather tiles, risk tokens, cards, one at a time.

use super::action::Outcome;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Phase, State};
use crate::core::Weighted;
use crate::expedition::Need;

impl State {
    fn need(&self) -> Option<Need> {
        Need::of(&self.public.course, self.game.parts(), |seat| self.public.seats[seat].draws)
    }

    pub(super) fn list_chance(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        if let (Phase::Deal(_), Some(need)) = (self.public.phase, self.need()) {
            outcomes.extend(need.deals(&self.public.course, self.game.parts(), |seat| self.pile(seat)));
        }
    }

    pub(super) fn deal(&mut self, outcome: Outcome, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let Phase::Deal(_) = self.public.phase else {
            return Err(Refusal::NoSuchChance);
        };
        let takes =
            |need: Need| need.takes(outcome, &self.public.course, self.game.parts(), |seat| self.pile(seat));
        if !self.need().is_some_and(takes) {
            return Err(Refusal::NoSuchChance);
        }
        self.public.course.lay_out(outcome);
        if let Outcome::Card(seat, card) = outcome {
            self.hidden.hands[seat].add(card);
            self.public.seats[seat].drawn();
        }
        events.push(outcome.into());
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
