//! The parts of the tests, each with its runner.

use std::process::Command;

use anyhow::{Context, Result};
use serde::Deserialize;

use super::chromium;
use super::counts::{self, Counts};
use crate::cli::Profile;
use crate::progress::Stages;
use crate::{play, process, wasm, web};

/// Tests and documentation examples of all crates.
pub(super) fn rust() -> Result<Counts> {
    let mut docs = process::cargo();
    docs.args(["test", "--workspace", "--doc", "--no-fail-fast"]);
    Ok(rust_tests()? + counted(docs, counts::cargo_test)?)
}

fn rust_tests() -> Result<Counts> {
    let mut cargo = process::cargo();
    if process::works(process::cargo().args(["nextest", "--version"])) {
        cargo.args(["nextest", "run", "--workspace", "--no-fail-fast"]);
        return counted(cargo, counts::nextest);
    }
    cargo.args(["test", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"]);
    counted(cargo, counts::cargo_test)
}

/// What `summiteer cases --format json` prints, as far as it is needed here.
#[derive(Deserialize)]
struct CaseReport {
    passed: u64,
    failed: u64,
}

/// The rule cases. Failures are shown by a second run, in words.
pub(super) fn cases() -> Result<Counts> {
    let mut json = run_cases();
    let output = process::output({
        json.args(["--format", "json"]);
        json
    })?;
    let report: CaseReport =
        serde_json::from_slice(&output.stdout).context("no report from `summiteer cases`")?;
    if !output.status.success() {
        process::transcript(run_cases(), true)?;
    }
    let counts = Counts { passed: report.passed, failed: report.failed };
    Ok(counts.judged(output.status.success()))
}

fn run_cases() -> Command {
    let mut cargo = process::cargo();
    cargo.args(["run", "--quiet", "--package", "summiteer", "--", "cases", "cases"]);
    cargo
}

/// Unit tests of the page, against the real engine.
pub(super) fn web() -> Result<Counts> {
    wasm::build(Profile::Release)?;
    web::install()?;
    counted(web::script("test"), counts::vitest)
}

/// Tests of the whole program in a real browser.
pub(super) fn browser() -> Result<Counts> {
    let browser = chromium::ready()?;
    let program = play::build(&mut Stages::new(3), Profile::Release)?;
    let mut npm = web::script("e2e");
    npm.env("CHROMIUM", browser).env("SUMMITEER", program);
    counted(npm, counts::node)
}

fn counted(command: Command, count: fn(&str) -> Counts) -> Result<Counts> {
    let transcript = process::transcript(command, true)?;
    Ok(count(&transcript.text).judged(transcript.success))
}
