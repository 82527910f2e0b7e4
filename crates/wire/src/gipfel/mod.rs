//! Gipfelstürmer in plain values.

mod view;
mod words;

pub use view::{GipfelPhaseWire, GipfelSeatWire, GipfelViewWire, GoatsWire};
pub use words::{event_words, refusal_words, sign_words};

#[cfg(test)]
mod tests;
