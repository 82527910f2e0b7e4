//! `cargo xtask bench`: measures speed and prints the tables.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::cli::Profile;
use crate::progress::Stages;
use crate::{play, process, test, workspace};

/// Runs the native benches (engine and bots, the server under load), then each script of `web/bench` under node (the engine
/// as WebAssembly, loading the page).
///
/// # Errors
/// When something does not build or a bench fails.
pub(crate) fn bench() -> Result<()> {
    let native = ["bench", "--package", "summiteer-bots", "--package", "summiteer-server", "--bench", "*"];
    process::run(process::cargo().args(native))?;
    let program = play::build(&mut Stages::new(3), Profile::Release)?;
    let browser = test::browser()?;
    for script in scripts(&workspace::path("web/bench"))? {
        let mut node = process::command("node");
        node.arg(&script).env("SUMMITEER", &program).env("CHROMIUM", &browser);
        process::run(&mut node)?;
    }
    Ok(())
}

fn scripts(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let files = entries.flatten().map(|entry| entry.path());
    let mut scripts: Vec<_> =
        files.filter(|file| file.extension().is_some_and(|ending| ending == "mjs")).collect();
    scripts.sort();
    Ok(scripts)
}
