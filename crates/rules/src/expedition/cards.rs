//! A seat's cards, as far as everybody sees them.

use super::played_card::PlayedCard;
use crate::core::NumberSource;
use crate::mountain::{Card, CardCounts, CardKind, Deck, Direction, HAND, PLAYED, Slot, Use};

/// What everybody sees of a seat's cards; `T` is whom a card can be named for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeatCards<T> {
    /// Cards in hand.
    pub hand: u8,
    /// Cards still to draw now.
    pub draws: u8,
    /// The open pile of played cards (Q-EV-91, Q-K2-34).
    pub played: CardCounts,
    /// Today's cards, once revealed.
    pub cards: [Option<PlayedCard<T>>; PLAYED],
    /// Whether today's choice is locked in.
    pub chosen: bool,
}

impl<T: Copy> Default for SeatCards<T> {
    fn default() -> Self {
        Self { hand: 0, draws: 0, played: CardCounts::default(), cards: [None; PLAYED], chosen: false }
    }
}

impl<T: Copy + PartialEq> SeatCards<T> {
    /// Before the first hand is drawn.
    pub(crate) fn undealt() -> Self {
        Self { draws: HAND, ..Self::default() }
    }

    /// Today's cards as a pile.
    pub fn on_table(&self) -> CardCounts {
        self.cards.iter().flatten().map(|played| played.card).collect()
    }

    /// A card on the table.
    pub fn card(&self, slot: Slot) -> Option<&PlayedCard<T>> {
        self.cards.get(usize::from(slot.0))?.as_ref()
    }

    /// The cards on the table, each with its place.
    pub(crate) fn slots(&self) -> impl Iterator<Item = (Slot, &PlayedCard<T>)> {
        Slot::ALL.into_iter().filter_map(|slot| Some((slot, self.card(slot)?)))
    }

    /// Ways to pay one point with a card: which one, and of a rope card that is not named the value.
    pub(crate) fn payments(&self, deck: &Deck) -> impl Iterator<Item = (Slot, Option<Direction>)> {
        self.slots().flat_map(|(slot, card)| {
            card.pay_directions(deck.kind(card.card)).iter().map(move |direction| (slot, *direction))
        })
    }

    /// A card on the table that is known to be there.
    pub(crate) fn card_mut(&mut self, slot: Slot) -> &mut PlayedCard<T> {
        self.cards[usize::from(slot.0)].as_mut().expect("the card was checked before")
    }

    /// Points used of each card on the table.
    pub(crate) fn used(&self) -> [u8; PLAYED] {
        self.cards.map(|card| card.map_or(0, |card| card.used))
    }

    /// Points left on those of these cards that are named for the target.
    pub(crate) fn left_for(&self, deck: &Deck, target: T, slots: &[Slot]) -> u8 {
        let cards = slots.iter().filter_map(|slot| self.card(*slot));
        cards.filter(|card| card.target == Some(target)).map(|card| card.left(deck.kind(card.card))).sum()
    }

    /// What of all cards of the seat does not lie open; nothing if more lie open than there are.
    pub(crate) fn hidden_of(&self, all: &CardCounts) -> Option<CardCounts> {
        all.minus(&self.played)?.minus(&self.on_table())
    }

    /// What its cards count for the risk token (K2-021, EV-050).
    pub(crate) fn risk_sum(&self, deck: &Deck) -> u8 {
        self.cards.iter().flatten().map(|played| CardKind::risk_points(deck.kind(played.card))).sum()
    }

    /// Points that today's cards could still pay.
    pub(crate) fn payable(&self, deck: &Deck) -> u8 {
        self.cards.iter().flatten().map(|card| card.payable(deck.kind(card.card))).sum()
    }

    /// One card more in hand.
    pub(crate) fn drawn(&mut self) {
        self.hand += 1;
        self.draws -= 1;
    }

    /// A hand of three (or fewer) leaves no choice: it counts as chosen (K2-020, EV-049).
    pub(crate) fn begin_choice(&mut self) {
        self.chosen = !self.has_choice();
    }

    pub(crate) const fn has_choice(&self) -> bool {
        self.hand as usize > PLAYED
    }

    /// A choice that another seat may have locked in, drawn from a hand that it may have.
    pub(crate) fn sample_choice(
        &self,
        mut hand: CardCounts,
        source: &mut (impl NumberSource + ?Sized),
    ) -> Option<[Card; PLAYED]> {
        if !self.chosen || !self.has_choice() {
            return None;
        }
        let cards: Vec<Card> = hand.draw(PLAYED as u8, source).iter().collect();
        cards.try_into().ok()
    }

    /// Turns up the cards chosen, or a hand that leaves no choice.
    pub(crate) fn reveal(&mut self, hand: &mut CardCounts, choice: Option<[Card; PLAYED]>) {
        let chosen = choice.map_or(*hand, |cards| cards.into_iter().collect());
        *hand = hand.minus(&chosen).expect("the choice is part of the hand");
        self.hand = hand.total();
        self.chosen = false;
        self.show(&chosen);
    }

    /// Puts cards on the empty table, in the deck's order.
    pub(crate) fn show(&mut self, cards: &CardCounts) {
        self.cards = [None; PLAYED];
        for (place, card) in self.cards.iter_mut().zip(cards.iter()) {
            *place = Some(PlayedCard::new(card));
        }
    }

    /// Today's cards go to the played pile.
    pub(crate) fn put_away(&mut self) {
        self.played.add_all(&self.on_table());
        self.cards = [None; PLAYED];
        self.chosen = false;
    }

    /// Begins to draw from a pile of this size; whether the played cards were shuffled for it, because pile and hand
    /// are empty (K2-075, EV-159).
    pub(crate) fn begin_drawing(&mut self, pile: u8) -> bool {
        let shuffles = pile == 0 && self.hand == 0;
        if shuffles {
            self.played = CardCounts::default();
            self.draws = HAND;
        } else {
            self.draws = HAND.saturating_sub(self.hand).min(pile);
        }
        shuffles
    }

    /// Movement points that the target can use for this from cards named for it.
    pub(crate) fn usable(&self, deck: &Deck, target: T, usage: Use) -> u8 {
        let points = |card: &PlayedCard<T>| {
            let kind = deck.kind(card.card);
            if card.serves(kind, target, usage) { card.left(kind) } else { 0 }
        };
        self.cards.iter().flatten().map(points).sum()
    }

    /// Spends points for the target, the most restricted ones first: rope before plain, cards that cost no level before
    /// others, then cards bound already, then the card with the fewest left (Q-EV-20, Q-K2-34). Gives the levels that
    /// each card costs the clients with the target (Q-EV-22).
    pub(crate) fn spend(&mut self, deck: &Deck, target: T, usage: Use, mut cost: u8) -> Vec<u8> {
        let mut losses = Vec::new();
        while cost > 0 {
            let cards = self.cards.iter_mut().flatten().map(|card| (deck.kind(card.card), card));
            let (kind, next) = cards
                .filter(|(kind, card)| card.serves(*kind, target, usage) && card.left(*kind) > 0)
                .min_by_key(|(kind, card)| {
                    let is_rope = matches!(kind, CardKind::Rope { .. });
                    (!is_rope, card.new_loss(*kind), !card.bound, card.left(*kind))
                })
                .expect("the points were counted before");
            losses.extend(Some(next.new_loss(kind)).filter(|loss| *loss > 0));
            let points = cost.min(next.left(kind));
            next.spend(points);
            cost -= points;
        }
        losses
    }
}
