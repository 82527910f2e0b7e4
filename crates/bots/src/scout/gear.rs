//! What a planner makes use of.

use summiteer_rules::core::Seat;
use summiteer_rules::games::k2::planner::End;
use summiteer_rules::games::k2::{Climber, Public};

/// What a planner places on the mountain. Without one of them it shows what that is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gear {
    /// Whether it pitches tents.
    pub tents: bool,
    /// Whether it places its fixed rope (LH-035). It walks along those of others all the same.
    pub ropes: bool,
}

impl Default for Gear {
    fn default() -> Self {
        Self { tents: true, ropes: true }
    }
}

impl Gear {
    /// Whether a turn that begins here can end so with nothing else placed.
    pub(super) fn allows(self, public: &Public, seat: Seat, end: &End) -> bool {
        let pitched = || Climber::of(seat).into_iter().zip(&end.climbers);
        let no_tent = || pitched().all(|(climber, after)| after.tent == public.climber(climber).tent);
        let no_rope = || end.rope == public.lhotse.ropes[seat];
        (self.tents || no_tent()) && (self.ropes || no_rope())
    }
}
