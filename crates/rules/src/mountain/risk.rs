//! Risk tokens.

/// The highest penalty on a risk token.
pub const MAX_RISK: usize = 2;

/// A risk token's penalty: 0, 1 or 2 points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Risk(pub u8);

/// How many tokens there are of each penalty 0, 1 and 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RiskCounts(pub [u8; MAX_RISK + 1]);

impl RiskCounts {
    /// All 20 tokens of a game (K2-008, EV-007).
    pub const ALL: Self = Self([4, 11, 5]);

    /// How many tokens in all.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How many with this penalty; none of one that no token has.
    pub fn count(&self, risk: Risk) -> u8 {
        self.0.get(usize::from(risk.0)).copied().unwrap_or(0)
    }

    /// Puts one in.
    pub fn add(&mut self, risk: Risk) {
        self.0[usize::from(risk.0)] += 1;
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, risk: Risk) -> bool {
        let found = self.count(risk) > 0;
        if found {
            self.0[usize::from(risk.0)] -= 1;
        }
        found
    }

    /// The tokens one by one, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = Risk> + '_ {
        self.kinds().flat_map(|risk| std::iter::repeat_n(risk, usize::from(self.count(risk))))
    }

    /// The penalties that are there, each once, lowest first.
    pub fn kinds(&self) -> impl Iterator<Item = Risk> + '_ {
        (0..=MAX_RISK as u8).map(Risk).filter(|risk| self.count(*risk) > 0)
    }
}
