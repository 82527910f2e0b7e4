//! `cargo xtask`: the one entry point for every chore of the project.

mod bench;
mod check;
mod cli;
mod install;
mod play;
mod process;
mod progress;
mod stamp;
mod test;
mod types;
mod wasm;
mod web;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

use cli::{Chore, Cli};

fn main() -> ExitCode {
    match carry_out(Cli::parse().chore) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Does one chore; `Ok(false)` means that it ran to its end and found something wrong.
fn carry_out(chore: Chore) -> Result<bool> {
    match chore {
        Chore::Play(options) => play::play(&options).map(|()| true),
        Chore::Test(parts) => test::test(&parts),
        Chore::Check { only } => check::check(only.as_deref()),
        Chore::Bench => bench::bench().map(|()| true),
        Chore::Wasm { debug } => wasm::build(cli::Profile::of(debug)).map(|()| true),
        Chore::Types => types::write().map(|()| true),
    }
}
