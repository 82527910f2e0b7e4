//! K2 in plain values.

mod action;
mod catalogue;
mod material;
mod question;
mod view;
mod words;

pub use action::ActionWire;
pub use catalogue::game;
pub use material::{BoardWire, CardWire, DayWire, MaterialWire, SpaceWire, WeatherWire, ZoneWire, material};
pub use question::{AnswerWire, QuestionWire, ReachWire};
pub use view::{
    ClimberWire, ForecastWire, OwnWire, PhaseWire, PlayedWire, ResultWire, RoomWire, SeatWire, TokenWire,
    ViewWire, VisibleDayWire,
};
pub use words::{event_words, refusal_words};

#[cfg(test)]
mod tests;
