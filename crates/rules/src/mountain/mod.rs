//! What the climbing games share: board, weather, deck and risk tokens, each read from its text in `data/`.

/// A built-in file of `data/`, read as what it is.
macro_rules! built_in {
    ($kind:ident, $path:literal) => {
        $kind::parse($path, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/", $path)))
            .unwrap_or_else(|faults| panic!("the built-in data has no fault:\n{faults}"))
    };
}

mod board;
mod board_text;
mod deck;
mod difficulty;
mod face;
mod face_text;
mod icefall;
mod pawn;
mod played;
mod risk;
mod usage;
mod weather;

pub use board::{Board, IcefallMark, MAX_SPACES, Space, SpaceId, SpaceKind, Zone, ZoneId};
pub(crate) use built_in;
pub use deck::{Card, CardCounts, CardKind, Deck, MAX_CARD_KINDS};
pub use difficulty::Difficulty;
pub use face::{FIXED_ROPES_ABOVE, Face, Path, Section};
pub use icefall::{Front, Icefall};
pub use pawn::{MAX_PAWNS, PAWNS_PER_SEAT, Pawn};
pub use played::{DAYS, Direction, HAND, PLAYED, Slot};
pub(crate) use played::{choices, missing_card};
pub use risk::{MAX_RISK, Risk, RiskCounts};
pub(crate) use usage::Use;
pub(crate) use weather::open_tile;
pub use weather::{DAYS_PER_TILE, Day, MAX_TILES, Sky, Tile, TileId, TileSet, Weather};
