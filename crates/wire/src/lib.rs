//! What pages and scripts see of a table: plain values with ids as text, made from Views only.

mod action;
mod catalogue;
mod table;
mod view;
mod words;

pub use action::ActionWire;
pub use catalogue::{
    BoardWire, CardWire, CatalogueWire, DayWire, OptionWire, SpaceWire, WeatherWire, ZoneWire, catalogue,
};
pub use table::{BotPositionWire, LogWire, OutcomeWire, ReachWire};
pub use view::{
    ClimberWire, ForecastWire, OwnWire, PhaseWire, PlayedWire, ResultWire, RoomWire, SeatWire, TokenWire,
    TurnWire, ViewWire, VisibleDayWire,
};
pub use words::{Arg, Words, event_words, refusal_words};

#[cfg(test)]
mod tests;
