//! What the tests build on: random mountains, positions within a turn, and a search by brute force.

pub(crate) mod brute;
pub(crate) mod mountains;
pub(crate) mod positions;
