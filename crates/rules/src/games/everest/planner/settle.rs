//! The end of a turn: what is still due is paid with points of cards, then the turn passes on.

use super::end::End;
use super::moves::card_payments;
use crate::core::Seat;
use crate::core::Silent;
use crate::games::everest::action::Action;
use crate::games::everest::game::Game;
use crate::games::everest::state::{Phase, Public};

/// What ending the turn here would leave behind, if cards can pay what is due.
pub(super) fn end_here(game: &Game, public: &Public, seat: Seat) -> Option<End> {
    let may_end = public.phase == Phase::Act(seat)
        && public.overfull(game).is_none()
        && public.overloaded(seat).is_none();
    may_end.then(|| End { unpaid: public.owed - public.due(game, seat), ..End::of(public, seat) })
}

/// How to end the turn here; nothing if cards cannot pay what is due.
pub(super) fn settle(game: &Game, public: &Public, seat: Seat) -> Option<Vec<Action>> {
    let mut settling = Settling { public: *public, actions: Vec::new() };
    let due = public.due(game, seat);
    let is_settled =
        settling.pay_cards(game, seat, due) && settling.public.permits(game, seat, Action::EndTurn).is_ok();
    settling.actions.push(Action::EndTurn);
    is_settled.then_some(settling.actions)
}

struct Settling {
    public: Public,
    actions: Vec<Action>,
}

impl Settling {
    /// Pays with any cards. Which one pays can matter for the next point: a rope card not used yet could pay with
    /// either value.
    fn pay_cards(&mut self, game: &Game, seat: Seat, points: u8) -> bool {
        if points == 0 {
            return true;
        }
        let before = self.public;
        for payment in card_payments(game, &before, seat) {
            if self.public.act(game, seat, payment, &mut Silent).is_ok() {
                self.actions.push(payment);
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
