//! Bottles in tents: when to spend them, which card to take, how to put the others back, what to remove.

use summiteer_rules::games::everest::{Action, View};
use summiteer_rules::mountain::{Card, CardKind, Pawn};

use super::choice::kept_card;
use super::own_seat;

/// From this altitude on clients need what a bottle gives.
const HIGH: i64 = 7500;
/// Clients up there who make a bottle worth its while.
const ENOUGH: usize = 2;

/// Whether to spend a bottle, and of which tent: the highest one shows the most cards.
pub(super) fn spend(view: &View, legal: &[Action]) -> Action {
    let shown = |action: &Action| match action {
        Action::Oxygen { camp } => {
            let camp = view.public.seats[own_seat(view)].camp(*camp).expect("a bottle lies in a tent");
            view.game.oxygen_cards(camp.space)
        }
        _ => 0,
    };
    let best = legal.iter().max_by_key(|action| shown(action)).expect("there is something to do");
    if is_time(view) { *best } else { Action::Close }
}

/// Whether enough clients are high up.
fn is_time(view: &View) -> bool {
    let board = view.game.board();
    let high = Pawn::of(own_seat(view)).into_iter().map(|guide| view.public.guide(guide));
    let high = high.filter(|guide| board.space(guide.space).altitude >= HIGH);
    high.map(|guide| guide.load.clients.total()).sum::<usize>() >= ENOUGH
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
