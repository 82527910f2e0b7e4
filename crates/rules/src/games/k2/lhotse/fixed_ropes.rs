//! Fixed ropes: a pair of tokens a seat that links two spaces for everybody (LH-035 to LH-051).

use super::Open;
use crate::core::Sink;
use crate::games::k2::event::Event;
use crate::games::k2::game::Game;
use crate::games::k2::refusal::Refusal;
use crate::games::k2::state::{Climber, Public};
use crate::mountain::{Board, Direction, FIXED_ROPES_ABOVE, SpaceId, Use};

/// Movement points for placing a pair (LH-037).
pub const ROPE_COST: u8 = 1;

impl Open {
    /// The other ends of the fixed ropes that begin on a space, each once.
    pub fn roped(&self, space: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
        let ends = self.ropes.0.iter().map(move |rope| rope.and_then(|rope| other_end(rope, space)));
        ends.enumerate().filter_map(move |(seat, end)| {
            let before = self.ropes.0[..seat].iter();
            let is_known = before.flatten().any(|rope| other_end(*rope, space) == end);
            end.filter(|_| !is_known)
        })
    }
}

fn other_end((a, b): (SpaceId, SpaceId), space: SpaceId) -> Option<SpaceId> {
    match space {
        _ if space == a => Some(b),
        _ if space == b => Some(a),
        _ => None,
    }
}

impl Public {
    /// The spaces that a climber can step to from here: along printed ropes in the board's order, then along fixed ropes,
    /// whoever placed them (K2-027, LH-039, LH-041).
    pub fn linked<'a>(&'a self, game: &'a Game, space: SpaceId) -> impl Iterator<Item = SpaceId> + 'a {
        game.board().space(space).neighbours.iter().copied().chain(self.lhotse.roped(space))
    }

    /// Whether a printed or a fixed rope joins the two spaces.
    pub(in crate::games::k2) fn is_linked(&self, game: &Game, from: SpaceId, to: SpaceId) -> bool {
        self.linked(game, from).any(|space| space == to)
    }

    /// Which way a step leads: along a printed rope altitude tells up from down (Q-K2-04), along a fixed rope the points
    /// do, and level counts as up (LH-048 to LH-051, Q-LH-19).
    pub fn step_direction(&self, game: &Game, from: SpaceId, to: SpaceId) -> Direction {
        let board = game.board();
        let is_up = if board.joined(from, to) {
            board.is_up(from, to)
        } else {
            board.space(to).points >= board.space(from).points
        };
        if is_up { Direction::Up } else { Direction::Down }
    }

    /// What movement points are wanted for on a step.
    pub(in crate::games::k2) fn step_use(&self, game: &Game, from: SpaceId, to: SpaceId) -> Use {
        Use::Step(self.step_direction(game, from, to))
    }

    /// Checks placing a pair from the climber's space (LH-035 to LH-038).
    pub(in crate::games::k2) fn check_fix(
        &self,
        game: &Game,
        climber: Climber,
        to: SpaceId,
    ) -> Result<(), Refusal> {
        let from = self.climber(climber).space;
        if self.lhotse.ropes[climber.seat()].is_some() {
            return Err(Refusal::RopeUsed { seat: climber.seat() });
        }
        if !game.rope_partners(from).contains(&to) {
            return Err(why_no_site(game, from, to));
        }
        self.check_points(game, climber, Use::Pitch, ROPE_COST)
    }

    /// Places the pair; it never moves again (LH-036).
    pub(in crate::games::k2) fn fix(
        &mut self,
        game: &Game,
        climber: Climber,
        to: SpaceId,
        events: &mut impl Sink<Event>,
    ) {
        let from = self.climber(climber).space;
        self.spend(game, climber, Use::Pitch, ROPE_COST);
        self.lhotse.ropes[climber.seat()] = Some((from, to));
        events.put(Event::RopeFixed { climber, from, to, cost: ROPE_COST });
    }

    /// The spaces that a pair placed by this climber could lead to; none once the seat's pair is placed.
    pub(in crate::games::k2) fn rope_partners<'a>(&self, game: &'a Game, climber: Climber) -> &'a [SpaceId] {
        match self.lhotse.ropes[climber.seat()] {
            None => game.rope_partners(self.climber(climber).space),
            Some(_) => &[],
        }
    }
}

/// Which condition two spaces do not meet that no fixed rope may link (LH-044 to LH-047).
fn why_no_site(game: &Game, from: SpaceId, to: SpaceId) -> Refusal {
    let board = game.board();
    let Some(face) = game.face() else { return Refusal::NoFixedRopes };
    let is_low = |id: &SpaceId| board.space(*id).altitude < FIXED_ROPES_ABOVE;
    if let Some(space) = [from, to].into_iter().find(is_low) {
        Refusal::RopeTooLow { space }
    } else if board.space(from).points.abs_diff(board.space(to).points) > 1 {
        Refusal::RopeTooSteep { from, to }
    } else if !face.on_adjacent_paths(from, to) {
        Refusal::RopePaths { from, to }
    } else {
        Refusal::RopeBlocked { from, to }
    }
}

/// By space, the spaces that a fixed rope may link it to (Q-LH-15).
pub(in crate::games::k2) fn partners(board: &Board) -> Vec<Vec<SpaceId>> {
    let sites = || board.face.iter().flat_map(|face| &face.rope_sites);
    board.ids().map(|space| sites().filter_map(|site| other_end(*site, space)).collect()).collect()
}
