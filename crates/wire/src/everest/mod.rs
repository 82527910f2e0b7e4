//! Mount Everest in plain values.

mod action;
mod catalogue;
mod load;
mod question;
mod seats;
mod view;
mod words;

pub use action::ActionWire;
pub use catalogue::game;
pub use load::{CampWire, ClientWire, LoadWire, RowWire};
pub use question::{AnswerWire, QuestionWire};
pub use seats::{AirWire, GuideWire, OwnWire, PlayedWire, SeatWire};
pub use view::{FieldWire, ResultWire, RoomWire, ViewWire};
pub use words::{event_words, refusal_words};

#[cfg(test)]
mod tests;
