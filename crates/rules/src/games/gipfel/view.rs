//! What one observer may know: in this game everything.

use std::sync::Arc;

use super::game::Game;
use super::state::{Public, State};
use crate::core::{NumberSource, Observer};

/// All that one observer may know of a play.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Board and options.
    pub game: Arc<Game>,
    /// Who looks.
    pub observer: Observer,
    /// What lies open: everything.
    pub public: Public,
}

impl View {
    /// A state that this view fits: as nothing is hidden, the one there is.
    pub fn sample(&self, _source: &mut impl NumberSource) -> State {
        State { game: Arc::clone(&self.game), public: self.public }
    }
}

impl State {
    pub(super) fn view_for(&self, observer: Observer) -> View {
        View { game: Arc::clone(&self.game), observer, public: self.public }
    }
}
