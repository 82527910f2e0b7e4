//! Progress lines with times.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use anyhow::Result;

/// Seconds as printed: one decimal place.
pub(crate) fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// The stages of a chore, numbered, each with a line at its start and at its end.
#[derive(Debug)]
pub(crate) struct Stages {
    total: usize,
    begun: usize,
    start: Instant,
}

impl Stages {
    pub(crate) fn new(total: usize) -> Self {
        Self { total, begun: 0, start: Instant::now() }
    }

    /// Does one stage; what it returns is passed on.
    pub(crate) fn run<T>(&mut self, name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
        self.begun += 1;
        let label = format!("[{}/{}] {name}", self.begun, self.total);
        eprintln!("{label} ...");
        let start = Instant::now();
        let result = work();
        let verdict = if result.is_ok() { "done in" } else { "FAILED after" };
        eprintln!("{label}: {verdict} {}", seconds(start.elapsed()));
        result
    }

    /// Time since the first stage began.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}

/// Writes one line a check: its name at once, the verdict and the time when it is known.
///
/// Returns whether the check passed; what was wrong follows below the line.
pub(crate) fn line(name: &str, work: impl FnOnce() -> Result<()>) -> bool {
    let label = format!("{name:.<26} ");
    // Only a terminal is worth the half line: in a log nobody waits for it.
    if std::io::stdout().is_terminal() {
        print!("{label}");
        std::io::stdout().flush().expect("standard output can be written");
    }
    let start = Instant::now();
    let result = work();
    let verdict = if result.is_ok() { "ok" } else { "FAILED" };
    let prefix = if std::io::stdout().is_terminal() { "" } else { label.as_str() };
    println!("{prefix}{verdict:<7} {}", seconds(start.elapsed()));
    if let Err(error) = &result {
        println!("{}", indented(&format!("{error:#}")));
    }
    result.is_ok()
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::bail;

    #[test]
    fn a_line_tells_whether_the_check_passed() {
        assert!(line("good", || Ok(())));
        assert!(!line("bad", || bail!("first fault\nsecond fault")));
    }

    #[test]
    fn a_failed_stage_passes_its_error_on() {
        let mut stages = Stages::new(1);
        assert!(stages.run("bad", || -> Result<()> { bail!("fault") }).is_err());
    }
}
