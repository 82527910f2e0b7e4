//! A case file is run or refused, and each of its cases counted once.

use summiteer_cases::{Report, load, run_text};

/// The input as a case file.
pub fn case_files(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut report = Report::default();
    run_text("some.toml", &text, &mut report);
    let cases = load("some.toml", &text).map_or(1, |file| file.cases.len());
    assert_eq!(report.passed + report.failed, cases);
    assert_eq!(report.failures.len(), report.failed);
}
