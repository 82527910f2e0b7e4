//! `summiteer board report`: how a board plays, measured in many games, as a document.

mod gipfel;
mod lhotse;
mod mean;
mod share;
mod table;

use anyhow::Result;

use crate::failure::usage;

/// What both boards of Lhotse are asked for as: one document tells of them.
const LHOTSE: &str = "lhotse";
/// Games of each group of players on a board of the dice game, unless asked otherwise.
const GAMES: u64 = 2400;
/// The same for Lhotse, whose games take far longer.
const LHOTSE_GAMES: u64 = 40;

/// Plays and prints the report, in Markdown.
///
/// # Errors
/// A usage error that lists the boards there are, if none has this id.
pub(crate) fn report(board: &str, games: Option<u64>, seed: u64) -> Result<()> {
    if board == LHOTSE {
        return lhotse::report(games.unwrap_or(LHOTSE_GAMES), seed);
    }
    gipfel::report(board, games.unwrap_or(GAMES), seed)
        .map_err(|fault| usage(format!("{fault}, and `{LHOTSE}` for both of its boards")))
}
