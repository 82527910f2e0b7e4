//! What the climbing games show alike.

mod bands;
pub(super) mod names;
mod weather;
mod words;

pub(super) use bands::{Bands, signed};
pub(super) use weather::Sky;
pub(super) use words::{Ids, in_words, refused};
