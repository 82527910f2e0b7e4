//! What an action must not lead to: a penalty that cannot be paid any more (Q-K2-19), or a climber that cannot leave
//! a full space (K2-036).

use super::action::{Action, Direction, Slot};
use super::game::Game;
use super::refusal::Refusal;
use super::state::{Climber, Phase, Public};
use crate::core::{Seat, Silent};
use crate::mountain::SpaceId;

impl Public {
    /// Points with which the acting seat could still pay: those left on its open cards and the levels of its eligible
    /// climbers.
    pub fn payable(&self, game: &Game, seat: Seat) -> u8 {
        let cards = self.seats[seat].payable(game.deck());
        let levels = Climber::of(seat).into_iter().filter(|c| self.eligible[c.which()] && self.lives(*c));
        cards + levels.map(|climber| self.climber(climber).level).sum::<u8>()
    }

    /// What of the penalty must still be paid before the turn may end (K2-050, Q-K2-18).
    pub fn due(&self, game: &Game, seat: Seat) -> u8 {
        if self.owed == 0 { 0 } else { self.owed.min(self.payable(game, seat)) }
    }

    /// The limit of the space that the last mover stands on too many; `None` while it may stay there.
    pub(super) fn overfull(&self, game: &Game) -> Option<(Climber, SpaceId, u8)> {
        let mover = self.mover?;
        let space = self.climber(mover).space;
        let limit = game.limit(space)?;
        (self.standing(space) > usize::from(limit)).then_some((mover, space, limit))
    }

    /// Refuses an action, legal by itself, that would lead into one of the two traps.
    pub(super) fn guard(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Refusal> {
        let is_free = self.owed == 0 && self.overfull(game).is_none() && !self.enters_full(game, action);
        // The way back from the icefall is always open and spends nothing; so does a card named before a tile, with which
        // the climber may stay.
        let names_at_tile = matches!((self.phase, action), (Phase::Fork(_), Action::Assign { .. }));
        if is_free || names_at_tile || action == Action::Retreat {
            return Ok(());
        }
        let mut next = *self;
        next.perform(game, seat, action, &mut Silent);
        self.guard_penalty(&next, game, seat)?;
        if matches!(next.phase, Phase::Probe(_)) {
            return Ok(());
        }
        match next.overfull(game) {
            Some((climber, space, limit)) if !next.can_leave(game, climber) => {
                let enters = matches!(action, Action::Step { .. });
                Err(if enters {
                    Refusal::SpaceFull { space, limit }
                } else {
                    Refusal::MustLeave { climber, space, limit }
                })
            }
            Some(_) | None => Ok(()),
        }
    }

    fn guard_penalty(&self, next: &Self, game: &Game, seat: Seat) -> Result<(), Refusal> {
        let paid = self.owed - next.owed;
        if next.due(game, seat) + paid < self.due(game, seat) {
            return Err(Refusal::PenaltyUnpayable { owed: next.owed, payable: next.payable(game, seat) });
        }
        Ok(())
    }

    fn enters_full(&self, game: &Game, action: Action) -> bool {
        match action {
            Action::Step { to, .. } => {
                game.limit(to).is_some_and(|limit| self.standing(to) >= usize::from(limit))
            }
            Action::Choose { .. }
            | Action::TakeToken { .. }
            | Action::Assign { .. }
            | Action::Pitch { .. }
            | Action::Acclimatize { .. }
            | Action::PayCard { .. }
            | Action::PayLevel { .. }
            | Action::Rescue { .. }
            | Action::Decline
            | Action::EndTurn
            | Action::Keep { .. }
            | Action::Discard { .. }
            | Action::Fix { .. }
            | Action::Slide { .. }
            | Action::Stay
            | Action::Retreat => false,
        }
    }

    /// Whether the climber can still walk from a full space to one with room, with any cards that are free for it. A
    /// hidden icefall space has room (Q-EV-70).
    pub(super) fn can_leave(&self, game: &Game, climber: Climber) -> bool {
        let seat = climber.seat();
        let cards = self.seats[seat].slots();
        let free: Vec<Slot> =
            cards.filter(|(_, card)| card.is_free_for(climber)).map(|(slot, _)| slot).collect();
        // While the rescue card is decided about, the turn goes on after it.
        let acting = Self { phase: Phase::Act(seat), ..*self };
        Direction::ways(free.len()).any(|directions| {
            let mut named = acting;
            for (slot, direction) in free.iter().zip(directions) {
                let card = named.seats[seat].card_mut(*slot);
                card.name_freely(game.kind(card.card), climber, direction);
            }
            named.can_walk_out(game, climber)
        })
    }

    fn can_walk_out(&self, game: &Game, climber: Climber) -> bool {
        if self.overfull(game).is_none() {
            return true;
        }
        let seat = climber.seat();
        let steps = self.linked(game, self.climber(climber).space).map(|to| Action::Step { climber, to });
        let fixes = self.rope_partners(game, climber).iter().map(|to| Action::Fix { climber, to: *to });
        steps.chain(fixes).any(|action| {
            if self.check(game, seat, action).is_err() {
                return false;
            }
            let mut next = *self;
            next.perform(game, seat, action, &mut Silent);
            self.guard_penalty(&next, game, seat).is_ok()
                && (matches!(next.phase, Phase::Probe(_)) || next.can_walk_out(game, climber))
        })
    }
}
