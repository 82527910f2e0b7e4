//! K2 in plain values.

mod action;
mod catalogue;
mod question;
mod seats;
mod view;
mod words;

pub use action::ActionWire;
pub use catalogue::game;
pub use question::{AnswerWire, QuestionWire};
pub use seats::{ClimberWire, OwnWire, PlayedWire, SeatWire};
pub use view::{FixedRopeWire, ResultWire, RoomWire, ViewWire};
pub use words::{event_words, refusal_words};

#[cfg(test)]
mod tests;
