//! Bots for a Web Worker. The worker is handed a position in which everything that the bot's seat does not know is a
//! fresh guess, so it holds nobody's secrets.

use std::sync::Arc;

use summiteer_bots::registry::{K2_BOTS, k2_bot};
use summiteer_rules::core::{Header, Observer, Rules, Seat};
use summiteer_rules::games::k2::{Game, Setup, State, standard_library};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{json, numbers};

/// Names of the bots, as a JSON list, the weakest first.
#[wasm_bindgen(js_name = botNames)]
pub fn bot_names() -> String {
    json::text(&K2_BOTS)
}

/// The move of a bot at this table and position, as notation.
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
    let state = read_position(header, position).map_err(|error| JsError::new(&error))?;
    let seat = seat.chars().next().and_then(Seat::from_letter).ok_or_else(|| JsError::new("no such seat"))?;
    let mut bot = k2_bot(bot).ok_or_else(|| JsError::new(&format!("no bot is called {bot}")))?;
    let legal = state.legal(seat);
    if legal.is_empty() {
        return Err(JsError::new("the seat has nothing to decide"));
    }
    let action = bot.act(&state.view(Observer::Seat(seat)), &legal, &mut numbers::source(high, low));
    Ok(state.action_text(action))
}

fn read_position(header: &str, position: &str) -> Result<State, String> {
    let (header, _) = Header::read(header).map_err(|error| error.to_string())?;
    let setup = Setup::from_header(&header).map_err(|error| error.to_string())?;
    let game = Game::new(&setup, &standard_library()).map_err(|faults| faults.to_string())?;
    State::from_text(Arc::new(game), position).map_err(|error| error.to_string())
}
