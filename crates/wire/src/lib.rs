//! What pages and scripts see of a table: plain values with ids as text, made from Views only. What every game says the
//! same way lies here, what the climbing games share in `mountain`, the rest in a folder a game.

mod catalogue;
pub mod everest;
pub mod gipfel;
pub mod k2;
pub mod mountain;
mod table;
mod verification;
mod words;

pub use catalogue::{GameWire, OptionWire};
pub use table::{BotPositionWire, LogWire, OutcomeWire, TurnWire, observer_text, read_observer};
pub use verification::{DealtWire, NonceWire, VerificationWire};
pub use words::{Arg, Words};

#[cfg(test)]
mod tests;
