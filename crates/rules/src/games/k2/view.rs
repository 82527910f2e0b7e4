//! What one observer may know: the one gate out of a [`State`].

use std::sync::Arc;

use super::game::Game;
use super::state::{PLAYED, Public, State};
use crate::core::{Observer, Seat};
use crate::mountain::{Card, CardCounts};

/// All that one observer may know of a play.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Rules, board and options.
    pub game: Arc<Game>,
    /// Who looks.
    pub observer: Observer,
    /// What lies open.
    pub public: Public,
    /// A seat's own secrets; nothing for a spectator.
    pub own: Option<Own>,
}

/// What only the seat itself knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Own {
    /// Who.
    pub seat: Seat,
    /// Cards in hand.
    pub hand: CardCounts,
    /// Today's choice, once locked in and until it is revealed.
    pub choice: Option<[Card; PLAYED]>,
}

impl View {
    /// The draw pile of the observing seat: all that it has not seen; nothing for a spectator.
    pub fn own_pile(&self) -> Option<CardCounts> {
        let own = self.own.as_ref()?;
        self.public.unseen(&self.game, own.seat).minus(&own.hand)
    }
}

impl State {
    pub(super) fn view_for(&self, observer: Observer) -> View {
        let own = match observer {
            Observer::Seat(seat) => {
                Some(Own { seat, hand: self.hidden.hands[seat], choice: self.hidden.choices[seat] })
            }
            Observer::Spectator => None,
        };
        View { game: Arc::clone(&self.game), observer, public: self.public, own }
    }
}
