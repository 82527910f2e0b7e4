//! The data from which a table is set up.

use crate::core::{Faults, find_part};
use crate::mountain::{Board, Deck, Icefall, Weather};

/// Data that a set-up can name.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// Boards.
    pub boards: Vec<Board>,
    /// Weather sets.
    pub weathers: Vec<Weather>,
    /// Decks.
    pub decks: Vec<Deck>,
    /// Sets of icefall tiles.
    pub icefalls: Vec<Icefall>,
}

impl Library {
    /// The board, the weather set and the deck with these ids.
    ///
    /// # Errors
    /// If one is not there: the fault lists those that are.
    pub(crate) fn find(
        &self,
        board: &str,
        weather: &str,
        deck: &str,
    ) -> Result<(Board, Weather, Deck), Faults> {
        let board = find_part("board", board, &self.boards, |board| &board.id)?;
        let weather = find_part("weather set", weather, &self.weathers, |weather| &weather.id)?;
        let deck = find_part("deck", deck, &self.decks, |deck| &deck.id)?;
        Ok((board.clone(), weather.clone(), deck.clone()))
    }

    /// The tiles of Mount Everest's icefall.
    ///
    /// # Errors
    /// If they are not there.
    pub(crate) fn icefall(&self) -> Result<Icefall, Faults> {
        find_part("icefall", "everest-icefall", &self.icefalls, |icefall| &icefall.id).cloned()
    }
}
