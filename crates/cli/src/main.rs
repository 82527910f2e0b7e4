//! The `summiteer` program: play in the terminal, serve the page, simulate games, run rule cases, look
//! into records and check boards.

mod args;
mod board_check;
mod board_report;
mod cases;
mod failure;
mod games;
mod out;
mod play;
mod record_file;
mod replay;
mod serve;
mod show;
mod simulate;
mod texts;
mod verify;

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

use args::{Args, BoardCommand, Command};

fn main() -> ExitCode {
    let args = Args::parse();
    if !matches!(args.command, Command::Serve(_)) {
        // Whoever reads only the first lines (`| head`) ends the program quietly.
        sigpipe::reset();
    }
    match run(&args) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            failure::exit_code(&error)
        }
    }
}

fn run(args: &Args) -> Result<ExitCode> {
    let language = args.lang.as_deref();
    let done = |()| ExitCode::SUCCESS;
    match &args.command {
        Command::Play(options) => play::play(options, language).map(done),
        Command::Serve(options) => serve::serve(options).map(done),
        Command::Simulate(options) => simulate::simulate(options).map(done),
        Command::Cases(options) => cases::cases(options),
        Command::Replay(options) => replay::replay(options, language).map(done),
        Command::Verify(options) => verify::verify(options),
        Command::Board(BoardCommand::Check { files }) => board_check::check(files),
        Command::Board(BoardCommand::Report { board, games, seed }) => {
            board_report::report(board, *games, *seed).map(done)
        }
    }
}
