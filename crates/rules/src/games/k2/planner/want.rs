//! Which cards a climber may be given for a step or a tent.

use super::moves::Move;
use crate::games::k2::action::{Action, Slot};
use crate::games::k2::game::Game;
use crate::games::k2::state::{Climber, PLAYED, PlayedCard, Public};
use crate::mountain::CardKind;
use crate::mountain::Use;

/// Movement points that a climber wants.
pub(super) struct Want {
    pub(super) climber: Climber,
    pub(super) usage: Use,
    pub(super) cost: u8,
}

/// A card that may be named to fulfil a want.
#[derive(Clone, Copy)]
struct Offer {
    naming: Action,
    card: PlayedCard,
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
}

impl Want {
    /// Lists the act once for each set of cards that can be named for it, none of them in vain.
    pub(super) fn list(&self, game: &Game, public: &Public, act: Action, moves: &mut Vec<Move>) {
        let have = self.have(game, public);
        let offers = self.offers(game, public);
        let most: u8 = offers.iter().flatten().map(|offer| offer.points).sum();
        if have.rope + have.plain + most < self.cost {
            return;
        }
        for set in 0..1u8 << PLAYED {
            if self.is_useful(set, &offers, have) {
                let named = (0..PLAYED).filter(|i| set >> i & 1 == 1).filter_map(|i| offers[i]);
                moves.push(Move::new(named.map(|offer| offer.naming).chain([act])));
            }
        }
    }

    /// Points of cards that are named for it already.
    fn have(&self, game: &Game, public: &Public) -> Points {
        let mut have = Points::default();
        for card in public.seats[self.climber.seat()].cards.iter().flatten() {
            let kind = game.kind(card.card);
            match kind {
                CardKind::Movement { .. } if card.target == Some(self.climber) => {
                    have.plain += card.left(kind);
                }
                CardKind::Rope { .. } if self.has_rope(card) => have.rope += card.left(kind),
                CardKind::Movement { .. } | CardKind::Rope { .. } | CardKind::Acclimatization { .. } => {}
            }
        }
        have
    }

    fn has_rope(&self, card: &PlayedCard) -> bool {
        card.target == Some(self.climber) && card.direction == Some(self.usage.direction())
    }

    /// By slot, what a card would give if it were named.
    fn offers(&self, game: &Game, public: &Public) -> [Option<Offer>; PLAYED] {
        Slot::ALL.map(|slot| {
            let card = *public.seats[self.climber.seat()].card(slot)?;
            let kind = game.kind(card.card);
            let direction = match kind {
                CardKind::Movement { .. } if card.target == Some(self.climber) => return None,
                CardKind::Rope { .. } if self.has_rope(&card) => return None,
                CardKind::Acclimatization { .. } => return None,
                CardKind::Movement { .. } => None,
                CardKind::Rope { .. } => Some(self.usage.direction()),
            };
            if card.bound || card.used > 0 && card.direction != direction {
                return None;
            }
            let points = PlayedCard { direction, ..card }.left(kind);
            let naming = Action::Assign { slot, climber: self.climber, direction };
            (points > 0).then_some(Offer { naming, card, is_rope: direction.is_some(), points })
        })
    }

    /// Whether these cards suffice and each is needed: a rope, which is spent first, beside the other ropes; a plain
    /// card beside all others. Of equal cards the first ones are taken.
    fn is_useful(&self, set: u8, offers: &[Option<Offer>; PLAYED], have: Points) -> bool {
        let is_in = |i: usize| set >> i & 1 == 1;
        let mut sum = have;
        for i in (0..PLAYED).filter(|i| is_in(*i)) {
            let Some(offer) = offers[i] else { return false };
            let is_first = |i: usize| is_in(i) || offers[i].is_none_or(|other| other.card != offer.card);
            if !(0..i).all(is_first) {
                return false;
            }
            sum.add(offer.is_rope, offer.points);
        }
        let all = sum.rope + sum.plain;
        let is_needed = |offer: &Offer| {
            if offer.is_rope { sum.rope - offer.points < self.cost } else { all - offer.points < self.cost }
        };
        all >= self.cost
            && (0..PLAYED).filter(|i| is_in(*i)).filter_map(|i| offers[i]).all(|offer| is_needed(&offer))
    }
}
