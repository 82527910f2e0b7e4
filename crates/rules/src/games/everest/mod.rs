//! Mount Everest: each seat leads clients to the summit and back with two guides, tents and oxygen.
//!
//! Rule ids (`EV-…`, `Q-EV-…`) refer to `docs/rules/everest.md`.

mod action;
mod air;
mod cargo;
mod chance;
mod check_data;
mod client;
mod day;
mod event;
mod game;
mod guard;
mod legal;
mod load;
mod notation;
mod oxygen;
pub mod planner;
mod play;
mod position_text;
mod reach;
mod refusal;
mod result;
mod sample;
mod score;
mod setup;
mod spend;
mod state;
mod turn;
mod view;
mod walk;

pub use action::{Action, Item, Outcome, Place, Returned};
pub use air::{AIR_CARDS, AirDeck, Known};
pub use client::{Client, ClientKind, Clients, MAX_LEVEL};
pub use day::NightChange;
pub use event::{Event, Gain, NightReport};
pub use game::{Game, ZoneDay};
pub use load::{CAMP_MAX, Camp, Load};
pub use reach::Reach;
pub use refusal::Refusal;
pub use result::GameResult;
pub use setup::{FirstSeat, Library, Options, Setup, standard_library};
pub use state::{
    AirStep, Guide, MAX_ICEFALL, Phase, PlayedCard, Probe, Public, SeatPublic, Secret, Stage, State, TENTS,
};
pub use view::View;
