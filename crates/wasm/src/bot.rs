//! Bots, for a Web Worker and for measuring.

use summiteer_tables::{json, open};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::numbers;

/// The move of a bot at this table and position, as notation. The position is one of `Table::bot_position`: all that the
/// bot's seat does not know is a fresh guess in it, so the worker holds nobody's secrets.
///
/// # Errors
/// If the texts cannot be read, the bot does not exist, or its seat has nothing to decide.
#[wasm_bindgen(js_name = botMove)]
pub fn bot_move(
    header: &str,
    position: &str,
    seat: &str,
    bot: &str,
    high: u32,
    low: u32,
) -> Result<String, JsError> {
    let table = open(header)?;
    Ok(table.bot_move_in(position, table.seat(seat)?, bot, &mut numbers::source(high, low))?)
}

/// Plays the first games of `summiteer simulate` for this seed, the same bot in every seat. Returns each seat's scores
/// added up, as a JSON list.
///
/// # Errors
/// If the set-up (the head of a `.summit` text) cannot be read, or no bot has this name.
#[wasm_bindgen(js_name = playGames)]
pub fn play_games(header: &str, bot: &str, games: u32, seed: u32) -> Result<String, JsError> {
    Ok(json::text(&open(header)?.play_games(bot, games, seed)?))
}
