//! A full state drawn from all that fit what a seat knows, for search.

use std::sync::Arc;

use super::air::{AirDeck, Known};
use super::state::{AirStep, Secret, State};
use super::view::View;
use crate::core::{BySeat, NumberSource, Seat};
use crate::mountain::{Card, CardCounts};

impl View {
    /// A state that this view fits. Of another seat every deal of the cards that do not lie open is equally likely: its
    /// acclimatization deck among the acclimatization cards that have never lain open, then its hand and what it has
    /// removed among the rest. A choice that it has locked in is drawn from its drawn hand in the same way. It depends
    /// on nothing but the view and the numbers.
    pub fn sample(&self, source: &mut impl NumberSource) -> State {
        let mut secrets = BySeat::<Secret>::default();
        for seat in Seat::all(self.game.seats()) {
            secrets[seat] = match &self.own {
                Some((own, secret)) if *own == seat => *secret,
                Some(_) | None => self.sample_seat(seat, source),
            };
        }
        State { game: Arc::clone(&self.game), public: self.public, secrets }
    }

    fn sample_seat(&self, seat: Seat, source: &mut impl NumberSource) -> Secret {
        let public = &self.public.seats[seat];
        let set_aside = self.game.deck().set_aside;
        let mut air = set_aside.minus(&public.out).expect("no more cards lie open than there are");
        let mut rest = self.public.unseen(&self.game, seat);
        let mut draw = |pile: &mut CardCounts, count: u8| {
            let drawn = pile.draw(count, source);
            rest = rest.minus(&drawn).expect("what never lay open is unseen");
            drawn
        };
        let deck = draw(&mut air, public.air);
        let seen: Vec<Card> = draw(&mut air, public.seen).iter().collect();
        let taken = match public.step {
            AirStep::Return | AirStep::Remove => draw(&mut air, 1),
            AirStep::Closed | AirStep::Open | AirStep::Look(_) | AirStep::Keep => CardCounts::default(),
        };
        let mut hand = rest.draw(public.hand - taken.total(), source);
        let removed = rest.draw(public.removed, source);
        hand.add_all(&taken);
        Secret {
            hand,
            choice: public.sample_choice(hand, source),
            air: AirDeck::shuffled(deck),
            seen: Known::new(&seen).expect("no more are seen than a deck has"),
            taken: taken.kinds().next(),
            removed,
        }
    }
}
