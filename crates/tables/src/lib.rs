//! Tables of any game, for programs that know no game by name: the page, the server, the command line. What differs
//! between games stands in `games`, a file a game; a table of any of them is an [`AnyTable`].
//!
//! ```
//! use summiteer_rules::core::{Observer, SplitMix, Turn};
//!
//! let record = "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 2\n\n";
//! let mut table = summiteer_tables::open(record)?;
//! let mut numbers = SplitMix(1);
//! while table.turn() == Turn::Chance {
//!     table.deal(&mut numbers);
//! }
//! assert!(table.view(Observer::Spectator).starts_with('{'));
//! # Ok::<(), summiteer_tables::CallError>(())
//! ```

mod any_table;
mod error;
mod games;
pub mod json;
mod playable;
mod self_play;

pub use any_table::AnyTable;
pub use error::CallError;
pub use games::{catalogue, material, open};
