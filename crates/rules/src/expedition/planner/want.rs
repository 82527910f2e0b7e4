//! Which cards a pawn may be given for a step or a tent.

use crate::expedition::PlayedCard;
use crate::mountain::{CardKind, Deck, Direction, PLAYED, Slot, Use};

/// Movement points that somebody wants.
pub(crate) struct Want<T> {
    /// Whom the cards must be named for.
    pub(crate) target: T,
    pub(crate) usage: Use,
    pub(crate) cost: u8,
}

/// A card to name, and of a rope card the value.
#[derive(Clone, Copy)]
pub(crate) struct Naming {
    pub(crate) slot: Slot,
    pub(crate) direction: Option<Direction>,
}

/// The cards to name, each at most once.
pub(crate) type Namings = [Option<Naming>; PLAYED];

/// A card that may be named to fulfil a want.
#[derive(Clone, Copy)]
struct Offer<T> {
    naming: Naming,
    card: PlayedCard<T>,
    is_rope: bool,
    points: u8,
}

/// Points of ropes that serve only one direction, and of plain cards.
#[derive(Clone, Copy, Default)]
struct Points {
    rope: u8,
    plain: u8,
}

impl Points {
    fn add(&mut self, is_rope: bool, points: u8) {
        if is_rope { self.rope += points } else { self.plain += points }
    }

    const fn all(self) -> u8 {
        self.rope + self.plain
    }
}

impl<T: Copy + PartialEq> Want<T> {
    /// Each set of the cards on the table that can be named so that the points suffice, none of them in vain.
    pub(crate) fn namings(
        &self,
        deck: &Deck,
        cards: &[Option<PlayedCard<T>>; PLAYED],
    ) -> impl Iterator<Item = Namings> + use<T> {
        let (have, cost) = (self.have(deck, cards), self.cost);
        let offers = Slot::ALL.map(|slot| self.offer(deck, slot, cards[usize::from(slot.0)]?));
        let most: u8 = offers.iter().flatten().map(|offer| offer.points).sum();
        let sets = if have.all() + most < cost { 0..0 } else { 0..1u8 << PLAYED };
        let there = (0..PLAYED).filter(|i| offers[*i].is_some()).fold(0, |set, i| set | 1 << i);
        sets.filter(move |set| set & !there == 0 && is_useful(*set, &offers, have, cost)).map(move |set| {
            std::array::from_fn(|i| offers[i].filter(|_| set >> i & 1 == 1).map(|offer| offer.naming))
        })
    }

    /// Points of cards that are named for it already.
    fn have(&self, deck: &Deck, cards: &[Option<PlayedCard<T>>; PLAYED]) -> Points {
        let mut have = Points::default();
        for card in cards.iter().flatten() {
            let kind = deck.kind(card.card);
            if card.serves(kind, self.target, self.usage) {
                have.add(matches!(kind, CardKind::Rope { .. }), card.left(kind));
            }
        }
        have
    }

    /// What a card would give if it were named.
    fn offer(&self, deck: &Deck, slot: Slot, card: PlayedCard<T>) -> Option<Offer<T>> {
        let kind = deck.kind(card.card);
        let direction = match kind {
            CardKind::Movement { .. } => None,
            CardKind::Rope { .. } => Some(self.usage.direction()),
            CardKind::Acclimatization { .. } => return None,
        };
        let is_named = card.target == Some(self.target) && card.direction == direction;
        if is_named || card.bound || card.used > 0 && card.direction != direction {
            return None;
        }
        let points = PlayedCard { direction, ..card }.left(kind);
        let naming = Naming { slot, direction };
        (points > 0).then_some(Offer { naming, card, is_rope: direction.is_some(), points })
    }
}

/// Whether these cards suffice and each is needed: a rope, which is spent first, beside the other ropes; a plain card
/// beside all others. Of cards alike in everything (kind, points used, for whom and how they are named) the first ones are
/// taken: whatever is done with them afterwards could be done with the others, so nobody has a choice between them.
fn is_useful<T: Copy + PartialEq>(
    set: u8,
    offers: &[Option<Offer<T>>; PLAYED],
    have: Points,
    cost: u8,
) -> bool {
    let is_in = |i: usize| set >> i & 1 == 1;
    let chosen = || (0..PLAYED).filter(|i| is_in(*i)).filter_map(|i| Some((i, offers[i]?)));
    let mut sum = have;
    chosen().for_each(|(_, offer)| sum.add(offer.is_rope, offer.points));
    let is_needed = |offer: &Offer<T>| {
        let whole = if offer.is_rope { sum.rope } else { sum.all() };
        whole - offer.points < cost
    };
    let is_first = |last: usize, offer: &Offer<T>| {
        (0..last).all(|i| is_in(i) || offers[i].is_none_or(|other| other.card != offer.card))
    };
    sum.all() >= cost && chosen().all(|(i, offer)| is_needed(&offer) && is_first(i, &offer))
}
