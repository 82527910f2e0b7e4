//! A seat's own turn: what it may do, naming cards, acclimatizing, paying (EV-058 to EV-060, EV-107 to EV-109, EV-129
//! to EV-133).

use super::action::{Action, Place};
use super::client::{Client, MAX_LEVEL};
use super::event::Event;
use super::game::Game;
use super::refusal::Refusal;
use super::state::{Phase, PlayedCard, Public};
use crate::core::{Seat, Sink};
use crate::expedition::icefall::IcefallWalk;
use crate::mountain::{CardKind, Direction, Pawn, Slot};

impl Public {
    /// Applies an action of the seat whose turn it is, if it is legal.
    ///
    /// # Errors
    /// If it is not; then nothing has changed.
    pub(super) fn act(
        &mut self,
        game: &Game,
        seat: Seat,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.permits(game, seat, action)?;
        self.perform(game, seat, action, events);
        Ok(())
    }

    /// Whether an action of the seat whose turn it is is legal.
    pub(super) fn permits(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check(game, seat, action)?;
        self.guard(game, seat, action)
    }

    /// Checks an action by itself, without what it would lead to.
    pub(super) fn check(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.phase {
            Phase::Act(actor) if actor == seat => self.check_turn(game, seat, action),
            Phase::Fork(probe) if probe.pawn.seat() == seat => match action {
                Action::Stay => self.check_stay(game, probe),
                Action::Retreat => Ok(()),
                Action::Assign { .. } if self.fork_namings(game, probe).any(|named| named == action) => {
                    Ok(())
                }
                _ => Err(Refusal::NotNow { seat }),
            },
            Phase::TakeToken(taker) if taker == seat => match action {
                Action::TakeToken { risk } if self.shown.count(risk) > 0 => Ok(()),
                Action::TakeToken { risk } => Err(Refusal::TokenNotShown { risk }),
                _ => Err(Refusal::NotNow { seat }),
            },
            Phase::Deal(_)
            | Phase::Oxygen
            | Phase::Choose
            | Phase::TakeToken(_)
            | Phase::Act(_)
            | Phase::Probe(_)
            | Phase::Fork(_)
            | Phase::Over => Err(Refusal::NotNow { seat }),
        }
    }

    fn check_turn(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Refusal> {
        if let Some(guide) = self.overloaded(seat)
            && !matches!(action, Action::Move { from: Place::Guide(_), .. })
        {
            return Err(Refusal::Overloaded { guide });
        }
        match action {
            Action::Assign { slot, guide, direction } => {
                self.check_assign(game, seat, slot, guide, direction)
            }
            Action::Step { guide, to } => self.check_step(game, seat, guide, to),
            Action::Swap => self.check_swap(game, seat),
            Action::Move { item, from, to } => self.check_move(game, seat, item, from, to),
            Action::Pitch { guide } => self.check_pitch(game, seat, guide),
            Action::Acclimatize { slot, place, client, points } => {
                self.check_acclimatize(game, seat, slot, (place, client), points)
            }
            Action::PayCard { slot, direction } => self.check_pay_card(game, seat, slot, direction),
            Action::PayLevel { guide } => self.check_pay_level(seat, guide),
            Action::EndTurn => self.check_end(game, seat),
            Action::Oxygen { .. }
            | Action::Keep { .. }
            | Action::Return { .. }
            | Action::Remove { .. }
            | Action::Close
            | Action::Choose { .. }
            | Action::TakeToken { .. }
            | Action::Stay
            | Action::Retreat => Err(Refusal::NotNow { seat }),
        }
    }

    /// Does what was checked.
    pub(super) fn perform(&mut self, game: &Game, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Assign { slot, guide, direction } => self.assign(seat, slot, guide, direction, events),
            Action::Step { guide, to } => self.step(game, guide, to, events),
            Action::Stay => self.leave_fork(game, true, events),
            Action::Retreat => self.leave_fork(game, false, events),
            Action::Swap => self.swap(game, seat, events),
            Action::Move { item, from, to } => self.transfer(seat, item, from, to, events),
            Action::Pitch { guide } => self.pitch(game, guide, events),
            Action::Acclimatize { slot, place, client, points } => {
                self.acclimatize(seat, slot, (place, client), points, events);
            }
            Action::PayCard { slot, direction } => self.pay_card(seat, slot, direction, events),
            Action::PayLevel { guide } => {
                self.owed -= 1;
                events.put(Event::PaidLevel { guide });
                self.lose_levels(guide, 1, events);
            }
            Action::EndTurn => self.end_turn(game, seat, events),
            Action::TakeToken { risk } => self.take_token(game, seat, risk, events),
            Action::Oxygen { .. }
            | Action::Keep { .. }
            | Action::Return { .. }
            | Action::Remove { .. }
            | Action::Close
            | Action::Choose { .. } => unreachable!("these concern what is not open"),
        }
    }

    fn leave_fork(&mut self, game: &Game, stays: bool, events: &mut impl Sink<Event>) {
        if let Phase::Fork(probe) = self.phase {
            if stays { self.stay(game, probe, events) } else { self.retreat(game, probe, events) }
        }
    }

    fn check_card(&self, seat: Seat, slot: Slot) -> Result<&PlayedCard, Refusal> {
        self.seats[seat].card(slot).ok_or(Refusal::NoSuchCard { slot })
    }

    fn check_assign(
        &self,
        game: &Game,
        seat: Seat,
        slot: Slot,
        guide: Pawn,
        direction: Option<Direction>,
    ) -> Result<(), Refusal> {
        let card = self.check_card(seat, slot)?;
        Self::check_guide(seat, guide)?;
        let kind = game.kind(card.card);
        if matches!(kind, CardKind::Acclimatization { .. }) {
            return Err(Refusal::NotMovement { slot });
        }
        let named = card.check_assign(kind, Place::Guide(guide), direction);
        named.map_err(|reason| Refusal::of_card(slot, reason))
    }

    fn check_acclimatize(
        &self,
        game: &Game,
        seat: Seat,
        slot: Slot,
        (place, client): (Place, Client),
        points: u8,
    ) -> Result<(), Refusal> {
        let card = self.check_card(seat, slot)?;
        let kind = game.kind(card.card);
        if !matches!(kind, CardKind::Acclimatization { .. }) {
            return Err(Refusal::NotAcclimatization { slot });
        }
        if let Place::Guide(guide) = place {
            Self::check_guide(seat, guide)?;
        }
        if !card.is_free_for(place) {
            return Err(Refusal::CardBound { slot });
        }
        if self.clients(seat, place).is_none_or(|clients| clients.count(client) == 0) {
            return Err(Refusal::NotThere);
        }
        card.check_points(kind, points).map_err(|reason| Refusal::of_card(slot, reason))
    }

    fn check_pay_card(
        &self,
        game: &Game,
        seat: Seat,
        slot: Slot,
        direction: Option<Direction>,
    ) -> Result<(), Refusal> {
        let card = self.check_card(seat, slot)?;
        self.check_owed()?;
        let paid = card.check_pay(game.kind(card.card), direction);
        paid.map_err(|reason| Refusal::of_card(slot, reason))
    }

    fn check_pay_level(&self, seat: Seat, guide: Pawn) -> Result<(), Refusal> {
        Self::check_guide(seat, guide)?;
        self.check_owed()?;
        let leads = self.guide(guide).load.clients.total() > 0;
        if self.eligible[guide.which()] && leads { Ok(()) } else { Err(Refusal::NotEligible { guide }) }
    }

    fn check_owed(&self) -> Result<(), Refusal> {
        if self.owed == 0 { Err(Refusal::NothingOwed) } else { Ok(()) }
    }

    fn check_end(&self, game: &Game, seat: Seat) -> Result<(), Refusal> {
        if let Some((guide, space, limit)) = self.overfull(game) {
            return Err(Refusal::MustLeave { guide, space, limit });
        }
        match self.due(game, seat) {
            0 => Ok(()),
            owed => Err(Refusal::PenaltyDue { owed }),
        }
    }

    fn assign(
        &mut self,
        seat: Seat,
        slot: Slot,
        guide: Pawn,
        direction: Option<Direction>,
        events: &mut impl Sink<Event>,
    ) {
        let card = self.seats[seat].card_mut(slot);
        card.target = Some(Place::Guide(guide));
        card.direction = direction;
        events.put(Event::Assigned { slot, card: card.card, guide, direction });
    }

    /// A level above 6 is lost (Q-EV-27).
    fn acclimatize(
        &mut self,
        seat: Seat,
        slot: Slot,
        (place, client): (Place, Client),
        points: u8,
        events: &mut impl Sink<Event>,
    ) {
        let card = self.seats[seat].card_mut(slot);
        card.target = Some(place);
        card.spend(points);
        let raised = Client { level: (client.level + points).min(MAX_LEVEL), ..client };
        let clients = match place {
            Place::Guide(guide) => {
                self.eligible[guide.which()] = true;
                &mut self.guides[guide.index()].load.clients
            }
            Place::Camp(camp) => &mut self.camp_mut(seat, camp).clients,
            Place::Base | Place::Lost => unreachable!("clients there were checked before"),
        };
        clients.take(client);
        clients.add(raised);
        events.put(Event::Acclimatized { place, client, points, level: raised.level });
    }

    fn pay_card(
        &mut self,
        seat: Seat,
        slot: Slot,
        direction: Option<Direction>,
        events: &mut impl Sink<Event>,
    ) {
        let card = self.seats[seat].card_mut(slot);
        card.pay(direction);
        let card = card.card;
        self.owed -= 1;
        events.put(Event::PaidCard { slot, card });
    }
}
