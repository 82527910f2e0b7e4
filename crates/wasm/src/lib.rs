//! The engine and the bots for the browser. Values cross the boundary as JSON texts of the types in `summiteer-wire`,
//! actions as their notation.

mod bot;
mod games;
mod json;
mod numbers;
mod table;

use wasm_bindgen::prelude::wasm_bindgen;

pub use bot::{bot_move, bot_names};
pub use games::play_games;
pub use table::Table;

/// What can be played, as JSON of `CatalogueWire`.
#[wasm_bindgen]
pub fn catalogue() -> String {
    json::text(&summiteer_wire::catalogue(&summiteer_rules::games::k2::standard_library()))
}
