//! The games, one folder each with the same set of files.

pub mod everest;
pub mod gipfel;
pub mod k2;
