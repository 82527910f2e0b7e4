//! Measuring, and printing a table.

use std::time::{Duration, Instant};

/// How often a thing is measured; the median counts.
pub(crate) const RUNS: usize = 7;

/// The name of a group of rows.
pub(crate) fn head(name: &str) {
    println!("\n{name:44} {:>14}", "median");
}

/// A row of the table.
pub(crate) fn row(name: &str, value: &str) {
    println!("{name:44} {value:>14}");
}

/// The median, the 90th of 100 and the longest, of milliseconds.
pub(crate) fn print_spread(name: &str, times: &[f64]) {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    for (what, part) in [("typical", 0.5), ("90 of 100 are faster", 0.9), ("longest", 1.0)] {
        let index = ((times.len() - 1) as f64 * part) as usize;
        row(&format!("{name}, {what}"), &format!("{:.2} ms", times[index]));
    }
}

/// The median of [`RUNS`] measurements.
pub(crate) fn median(measure: impl Fn() -> f64) -> f64 {
    let mut values: Vec<f64> = (0..RUNS).map(|_| measure()).collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// How often something is done in a second: `work` does it and says how often.
pub(crate) fn per_second(work: impl Fn() -> u64) -> f64 {
    median(|| {
        let begin = Instant::now();
        let count = work();
        count as f64 / begin.elapsed().as_secs_f64()
    })
}

/// How long something takes.
pub(crate) fn median_time(work: impl Fn()) -> Duration {
    Duration::from_secs_f64(
        1.0 / per_second(|| {
            work();
            1
        }),
    )
}

/// A duration in milliseconds.
pub(crate) fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
