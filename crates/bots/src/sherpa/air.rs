//! Bottles in tents: when to spend them, which card to take, how to put the others back, what to remove.

use summiteer_rules::games::everest::{Action, View};
use summiteer_rules::mountain::{Card, CardKind};

use super::choice::kept_card;
use super::own_seat;

/// Which tent's bottle to spend: the highest one shows the most cards. What is taken stays in the deck, so none waits.
pub(super) fn spend(view: &View, legal: &[Action]) -> Action {
    let shown = |action: &Action| match action {
        Action::Oxygen { camp } => {
            let camp = view.public.seats[own_seat(view)].camp(*camp).expect("a bottle lies in a tent");
            view.game.oxygen_cards(camp.space)
        }
        _ => 0,
    };
    let best = legal.iter().max_by_key(|action| shown(action)).expect("there is something to do");
    *best
}

/// The card worth most.
pub(super) fn keep(view: &View, legal: &[Action]) -> Action {
    let worth = |action: &Action| match action {
        Action::Keep { card } => worth(view, *card),
        _ => f32::MIN,
    };
    highest(legal, worth)
}

/// The better card first, on top.
pub(super) fn put_back(view: &View, legal: &[Action]) -> Action {
    let worth = |action: &Action| match action {
        Action::Return { cards, on_top: true } => cards[0].map_or(f32::MIN, |card| worth(view, card)),
        _ => f32::MIN,
    };
    highest(legal, worth)
}

/// The card worth least.
pub(super) fn remove(view: &View, legal: &[Action]) -> Action {
    let worth = |action: &Action| match action {
        Action::Remove { card } => -worth(view, *card),
        _ => f32::MIN,
    };
    highest(legal, worth)
}

fn worth(view: &View, card: Card) -> f32 {
    let kind: CardKind = view.game.kind(card);
    kept_card(kind)
}

fn highest(legal: &[Action], worth: impl Fn(&Action) -> f32) -> Action {
    let best = legal.iter().max_by(|a, b| worth(a).total_cmp(&worth(b)));
    *best.expect("there is something to do")
}
