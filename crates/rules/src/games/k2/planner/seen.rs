//! Positions that a search has seen, and which of them another one makes needless.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::end::End;
use crate::core::{Seat, StableHasher};
use crate::games::k2::game::Game;
use crate::games::k2::state::{CLIMBERS_PER_SEAT, Climber, PLAYED, Phase, PlayedCard, Public};
use crate::mountain::SpaceId;

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
    /// While it passes a full space: where it may have to go back to (Q-EV-70).
    refuge: Option<SpaceId>,
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
            refuge: public.icefall.refuge,
            eligible: public.eligible.map(|is_eligible| is_eligible && owes),
        }
    }
}

type Cards = [Option<PlayedCard>; PLAYED];

/// The positions seen so far, each with the cards that were left and the number of actions taken.
#[derive(Default)]
pub(super) struct Seen(HashMap<Position, Vec<(Cards, usize)>, BuildHasherDefault<StableHasher>>);

impl Seen {
    /// Notes a position that `length` actions lead to; false if one that was noted before makes it needless: everything
    /// stands alike, no card has fewer points left, and naming again what is named here takes no more actions.
    pub(super) fn insert(&mut self, game: &Game, public: &Public, seat: Seat, length: usize) -> bool {
        let mut cards = public.seats[seat].cards;
        // Equal cards are interchangeable.
        cards.sort_unstable_by_key(|card| card.map(|c| (c.card, c.bound, c.target, c.used)));
        let known = self.0.entry(Position::of(game, public, seat)).or_default();
        if known.iter().any(|(theirs, length_there)| replaces(theirs, *length_there, &cards, length)) {
            return false;
        }
        known.push((cards, length));
        true
    }
}

/// Whether the first cards, reached with so many actions, serve as well as the second ones.
fn replaces(first: &Cards, first_length: usize, second: &Cards, second_length: usize) -> bool {
    let mut namings = 0;
    let serve = first.iter().zip(second).all(|(first, second)| match (first, second) {
        (Some(first), Some(second)) => {
            namings += usize::from(first.target.is_none() && second.target.is_some());
            card_replaces(first, second)
        }
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    });
    serve && first_length + namings <= second_length
}

fn card_replaces(first: &PlayedCard, second: &PlayedCard) -> bool {
    if first.card != second.card || first.used > second.used {
        return false;
    }
    let is_untouched = *first == PlayedCard::new(first.card);
    let is_named_alike =
        (first.target, first.direction, first.bound) == (second.target, second.direction, second.bound);
    is_named_alike || is_untouched && second.used > 0
}
