//! What the climbing games share: board, weather, deck and risk tokens, each read from its text in `data/`.

mod board;
mod board_text;
mod deck;
mod difficulty;
mod risk;
mod weather;

pub use board::{Board, IcefallMark, MAX_SPACES, Space, SpaceId, SpaceKind, Zone, ZoneId};
pub use deck::{Card, CardCounts, CardKind, Deck, MAX_CARD_KINDS};
pub use difficulty::Difficulty;
pub use risk::{MAX_RISK, Risk, RiskCounts};
pub use weather::{DAYS_PER_TILE, Day, Sky, Tile, TileId, Weather};
