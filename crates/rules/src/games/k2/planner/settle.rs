//! The end of a turn: the penalty that was put off is paid, then the turn passes on.

use super::end::End;
use super::moves::card_payments;
use crate::core::Seat;
use crate::core::Silent;
use crate::games::k2::action::Action;
use crate::games::k2::game::Game;
use crate::games::k2::state::{CLIMBERS_PER_SEAT, Climber, Phase, Public};

/// A way to pay what is due without a death, and to end the turn.
pub(super) struct Settlement {
    /// What it leaves behind.
    pub(super) end: End,
    /// Levels that each climber pays.
    levels: [u8; CLIMBERS_PER_SEAT],
    /// Points that the cards pay, whichever.
    cards: u8,
}

impl Settlement {
    /// Every way from here; whether cards can pay their part is not looked at yet.
    pub(super) fn all(game: &Game, public: &Public, seat: Seat) -> impl Iterator<Item = Self> + use<> {
        let may_end = public.phase == Phase::Act(seat) && public.overfull(game).is_none();
        let due = if may_end { public.due(game, seat) } else { 0 };
        let mut settled = *public;
        settled.settle_score(game, &mut Silent);
        let end = End { unpaid: public.owed - due, ..End::of(&settled, seat) };
        let eligible = public.eligible;
        let shares = (0..=due).flat_map(move |first| (0..=due - first).map(move |second| [first, second]));
        shares.take_while(move |_| may_end).filter_map(move |levels| {
            let cards = due - levels[0] - levels[1];
            let mut end = end;
            for ((climber, points), is_eligible) in end.climbers.iter_mut().zip(levels).zip(eligible) {
                if points > 0 && (!is_eligible || climber.level <= points) {
                    return None;
                }
                climber.level -= points;
            }
            Some(Self { end, levels, cards })
        })
    }

    /// How many actions it takes.
    pub(super) fn length(&self) -> usize {
        usize::from(self.levels[0] + self.levels[1] + self.cards) + 1
    }

    /// What to do; nothing if the cards cannot pay their part.
    pub(super) fn actions(&self, game: &Game, public: &Public, seat: Seat) -> Option<Vec<Action>> {
        let mut settling = Settling { public: *public, actions: Vec::with_capacity(self.length()) };
        let is_settled = settling.pay_levels(game, seat, self.levels)
            && settling.pay_cards(game, seat, self.cards)
            && settling.public.permits(game, seat, Action::EndTurn).is_ok();
        settling.actions.push(Action::EndTurn);
        is_settled.then_some(settling.actions)
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

    fn pay_levels(&mut self, game: &Game, seat: Seat, points: [u8; CLIMBERS_PER_SEAT]) -> bool {
        let pays = Climber::of(seat).into_iter().zip(points);
        let mut payments = pays.flat_map(|(climber, points)| (0..points).map(move |_| climber));
        payments.all(|climber| self.act(game, seat, Action::PayLevel { climber }))
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
