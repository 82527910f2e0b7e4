//! What the climbing games show alike.

mod bands;
mod cards;
pub(super) mod icefall;
pub(super) mod names;
mod weather;
mod words;

pub(super) use bands::{Bands, signed};
pub(super) use cards::{open_cards, own_cards};
pub(super) use weather::{Sky, tile_day};
pub(super) use words::{Ids, in_words, refused};
