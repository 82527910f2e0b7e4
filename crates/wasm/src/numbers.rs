//! Random numbers that the page brings along.

use summiteer_rules::core::SplitMix;

/// A number source from two 32-bit halves, because JavaScript has no 64-bit numbers.
pub(crate) fn source(high: u32, low: u32) -> SplitMix {
    SplitMix(u64::from(high) << 32 | u64::from(low))
}
