//! What only Lhotse asks for: which weather tile to keep, which cards to put into the box, and where to slide.

use summiteer_rules::games::k2::lhotse::bonus_of;
use summiteer_rules::games::k2::{Action, View};

use super::choice::card_worth;
use super::judge::{Judge, Outlooks};
use super::tiles::Tiles;
use super::{after, best_of, own_seat};

/// Days in which a deck without the discarded cards is played once.
const CYCLE: f32 = 5.0;

/// Keeps the tile with which the climbers can expect most.
pub(super) fn keep(view: &View, legal: &[Action], outlooks: &mut Outlooks) -> Action {
    let seat = own_seat(view);
    let dealt = view.own.as_ref().map_or_else(Default::default, |own| own.dealt);
    best_of(legal, |action| {
        let Action::Keep { tile } = action else { return f32::MIN };
        let gone = dealt.into_iter().flatten().find(|other| *other != tile);
        let unseen = Tiles::with(&view.game, &view.public, Some(tile), gone);
        Judge::expecting(view, outlooks, unseen).beginning(seat)
    })
}

/// Discards the cards whose bonus makes up best for what they would have moved and gained.
pub(super) fn discard(view: &View, legal: &[Action]) -> Action {
    let times = f32::from(view.game.days()) / CYCLE;
    best_of(legal, |action| {
        let Action::Discard { cards } = action else { return f32::MIN };
        let bonus = f32::from(bonus_of(&view.game, &cards));
        bonus - times * cards.into_iter().map(|card| card_worth(&view.game, card)).sum::<f32>()
    })
}

/// Lets the piece slide to where the seat's climbers are best off in the morning.
pub(super) fn slide(view: &View, legal: &[Action], outlooks: &mut Outlooks) -> Action {
    let seat = own_seat(view);
    let mut judge = Judge::new(view, outlooks);
    best_of(legal, |action| judge.after_night(&after(view, action), seat))
}
