//! What whoever runs the server can choose.

use std::time::Duration;

/// How the server behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How long a bot waits before it acts, so that people can follow.
    pub pace: Duration,
    /// Whether each guest may only ask so often and make so many tables. A program that measures the server goes without.
    pub limits: bool,
    /// Whether all requests come through a proxy that says in `X-Forwarded-For` whose they are. Anybody can say so where
    /// there is none, and would get out of the limits.
    pub behind_proxy: bool,
    /// How long nothing may be heard from a connection to a live table; it is asked for a sign of life three times as often.
    pub silence: Duration,
    /// How long a request may take to arrive: its head, and then its body with the answer.
    pub patience: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            pace: Duration::from_millis(400),
            limits: true,
            behind_proxy: false,
            silence: Duration::from_secs(60),
            patience: Duration::from_secs(30),
        }
    }
}
