//! `summiteer simulate`: many games between named players.

mod report;
mod run;
mod tally;

use std::time::Instant;

use anyhow::Result;
use summiteer_bots::registry;
use summiteer_rules::games::k2;

use crate::args::{SimulateArgs, TableFormat};
use crate::setup::{GameKind, check_players};
use report::Report;
use run::Plan;

/// Plays the games and prints how the players did.
///
/// # Errors
/// If the command line names something that is not there.
pub(crate) fn simulate(args: &SimulateArgs) -> Result<()> {
    let begin = Instant::now();
    let plan = Plan {
        games: args.games,
        seed: args.seed,
        seats: args.players.len(),
        rotate: args.seats_rotate,
        threads: args.threads.map_or_else(cores, usize::from),
    };
    let tallies = match args.game {
        GameKind::K2 => {
            check_players(&args.players, &registry::K2_BOTS)?;
            let game = args.table.k2_game(args.players.len())?;
            run::play_all(&plan, &k2::State::start(game), &|player| {
                registry::k2_bot(&args.players[player]).expect("the names were checked")
            })
        }
    };
    let report = Report::new(args, begin.elapsed().as_secs_f64(), &tallies);
    match args.format {
        TableFormat::Table => print!("{}", report.table()),
        TableFormat::Json => println!("{}", report.json()),
        TableFormat::Csv => print!("{}", report.csv()),
    }
    Ok(())
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
