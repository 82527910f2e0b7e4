//! The laws that hold for any input, as plain functions: each panics where its law is broken.

mod action_sequences;
mod board_files;
mod case_files;
mod games;
mod mutation;
mod notation;

pub use action_sequences::action_sequences;
pub use board_files::board_files;
pub use case_files::case_files;
pub use mutation::mutated;
pub use notation::notation;
