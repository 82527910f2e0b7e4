//! What one observer may know: the one gate out of a [`State`].

use std::sync::Arc;

use super::game::Game;
use super::state::{Public, Secret, State};
use crate::core::{Observer, Seat};
use crate::mountain::CardCounts;

/// All that one observer may know of a play.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Rules, board and options.
    pub game: Arc<Game>,
    /// Who looks.
    pub observer: Observer,
    /// What lies open.
    pub public: Public,
    /// A seat's own secrets: hand, choice, what it knows of its acclimatization deck, what it has removed. Nothing for
    /// a spectator.
    pub own: Option<(Seat, Secret)>,
}

impl View {
    /// The draw pile of the observing seat: all that it has not seen; nothing for a spectator.
    pub fn own_pile(&self) -> Option<CardCounts> {
        let (seat, secret) = self.own.as_ref()?;
        secret.pile(self.public.unseen(&self.game, *seat))
    }
}

impl State {
    pub(super) fn view_for(&self, observer: Observer) -> View {
        let own = match observer {
            Observer::Seat(seat) => Some((seat, self.secrets[seat])),
            Observer::Spectator => None,
        };
        View { game: Arc::clone(&self.game), observer, public: self.public, own }
    }
}
