//! `cargo xtask play`: build everything, serve the game.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::cli::{PlayOptions, Profile};
use crate::progress::{Stages, seconds};
use crate::{process, wasm, web, workspace};

/// Builds what is out of date and serves the game until it is stopped.
///
/// # Errors
/// When a stage of the build fails, or the server does (a port in use, say).
pub(crate) fn play(options: &PlayOptions) -> Result<()> {
    let mut stages = Stages::new(4);
    let program = build(&mut stages, Profile::of(options.debug))?;
    eprintln!("ready in {}", seconds(stages.elapsed()));
    stages.run("Serving; stop with Ctrl-C", || process::run(&mut serve(program, options)))
}

/// The first three stages: WebAssembly, page and program. Returns the path of the program.
pub(crate) fn build(stages: &mut Stages, profile: Profile) -> Result<PathBuf> {
    web::ready()?;
    stages.run("Engine as WebAssembly", || wasm::build(profile))?;
    stages.run("Page", web::build)?;
    stages.run("Program", || process::run(&mut compile(profile)))?;
    Ok(program(profile))
}

fn compile(profile: Profile) -> Command {
    let mut cargo = process::cargo();
    cargo.args(["build", "--package", "summiteer"]);
    match profile {
        Profile::Release => cargo.arg("--release"),
        Profile::Debug => &mut cargo,
    };
    cargo
}

fn program(profile: Profile) -> PathBuf {
    let folder = match profile {
        Profile::Release => "release",
        Profile::Debug => "debug",
    };
    let name = format!("summiteer{}", std::env::consts::EXE_SUFFIX);
    workspace::target().join(folder).join(name)
}

fn serve(program: PathBuf, options: &PlayOptions) -> Command {
    let mut command = Command::new(program);
    command.arg("serve").arg("--port").arg(options.port.to_string());
    if let Some(data) = &options.data {
        command.arg("--data").arg(data);
    }
    if options.open {
        command.arg("--open");
    }
    command
}
