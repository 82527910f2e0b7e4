//! Which rules.

use clap::ValueEnum;

/// The rules that cases prove, those of games that cannot be played yet among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RuleBook {
    /// K2, also on Everest's boards
    K2,
    /// Gipfelstürmer (Up the Rock)
    Gipfel,
    /// Mount Everest: its engine is proven, the game is not offered yet
    Everest,
    /// Lhotse, K2's expansion: its engine is proven, the game is not offered yet
    Lhotse,
}

impl RuleBook {
    /// The name of the rules in `docs/rules` and of their cases' folder.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::K2 => "k2",
            Self::Gipfel => "gipfel",
            Self::Everest => "everest",
            Self::Lhotse => "lhotse",
        }
    }
}
