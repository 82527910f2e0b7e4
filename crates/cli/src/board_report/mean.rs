//! A mean that was measured, with its uncertainty.

use std::fmt;

use super::share::Z;

/// The mean of independent measurements.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Mean {
    value: f64,
    /// The variance of the mean; unknown from a single measurement.
    variance: Option<f64>,
}

impl Mean {
    /// The mean of these; nothing if there are none.
    pub(super) fn of(measured: &[f64]) -> Option<Self> {
        let n = measured.len() as f64;
        let value = measured.iter().sum::<f64>() / n;
        let squares: f64 = measured.iter().map(|one| (one - value).powi(2)).sum();
        let variance = (measured.len() > 1).then(|| squares / (n - 1.0) / n);
        (!measured.is_empty()).then_some(Self { value, variance })
    }

    /// How much higher this mean is than that of other measurements, independent of these.
    pub(super) fn above(self, other: Self) -> Self {
        let variance = self.variance.zip(other.variance).map(|(a, b)| a + b);
        Self { value: self.value - other.value, variance }
    }
}

impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = self.variance.map_or("?".to_owned(), |variance| format!("{:.2}", Z * variance.sqrt()));
        write!(f, "{:.2} ± {half}", self.value)
    }
}

/// The mean as a cell of a table.
pub(super) fn cell(mean: Option<Mean>) -> String {
    mean.map_or("–".to_owned(), |mean| mean.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_tells_how_far_it_may_be_off() {
        // Worked out by hand: variance 4, of the mean 4 / 3, 1.96 times its root.
        let mean = Mean::of(&[1.0, 3.0, 5.0]).unwrap();
        assert_eq!(mean.to_string(), "3.00 ± 2.26");
        assert_eq!(mean.above(mean).to_string(), "0.00 ± 3.20");
        assert_eq!(Mean::of(&[2.0]).unwrap().to_string(), "2.00 ± ?");
        assert_eq!(cell(Mean::of(&[])), "–");
    }
}
