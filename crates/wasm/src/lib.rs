//! The engine and the bots for the browser. Values cross the boundary as JSON texts of the types in `summiteer-wire`,
//! actions as their notation. What differs between games stands in `games`, a file a game.

mod any_table;
mod bot;
mod game;
mod games;
mod json;
mod numbers;
mod self_play;
mod table;

use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

pub use bot::{bot_move, play_games};
pub use table::Table;

/// What can be played, as JSON of `GameWire[]`.
#[wasm_bindgen]
pub fn catalogue() -> String {
    json::text(&games::catalogue())
}

/// What a game is played with, as JSON of its `MaterialWire`.
///
/// # Errors
/// If no game has this id.
#[wasm_bindgen]
pub fn material(game: &str) -> Result<String, JsError> {
    table::thrown(games::material(game))
}
