//! Which game is played: K2, or one of Lhotse's two scenarios (LH-004).

use crate::mountain::{Board, DAYS, DAYS_PER_TILE};

/// Whose rules hold: K2's alone, or Lhotse's on top of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// K2. Text: `game: k2`.
    #[default]
    K2,
    /// The expansion. Text: `game: lhotse`.
    Lhotse,
}

impl Edition {
    /// Both.
    pub const ALL: [Self; 2] = [Self::K2, Self::Lhotse];

    /// The game's id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::K2 => "k2",
            Self::Lhotse => "lhotse",
        }
    }

    /// The edition with this id.
    pub fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.id() == id)
    }
}

/// One of Lhotse's games; the board decides (LH-004).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scenario {
    /// The wall with its sections, paths and fixed ropes (LH-008 to LH-015).
    SouthFace,
    /// The race of fifteen days (LH-016 to LH-023).
    SouthCol,
}

impl Scenario {
    /// The scenario that is played on this board; none in K2.
    pub fn of(edition: Edition, board: &Board) -> Option<Self> {
        match (edition, &board.face) {
            (Edition::K2, _) => None,
            (Edition::Lhotse, Some(_)) => Some(Self::SouthFace),
            (Edition::Lhotse, None) => Some(Self::SouthCol),
        }
    }

    /// Its key in locales and output.
    pub const fn key(self) -> &'static str {
        match self {
            Self::SouthFace => "south-face",
            Self::SouthCol => "south-col",
        }
    }

    /// Weather tiles that are turned up in the whole game (LH-010, LH-011, LH-017, LH-018).
    pub const fn tiles(self) -> usize {
        match self {
            Self::SouthFace => DAYS as usize / DAYS_PER_TILE,
            Self::SouthCol => 5,
        }
    }

    /// Days of the game (LH-052, LH-053).
    pub const fn days(self) -> u8 {
        (self.tiles() * DAYS_PER_TILE) as u8
    }
}

/// Which three cards each seat puts into the box before the South Col Race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Discards {
    /// An acclimatization card each of 2, 1 and 0 (LH-020).
    #[default]
    Standard,
    /// Any three, chosen in secret (LH-021, Q-LH-23).
    Free,
}

impl Discards {
    /// Reads `standard` or `free`.
    pub fn parse(value: &str) -> Option<Self> {
        match value {
            "standard" => Some(Self::Standard),
            "free" => Some(Self::Free),
            _ => None,
        }
    }

    /// `standard` or `free`.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Free => "free",
        }
    }
}
