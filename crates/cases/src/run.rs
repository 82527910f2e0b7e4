//! Runs cases and gathers what fails.

use std::path::PathBuf;

use serde::Serialize;

use crate::file::{Case, find, load};
use crate::k2;

/// What came of a run.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// How many cases held.
    pub passed: usize,
    /// How many did not.
    pub failed: usize,
    /// What went wrong, in order.
    pub failures: Vec<Failure>,
}

/// A case that does not hold.
#[derive(Clone, Debug, Serialize)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The case's name; empty if the file could not be read.
    pub case: String,
    /// The position and moves.
    pub given: String,
    /// What should be true.
    pub expected: String,
    /// What is.
    pub got: String,
}

/// One thing about a case that does not hold.
pub(crate) struct Mismatch {
    pub(crate) expected: String,
    pub(crate) got: String,
}

/// Runs all cases in these files and folders.
///
/// # Errors
/// If a path does not exist. A file that cannot be read counts as a failure.
pub fn run(paths: &[PathBuf]) -> Result<Report, String> {
    let mut report = Report::default();
    for path in find(paths)? {
        let file = path.display().to_string();
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
        run_text(&file, &text, &mut report);
    }
    Ok(report)
}

/// Runs the cases of a text and adds to the report.
pub fn run_text(file: &str, text: &str, report: &mut Report) {
    match load(file, text) {
        Ok(cases) => cases.iter().for_each(|case| run_case(file, case, report)),
        Err(error) => report.fail(Failure {
            file: file.to_owned(),
            case: String::new(),
            given: String::new(),
            expected: "a case file (see cases/README.md)".to_owned(),
            got: error,
        }),
    }
}

fn run_case(file: &str, case: &Case, report: &mut Report) {
    match k2::run(case) {
        None => report.passed += 1,
        Some(mismatch) => report.fail(Failure {
            file: file.to_owned(),
            case: case.name.clone(),
            given: describe(case),
            expected: mismatch.expected,
            got: mismatch.got,
        }),
    }
}

fn describe(case: &Case) -> String {
    let setup = format!("{} {}, {} seats", case.setup.board, case.setup.weather, case.setup.seats);
    let given = case.given.as_deref().unwrap_or("a fresh game").trim();
    format!("{setup}\n{given}\ndo: {}", case.moves.join(", "))
}

impl Report {
    fn fail(&mut self, failure: Failure) {
        self.failed += 1;
        self.failures.push(failure);
    }
}
