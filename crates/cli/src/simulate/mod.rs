//! `summiteer simulate`: many games between named players.

mod report;
mod run;
mod tally;

use std::time::Instant;

use anyhow::Result;
use summiteer_rules::games::{everest, gipfel, k2};

use crate::args::{SimulateArgs, TableFormat};
use crate::games::{GameKind, Playable, check_players};
use crate::out;
use report::Report;
use run::Plan;
pub(crate) use tally::{Counter, Outcome, Scored};

/// Plays the games and prints how the players did.
///
/// # Errors
/// If the command line names something that is not there.
pub(crate) fn simulate(args: &SimulateArgs) -> Result<()> {
    match args.game {
        GameKind::K2 | GameKind::Lhotse => simulate_game::<k2::State>(args),
        GameKind::Everest => simulate_game::<everest::State>(args),
        GameKind::Gipfel => simulate_game::<gipfel::State>(args),
    }
}

fn simulate_game<R: Playable>(args: &SimulateArgs) -> Result<()> {
    let begin = Instant::now();
    check_players(&args.players, R::BOTS)?;
    let start = R::begin(args.game, &args.table, args.players.len())?;
    let bot = |player: usize| R::bot(&args.players[player]).expect("the names were checked");
    let (header, tallies) = (start.header(), run::play_all(&plan(args), &start, &bot));
    let report = Report::new(args, &header, begin.elapsed().as_secs_f64(), &tallies, R::COUNTED);
    match args.format {
        TableFormat::Table => out::print(report.table()),
        TableFormat::Json => out::line(report.json()),
        TableFormat::Csv => out::print(report.csv()),
    }
}

fn plan(args: &SimulateArgs) -> Plan {
    Plan {
        games: args.games,
        seed: args.seed,
        seats: args.players.len(),
        rotate: args.seats_rotate,
        threads: args.threads.map_or_else(cores, usize::from),
        max_actions: args.max_actions,
    }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
