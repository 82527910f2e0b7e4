//! Gipfelstürmer in plain values.

mod action;
mod catalogue;
mod chances;
mod material;
mod preview;
mod question;
mod view;
mod words;

pub use action::ActionWire;
pub use catalogue::game;
pub use material::{BoardWire, MaterialWire, SignWire, StationWire, TrailWire, material};
pub use question::{AnswerWire, ChanceWire, ChancesWire, PreviewWire, QuestionWire, TrailChanceWire};
pub use view::{GoatsWire, PhaseWire, ResultWire, SeatWire, ViewWire};
pub use words::{event_words, refusal_words};
