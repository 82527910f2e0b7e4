pub(crate) mod exhaustive;
pub(crate) mod games;
