//! Positions that a search has seen, and which of them another one makes needless.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::end::End;
use crate::core::{Seat, StableHasher};
use crate::games::everest::game::Game;
use crate::games::everest::state::{Phase, PlayedCard, Public};
use crate::mountain::{CardKind, PAWNS_PER_SEAT, PLAYED, Pawn, SpaceId};

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
        cards.sort_unstable_by_key(|card| card.map(|c| (c.card, c.bound, c.used)));
        let known = self.0.entry(Position::of(game, public, seat)).or_default();
        if known.iter().any(|(theirs, length_there)| replaces(game, theirs, *length_there, &cards, length)) {
            return false;
        }
        known.push((cards, length));
        true
    }
}

/// Whether the first cards, reached with so many actions, serve as well as the second ones.
fn replaces(game: &Game, first: &Cards, first_length: usize, second: &Cards, second_length: usize) -> bool {
    let mut namings = 0;
    let serve = first.iter().zip(second).all(|(first, second)| match (first, second) {
        (Some(first), Some(second)) => {
            namings += usize::from(first.target.is_none() && second.target.is_some());
            card_replaces(game, first, second)
        }
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    });
    serve && first_length + namings <= second_length
}

/// A card that costs levels replaces only one that has cost them too, or has not either.
fn card_replaces(game: &Game, first: &PlayedCard, second: &PlayedCard) -> bool {
    if first.card != second.card || first.used > second.used {
        return false;
    }
    let costs_levels = matches!(game.kind(first.card), CardKind::Movement { loss: 1.., .. });
    let is_untouched = *first == PlayedCard::new(first.card);
    let is_named_alike =
        (first.target, first.direction, first.bound) == (second.target, second.direction, second.bound);
    is_named_alike || is_untouched && second.used > 0 && !(costs_levels && second.bound)
}
