//! K2: each seat leads two climbers up the mountain and keeps them alive for 18 days.
//!
//! Rule ids (`K2-…`, `Q-K2-…`) refer to `docs/rules/k2.md`. The expansion Lhotse is played by the same code; what it adds is
//! in [`lhotse`].

mod act;
mod action;
mod chance;
mod check_data;
mod day;
mod event;
mod game;
mod guard;
mod icefall;
mod legal;
pub mod lhotse;
mod notation;
pub mod planner;
mod play;
mod position_text;
mod reach;
mod refusal;
mod rescue;
mod result;
mod sample;
mod setup;
mod spend;
mod state;
mod view;

pub use action::{Action, Direction, Outcome, Slot};
pub use event::{Event, NightReport};
pub use game::{Game, RESULT_LEVELS};
pub use icefall::OpenIcefall;
pub use lhotse::{Discards, Edition, LevelTable, Levels, Piece, Scenario};
pub use reach::Reach;
pub use refusal::Refusal;
pub use result::{GameResult, SoloLevel};
pub use setup::{FirstSeat, Library, Limits, Options, Setup, lhotse_library, standard_library};
pub use state::{
    CLIMBERS_PER_SEAT, Climber, ClimberState, DAYS, HAND, Life, MAX_CLIMBERS, MAX_LEVEL, NIGHT_CAP,
    NightChange, PLAYED, Phase, PlayedCard, Probe, Public, SeatPublic, Stage, State,
};
pub use view::{Own, View};
