//! Positions that a search has seen.

use super::end::End;
use crate::core::Seat;
use crate::expedition::planner;
use crate::games::k2::game::Game;
use crate::games::k2::state::{CLIMBERS_PER_SEAT, Climber, Phase, Public};

/// What of a position decides how a turn can go on, but for the cards.
///
/// What is due has no place of its own. No action lowers it but by paying (Q-K2-19), so it could differ between positions
/// that are alike in all this only if from the beginning less could be paid than is owed: of two points owed, one. Then
/// the cards have one point at most to spend, and who spent it is eligible; so alike positions have the same left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Position {
    end: End,
    phase: Phase,
    /// The last mover, where that matters: on a full space, or where only a stop scores (Q-K2-05).
    mover: Option<Climber>,
    /// While something is owed: who may pay with levels.
    eligible: [bool; CLIMBERS_PER_SEAT],
}

impl Position {
    fn of(game: &Game, public: &Public, seat: Seat) -> Self {
        let owes = public.owed > 0;
        let is_mover_free = game.options().passing_scores && public.overfull(game).is_none();
        Self {
            end: End::of(public, seat),
            phase: public.phase,
            mover: public.mover.filter(|_| !is_mover_free),
            eligible: public.eligible.map(|is_eligible| is_eligible && owes),
        }
    }
}

/// The positions seen so far.
pub(super) struct Seen(planner::Seen<Position, Climber>);

impl Seen {
    pub(super) fn new() -> Self {
        Self(planner::Seen::new())
    }

    /// Notes a position that `length` actions lead to; false if one that was noted before makes it needless.
    pub(super) fn insert(&mut self, game: &Game, public: &Public, seat: Seat, length: usize) -> bool {
        let mut cards = public.seats[seat].cards;
        cards.sort_unstable_by_key(|card| card.map(|c| (c.card, c.bound, c.target, c.used)));
        self.0.insert(game.deck(), Position::of(game, public, seat), cards, length)
    }
}
