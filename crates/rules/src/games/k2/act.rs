//! A seat's own turn: naming cards, walking, pitching, acclimatizing, paying (K2-025 to K2-055).

use super::action::{Action, Direction, Slot};
use super::event::Event;
use super::game::Game;
use super::refusal::Refusal;
use super::state::{Climber, Life, MAX_LEVEL, Phase, PlayedCard, Probe, Public};
use crate::core::{Seat, Sink};
use crate::expedition::icefall::IcefallWalk;
use crate::mountain::{CardKind, SpaceId, Use};

impl Public {
    /// Applies an action of the acting or rescuing seat, if it is legal.
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

    /// Whether an action of the acting or rescuing seat is legal.
    pub(super) fn permits(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check(game, seat, action)?;
        self.guard(game, seat, action)
    }

    /// Checks an action by itself, without what it would lead to.
    pub(super) fn check(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Refusal> {
        let acting = self.phase == Phase::Act(seat);
        let rescuing = matches!(self.phase, Phase::Rescue { seat: owner, .. } if owner == seat);
        match action {
            Action::Assign { slot, climber, direction } if acting => {
                self.check_assign(game, seat, slot, climber, direction)
            }
            Action::Step { climber, to } if acting => self.check_step(game, seat, climber, to),
            Action::Pitch { climber } if acting => self.check_pitch(game, seat, climber),
            Action::Acclimatize { slot, points } if acting => {
                self.check_acclimatize(game, seat, slot, points)
            }
            Action::PayCard { slot, direction } if acting => self.check_pay_card(game, seat, slot, direction),
            Action::PayLevel { climber } if acting => self.check_pay_level(seat, climber),
            Action::EndTurn if acting => self.check_end(game, seat),
            Action::Rescue { climber, to } if rescuing => self.check_rescue(game, seat, climber, to),
            Action::Decline if rescuing => Ok(()),
            Action::Fix { climber, to } if acting => {
                self.check_climber(seat, climber)?;
                self.check_fix(game, climber, to)
            }
            Action::Slide { piece, to } if self.phase == Phase::Slide(seat) => {
                self.check_slide(game, piece, to)
            }
            Action::TakeToken { risk } if self.phase == Phase::TakeToken(seat) => {
                match self.shown.count(risk) {
                    0 => Err(Refusal::TokenNotShown { risk }),
                    _ => Ok(()),
                }
            }
            Action::Stay => self.check_stay(game, seat),
            Action::Retreat => self.check_retreat(seat),
            Action::Assign { .. } => self.check_fork_naming(game, seat, action),
            Action::Choose { .. }
            | Action::TakeToken { .. }
            | Action::Step { .. }
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
            | Action::Slide { .. } => Err(Refusal::NotNow { seat }),
        }
    }

    /// Does what was checked.
    pub(super) fn perform(&mut self, game: &Game, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Assign { slot, climber, direction } => {
                self.assign(seat, slot, climber, direction, events);
            }
            Action::Step { climber, to } => self.step(game, climber, to, events),
            Action::Pitch { climber } => self.pitch(game, climber, events),
            Action::Acclimatize { slot, points } => self.acclimatize(seat, slot, points, events),
            Action::PayCard { slot, direction } => self.pay_card(seat, slot, direction, events),
            Action::PayLevel { climber } => self.pay_level(game, climber, events),
            Action::EndTurn => self.end_turn(game, seat, events),
            Action::Rescue { climber, to } => self.rescue(game, climber, to, events),
            Action::Decline => self.decline(game, seat, events),
            Action::TakeToken { risk } => self.take_token(game, seat, risk, events),
            Action::Fix { climber, to } => self.fix(game, climber, to, events),
            Action::Slide { piece, to } => self.choose_slide(game, piece, to, events),
            Action::Stay => self.leave_fork(game, true, events),
            Action::Retreat => self.leave_fork(game, false, events),
            Action::Choose { .. } | Action::Keep { .. } | Action::Discard { .. } => {
                unreachable!("a secret choice concerns what is not open")
            }
        }
    }

    fn check_climber(&self, seat: Seat, climber: Climber) -> Result<(), Refusal> {
        if climber.seat() != seat {
            return Err(Refusal::NotYourClimber { climber });
        }
        match self.climber(climber).life {
            Life::Alive => Ok(()),
            Life::Dying | Life::Dead => Err(Refusal::ClimberDead { climber }),
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
        climber: Climber,
        direction: Option<Direction>,
    ) -> Result<(), Refusal> {
        let card = self.check_card(seat, slot)?;
        self.check_climber(seat, climber)?;
        let named = card.check_assign(game.kind(card.card), climber, direction);
        named.map_err(|reason| Refusal::of_card(slot, reason))
    }

    fn check_step(&self, game: &Game, seat: Seat, climber: Climber, to: SpaceId) -> Result<(), Refusal> {
        self.check_climber(seat, climber)?;
        let from = self.climber(climber).space;
        if !self.is_linked(game, from, to) {
            return Err(Refusal::NotJoined { from, to });
        }
        if let Some((mover, space, limit)) = self.overfull(game)
            && mover != climber
        {
            return Err(Refusal::MustLeave { climber: mover, space, limit });
        }
        let cost = self.cost(game, to).ok_or(Refusal::Crevasse { space: to })?;
        self.check_points(game, climber, self.step_use(game, from, to), cost)
    }

    pub(super) fn check_points(
        &self,
        game: &Game,
        climber: Climber,
        usage: Use,
        need: u8,
    ) -> Result<(), Refusal> {
        let have = self.usable(game, climber, usage);
        if have < need { Err(Refusal::TooFewPoints { climber, need, have }) } else { Ok(()) }
    }

    fn check_pitch(&self, game: &Game, seat: Seat, climber: Climber) -> Result<(), Refusal> {
        self.check_climber(seat, climber)?;
        if self.climber(climber).tent.is_some() {
            return Err(Refusal::TentUsed { climber });
        }
        self.check_points(game, climber, Use::Pitch, self.pitch_cost(game, climber))
    }

    fn check_acclimatize(&self, game: &Game, seat: Seat, slot: Slot, points: u8) -> Result<(), Refusal> {
        let card = self.check_card(seat, slot)?;
        let kind = game.kind(card.card);
        match kind {
            CardKind::Acclimatization { .. } => {}
            CardKind::Movement { .. } | CardKind::Rope { .. } => {
                return Err(Refusal::NotAcclimatization { slot });
            }
        }
        let climber = card.target.ok_or(Refusal::NotAssigned { slot })?;
        self.check_climber(seat, climber)?;
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

    fn check_pay_level(&self, seat: Seat, climber: Climber) -> Result<(), Refusal> {
        self.check_climber(seat, climber)?;
        self.check_owed()?;
        if self.eligible[climber.which()] { Ok(()) } else { Err(Refusal::NotEligible { climber }) }
    }

    fn check_owed(&self) -> Result<(), Refusal> {
        if self.owed == 0 { Err(Refusal::NothingOwed) } else { Ok(()) }
    }

    fn check_end(&self, game: &Game, seat: Seat) -> Result<(), Refusal> {
        if let Some((climber, space, limit)) = self.overfull(game) {
            return Err(Refusal::MustLeave { climber, space, limit });
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
        climber: Climber,
        direction: Option<Direction>,
        events: &mut impl Sink<Event>,
    ) {
        let card = self.seats[seat].card_mut(slot);
        card.target = Some(climber);
        card.direction = direction;
        events.put(Event::Assigned { slot, card: card.card, climber, direction });
    }

    fn step(&mut self, game: &Game, climber: Climber, to: SpaceId, events: &mut impl Sink<Event>) {
        let from = self.climber(climber).space;
        if self.mover != Some(climber) {
            self.settle_score(game, events);
        }
        let cost = self.cost(game, to).expect("the step was checked before");
        self.spend(game, climber, self.step_use(game, from, to), cost);
        self.mover = Some(climber);
        match self.is_hidden(game, to) {
            true => self.probe(Probe { pawn: climber, to }, events),
            false => self.go(game, climber, to, cost, events),
        }
    }

    /// The climber is on the next space; the points are spent.
    pub(super) fn go(
        &mut self,
        game: &Game,
        climber: Climber,
        to: SpaceId,
        cost: u8,
        events: &mut impl Sink<Event>,
    ) {
        let from = self.climber(climber).space;
        self.climbers[climber.index()].space = to;
        events.put(Event::Stepped { climber, from, to, cost });
        self.mind_way_back(game, from);
        if game.options().passing_scores {
            self.score_space(game, climber, events);
        }
    }

    /// Where only a space that a climber stops on scores (Q-K2-05), it scores when the mover goes no further from there.
    pub(super) fn settle_score(&mut self, game: &Game, events: &mut impl Sink<Event>) {
        if let (Some(mover), false) = (self.mover, game.options().passing_scores)
            && self.lives(mover)
        {
            self.score_space(game, mover, events);
        }
    }

    /// Moves the score pawn up to the flag of the climber's space (K2-038), and notes who has come to the summit.
    fn score_space(&mut self, game: &Game, climber: Climber, events: &mut impl Sink<Event>) {
        let space = self.climber(climber).space;
        let points = game.board().space(space).points;
        if points > self.climber(climber).score {
            self.climbers[climber.index()].score = points;
            events.put(Event::Scored { climber, score: points });
        }
        if space == game.board().summit() {
            self.note_summit(climber, events);
        }
    }

    /// Puts the climber behind those that came to the summit before it, whatever it has scored elsewhere; whoever comes back
    /// keeps its place (K2-040, Q-EV-80).
    fn note_summit(&mut self, climber: Climber, events: &mut impl Sink<Event>) {
        if !self.summit.contains(&Some(climber)) {
            let before = self.summit.iter().flatten().count();
            self.summit[before] = Some(climber);
            events.put(Event::Summited { climber, before: before as u8 });
        }
    }

    /// What pitching costs where the climber stands (K2-043, Q-EV-76).
    fn pitch_cost(&self, game: &Game, climber: Climber) -> u8 {
        self.cost(game, self.climber(climber).space).expect("nobody stands in a crevasse")
    }

    fn pitch(&mut self, game: &Game, climber: Climber, events: &mut impl Sink<Event>) {
        let (space, cost) = (self.climber(climber).space, self.pitch_cost(game, climber));
        self.spend(game, climber, Use::Pitch, cost);
        self.climbers[climber.index()].tent = Some(space);
        events.put(Event::Pitched { climber, space, cost });
    }

    fn acclimatize(&mut self, seat: Seat, slot: Slot, points: u8, events: &mut impl Sink<Event>) {
        let card = self.seats[seat].card_mut(slot);
        card.spend(points);
        let climber = card.target.expect("the card was checked before");
        self.eligible[climber.which()] = true;
        let state = &mut self.climbers[climber.index()];
        state.level = (state.level + points).min(MAX_LEVEL);
        events.put(Event::Acclimatized { climber, points, level: state.level });
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

    fn pay_level(&mut self, game: &Game, climber: Climber, events: &mut impl Sink<Event>) {
        let state = &mut self.climbers[climber.index()];
        state.level -= 1;
        let level = state.level;
        self.owed -= 1;
        events.put(Event::PaidLevel { climber, level });
        if level == 0 {
            // It stops where it dies, unless it was only passing through there.
            if self.mover == Some(climber) && self.overfull(game).is_none() {
                self.settle_score(game, events);
            }
            self.strike(game, climber, events);
            self.settle_deaths_in_turn(game, climber.seat(), events);
        }
    }
}
