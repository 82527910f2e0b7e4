//! The laws that hold for any input, as plain functions: each panics where its law is broken.

mod action_sequences;
mod board_files;
mod case_files;
mod mutation;
mod notation;

pub use action_sequences::action_sequences;
pub use board_files::board_files;
pub use case_files::case_files;
pub use mutation::mutated;
pub use notation::notation;

use std::sync::LazyLock;

use summiteer_rules::games::k2::{Library, standard_library};

/// The data that comes with the game, read once.
static LIBRARY: LazyLock<Library> = LazyLock::new(standard_library);
