//! The engine and the bots for the browser. Values cross the boundary as JSON texts of the types in `summiteer-wire`,
//! actions as their notation. All that they do is done by `summiteer-tables`.

mod bot;
mod numbers;
mod table;

use summiteer_tables::json;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

pub use bot::{bot_move, play_games};
pub use table::Table;

/// What can be played, as JSON of `GameWire[]`.
#[wasm_bindgen]
pub fn catalogue() -> String {
    json::text(&summiteer_tables::catalogue())
}

/// What a game is played with, as JSON of its `MaterialWire`.
///
/// # Errors
/// If no game has this id.
#[wasm_bindgen]
pub fn material(game: &str) -> Result<String, JsError> {
    Ok(summiteer_tables::material(game)?)
}
