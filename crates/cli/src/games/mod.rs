//! The games that this program plays, and what it needs of each.

mod everest;
mod gipfel;
mod k2;
mod kind;
mod trips;

use anyhow::Result;
use clap::Args;
use summiteer_bots::Bot;
use summiteer_rules::core::{Header, one_of};

use crate::failure::usage;
use crate::show::Show;
use crate::simulate::Scored;
pub(crate) use kind::GameKind;

/// A game that can be set up from a command line or a record, played, simulated and shown.
pub(crate) trait Playable: Show + Scored + Sync {
    /// Its bots by name, from the weakest to the strongest.
    const BOTS: &'static [&'static str];
    /// Who plays where nobody is named.
    const USUAL_PLAYERS: &'static [&'static str];

    /// The state before anything has happened; some rules play several games.
    ///
    /// # Errors
    /// A usage error that lists what there is, if a board, season, option or value is unknown.
    fn begin(game: GameKind, args: &TableArgs, seats: usize) -> Result<Self>;

    /// The state that a record begins with.
    ///
    /// # Errors
    /// If the header is no set-up of this game.
    fn recorded(header: &Header) -> Result<Self>;

    /// A new bot of this name.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;
}

/// Where and by which rules a table is played.
#[derive(Args, Clone, Debug)]
pub(crate) struct TableArgs {
    /// The mountain: of K2 k2-easy, k2-hard, everest-easy or everest-hard, of Lhotse lhotse-face or lhotse-col, of Mount
    /// Everest everest-easy or everest-hard, of Gipfelstürmer gipfel [default: the game's first]
    #[arg(long, value_name = "ID")]
    pub(crate) board: Option<String>,
    /// The season: of K2 k2-summer or k2-winter, of lhotse-face lhotse, of lhotse-col all three, of Mount Everest
    /// everest-summer or everest-winter [default: summer; in Lhotse lhotse]
    #[arg(long, value_name = "ID")]
    pub(crate) weather: Option<String>,
    /// A variant or ruling, may be given again. K2: family=on, limits=strict, passing-scores=off, first=A, on Mount
    /// Everest's boards icefall=on; Lhotse: these but the last, discards=free, levels=first, second or measured; Mount
    /// Everest: passing-scores=off, first=A; Gipfelstürmer: first=A
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
}

impl TableArgs {
    /// Hands each option to `set`, which says whether there is such a value.
    ///
    /// # Errors
    /// A usage error that lists what there is.
    fn set_options(
        &self,
        names: &[&str],
        values: fn(&str) -> &'static [&'static str],
        mut set: impl FnMut(&str, &str) -> bool,
    ) -> Result<()> {
        for text in &self.options {
            let (name, value) = text
                .split_once('=')
                .ok_or_else(|| usage(format!("an option is given as KEY=VALUE, not `{text}`")))?;
            if !names.contains(&name) {
                return Err(usage(format!("no option is called `{name}`; there are: {}", names.join(", "))));
            }
            if !set(name, value) {
                let values = one_of(values(name));
                return Err(usage(format!("the option {name} may be {values}, not `{value}`")));
            }
        }
        Ok(())
    }
}

/// Checks the names of players, one a seat, against those that there are.
///
/// # Errors
/// A usage error that lists what there is, if a name is unknown.
pub(crate) fn check_players(names: &[String], known: &[&str]) -> Result<()> {
    if let Some(unknown) = names.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(usage(format!("no player is called `{unknown}`; there are: {}", known.join(", "))));
    }
    Ok(())
}
