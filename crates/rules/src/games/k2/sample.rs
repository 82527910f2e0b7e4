//! A full state drawn from all that fit what a seat knows, for search.

use std::sync::Arc;

use super::state::{Hidden, State};
use super::view::View;
use crate::core::{NumberSource, Seat};

impl View {
    /// A state that this view fits, every deal of the unseen cards equally likely. A choice that another seat has
    /// locked in is drawn from its drawn hand in the same way. It depends on nothing but the view and the numbers.
    pub fn sample(&self, source: &mut impl NumberSource) -> State {
        let mut hidden = Hidden { lhotse: self.sample_lhotse(source), ..Hidden::default() };
        for seat in Seat::all(self.game.seats()) {
            match &self.own {
                Some(own) if own.seat == seat => {
                    hidden.hands[seat] = own.hand;
                    hidden.choices[seat] = own.choice;
                }
                Some(_) | None => self.sample_seat(seat, &mut hidden, source),
            }
        }
        State { game: Arc::clone(&self.game), public: self.public, hidden }
    }

    fn sample_seat(&self, seat: Seat, hidden: &mut Hidden, source: &mut impl NumberSource) {
        let public = &self.public.seats[seat];
        let hand = self.public.unseen(&self.game, seat).draw(public.hand, source);
        hidden.hands[seat] = hand;
        hidden.choices[seat] = public.sample_choice(hand, source);
    }
}
