//! How hard a side of the board or a season is.

use crate::core::{Document, Section};

/// Two grades, for result tables (K2-084). Text: `difficulty = "hard"`; easy if left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Difficulty {
    /// The easier side, summer.
    #[default]
    Easy,
    /// The harder side, winter.
    Hard,
}

impl Difficulty {
    pub(super) fn read<'a>(document: &mut Document<'a>, root: &Section<'a>) -> Self {
        match document.optional_string(root, "difficulty").as_deref() {
            None | Some("easy") => Self::Easy,
            Some("hard") => Self::Hard,
            Some(_) => {
                document.fault(root.place("difficulty"), "`difficulty` must be \"easy\" or \"hard\"");
                Self::Easy
            }
        }
    }
}
