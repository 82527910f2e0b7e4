//! The page: npm packages and the build.

use std::process::Command;

use anyhow::{Result, bail};

use crate::stamp::Stamp;
use crate::{process, workspace};

/// What the page is built from, besides the bindings that lie in `web` already.
const INPUTS: [&str; 3] = ["web", "locales", "data"];

/// The oldest Node.js that builds the page.
const NODE: u32 = 20;

/// Makes sure of Node.js and npm, which are not installed from here: asked before anything that takes long.
///
/// # Errors
/// When one of them is missing or Node.js too old; the error says what to get.
pub(crate) fn ready() -> Result<()> {
    let get = format!("get {NODE} or newer with npm from https://nodejs.org or your system's packages");
    let found = process::command("node").arg("--version").output();
    let version = found.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    match version {
        Err(_) => bail!("Node.js is missing: {get}"),
        Ok(version) if major(&version) < Some(NODE) => bail!("Node.js {version} is too old: {get}"),
        Ok(_) if !process::works(process::npm().arg("--version")) => bail!("npm is missing: {get}"),
        Ok(_) => Ok(()),
    }
}

/// The first number of a version such as `v20.11.1`.
fn major(version: &str) -> Option<u32> {
    version.trim_start_matches('v').split('.').next()?.parse().ok()
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_by_number() {
        assert_eq!(major("v20.11.1"), Some(20));
        assert!(major("v9.0.0") < Some(NODE) && major("") < Some(NODE));
        assert!(major("v100.0.0") >= Some(NODE));
    }
}
