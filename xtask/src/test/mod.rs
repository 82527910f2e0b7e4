//! `cargo xtask test`: every test there is, with one sum at the end.

mod chromium;
mod counts;
mod parts;

use std::time::{Duration, Instant};

use anyhow::Result;

use crate::cli::TestParts;
use crate::progress::seconds;
pub(crate) use chromium::ready as browser;
use counts::Counts;

/// One part of the tests: its name and what runs it.
type Part = (&'static str, fn() -> Result<Counts>);

/// What came of a part.
struct Outcome {
    name: &'static str,
    counts: Counts,
    time: Duration,
}

/// Runs the parts asked for, all of them even when one fails, and prints the sum.
///
/// Returns whether every test passed.
///
/// # Errors
/// None of its own: what keeps a part from running counts as one failure of that part.
pub(crate) fn test(asked: &TestParts) -> Result<bool> {
    let outcomes: Vec<Outcome> = chosen(asked).into_iter().map(run).collect();
    println!();
    for Outcome { name, counts, time } in &outcomes {
        println!("{name:<10} {:>6} passed {:>4} failed {:>8}", counts.passed, counts.failed, seconds(*time));
    }
    let total: Counts = outcomes.iter().map(|outcome| outcome.counts).sum();
    println!("{total}");
    Ok(total.failed == 0)
}

fn chosen(asked: &TestParts) -> Vec<Part> {
    let mut chosen: Vec<Part> = Vec::new();
    if asked.rust() {
        chosen.push(("rust", parts::rust));
        chosen.push(("cases", parts::cases));
    }
    if asked.web() {
        chosen.push(("web", parts::web));
    }
    if asked.browser() {
        chosen.push(("browser", parts::browser));
    }
    chosen
}

fn run((name, part): Part) -> Outcome {
    println!("== {name}");
    let start = Instant::now();
    let counts = match part() {
        Ok(counts) => counts.or_none_ran(),
        Err(error) => {
            println!("error: {error:#}");
            Counts { passed: 0, failed: 1 }
        }
    };
    Outcome { name, counts, time: start.elapsed() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::bail;

    #[test]
    fn a_part_that_cannot_run_counts_as_a_failure() {
        let outcome = run(("broken", || bail!("no such program")));
        assert_eq!(outcome.counts, Counts { passed: 0, failed: 1 });
    }

    #[test]
    fn a_part_without_any_test_counts_as_a_failure() {
        let outcome = run(("empty", || Ok(Counts { passed: 0, failed: 0 })));
        assert_eq!(outcome.counts, Counts { passed: 0, failed: 1 });
    }
}
