//! K2 in plain values.

mod action;
mod catalogue;
mod question;
mod view;
mod words;

pub use action::ActionWire;
pub use catalogue::{game, material};
pub use question::{AnswerWire, QuestionWire};
pub use view::{ClimberWire, FixedRopeWire, OwnWire, PlayedWire, ResultWire, RoomWire, SeatWire, ViewWire};
pub use words::{event_words, refusal_words};

#[cfg(test)]
mod tests;
