//! Whole games between bots, for measuring WebAssembly against the program.

use std::sync::Arc;

use summiteer_bots::play_game;
use summiteer_bots::registry::k2_bot;
use summiteer_rules::core::{Header, Seat, SplitMix, hash64};
use summiteer_rules::games::k2::{Game, Setup, State, standard_library};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Plays the first games of `summiteer simulate` for this seed, the same bot in every seat. Returns each seat's points
/// added up, as a JSON list.
///
/// # Errors
/// If the set-up (the head of a `.summit` text) cannot be read, or no bot has this name.
#[wasm_bindgen(js_name = playGames)]
pub fn play_games(header: &str, bot: &str, games: u32, seed: u32) -> Result<String, JsError> {
    let points = points(header, bot, games, seed).map_err(|error| JsError::new(&error))?;
    Ok(crate::json::text(&points))
}

fn points(header: &str, bot: &str, games: u32, seed: u32) -> Result<Vec<u32>, String> {
    let (header, _) = Header::read(header).map_err(|error| error.to_string())?;
    let setup = Setup::from_header(&header).map_err(|error| error.to_string())?;
    let game = Game::new(&setup, &standard_library()).map_err(|faults| faults.to_string())?;
    let start = State::start(Arc::new(game));
    let mut points = vec![0; setup.seats];
    for number in 0..games {
        let bots: Option<Vec<_>> = points.iter().map(|_| k2_bot(bot)).collect();
        let mut bots = bots.ok_or_else(|| format!("no bot is called {bot}"))?;
        let chance = SplitMix(hash64(&(u64::from(seed), u64::from(number))));
        let end = play_game(start.clone(), &mut bots, chance);
        for (seat, sum) in Seat::all(setup.seats).zip(&mut points) {
            *sum += u32::from(end.public().score(seat));
        }
    }
    Ok(points)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 3\n\n";

    #[test]
    fn the_same_seed_plays_the_same_games() {
        let first = points(HEADER, "random", 5, 1).expect("games");
        assert_eq!(points(HEADER, "random", 5, 1), Ok(first.clone()));
        assert_ne!(points(HEADER, "random", 5, 2), Ok(first.clone()));
        assert!(first.iter().all(|points| (10..=100).contains(points)), "two climbers a seat: {first:?}");
    }

    #[test]
    fn an_unknown_bot_is_named() {
        assert_eq!(points(HEADER, "deep", 1, 1), Err("no bot is called deep".to_owned()));
    }
}
