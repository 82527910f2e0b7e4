//! Death and the rescue card (K2-065 to K2-070).

use super::event::Event;
use super::game::Game;
use super::refusal::Refusal;
use super::state::{Climber, ClimberState, Life, Phase, Public};
use crate::core::{Seat, Sink};
use crate::mountain::SpaceId;

/// The rescue card brings a climber below this altitude (K2-068).
const RESCUE_BELOW: i64 = 6000;
/// Fields that the score pawn goes back (K2-069).
const FIELDS_BACK: usize = 4;
/// A dead climber's points (K2-066).
const DEAD_SCORE: u8 = 1;

impl Public {
    /// A climber has fallen below level 1: it is dying while its owner may use the rescue card, else dead.
    pub(super) fn strike(&mut self, game: &Game, climber: Climber, events: &mut impl Sink<Event>) {
        if self.seats[climber.seat()].rescue {
            self.climbers[climber.index()].life = Life::Dying;
            events.put(Event::Dying(climber));
        } else {
            self.bury(game, climber, events);
        }
    }

    fn bury(&mut self, game: &Game, climber: Climber, events: &mut impl Sink<Event>) {
        let dead = ClimberState {
            space: game.start_of(climber),
            level: 0,
            score: DEAD_SCORE,
            tent: self.climber(climber).tent,
            life: Life::Dead,
        };
        self.climbers[climber.index()] = dead;
        self.leave_summit(climber);
        if self.mover == Some(climber) {
            self.mover = None;
        }
        events.put(Event::Died(climber));
    }

    /// Takes the score pawn off the summit field; those behind it move up (Q-K2-25, Q-K2-26).
    fn leave_summit(&mut self, climber: Climber) {
        if let Some(place) = self.summit.iter().position(|c| *c == Some(climber)) {
            self.summit[place..].rotate_left(1);
            *self.summit.last_mut().expect("the summit field has places") = None;
        }
    }

    /// After a death in the seat's own turn: ask for the rescue card, or end the game where a death ends it
    /// (K2-083, Q-K2-15, Q-K2-33). Then the survivor has stopped where it stands (Q-K2-05).
    pub(super) fn settle_deaths_in_turn(&mut self, game: &Game, seat: Seat, events: &mut impl Sink<Event>) {
        self.forget_way_back(game);
        if self.is_dying(seat) {
            self.phase = Phase::Rescue { seat, night: false };
        } else if self.death_ends(game) {
            self.settle_score(game, events);
            self.forget_turn();
            self.phase = Phase::Over;
            events.put(Event::GameOver);
        } else {
            self.phase = Phase::Act(seat);
        }
    }

    /// Whether a climber of the seat is dying.
    pub(super) fn is_dying(&self, seat: Seat) -> bool {
        Climber::of(seat).into_iter().any(|climber| self.climber(climber).life == Life::Dying)
    }

    /// Whether deaths so far end the game: the first one alone, the last one at a larger table.
    pub(super) fn death_ends(&self, game: &Game) -> bool {
        let all = Climber::all(game.seats());
        match game.is_solo() {
            true => all.clone().any(|climber| self.climber(climber).life == Life::Dead),
            false => all.clone().all(|climber| self.climber(climber).life == Life::Dead),
        }
    }

    pub(super) fn check_rescue(
        &self,
        game: &Game,
        seat: Seat,
        climber: Climber,
        to: SpaceId,
    ) -> Result<(), Refusal> {
        if climber.seat() != seat {
            return Err(Refusal::NotYourClimber { climber });
        }
        match self.climber(climber).life {
            Life::Dying => {}
            Life::Alive | Life::Dead => return Err(Refusal::NotDying { climber }),
        }
        if game.board().space(to).altitude >= RESCUE_BELOW {
            return Err(Refusal::TooHigh { space: to });
        }
        if !self.is_open(game, to) {
            return Err(Refusal::NotOpen { space: to });
        }
        // A climber that passes a full space may have to come back to where there was room.
        let taken = self.standing(to) + usize::from(self.icefall.refuge == Some(to));
        match game.limit(to) {
            Some(limit) if taken >= usize::from(limit) => Err(Refusal::NoRoom { space: to, limit }),
            Some(_) | None => Ok(()),
        }
    }

    pub(super) fn rescue(
        &mut self,
        game: &Game,
        climber: Climber,
        to: SpaceId,
        events: &mut impl Sink<Event>,
    ) {
        let score = fields_back(game.track(), self.climber(climber).score);
        let state = &mut self.climbers[climber.index()];
        *state = ClimberState { space: to, level: 1, score, tent: state.tent, life: Life::Alive };
        self.leave_summit(climber);
        if self.mover == Some(climber) {
            self.mover = None;
        }
        self.seats[climber.seat()].rescue = false;
        events.put(Event::Rescued { climber, to, score });
        self.settle_rescue(game, climber.seat(), events);
    }

    pub(super) fn decline(&mut self, game: &Game, seat: Seat, events: &mut impl Sink<Event>) {
        events.put(Event::Declined(seat));
        self.settle_rescue(game, seat, events);
    }

    /// The card served one climber or none: any other dying climber of the seat dies.
    fn settle_rescue(&mut self, game: &Game, seat: Seat, events: &mut impl Sink<Event>) {
        for climber in Climber::of(seat) {
            if self.climber(climber).life == Life::Dying {
                self.bury(game, climber, events);
            }
        }
        if matches!(self.phase, Phase::Rescue { night: true, .. }) {
            events.put(Event::NightSettled(seat));
            self.settle_night(game, events);
        } else {
            self.settle_deaths_in_turn(game, seat, events);
        }
    }
}

/// The score four fields back on the printed track, not below the lowest (Q-K2-23).
fn fields_back(track: &[u8], score: u8) -> u8 {
    let field = track.iter().rposition(|points| *points <= score).unwrap_or(0);
    track[field.saturating_sub(FIELDS_BACK)]
}

#[cfg(test)]
mod tests {
    use super::fields_back;

    #[test]
    fn the_score_goes_back_by_fields_not_points() {
        assert_eq!(fields_back(&[1, 2, 3, 4, 5, 6, 7, 10], 10), 4);
        assert_eq!(fields_back(&[1, 2, 3, 4, 5, 6, 7, 8, 10], 10), 5);
        assert_eq!(fields_back(&[1, 2, 3, 4, 5, 6, 7, 10], 3), 1);
    }
}
