//! What the tests build on: random mountains, positions within a turn, random games, and a search by brute force.

pub(crate) mod brute;
pub(crate) mod everything;
pub(crate) mod games;
pub(crate) mod mountains;
pub(crate) mod positions;
