//! Options that several games share.

use crate::core::Seat;

/// Who starts the first day (K2-018, EV-027).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstSeat {
    /// Chance decides.
    #[default]
    Random,
    /// This seat.
    Seat(Seat),
}

impl FirstSeat {
    /// Reads `random` or a seat's letter.
    pub fn parse(value: &str) -> Option<Self> {
        if value == "random" {
            return Some(Self::Random);
        }
        let mut letters = value.chars();
        let seat = Seat::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(Self::Seat(seat))
    }
}

/// Reads `on` or `off`.
pub(crate) fn read_switch(value: &str) -> Option<bool> {
    match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}
