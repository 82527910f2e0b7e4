//! What a turn leaves behind.

use std::hash::{Hash, Hasher};

use crate::core::Seat;
use crate::games::k2::action::Action;
use crate::games::k2::state::{CLIMBERS_PER_SEAT, Climber, ClimberState, MAX_CLIMBERS, Public};
use crate::mountain::SpaceId;

/// All that a seat's turn leaves behind: two ways of playing it are the same to everybody if their ends are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The seat's climbers: spaces, levels, scores, tents, lives.
    pub climbers: [ClimberState; CLIMBERS_PER_SEAT],
    /// Score pawns on the summit field, in their order.
    pub summit: [Option<Climber>; MAX_CLIMBERS],
    /// Whether the seat still has an unused rescue card.
    pub rescue: bool,
    /// Points of the penalty that lapse; none where a death in the turn ends the game.
    pub unpaid: u8,
    /// The seat's fixed rope, once placed (LH-035).
    pub rope: Option<(SpaceId, SpaceId)>,
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
        }
    }

    /// The open position with this end of the seat's turn in it, before the turn passes on.
    pub fn placed(&self, public: &Public, seat: Seat) -> Public {
        let mut placed = Public { summit: self.summit, owed: self.unpaid, mover: None, ..*public };
        for (climber, state) in Climber::of(seat).into_iter().zip(self.climbers) {
            placed.climbers[climber.index()] = state;
        }
        placed.seats[seat].rescue = self.rescue;
        placed.lhotse.ropes[seat] = self.rope;
        placed
    }
}

/// One end of a turn and a shortest way to it, of all lists of actions.
pub type Plan = crate::expedition::Plan<End, Action>;
