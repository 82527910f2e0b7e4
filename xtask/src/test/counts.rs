//! Counting tests in what the test runners print.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

/// How many tests passed and failed.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl Counts {
    /// A part that ran no test has a fault in itself: it counts as one failure.
    pub(crate) fn or_none_ran(self) -> Self {
        if self == Self::default() {
            println!("error: no test was run");
            return Self { passed: 0, failed: 1 };
        }
        self
    }

    /// A runner that failed without a failed test (code that does not compile, say) counts as one failure.
    pub(crate) fn judged(self, success: bool) -> Self {
        let failed = if success { self.failed } else { self.failed.max(1) };
        Self { failed, ..self }
    }
}

impl Add for Counts {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

impl Sum for Counts {
    fn sum<I: Iterator<Item = Self>>(counts: I) -> Self {
        counts.fold(Self::default(), Self::add)
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// cargo-nextest: `Summary [ 0.1s] 3 tests run: 2 passed (1 slow), 1 failed, 0 skipped`.
pub(crate) fn nextest(text: &str) -> Counts {
    let lines = text.lines().filter(|line| line.trim_start().starts_with("Summary ["));
    lines.filter_map(|line| line.split_once("run:")).map(|(_, rest)| labelled(rest)).sum()
}

/// cargo test, a line a program: `test result: ok. 2 passed; 0 failed; 0 ignored; ...`.
pub(crate) fn cargo_test(text: &str) -> Counts {
    let lines = text.lines().filter_map(|line| line.strip_prefix("test result: "));
    lines.filter_map(|line| line.split_once(". ")).map(|(_, rest)| labelled(rest)).sum()
}

/// Vitest: `Tests  1 failed | 2 passed (3)`.
pub(crate) fn vitest(text: &str) -> Counts {
    let lines = text.lines().filter_map(|line| line.trim_start().strip_prefix("Tests  "));
    lines.map(labelled).sum()
}

/// Node's test runner: lines `ℹ pass 2` and `ℹ fail 0`, or with `#` in place of the sign.
pub(crate) fn node(text: &str) -> Counts {
    let lines = text.lines().filter_map(|line| line.strip_prefix("ℹ ").or(line.strip_prefix("# ")));
    let mut counts = Counts::default();
    for line in lines {
        match line.split_once(' ') {
            Some(("pass", number)) => counts.passed += number.parse().unwrap_or(0),
            Some(("fail" | "cancelled", number)) => counts.failed += number.parse().unwrap_or(0),
            _ => {}
        }
    }
    counts
}

/// Numbers with a word behind them, between commas, semicolons or bars; "exec failed" and "timed out" are failures.
fn labelled(text: &str) -> Counts {
    let mut counts = Counts::default();
    for item in text.split([',', ';', '|']) {
        let mut words = item.split_whitespace();
        let number: Option<u64> = words.next().and_then(|word| word.parse().ok());
        match (number, words.next()) {
            (Some(number), Some("passed")) => counts.passed += number,
            (Some(number), Some("failed" | "exec" | "timed")) => counts.failed += number,
            _ => {}
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(passed: u64, failed: u64) -> Counts {
        Counts { passed, failed }
    }

    #[test]
    fn nextest_is_read_from_its_summary() {
        let text = "  PASS [0.0s] rules a_test\n     Summary [   1.2s] 7 tests run: 4 passed (1 slow), 2 failed, 1 timed out, 3 skipped\n";
        assert_eq!(nextest(text), counts(4, 3));
    }

    #[test]
    fn cargo_test_is_summed_over_programs() {
        let text = "test result: ok. 2 passed; 0 failed; 1 ignored; 0 measured\n\
                    test result: FAILED. 1 passed; 3 failed; 0 ignored; 0 measured\n";
        assert_eq!(cargo_test(text), counts(3, 3));
    }

    #[test]
    fn vitest_counts_tests_and_not_files() {
        let text =
            " Test Files  1 failed | 5 passed (6)\n      Tests  1 failed | 20 passed | 2 skipped (23)\n";
        assert_eq!(vitest(text), counts(20, 1));
    }

    #[test]
    fn node_is_read_with_either_sign() {
        assert_eq!(node("ℹ tests 3\nℹ pass 2\nℹ fail 1\nℹ cancelled 0\n"), counts(2, 1));
        assert_eq!(node("# tests 2\n# pass 1\n# fail 0\n# cancelled 1\n"), counts(1, 1));
    }

    #[test]
    fn a_runner_that_breaks_is_a_failure() {
        assert_eq!(counts(5, 0).judged(false), counts(5, 1));
        assert_eq!(counts(5, 2).judged(false), counts(5, 2));
        assert_eq!(counts(5, 0).judged(true), counts(5, 0));
    }
}
