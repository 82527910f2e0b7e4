//! What the tests build on: random mountains, crowded positions, random games, and the pushes told in another way.

pub(crate) mod everything;
pub(crate) mod games;
pub(crate) mod goat_by_goat;
pub(crate) mod mountains;
