//! What one observer may know: the one gate out of a [`State`].

use std::sync::Arc;

use super::game::Game;
use super::lhotse::{DISCARDED, TILES_DEALT};
use super::state::{PLAYED, Public, State};
use crate::core::{Observer, Seat};
use crate::mountain::{Card, CardCounts, TileId};

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
    /// The weather tiles dealt to it; none but on the South Face (LH-009).
    pub dealt: [Option<TileId>; TILES_DEALT],
    /// Which of them it keeps, once locked in.
    pub kept: Option<TileId>,
    /// The cards it discards, once locked in and until they are revealed (LH-021).
    pub discards: Option<[Card; DISCARDED]>,
}

impl View {
    /// The draw pile of the observing seat: all that it has not seen; nothing for a spectator.
    pub fn own_pile(&self) -> Option<CardCounts> {
        let own = self.own.as_ref()?;
        self.public.unseen(&self.game, own.seat).minus(&own.hand)
    }
}

impl State {
    /// What only this seat knows.
    pub(super) fn own(&self, seat: Seat) -> Own {
        let lhotse = &self.hidden.lhotse;
        Own {
            seat,
            hand: self.hidden.hands[seat],
            choice: self.hidden.choices[seat],
            dealt: lhotse.dealt[seat],
            kept: lhotse.kept[seat],
            discards: lhotse.discards[seat],
        }
    }

    pub(super) fn view_for(&self, observer: Observer) -> View {
        let own = match observer {
            Observer::Seat(seat) => Some(self.own(seat)),
            Observer::Spectator => None,
        };
        View { game: Arc::clone(&self.game), observer, public: self.public, own }
    }
}
