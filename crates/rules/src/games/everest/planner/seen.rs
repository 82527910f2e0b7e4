//! Positions that a search has seen.

use super::end::End;
use crate::core::Seat;
use crate::expedition::planner;
use crate::games::everest::action::Place;
use crate::games::everest::game::Game;
use crate::games::everest::state::{Phase, Public};
use crate::mountain::{PAWNS_PER_SEAT, Pawn, SpaceId};

/// What of a position decides how a turn can go on, but for the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Position {
    end: End,
    phase: Phase,
    /// The last mover and where it may go back to, where that matters: on a full space, or where only a stop scores
    /// (Q-EV-69).
    mover: Option<(Pawn, Option<SpaceId>)>,
    /// While something is owed: who may pay with levels.
    eligible: [bool; PAWNS_PER_SEAT],
}

impl Position {
    fn of(game: &Game, public: &Public, seat: Seat) -> Self {
        let owes = public.owed > 0;
        let is_mover_free = game.options().passing_scores && public.overfull(game).is_none();
        Self {
            end: End::of(public, seat),
            phase: public.phase,
            mover: public.mover.filter(|_| !is_mover_free).map(|mover| (mover, public.refuge)),
            eligible: public.eligible.map(|is_eligible| is_eligible && owes),
        }
    }
}

/// The positions seen so far.
pub(super) struct Seen(planner::Seen<Position, Place>);

impl Seen {
    pub(super) fn new() -> Self {
        Self(planner::Seen::new())
    }

    /// Notes a position that `length` actions lead to; false if one that was noted before makes it needless.
    pub(super) fn insert(&mut self, game: &Game, public: &Public, seat: Seat, length: usize) -> bool {
        let mut cards = public.seats[seat].cards;
        cards.sort_unstable_by_key(|card| card.map(|c| (c.card, c.bound, c.used)));
        self.0.insert(game.deck(), Position::of(game, public, seat), cards, length)
    }
}
