//! A 64-bit hash that is the same on every target.

use std::hash::{Hash, Hasher};

/// FNV-1a over 64-bit words, with every `usize` widened so that 32- and 64-bit targets agree.
#[derive(Clone, Debug)]
pub(crate) struct StableHasher(u64);

impl Default for StableHasher {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl StableHasher {
    fn word(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        self.0 ^= self.0 >> 29;
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        let mut z = self.0;
        z = (z ^ (z >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        z ^ (z >> 33)
    }
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }
    fn write_u8(&mut self, n: u8) {
        self.word(u64::from(n));
    }
    fn write_usize(&mut self, n: usize) {
        self.word(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.word(n as u64);
    }
}

/// The stable hash of a value.
///
/// ```
/// use summiteer_rules::core::hash64;
/// assert_eq!(hash64(&[1u8, 2]), hash64(&[1u8, 2]));
/// assert_ne!(hash64(&[1u8, 2]), hash64(&[2u8, 1]));
/// ```
pub fn hash64(value: &impl Hash) -> u64 {
    let mut hasher = StableHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}
