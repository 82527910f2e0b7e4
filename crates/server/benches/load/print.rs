//! Rows of a table.

use std::time::Duration;

/// The name of a group of rows.
pub(crate) fn head(name: &str, what: &str) {
    println!("\n{name:60} {what:>14}");
}

/// A row of the table.
pub(crate) fn row(name: &str, value: &str) {
    println!("{name:60} {value:>14}");
}

/// A duration in milliseconds.
pub(crate) fn milliseconds(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1e3)
}

/// The duration that this part of all, from 0 to 1, is not longer than.
pub(crate) fn quantile(sorted: &[Duration], part: f64) -> Duration {
    let index = ((sorted.len().saturating_sub(1)) as f64 * part).round() as usize;
    sorted.get(index).copied().unwrap_or_default()
}
