//! Which game.

use clap::ValueEnum;

/// The games that can be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameKind {
    /// K2: two climbers a seat, 18 days, 1 to 5 seats; also on Everest's boards
    #[default]
    K2,
    /// Lhotse, K2's expansion: the South Face with fixed ropes and landslides, or the South Col Race; 1 to 5 seats
    Lhotse,
    /// Mount Everest: two guides a seat lead clients, 18 days, 2 to 5 seats
    Everest,
    /// Gipfelstürmer (Up the Rock): five dice, five goats a seat, 2 to 4 seats
    Gipfel,
}

impl GameKind {
    /// The game's id in records and texts, and the name of its rules and cases.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::K2 => "k2",
            Self::Lhotse => "lhotse",
            Self::Everest => "everest",
            Self::Gipfel => "gipfel",
        }
    }

    /// The game with this id.
    pub(crate) fn of_id(id: &str) -> Option<Self> {
        Self::value_variants().iter().copied().find(|kind| kind.id() == id)
    }

    /// All ids.
    pub(crate) fn ids() -> Vec<&'static str> {
        Self::value_variants().iter().map(|kind| kind.id()).collect()
    }
}
