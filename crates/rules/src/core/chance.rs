//! Chance as a move: weighted outcomes, and a number source for whoever has to pick one.

/// A chance outcome with its weight; its probability is the weight over the sum of all weights listed with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighted<T> {
    /// What happens.
    pub outcome: T,
    /// How often, relative to the other outcomes. Never 0.
    pub weight: u32,
}

impl<T> Weighted<T> {
    /// An outcome as likely as every other one listed so.
    pub(crate) const fn even(outcome: T) -> Self {
        Self { outcome, weight: 1 }
    }

    /// Another outcome, as likely.
    pub(crate) fn map<U>(self, outcome: impl FnOnce(T) -> U) -> Weighted<U> {
        Weighted { outcome: outcome(self.outcome), weight: self.weight }
    }
}

/// Where sampling takes its numbers from. The caller brings it: the engine has no randomness of its own.
pub trait NumberSource {
    /// The next 64 random bits.
    fn next_u64(&mut self) -> u64;

    /// A number below `bound`, every one equally likely (rejection instead of a remainder, so without bias).
    ///
    /// # Panics
    /// If `bound` is 0.
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a number below 0 does not exist");
        let zone = u64::MAX - u64::MAX % u64::from(bound);
        loop {
            let number = self.next_u64();
            if number < zone {
                return (number % u64::from(bound)) as u32;
            }
        }
    }
}

/// A small seeded number source (`SplitMix64`, Steele et al. 2014) for simulations, bots and tests.
#[derive(Clone, Debug)]
pub struct SplitMix(pub u64);

impl NumberSource for SplitMix {
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

/// Picks one of the listed outcomes by its weight; `None` if nothing is listed.
pub fn pick<T: Copy>(listed: &[Weighted<T>], source: &mut (impl NumberSource + ?Sized)) -> Option<T> {
    let total: u32 = listed.iter().map(|w| w.weight).sum();
    if total == 0 {
        return None;
    }
    let mut number = source.below(total);
    for w in listed {
        if number < w.weight {
            return Some(w.outcome);
        }
        number -= w.weight;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_follow_the_weights() {
        let listed = [Weighted { outcome: 'a', weight: 1 }, Weighted { outcome: 'b', weight: 3 }];
        let mut source = SplitMix(7);
        let bs = (0..4000).filter(|_| pick(&listed, &mut source) == Some('b')).count();
        assert!((2900..3100).contains(&bs), "{bs}");
        assert_eq!(pick::<char>(&[], &mut source), None);
    }
}
