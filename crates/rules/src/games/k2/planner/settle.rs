//! The end of a turn: the penalty that was put off is paid, then the turn passes on.

use super::end::End;
use super::moves::card_payments;
use crate::core::Seat;
use crate::games::k2::action::Action;
use crate::games::k2::event::Silent;
use crate::games::k2::game::Game;
use crate::games::k2::state::{Climber, Phase, Public};

/// Calls `note` with every way to pay what is due without a death, and to end the turn: what it leaves behind and its
/// actions. Ways that differ only in the cards that pay are one.
pub(super) fn each(game: &Game, public: &Public, seat: Seat, note: &mut impl FnMut(End, &[Action])) {
    if public.phase != Phase::Act(seat) || public.overfull(game).is_some() {
        return;
    }
    let due = public.due(game, seat);
    for first in 0..=due {
        for second in 0..=due - first {
            let mut settling = Settling { public: *public, actions: Vec::new() };
            if settling.pay_levels(game, seat, [first, second])
                && settling.pay_cards(game, seat, due - first - second)
                && let Some(end) = settling.end(game, seat)
            {
                note(end, &settling.actions);
            }
        }
    }
}

struct Settling {
    public: Public,
    actions: Vec<Action>,
}

impl Settling {
    fn act(&mut self, game: &Game, seat: Seat, action: Action) -> bool {
        let is_done = self.public.act(game, seat, action, &mut Silent).is_ok();
        if is_done {
            self.actions.push(action);
        }
        is_done
    }

    /// Ends the turn, if that is legal; what it leaves behind is read before the turn passes on.
    fn end(&mut self, game: &Game, seat: Seat) -> Option<End> {
        self.public.permits(game, seat, Action::EndTurn).ok()?;
        self.public.settle_score(game, &mut Silent);
        self.actions.push(Action::EndTurn);
        Some(End::of(&self.public, seat))
    }

    fn pay_levels(&mut self, game: &Game, seat: Seat, points: [u8; 2]) -> bool {
        Climber::of(seat).into_iter().zip(points).all(|(climber, points)| {
            let survives = points == 0 || self.public.climber(climber).level > points;
            survives && (0..points).all(|_| self.act(game, seat, Action::PayLevel { climber }))
        })
    }

    /// Pays with any cards. Which one pays can matter for the next point: a rope card not used yet could pay with
    /// either value.
    fn pay_cards(&mut self, game: &Game, seat: Seat, points: u8) -> bool {
        if points == 0 {
            return true;
        }
        let before = self.public;
        for payment in card_payments(game, &before, seat) {
            if self.act(game, seat, payment) {
                if self.pay_cards(game, seat, points - 1) {
                    return true;
                }
                self.actions.pop();
                self.public = before;
            }
        }
        false
    }
}
