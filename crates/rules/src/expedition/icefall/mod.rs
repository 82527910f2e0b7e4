//! The icefall: tiles that lie face down on its spaces until a pawn walks up to them (EV-017, EV-018, EV-099 to EV-106).
//!
//! Mount Everest is played with it, K2 where a table chooses so (Q-EK-01).

mod area;
mod check;
mod halt;
mod text;
mod walk;

pub use area::{Fronts, IcefallArea, MAX_ICEFALL, Probe};
pub(crate) use check::{faults, has_spaces, shows_too_many};
pub use halt::Halt;
pub use walk::IcefallEvent;
pub(crate) use walk::{IcefallWalk, Stance};
