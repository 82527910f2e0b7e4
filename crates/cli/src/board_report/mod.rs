//! `summiteer board report`: how a board plays, measured in many games, as a document.

mod everest;
mod games;
mod gipfel;
mod lhotse;
mod mean;
mod share;
mod table;

use anyhow::Result;

use crate::failure::usage;

/// What both boards of Lhotse are asked for as: one document tells of them.
const LHOTSE: &str = "lhotse";
/// What both boards of Mount Everest are asked for as.
const EVEREST: &str = "everest";
/// Games of each group of players on a board of the dice game, unless asked otherwise.
const GAMES: u64 = 2400;
/// The same for Lhotse, whose games take far longer.
const LHOTSE_GAMES: u64 = 40;
/// The same for Mount Everest.
const EVEREST_GAMES: u64 = 24;

/// Plays and prints the report, in Markdown.
///
/// # Errors
/// A usage error that lists the boards there are, if none has this id.
pub(crate) fn report(board: &str, games: Option<u64>, seed: u64) -> Result<()> {
    match board {
        EVEREST => everest::report(games.unwrap_or(EVEREST_GAMES), seed),
        LHOTSE => lhotse::report(games.unwrap_or(LHOTSE_GAMES), seed),
        gipfel => gipfel::report(gipfel, games.unwrap_or(GAMES), seed).map_err(|fault| {
            usage(format!("{fault}, `{EVEREST}` and `{LHOTSE}` for both boards of these games"))
        }),
    }
}
