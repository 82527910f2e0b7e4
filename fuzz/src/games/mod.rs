//! What each game brings so that the laws can be tried on it.

mod everest;
mod gipfel;
mod k2;

use summiteer_rules::core::{Header, ParseError, Rules, Seat};
use summiteer_rules::expedition::{Fronts, IcefallArea};
use summiteer_rules::mountain::{Front, IcefallMark};

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

/// Whether there are tiles for all that lies open in the icefall.
fn has_tiles(area: &IcefallArea, fronts: &Fronts) -> bool {
    let open: Vec<(IcefallMark, Front)> = (area.spaces().iter())
        .filter_map(|space| area.mark(*space).zip(area.front(fronts, *space)))
        .collect();
    let count = |kind: &(IcefallMark, Front)| open.iter().filter(|other| *other == kind).count();
    open.iter().all(|kind| count(kind) <= usize::from(area.tiles().count(kind.0, kind.1)))
}
