//! A share that was counted, with its uncertainty.

use std::fmt;

/// How often something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Share {
    /// Times it did.
    pub(super) hits: u64,
    /// Times it could.
    pub(super) of: u64,
}

/// How many standard deviations hold 95 of 100.
pub(super) const Z: f64 = 1.96;

impl Share {
    fn value(self) -> f64 {
        self.hits as f64 / self.of as f64
    }

    /// The interval after Wilson that holds the true share in 95 of 100 such counts.
    fn interval(self) -> (f64, f64) {
        let (n, p) = (self.of as f64, self.value());
        let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        ((middle - half).max(0.0), (middle + half).min(1.0))
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        write!(f, "{:.1} % ({:.1}–{:.1})", self.value() * 100.0, low * 100.0, high * 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // Worked out by hand: 8 of 10 lie between 0.490 and 0.943.
        assert_eq!(Share { hits: 8, of: 10 }.to_string(), "80.0 % (49.0–94.3)");
        assert_eq!(Share { hits: 0, of: 10 }.to_string(), "0.0 % (0.0–27.8)");
    }
}
