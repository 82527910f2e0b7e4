//! What chance deals: first seat, weather tiles, risk tokens, cards, one at a time.

use super::action::Outcome;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Phase, Stage, State};
use crate::core::Weighted;
use crate::expedition::Need;

impl State {
    fn need(&self) -> Option<Need> {
        Need::of(&self.public.course, self.game.parts(), |seat| self.public.seats[seat].draws)
    }

    pub(super) fn list_chance(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        let Phase::Deal(stage) = self.public.phase else { return };
        match (stage, self.need()) {
            (Stage::Draft, _) => self.list_draft(outcomes),
            (Stage::Choose | Stage::Act | Stage::Discard, Some(Need::Tile)) => {
                outcomes.extend(self.tiles_to_come());
            }
            (Stage::Choose | Stage::Act | Stage::Discard, Some(need)) => {
                outcomes.extend(need.deals(&self.public.course, self.game.parts(), |seat| self.pile(seat)));
            }
            (Stage::Choose | Stage::Act | Stage::Discard, None) => {}
        }
    }

    pub(super) fn deal(&mut self, outcome: Outcome, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let Phase::Deal(stage) = self.public.phase else {
            return Err(Refusal::NoSuchChance);
        };
        if stage == Stage::Draft {
            return self.deal_draft(outcome, events);
        }
        let takes = |need: Need| match need {
            Need::Tile => self.tiles_to_come().iter().any(|tile| tile.outcome == outcome),
            Need::FirstSeat | Need::Token | Need::Card(_) => {
                need.takes(outcome, &self.public.course, self.game.parts(), |seat| self.pile(seat))
            }
        };
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
