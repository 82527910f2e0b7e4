//! What a seat may do.

use super::action::Action;
use super::board::{StationId, StationKind};
use super::dice::{Counts, DICE, MAX_ROLLS, Places};
use super::game::Game;
use super::refusal::Refusal;
use super::sign::Sign;
use super::state::{Phase, Public};
use crate::core::Seat;

/// Five dice of one face stand in for any sign (GS-026).
pub(super) const JOKER: Sign = Sign::OfAKind(DICE as u8);

impl Public {
    /// Whether the action is legal, and if not, why.
    pub(super) fn check(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over(_) => return Err(Refusal::GameOver),
            Phase::First | Phase::Rolling(_) => return Err(Refusal::ChanceFirst),
            Phase::Roll(mover) | Phase::Choose(mover) | Phase::Push { seat: mover, .. } if mover != seat => {
                return Err(Refusal::NotNow { seat });
            }
            Phase::Push { at, .. } => return check_push(game, at, action),
            Phase::Roll(_) if action != Action::Roll(Places::ALL) => return Err(Refusal::RollAllFirst),
            Phase::Roll(_) | Phase::Choose(_) => {}
        }
        match action {
            Action::Roll(places) => self.check_roll(places),
            Action::Move { from, to } => self.check_move(game, seat, from, to),
            Action::Push { from, .. } => Err(Refusal::NotPushed { at: from }),
            Action::Back { from } => self.check_back(game, seat, from),
            Action::End => self.check_end(game, seat),
        }
    }

    fn check_roll(&self, places: Places) -> Result<(), Refusal> {
        if self.rolls >= MAX_ROLLS {
            Err(Refusal::NoRollsLeft)
        } else if places.is_empty() {
            Err(Refusal::NoDice)
        } else {
            Ok(())
        }
    }

    fn check_move(&self, game: &Game, seat: Seat, from: StationId, to: StationId) -> Result<(), Refusal> {
        let sign = game.board().sign(from, to).ok_or(Refusal::NoTrail { from, to })?;
        if self.goats.of(seat, from) == 0 {
            return Err(Refusal::NoGoat { station: from });
        }
        if opens(sign, &self.dice.counts()) { Ok(()) } else { Err(Refusal::SignNotMet { sign }) }
    }

    fn check_back(&self, game: &Game, seat: Seat, from: StationId) -> Result<(), Refusal> {
        if self.can_move(game, seat) {
            return Err(Refusal::MustMove);
        }
        if game.board().station(from).kind != StationKind::Way {
            return Err(Refusal::NotOnTheWay { station: from });
        }
        if self.goats.of(seat, from) > 0 { Ok(()) } else { Err(Refusal::NoGoat { station: from }) }
    }

    fn check_end(&self, game: &Game, seat: Seat) -> Result<(), Refusal> {
        if self.can_move(game, seat) {
            Err(Refusal::MustMove)
        } else if self.on_the_way(game, seat).next().is_some() {
            Err(Refusal::MustPutBack)
        } else {
            Ok(())
        }
    }

    /// Whether the dice are a usable result: some goat of the seat can move (GS-015, GS-027).
    pub fn can_move(&self, game: &Game, seat: Seat) -> bool {
        self.moves(game, seat).next().is_some()
    }

    /// The moves that the dice allow the seat, in the order of the board's trails.
    fn moves<'a>(&'a self, game: &'a Game, seat: Seat) -> impl Iterator<Item = Action> + 'a {
        let dice = self.dice.counts();
        let trails = game.board().trails.iter();
        let open =
            trails.filter(move |trail| self.goats.of(seat, trail.from) > 0 && opens(trail.sign, &dice));
        open.map(|trail| Action::Move { from: trail.from, to: trail.to })
    }

    /// The stations between start and summit where the seat has goats (Q-GS-08).
    fn on_the_way<'a>(&'a self, game: &'a Game, seat: Seat) -> impl Iterator<Item = StationId> + 'a {
        let ids = game.board().ids();
        ids.filter(move |id| {
            self.goats.of(seat, *id) > 0 && game.board().station(*id).kind == StationKind::Way
        })
    }

    pub(super) fn list_legal(&self, game: &Game, seat: Seat, actions: &mut Vec<Action>) {
        match self.phase {
            Phase::Roll(mover) if mover == seat => actions.push(Action::Roll(Places::ALL)),
            Phase::Choose(mover) if mover == seat => self.list_choices(game, seat, actions),
            Phase::Push { seat: mover, at } if mover == seat => {
                let trails = game.board().station(at).up.iter();
                actions.extend(trails.map(|to| Action::Push { from: at, to: *to }));
            }
            Phase::First
            | Phase::Roll(_)
            | Phase::Rolling(_)
            | Phase::Choose(_)
            | Phase::Push { .. }
            | Phase::Over(_) => {}
        }
    }

    fn list_choices(&self, game: &Game, seat: Seat, actions: &mut Vec<Action>) {
        if self.rolls < MAX_ROLLS {
            actions.extend(Places::any().map(Action::Roll));
        }
        let rolls = actions.len();
        actions.extend(self.moves(game, seat));
        if actions.len() > rolls {
            return;
        }
        actions.extend(self.on_the_way(game, seat).map(|from| Action::Back { from }));
        if actions.len() == rolls {
            actions.push(Action::End);
        }
    }
}

fn check_push(game: &Game, at: StationId, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Push { from, .. } if from != at => Err(Refusal::NotPushed { at: from }),
        Action::Push { from, to } if !game.board().station(from).up.contains(&to) => {
            Err(Refusal::NoTrail { from, to })
        }
        Action::Push { .. } => Ok(()),
        Action::Roll(_) | Action::Move { .. } | Action::Back { .. } | Action::End => {
            Err(Refusal::PushDue { at })
        }
    }
}

/// Whether the dice open a trail with this sign.
fn opens(sign: Sign, dice: &Counts) -> bool {
    sign.is_met(dice) || JOKER.is_met(dice)
}
