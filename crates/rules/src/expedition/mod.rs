//! What K2 and Mount Everest share of an expedition: its days, cards, weather and risk.
//!
//! [`crate::mountain`] knows the data and where pawns can stand; an expedition is who goes when, with which cards, in
//! which weather. Who climbs, what a step does and what is won is each game's own.

/// Lets the fields and methods of a shared part be used as the whole's own, so that a game's position reads as one:
/// `public.day`, not `public.course.day`.
macro_rules! reads_as_one {
    ($whole:ty, $part:ident: $kind:ty) => {
        impl std::ops::Deref for $whole {
            type Target = $kind;
            fn deref(&self) -> &$kind {
                &self.$part
            }
        }

        impl std::ops::DerefMut for $whole {
            fn deref_mut(&mut self) -> &mut $kind {
                &mut self.$part
            }
        }
    };
}

mod cards;
mod course;
mod deal;
pub(crate) mod icefall;
mod library;
mod parts;
pub(crate) mod planner;
mod played_card;
pub(crate) mod position_text;
mod reach;

pub use cards::SeatCards;
pub use course::Course;
pub(crate) use course::sole_highest;
pub use deal::Deal;
pub(crate) use deal::{Need, weigh};
pub use icefall::{Fronts, Halt, IcefallArea, IcefallEvent, MAX_ICEFALL, Probe};
pub use library::Library;
pub use parts::Parts;
pub(crate) use parts::read_risk;
pub use planner::Plan;
pub(crate) use played_card::CardRefusal;
pub use played_card::PlayedCard;
pub(crate) use reach::Cheapest;
pub use reach::Reach;
pub(crate) use reads_as_one;
