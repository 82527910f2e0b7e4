//! Runs cases and gathers what fails.

use std::path::PathBuf;

use serde::Serialize;

use summiteer_rules::core::Table;

use crate::expect;
use crate::file::{Case, CaseFile, Refused, find, load};
use crate::games::Subject;

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
        Ok(CaseFile { cases, .. }) => cases.iter().for_each(|case| run_case(file, case, report)),
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
    match case.game.run(case) {
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
    let setup = &case.setup;
    let named = [&setup.board, &setup.weather].into_iter().flatten().map(|id| format!("{id}, "));
    let given = case.given.as_deref().unwrap_or("a fresh game").trim();
    format!("{}{} seats\n{given}\ndo: {}", named.collect::<String>(), setup.seats, case.moves.join(", "))
}

/// Sets the table up, plays the moves and checks what is expected.
pub(crate) fn judge<S: Subject>(case: &Case) -> Result<(), Mismatch> {
    let fresh = match (S::fresh(case), &case.fault) {
        (Ok(fresh), None) => fresh,
        (Err(fault), Some(part)) if fault.contains(part.as_str()) => return Ok(()),
        (Ok(_), Some(part)) => return Err(mismatch(&format!("the set-up rejected: {part}"), "accepted")),
        (Err(fault), _) => return Err(mismatch("a set-up", &fault)),
    };
    let start = match &case.given {
        Some(text) => fresh
            .read_position(text)
            .map_err(|error| mismatch("a position in `given`", &error.to_string()))?,
        None => fresh,
    };
    let mut table = Table::new(start.header(), start);
    let lines = case.moves.iter().enumerate().map(|(index, line)| (index + 1, line.as_str()));
    table.play_lines(lines).map_err(|error| mismatch("every move legal", &error.to_string()))?;
    case.expect.iter().try_for_each(|line| expect::check(table.state(), line))?;
    case.refused.iter().try_for_each(|refused| check_refused(&table, refused))
}

pub(crate) fn mismatch(expected: &str, got: &str) -> Mismatch {
    Mismatch { expected: expected.to_owned(), got: got.to_owned() }
}

fn check_refused<S: Subject>(table: &Table<S>, refused: &Refused) -> Result<(), Mismatch> {
    let mut copy = table.clone();
    let expected = format!("`{}` refused: {}", refused.line, refused.reason);
    let Err(error) = copy.play_lines([(1, refused.line.as_str())].into_iter()) else {
        return Err(mismatch(&expected, "it was done"));
    };
    let error = error.to_string();
    let reason = error.rsplit(": ").next().and_then(|why| why.split_whitespace().next());
    if reason != Some(refused.reason.as_str()) {
        return Err(mismatch(&expected, &error));
    }
    let unchanged = copy.state() == table.state() && copy.state().hash64() == table.state().hash64();
    if unchanged { Ok(()) } else { Err(mismatch(&expected, "refused, but the position has changed")) }
}

impl Report {
    fn fail(&mut self, failure: Failure) {
        self.failed += 1;
        self.failures.push(failure);
    }
}
