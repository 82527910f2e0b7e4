//! Gipfelstürmer (Up the Rock): dice decide which goat climbs, and goats push each other up the mountain and down the
//! rivers.
//!
//! Rule ids (`GS-…`, `Q-GS-…`) refer to `docs/rules/gipfel.md`.

mod action;
mod board;
mod board_shape;
mod board_text;
mod chance;
mod climb;
mod dice;
mod event;
mod game;
mod legal;
mod notation;
pub mod odds;
mod play;
mod position_text;
mod refusal;
mod setup;
mod sign;
mod state;
mod view;

pub use action::{Action, Outcome};
pub use board::{Board, MAX_STATIONS, Size, Station, StationId, StationKind, Trail};
pub use dice::{Counts, DICE, Dice, FACES, Face, MAX_ROLLS, Places};
pub use event::Event;
pub use game::Game;
pub use refusal::Refusal;
pub use setup::{FirstSeat, Library, MIN_SEATS, MOST_SEATS, Options, Setup, standard_library};
pub use sign::{SUMS, Sign};
pub use state::{ARRIVALS_TO_WIN, GOATS, Goats, Phase, Public, State};
pub use view::View;
