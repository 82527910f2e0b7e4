//! Which cards a guide may be given for a step or a tent.

use super::moves::Move;
use crate::games::everest::action::{Action, Place};
use crate::games::everest::game::Game;
use crate::games::everest::state::{PlayedCard, Public};
use crate::mountain::{CardKind, PLAYED, Pawn, Slot, Use};

/// Movement points that a guide wants.
pub(super) struct Want {
    pub(super) guide: Pawn,
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

/// The cards to name, each at most once.
pub(super) type Namings = [Option<Action>; PLAYED];

impl Want {
    /// Lists the act once for each set of cards that can be named for it.
    pub(super) fn list(&self, game: &Game, public: &Public, act: Action, moves: &mut Vec<Move>) {
        moves.extend(
            self.namings(game, public).map(|named| Move::new(named.into_iter().flatten().chain([act]))),
        );
    }

    /// Each set of cards that can be named so that the points suffice, none of them in vain.
    pub(super) fn namings(&self, game: &Game, public: &Public) -> impl Iterator<Item = Namings> + use<> {
        let (have, cost) = (self.have(game, public), self.cost);
        let offers = self.offers(game, public);
        let useful = (0..1u8 << PLAYED).filter(move |set| is_useful(*set, &offers, have, cost));
        useful.map(move |set| {
            std::array::from_fn(|i| offers[i].filter(|_| set >> i & 1 == 1).map(|offer| offer.naming))
        })
    }

    /// Points of cards that are named for it already.
    fn have(&self, game: &Game, public: &Public) -> Points {
        let mut have = Points::default();
        for card in public.seats[self.guide.seat()].cards.iter().flatten() {
            let kind = game.kind(card.card);
            if self.has(card) && self.usage.takes(kind, card.direction) {
                have.add(matches!(kind, CardKind::Rope { .. }), card.left(kind));
            }
        }
        have
    }

    fn has(&self, card: &PlayedCard) -> bool {
        card.target == Some(Place::Guide(self.guide))
    }

    /// By slot, what a card would give if it were named.
    fn offers(&self, game: &Game, public: &Public) -> [Option<Offer>; PLAYED] {
        Slot::ALL.map(|slot| {
            let card = *public.seats[self.guide.seat()].card(slot)?;
            let kind = game.kind(card.card);
            let direction = match kind {
                CardKind::Movement { .. } => None,
                CardKind::Rope { .. } => Some(self.usage.direction()),
                CardKind::Acclimatization { .. } => return None,
            };
            let is_named = self.has(&card) && card.direction == direction;
            if is_named || card.bound || card.used > 0 && card.direction.is_some_and(|d| Some(d) != direction)
            {
                return None;
            }
            let points = PlayedCard { direction, ..card }.left(kind);
            let naming = Action::Assign { slot, guide: self.guide, direction };
            (points > 0).then_some(Offer { naming, card, is_rope: direction.is_some(), points })
        })
    }
}

/// Whether these cards suffice and each is needed: a rope, which is spent first, beside the other ropes; a plain card
/// beside all others. Of equal cards the first ones are taken.
fn is_useful(set: u8, offers: &[Option<Offer>; PLAYED], have: Points, cost: u8) -> bool {
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
        if offer.is_rope { sum.rope - offer.points < cost } else { all - offer.points < cost }
    };
    all >= cost && (0..PLAYED).filter(|i| is_in(*i)).filter_map(|i| offers[i]).all(|offer| is_needed(&offer))
}
