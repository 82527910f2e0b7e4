//! What whoever runs the server can choose.

use std::time::Duration;

/// How the server behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How long a bot waits before it acts, so that people can follow.
    pub pace: Duration,
    /// Whether each guest may only ask so often. A program that measures the server goes without.
    pub rate_limit: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self { pace: Duration::from_millis(400), rate_limit: true }
    }
}
