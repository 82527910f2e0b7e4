//! The rules of Summiteer's mountain games as plain values.
//!
//! The engine has no input or output, clock, thread, random generator or global state: the same state and the same
//! action give the same next state on every target. Chance is a move ([`core::Rules::chance`] lists the outcomes,
//! whoever runs the game picks one), and a seat sees a `View`, never a `State`.
//!
//! ```
//! use summiteer_rules::core::{Rules, Turn};
//! use summiteer_rules::games::k2;
//!
//! let setup = k2::Setup::solo("k2-easy", "k2-summer");
//! let game = k2::Game::new(&setup, &k2::standard_library()).unwrap();
//! let mut state = k2::State::start(std::sync::Arc::new(game));
//! while let Turn::Chance = state.turn() {
//!     let first = state.chance()[0].outcome;
//!     state.apply_chance(first).unwrap();
//! }
//! assert_eq!(state.public().day, 1);
//! ```

pub mod core;
pub mod expedition;
pub mod games;
pub mod mountain;
