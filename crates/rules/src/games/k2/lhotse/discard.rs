//! The cards that go into the box before the South Col Race (LH-020 to LH-022).

use super::{DISCARDED, Discards};
use crate::core::{BySeat, Seat};
use crate::games::k2::event::Event;
use crate::games::k2::game::Game;
use crate::games::k2::refusal::Refusal;
use crate::games::k2::state::{HAND, Phase, Stage, State};
use crate::mountain::{Card, CardCounts, CardKind, Deck, missing_card};

/// Points of the acclimatization cards that everybody discards by the standard rule (LH-020).
const STANDARD: [u8; DISCARDED] = [2, 1, 0];

/// The standard discards in the deck's order; nothing if the deck lacks one of them.
pub(in crate::games::k2) fn standard(deck: &Deck) -> Option<[Card; DISCARDED]> {
    let of_points = |points: u8| {
        deck.counts.kinds().find(|card| deck.kind(*card) == CardKind::Acclimatization { points })
    };
    let mut cards = [of_points(STANDARD[0])?, of_points(STANDARD[1])?, of_points(STANDARD[2])?];
    cards.sort_unstable();
    Some(cards)
}

/// What each seat has discarded before it has chosen anything.
pub(in crate::games::k2) fn at_start(game: &Game) -> BySeat<Option<[Card; DISCARDED]>> {
    let mut discarded = BySeat::default();
    if game.discards() == Some(Discards::Standard) {
        Seat::all(game.seats()).for_each(|seat| discarded[seat] = standard(game.deck()));
    }
    discarded
}

impl State {
    pub(in crate::games::k2) fn check_discard(
        &self,
        seat: Seat,
        cards: [Card; DISCARDED],
    ) -> Result<(), Refusal> {
        self.check_secret_choice(seat)?;
        if !cards.is_sorted() {
            return Err(Refusal::CardsUnordered);
        }
        match missing_card(&self.game.deck().counts, cards) {
            Some(card) => Err(Refusal::CardNotInHand { card }),
            None => Ok(()),
        }
    }

    /// Locks in the cards to discard; when all have chosen, they are revealed and the first hands drawn.
    pub(in crate::games::k2) fn discard(
        &mut self,
        seat: Seat,
        cards: [Card; DISCARDED],
        events: &mut Vec<Event>,
    ) {
        self.hidden.lhotse.discards[seat] = Some(cards);
        events.push(Event::DiscardChosen(seat));
        if self.lock_in(seat) {
            Seat::all(self.game.seats()).for_each(|seat| self.reveal_discards(seat, events));
            self.public.phase = Phase::Deal(Stage::Choose);
        }
    }

    fn reveal_discards(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let cards = self.hidden.lhotse.discards[seat].take().expect("everybody has chosen");
        self.public.lhotse.discarded[seat] = Some(cards);
        self.public.seats[seat].draws = HAND;
        events.push(Event::Discarded { seat, cards });
    }
}

/// Some cards as a pile.
pub(in crate::games::k2) fn pile(cards: Option<[Card; DISCARDED]>) -> CardCounts {
    cards.into_iter().flatten().collect()
}
