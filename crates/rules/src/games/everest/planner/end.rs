//! What a turn leaves behind.

use crate::core::{MAX_SEATS, Seat};
use crate::games::everest::action::Action;
use crate::games::everest::load::Camp;
use crate::games::everest::state::{Guide, Phase, PlayedCard, Probe, Public, TENTS};
use crate::mountain::{PAWNS_PER_SEAT, PLAYED, Pawn};

/// All that a seat's turn leaves behind: two ways of playing it are the same to everybody if their ends are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct End {
    /// The seat's guides: spaces and loads.
    pub guides: [Guide; PAWNS_PER_SEAT],
    /// Its pitched tents.
    pub camps: [Option<Camp>; TENTS],
    /// Tents that are out of the game.
    pub lost_tents: u8,
    /// Its points.
    pub score: u16,
    /// Seats in the order in which their score pawns arrived.
    pub order: [Option<Seat>; MAX_SEATS],
    /// Points of the penalty that lapse, or are still owed where the plan stops at a tile.
    pub unpaid: u8,
    /// Where the plan stops at an icefall tile; nothing if the turn is over.
    pub halt: Option<Halt>,
}

/// A plan's stop at an icefall tile that is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Halt {
    /// Who stands before which space.
    pub probe: Probe,
    /// The cards with which the turn goes on, equal ones in any order.
    pub cards: [Option<PlayedCard>; PLAYED],
    /// The last space on the way where the guide may stop, while it passes a full one.
    pub refuge: Option<crate::mountain::SpaceId>,
    /// Who may pay with levels, while something is owed.
    pub eligible: [bool; PAWNS_PER_SEAT],
}

impl End {
    /// What the seat's turn leaves behind if it is over, or stops, with this position.
    pub(super) fn of(public: &Public, seat: Seat) -> Self {
        let own = &public.seats[seat];
        Self {
            guides: Pawn::of(seat).map(|guide| *public.guide(guide)),
            camps: own.camps,
            lost_tents: own.lost_tents,
            score: own.score,
            order: public.order,
            unpaid: public.owed,
            halt: Halt::of(public, seat),
        }
    }

    /// The open position with this end of the seat's turn in it, before the turn passes on. Where the plan stops at a
    /// tile the guide stands before it.
    pub fn placed(&self, public: &Public, seat: Seat) -> Public {
        let mut placed = Public { order: self.order, owed: self.unpaid, mover: None, ..*public };
        for (guide, state) in Pawn::of(seat).into_iter().zip(self.guides) {
            placed.guides[guide.index()] = state;
        }
        let own = &mut placed.seats[seat];
        own.camps = self.camps;
        own.lost_tents = self.lost_tents;
        own.score = self.score;
        placed
    }
}

impl Halt {
    fn of(public: &Public, seat: Seat) -> Option<Self> {
        let Phase::Probe(probe) = public.phase else { return None };
        let mut cards = public.seats[seat].cards;
        // Equal cards are interchangeable.
        cards.sort_unstable_by_key(|card| card.map(|c| (c.card, c.bound, c.used)));
        let eligible = public.eligible.map(|is_eligible| is_eligible && public.owed > 0);
        Some(Self { probe, cards, refuge: public.refuge, eligible })
    }
}

/// One end of a turn and a shortest way to it by the loads looked at.
pub type Plan = crate::expedition::Plan<End, Action>;
