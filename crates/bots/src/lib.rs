//! Players on a `View`: they see what their seat sees, never the truth, and answer with one action.
//!
//! A bot has no clock and no randomness of its own: the same views, legal actions and numbers give the same actions.
//!
//! ```
//! use std::sync::Arc;
//! use summiteer_bots::{play_game, registry};
//! use summiteer_rules::core::SplitMix;
//! use summiteer_rules::games::k2;
//!
//! let setup = k2::Setup::solo("k2-easy", "k2-summer");
//! let game = k2::Game::new(&setup, &k2::standard_library()).unwrap();
//! let mut bots = [registry::k2_bot("random").unwrap()];
//! let end = play_game(k2::State::start(Arc::new(game)), &mut bots, SplitMix(1));
//! assert!(end.public().result(end.game()).is_some());
//! ```

mod bot;
mod game_loop;
pub mod ibex;
mod random;
pub mod registry;
mod rusher;
pub mod scout;
pub mod sherpa;

pub use bot::Bot;
pub use game_loop::{play_game, play_watched, play_within};
pub use random::Random;
pub use rusher::Rusher;
