//! `cargo xtask check`: everything that can be wrong without a test failing.

mod coverage;
mod documents;
mod licences;
mod links;
mod locales;
mod lockfiles;
mod readme;
mod tracked;
mod words;

use std::process::Command;

use anyhow::{Result, bail};

use crate::progress::line;
use crate::{process, types, wasm, web};

/// One check: its name as printed, and what it does.
type Check = (&'static str, fn() -> Result<()>);

/// All checks, quick ones first, and what the later ones need just before them.
const CHECKS: [Check; 16] = [
    ("format", format),
    ("lock files", lockfiles::check),
    ("links in documents", links::check),
    ("locales", locales::check),
    ("words", words::check),
    ("licences: Rust", licences::rust),
    ("licences: npm", licences::npm),
    ("clippy", clippy),
    ("rustdoc", rustdoc),
    ("rule coverage", coverage::check),
    ("commands in documents", readme::check),
    ("types", types::check),
    ("WebAssembly", wasm::build_silently),
    ("npm packages", web::install),
    ("page: types", || page("check")),
    ("page: lint", || page("lint")),
];

/// Runs every check whose name contains `only`, all of them even when one fails.
///
/// Returns whether all passed.
///
/// # Errors
/// When no check has such a name.
pub(crate) fn check(only: Option<&str>) -> Result<bool> {
    let chosen: Vec<Check> =
        CHECKS.into_iter().filter(|(name, _)| only.is_none_or(|only| name.contains(only))).collect();
    if chosen.is_empty() {
        let names: Vec<_> = CHECKS.iter().map(|(name, _)| *name).collect();
        bail!("no such check; there are: {}", names.join(", "));
    }
    Ok(run_all(&chosen))
}

fn run_all(checks: &[Check]) -> bool {
    let failed: Vec<_> =
        checks.iter().filter(|(name, work)| !line(name, work)).map(|(name, _)| *name).collect();
    if failed.is_empty() {
        println!("all {} checks passed", checks.len());
    } else {
        println!("{} of {} checks FAILED: {}", failed.len(), checks.len(), failed.join(", "));
    }
    failed.is_empty()
}

fn cargo(arguments: &[&str]) -> Command {
    let mut cargo = process::cargo();
    cargo.args(arguments);
    cargo
}

fn format() -> Result<()> {
    process::run_silently(cargo(&["fmt", "--all", "--", "--check", "-l"]))
}

fn clippy() -> Result<()> {
    let mut clippy = cargo(&["clippy", "--quiet", "--workspace", "--all-targets"]);
    clippy.args(["--", "-D", "warnings"]);
    process::run_silently(clippy)
}

fn rustdoc() -> Result<()> {
    let mut doc = cargo(&["doc", "--quiet", "--workspace", "--no-deps"]);
    doc.arg("--document-private-items").env("RUSTDOCFLAGS", "-D warnings");
    process::run_silently(doc)
}

fn page(script: &str) -> Result<()> {
    process::run_silently(web::script(script))
}

/// Joins the faults that a check found into one error.
fn verdict(faults: Vec<String>) -> Result<()> {
    if !faults.is_empty() {
        bail!("{}", faults.join("\n"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_failed_check_fails_the_whole_but_stops_no_other() {
        assert!(run_all(&[("good", || Ok(()))]));
        assert!(!run_all(&[("bad", || bail!("fault")), ("good", || Ok(()))]));
    }

    #[test]
    fn an_unknown_name_is_refused_with_the_known_ones() {
        let error = check(Some("no such thing")).unwrap_err().to_string();
        assert!(error.contains("clippy"), "{error}");
    }

    #[test]
    fn faults_make_an_error_and_none_make_none() {
        assert!(verdict(vec!["fault".to_owned()]).is_err());
        assert!(verdict(Vec::new()).is_ok());
    }
}
