//! What each game brings so that the laws can be tried on it.

mod everest;
mod gipfel;
mod k2;

use summiteer_rules::core::{Header, ParseError, Rules, Seat};

/// A state of a game under the laws.
pub(crate) trait Subject: Rules {
    /// A state before anything has happened; any byte gives a good set-up.
    fn any(byte: u8) -> Self;

    /// The state before anything has happened at the table of a header.
    ///
    /// # Errors
    /// If the header is no set-up; nothing if it names what is not there.
    fn of_header(header: &Header) -> Result<Option<Self>, ParseError>;

    /// Actions out of the blue, legal or not.
    fn dares(&self, seat: Seat, choice: usize) -> Vec<Self::Action>;

    /// Panics if something has been lost or won that the game keeps.
    fn assert_whole(&self);
}
