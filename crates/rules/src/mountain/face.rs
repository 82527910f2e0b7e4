//! What only a face of several ridges has: sections with weather of their own, coloured paths, and places for fixed ropes.

use super::board::SpaceId;

/// Both ends of a fixed rope are above this altitude (LH-035, LH-047).
pub const FIXED_ROPES_ABOVE: i64 = 6000;

/// A third of a face, from left to right; each has its own weather (LH-024). Text: `W`, `C`, `E`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Section {
    /// The left third.
    West,
    /// The middle; a board without sections is all of it (LH-018).
    #[default]
    Centre,
    /// The right third.
    East,
}

impl Section {
    /// From left to right.
    pub const ALL: [Self; 3] = [Self::West, Self::Centre, Self::East];

    /// Its id in data and locales.
    pub const fn id(self) -> &'static str {
        match self {
            Self::West => "W",
            Self::Centre => "C",
            Self::East => "E",
        }
    }

    /// The section with this id.
    pub fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|section| section.id() == id)
    }
}

/// A chain of spaces joined by ropes of one colour (LH-045).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Its id in data and locales.
    pub id: String,
    /// The colour of its ropes, as `#rrggbb`.
    pub color: String,
    /// From the foot to the top; two that follow each other are joined by a rope of this path.
    pub spaces: Vec<SpaceId>,
}

/// The wall of the South Face of Lhotse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// From where to where each section goes in the drawing, from left to right.
    pub sections: [(i64, i64); 3],
    /// The peaks from left to right: with the edge of the board the upper border of the wall.
    pub skyline: Vec<SpaceId>,
    /// From left to right: two are adjacent if they follow each other (LH-045).
    pub paths: Vec<Path>,
    /// Every two spaces that a pair of fixed-rope tokens may link (LH-044 to LH-047, Q-LH-15).
    pub rope_sites: Vec<(SpaceId, SpaceId)>,
}

impl Face {
    /// The paths through a space, by their places from left to right; a junction is on several.
    pub fn paths_of(&self, space: SpaceId) -> impl Iterator<Item = usize> + '_ {
        (0..self.paths.len()).filter(move |place| self.paths[*place].spaces.contains(&space))
    }

    /// Whether the spaces lie on two different paths that follow each other (LH-045, Q-LH-15).
    pub fn on_adjacent_paths(&self, a: SpaceId, b: SpaceId) -> bool {
        self.paths_of(a).any(|mine| self.paths_of(b).any(|theirs| mine.abs_diff(theirs) == 1))
    }

    /// Whether a pair of fixed-rope tokens may link the two spaces.
    pub fn is_rope_site(&self, a: SpaceId, b: SpaceId) -> bool {
        self.rope_sites.iter().any(|site| *site == (a, b) || *site == (b, a))
    }
}
