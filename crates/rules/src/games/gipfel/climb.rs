//! Goats move, push and are pushed.

use super::action::Action;
use super::board::{Board, Size, StationId, StationKind};
use super::dice::Dice;
use super::event::Event;
use super::game::Game;
use super::legal::JOKER;
use super::state::{ARRIVALS_TO_WIN, Phase, Public};
use crate::core::Seat;

/// Own goats on a large station from which on one more pushes one of them up (GS-032, Q-GS-10).
const CROWD: u8 = 2;

/// One goat's way up along one trail.
#[derive(Clone, Copy)]
struct Step {
    seat: Seat,
    from: StationId,
    to: StationId,
    pushed: bool,
}

impl Public {
    /// Carries out an action that is legal.
    pub(super) fn act(&mut self, game: &Game, seat: Seat, action: Action, events: &mut Vec<Event>) {
        match action {
            Action::Roll(places) => {
                places.iter().for_each(|place| self.dice.0[place] = 0);
                self.rolls += 1;
                self.phase = Phase::Rolling(seat);
                events.push(Event::TookUp { seat, places });
            }
            Action::Move { from, to } => {
                let dice = self.dice.counts();
                let met = game.board().sign(from, to).is_some_and(|sign| sign.is_met(&dice));
                events.push(Event::Moved { seat, from, to, joker: !met && JOKER.is_met(&dice) });
                self.climb(game, Step { seat, from, to, pushed: false }, events);
            }
            Action::Push { from, to } => {
                events.push(Event::PushedUp { seat, from, to });
                self.climb(game, Step { seat, from, to, pushed: true }, events);
            }
            Action::Back { from } => {
                self.goats.carry(seat, from, game.board().start());
                events.push(Event::SetBack { seat, from });
                self.pass_turn(game, seat, events);
            }
            Action::End => {
                events.push(Event::Stuck(seat));
                self.pass_turn(game, seat, events);
            }
        }
    }

    /// A goat comes up from below, and so does every goat of its own that is pushed on from there (GS-037), until
    /// nothing is pushed up any more or the mover must choose a trail.
    fn climb(&mut self, game: &Game, mut step: Step, events: &mut Vec<Event>) {
        while self.arrive(game.board(), step, events) {
            let Step { seat, to: at, .. } = step;
            let [to] = game.board().station(at).up[..] else {
                self.phase = Phase::Push { seat, at };
                return;
            };
            step = Step { seat, from: at, to, pushed: true };
            events.push(Event::PushedUp { seat, from: at, to });
        }
        if self.winner().is_none() {
            self.pass_turn(game, step.seat, events);
        }
    }

    /// One goat comes up; whether it pushes another one of its own further up.
    fn arrive(&mut self, board: &Board, step: Step, events: &mut Vec<Event>) -> bool {
        let Step { seat, from, to, .. } = step;
        let own = self.goats.of(seat, to);
        let other = self.goats.owners(to).find(|owner| *owner != seat);
        self.goats.carry(seat, from, to);
        let station = board.station(to);
        if station.kind == StationKind::Summit {
            self.reach_summit(board, step, other, events);
            return false;
        }
        if let (Size::Small, Some(other)) = (station.size, other) {
            self.wash_down(board, other, to, events);
        }
        pushes_up(station.size, own)
    }

    /// An arrival counts; another seat's goat makes room (GS-043, GS-045, GS-048).
    fn reach_summit(&mut self, board: &Board, step: Step, other: Option<Seat>, events: &mut Vec<Event>) {
        let Step { seat, pushed, .. } = step;
        if let Some(other) = other {
            self.goats.carry(other, board.summit(), board.start());
            events.push(Event::SummitLeft(other));
        }
        self.arrivals[seat] += 1;
        let arrivals = self.arrivals[seat];
        events.push(Event::Arrived { seat, arrivals, pushed });
        if arrivals == ARRIVALS_TO_WIN {
            self.phase = Phase::Over(seat);
            events.push(Event::Won(seat));
        }
    }

    /// A goat leaves a small station down its river, and so does every goat that stands in the way, whoever owns it,
    /// down to a free or a large station (GS-038 to GS-041).
    fn wash_down(&mut self, board: &Board, owner: Seat, from: StationId, events: &mut Vec<Event>) {
        let mut washed = Some((owner, from));
        while let Some((seat, from)) = washed {
            let to = board.station(from).river.expect("a small station of a checked board has a river");
            washed = match board.station(to).size {
                Size::Small => self.goats.owners(to).next().map(|occupant| (occupant, to)),
                Size::Large => None,
            };
            self.goats.carry(seat, from, to);
            events.push(Event::WashedDown { seat, from, to });
        }
    }

    fn pass_turn(&mut self, game: &Game, from: Seat, events: &mut Vec<Event>) {
        let to = from.next(game.seats());
        self.dice = Dice::UNROLLED;
        self.rolls = 0;
        self.phase = Phase::Roll(to);
        events.push(Event::TurnPassed { from, to });
    }
}

/// Whether a goat that comes from below pushes up one of so many of its own that stand there (GS-032, GS-034).
pub(super) const fn pushes_up(size: Size, own: u8) -> bool {
    match size {
        Size::Small => own > 0,
        Size::Large => own >= CROWD,
    }
}
