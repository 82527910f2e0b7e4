//! What chance brings: the start seat, and the faces of dice, one die at a time.

use super::action::Outcome;
use super::dice::{FACES, Face};
use super::event::Event;
use super::game::Game;
use super::refusal::Refusal;
use super::state::{Phase, Public};
use crate::core::{Seat, Weighted};

impl Public {
    pub(super) fn list_chance(&self, game: &Game, outcomes: &mut Vec<Weighted<Outcome>>) {
        match self.phase {
            Phase::First => {
                outcomes.extend(Seat::all(game.seats()).map(Outcome::FirstSeat).map(Weighted::even));
            }
            Phase::Rolling(_) => {
                outcomes.extend((1..=FACES as Face).map(Outcome::Die).map(Weighted::even));
            }
            Phase::Roll(_) | Phase::Choose(_) | Phase::Push { .. } | Phase::Over(_) => {}
        }
    }

    pub(super) fn deal(
        &mut self,
        game: &Game,
        outcome: Outcome,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        match (self.phase, outcome) {
            (Phase::First, Outcome::FirstSeat(seat)) if seat.index() < game.seats() => {
                self.phase = Phase::Roll(seat);
                events.push(Event::FirstSeat(seat));
                Ok(())
            }
            (Phase::Rolling(seat), Outcome::Die(face)) if (1..=FACES as Face).contains(&face) => {
                self.rest(seat, face, events);
                Ok(())
            }
            (
                Phase::First
                | Phase::Roll(_)
                | Phase::Rolling(_)
                | Phase::Choose(_)
                | Phase::Push { .. }
                | Phase::Over(_),
                Outcome::FirstSeat(_) | Outcome::Die(_),
            ) => Err(Refusal::NoSuchChance),
        }
    }

    /// The lowest die being rolled comes to rest.
    fn rest(&mut self, seat: Seat, face: Face, events: &mut Vec<Event>) {
        if let Some(place) = self.dice.0.iter().position(|face| *face == 0) {
            self.dice.0[place] = face;
            events.push(Event::Rolled { seat, place, face });
        }
        if self.dice.are_rolled() {
            self.phase = Phase::Choose(seat);
            events.push(Event::DiceLie { seat, dice: self.dice });
        }
    }
}
