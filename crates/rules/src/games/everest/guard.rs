//! What an action must not lead to: a penalty that cannot be paid any more (Q-EV-08), or a guide that cannot leave a
//! full space (EV-096).

use super::action::{Action, Place};
use super::game::Game;
use super::refusal::Refusal;
use super::state::{Phase, PlayedCard, Public};
use crate::core::{Seat, Silent};
use crate::mountain::{CardKind, Direction, Pawn, Slot, SpaceId};

impl Public {
    /// Points with which the acting seat could still pay: those left on its open cards, and for each guide on whom a
    /// card was played as many as its strongest client has levels (Q-EV-10, Q-EV-12).
    pub fn payable(&self, game: &Game, seat: Seat) -> u8 {
        let cards = self.seats[seat].payable(game.deck());
        let guides = Pawn::of(seat).into_iter().filter(|guide| self.eligible[guide.which()]);
        cards + guides.map(|guide| self.guide(guide).load.clients.highest()).sum::<u8>()
    }

    /// What of the penalty must still be paid before the turn may end (EV-060, Q-EV-09).
    pub fn due(&self, game: &Game, seat: Seat) -> u8 {
        if self.owed == 0 { 0 } else { self.owed.min(self.payable(game, seat)) }
    }

    /// The limit of the space that the last mover stands on too many; `None` while it may stay there.
    pub(super) fn overfull(&self, game: &Game) -> Option<(Pawn, SpaceId, u8)> {
        let mover = self.mover?;
        let space = self.guide(mover).space;
        let limit = game.limit(space)?;
        (self.standing(game, space) > usize::from(limit)).then_some((mover, space, limit))
    }

    /// Refuses an action, legal by itself, that would lead into one of the two traps.
    pub(super) fn guard(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Refusal> {
        // The way back from the icefall is always open and spends nothing; so does a card named before a tile, with which
        // the guide may stay. A turn ends only where nothing is due.
        let names_at_tile = matches!((self.phase, action), (Phase::Fork(_), Action::Assign { .. }));
        let is_harmless = names_at_tile || matches!(action, Action::Retreat | Action::EndTurn);
        let is_free = self.owed == 0 && self.overfull(game).is_none() && !self.enters_full(game, action);
        if is_harmless || is_free {
            return Ok(());
        }
        let mut next = *self;
        next.perform(game, seat, action, &mut Silent);
        self.guard_penalty(&next, game, seat)?;
        if matches!(next.phase, Phase::Probe(_)) {
            return Ok(());
        }
        match next.overfull(game) {
            Some((mover, space, limit)) if !next.can_leave(game, mover) => {
                Err(if let Action::Step { .. } = action {
                    Refusal::SpaceFull { space, limit }
                } else {
                    Refusal::MustLeave { guide: mover, space, limit }
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
                game.limit(to).is_some_and(|limit| self.standing(game, to) >= usize::from(limit))
            }
            Action::Oxygen { .. }
            | Action::Keep { .. }
            | Action::Return { .. }
            | Action::Remove { .. }
            | Action::Close
            | Action::Choose { .. }
            | Action::TakeToken { .. }
            | Action::Assign { .. }
            | Action::Stay
            | Action::Retreat
            | Action::Swap
            | Action::Move { .. }
            | Action::Pitch { .. }
            | Action::Acclimatize { .. }
            | Action::PayCard { .. }
            | Action::PayLevel { .. }
            | Action::EndTurn => false,
        }
    }

    /// Whether the guide can still walk from a full space to one with room, with any cards that are free for it. A
    /// hidden icefall space has room (Q-EV-70); oxygen that is too much for the next zone can be abandoned (EV-078).
    pub(super) fn can_leave(&self, game: &Game, guide: Pawn) -> bool {
        let place = Place::Guide(guide);
        let moves = |card: &PlayedCard| !matches!(game.kind(card.card), CardKind::Acclimatization { .. });
        let cards =
            self.seats[guide.seat()].slots().filter(|(_, card)| card.is_free_for(place) && moves(card));
        let free: Vec<Slot> = cards.map(|(slot, _)| slot).collect();
        Direction::ways(free.len()).any(|directions| {
            let mut named = *self;
            named.guides[guide.index()].load.oxygen = 0;
            for (slot, direction) in free.iter().zip(directions) {
                let card = named.seats[guide.seat()].card_mut(*slot);
                card.name_freely(game.kind(card.card), place, direction);
            }
            named.can_walk_out(game, guide)
        })
    }

    fn can_walk_out(&self, game: &Game, guide: Pawn) -> bool {
        if self.overfull(game).is_none() {
            return true;
        }
        let seat = guide.seat();
        game.board().space(self.guide(guide).space).neighbours.iter().any(|to| {
            let action = Action::Step { guide, to: *to };
            if self.check_step(game, seat, guide, *to).is_err() {
                return false;
            }
            let mut next = *self;
            next.perform(game, seat, action, &mut Silent);
            self.guard_penalty(&next, game, seat).is_ok()
                && (matches!(next.phase, Phase::Probe(_)) || next.can_walk_out(game, guide))
        })
    }
}
