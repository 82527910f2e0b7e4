//! The icefall in a position's text.

use super::area::{Fronts, IcefallArea, Probe};
use crate::core::{Cursor, ParseError};
use crate::expedition::Parts;
use crate::mountain::{Board, Front, SpaceId};

impl IcefallArea {
    /// A line for each tile that lies open: `icefall i1 cost-2`.
    pub(crate) fn lines(&self, board: &Board, fronts: &Fronts) -> Vec<String> {
        let line = |(space, front): (&SpaceId, &Option<Front>)| {
            let id = &board.space(*space).id;
            front.map(|front| format!("icefall {id} {}", front.text()))
        };
        self.spaces().iter().zip(fronts).filter_map(line).collect()
    }

    /// Reads what follows the first word of such a line.
    pub(crate) fn read_line(
        &self,
        parts: &Parts,
        fronts: &mut Fronts,
        words: &mut Cursor<'_>,
    ) -> Result<(), ParseError> {
        let start = words.clone();
        let index = self.index(parts.read_space(words)?);
        let index = index.ok_or_else(|| start.error("a space of the icefall"))?;
        fronts[index] = Some(Front::read(words)?);
        Ok(())
    }
}

impl Probe {
    /// Who and where: `A1 i1`.
    pub(crate) fn text(self, board: &Board) -> String {
        format!("{} {}", self.pawn, board.space(self.to).id)
    }
}
