//! The page: npm packages and the build.

use std::process::Command;

use anyhow::{Result, bail};

use crate::stamp::Stamp;
use crate::{process, workspace};

/// What the page is built from, besides the bindings that lie in `web` already.
const INPUTS: [&str; 3] = ["web", "locales", "data"];

/// Installs the npm packages that the lock file names, unless they are there already.
///
/// # Errors
/// When `web` is not there, or npm is missing or fails.
pub(crate) fn install() -> Result<()> {
    let locks = ["web/package.json", "web/package-lock.json"].map(workspace::path);
    if let Some(missing) = locks.iter().find(|lock| !lock.exists()) {
        bail!("{} is missing", missing.display());
    }
    let stamp = Stamp::new(workspace::path("web/node_modules/.installed"), &locks)?;
    if stamp.is_fresh() {
        return Ok(());
    }
    let mut npm = process::npm();
    npm.args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
    process::run_silently(npm)?;
    stamp.save()
}

/// Builds the page into `web/dist`, unless it was built from the same inputs already.
///
/// # Errors
/// When the packages cannot be installed or the build fails.
pub(crate) fn build() -> Result<()> {
    install()?;
    let stamp = Stamp::new(workspace::target().join("page.stamp"), &INPUTS.map(workspace::path))?;
    let built = workspace::path("web/dist/index.html").exists();
    if built && stamp.is_fresh() {
        eprintln!("the page is up to date");
        return Ok(());
    }
    process::run(&mut script("build"))?;
    stamp.save()
}

/// `npm run NAME` in the folder of the page.
pub(crate) fn script(name: &str) -> Command {
    let mut npm = process::npm();
    npm.args(["run", "--silent", name]);
    npm
}
