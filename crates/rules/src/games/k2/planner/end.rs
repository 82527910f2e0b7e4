//! What a turn leaves behind.

use std::hash::{Hash, Hasher};

use crate::core::Seat;
use crate::games::k2::action::Action;
use crate::games::k2::state::{CLIMBERS_PER_SEAT, Climber, ClimberState, MAX_CLIMBERS, Phase, Public};
use crate::mountain::SpaceId;

/// A plan's stop at an icefall tile that is turned up.
pub type Halt = crate::expedition::Halt<Climber>;

/// All that a seat's turn leaves behind: two ways of playing it are the same to everybody if their ends are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The seat's climbers: spaces, levels, scores, tents, lives.
    pub climbers: [ClimberState; CLIMBERS_PER_SEAT],
    /// Score pawns on the summit field, in their order.
    pub summit: [Option<Climber>; MAX_CLIMBERS],
    /// Whether the seat still has an unused rescue card.
    pub rescue: bool,
    /// Points of the penalty that lapse, or are still owed where the plan stops at a tile; none where a death in the turn
    /// ends the game.
    pub unpaid: u8,
    /// The seat's fixed rope, once placed (LH-035).
    pub rope: Option<(SpaceId, SpaceId)>,
    /// Where the plan stops at an icefall tile; nothing if the turn is over.
    pub halt: Option<Halt>,
}

/// In few words, as a search hashes very many. Ends that differ only on the summit field are rare and share a hash.
impl Hash for End {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        for climber in &self.climbers {
            let ClimberState { space, level, score, tent, life } = *climber;
            let tent = tent.map_or(u8::MAX, |tent| tent.0);
            hasher.write_u64(u64::from_le_bytes([space.0, level, score, tent, life as u8, 0, 0, 0]));
        }
        let [from, to] = self.rope.map_or([u8::MAX; 2], |(from, to)| [from.0, to.0]);
        hasher.write_u64(u64::from_le_bytes([u8::from(self.rescue), self.unpaid, from, to, 0, 0, 0, 0]));
        if let Some(halt) = self.halt {
            halt.hash(hasher);
        }
    }
}

impl End {
    /// What the seat's turn leaves behind if it is over with this position.
    pub(super) fn of(public: &Public, seat: Seat) -> Self {
        Self {
            climbers: Climber::of(seat).map(|climber| *public.climber(climber)),
            summit: public.summit,
            rescue: public.seats[seat].rescue,
            unpaid: public.owed,
            rope: public.lhotse.ropes[seat],
            halt: halt(public, seat),
        }
    }

    /// The open position with this end of the seat's turn in it, before the turn passes on. Where the plan stops at a
    /// tile the climber stands before it.
    pub fn placed(&self, public: &Public, seat: Seat) -> Public {
        let mut placed = Public { summit: self.summit, owed: self.unpaid, mover: None, ..*public };
        for (climber, state) in Climber::of(seat).into_iter().zip(self.climbers) {
            placed.climbers[climber.index()] = state;
        }
        placed.seats[seat].rescue = self.rescue;
        placed.lhotse.ropes[seat] = self.rope;
        placed.icefall.refuge = None;
        placed
    }
}

fn halt(public: &Public, seat: Seat) -> Option<Halt> {
    let Phase::Probe(probe) = public.phase else { return None };
    let eligible = public.eligible.map(|is_eligible| is_eligible && public.owed > 0);
    Some(Halt::new(probe, public.seats[seat].cards, public.icefall.refuge, eligible))
}

/// One end of a turn and a shortest way to it, of all lists of actions.
pub type Plan = crate::expedition::Plan<End, Action>;
