//! What the climbing games show alike.

mod bands;
pub(super) mod icefall;
pub(super) mod names;
mod weather;
mod words;

pub(super) use bands::{Bands, signed};
pub(super) use weather::{Sky, tile_day};
pub(super) use words::{Ids, in_words, refused};
