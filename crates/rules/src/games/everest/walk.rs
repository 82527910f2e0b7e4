//! Steps, the icefall, changing places (EV-084 to EV-106).

use super::action::{Item, Place};
use super::event::Event;
use super::game::Game;
use super::refusal::Refusal;
use super::state::{Phase, Probe, Public};
use crate::core::{Seat, Sink};
use crate::mountain::{Front, Pawn, SpaceId, Use};

impl Public {
    pub(super) fn check_guide(seat: Seat, guide: Pawn) -> Result<(), Refusal> {
        if guide.seat() == seat { Ok(()) } else { Err(Refusal::NotYourGuide { guide }) }
    }

    pub(super) fn check_step(
        &self,
        game: &Game,
        seat: Seat,
        guide: Pawn,
        to: SpaceId,
    ) -> Result<(), Refusal> {
        Self::check_guide(seat, guide)?;
        if let Some((mover, space, limit)) = self.overfull(game)
            && mover != guide
        {
            return Err(Refusal::MustLeave { guide: mover, space, limit });
        }
        self.check_way(game, guide, to)
    }

    /// Whether the guide could go to the space, whoever stands there.
    fn check_way(&self, game: &Game, guide: Pawn, to: SpaceId) -> Result<(), Refusal> {
        let from = self.guide(guide).space;
        if !game.board().joined(from, to) {
            return Err(Refusal::NotJoined { from, to });
        }
        if let Some(space) = [from, to].into_iter().find(|space| self.is_closed(game, *space)) {
            return Err(Refusal::ZoneClosed { space });
        }
        let cost = self.cost(game, to).ok_or(Refusal::Crevasse { space: to })?;
        let limit = game.oxygen_limit(to);
        if self.guide(guide).load.oxygen > limit {
            return Err(Refusal::TooMuchOxygen { guide, limit });
        }
        self.check_points(game, guide, Use::step(game.board(), from, to), cost)
    }

    pub(super) fn check_points(&self, game: &Game, guide: Pawn, usage: Use, need: u8) -> Result<(), Refusal> {
        let have = self.usable(game, guide, usage);
        if have < need { Err(Refusal::TooFewPoints { guide, need, have }) } else { Ok(()) }
    }

    /// Whether nobody may move on this space today, nor enter or leave it (EV-145).
    pub fn is_closed(&self, game: &Game, space: SpaceId) -> bool {
        self.weather(game, 0, space).is_some_and(|day| day.closed)
    }

    pub(super) fn step(&mut self, game: &Game, guide: Pawn, to: SpaceId, events: &mut impl Sink<Event>) {
        let from = self.guide(guide).space;
        let cost = self.cost(game, to).expect("the step was checked before");
        self.mover = Some(guide);
        self.spend(game, guide, Use::step(game.board(), from, to), cost, events);
        if self.is_hidden(game, to) {
            self.phase = Phase::Probe(Probe { guide, to });
            events.put(Event::Probed { guide, to });
        } else {
            events.put(Event::Stepped { guide, from, to, cost });
            self.enter(game, guide, to, events);
        }
    }

    fn enter(&mut self, game: &Game, guide: Pawn, to: SpaceId, events: &mut impl Sink<Event>) {
        let from = self.guide(guide).space;
        self.guides[guide.index()].space = to;
        self.refuge = self.overfull(game).map(|_| self.refuge.unwrap_or(from));
        self.arrive(game, guide, events);
    }

    /// An icefall tile is turned up before the guide (EV-101 to EV-103).
    pub(super) fn show_front(
        &mut self,
        game: &Game,
        probe: Probe,
        front: Front,
        events: &mut impl Sink<Event>,
    ) {
        let index = game.icefall_index(probe.to).expect("only icefall spaces have tiles");
        self.icefall[index] = Some(front);
        self.phase = Phase::Act(probe.guide.seat());
        events.put(Event::FrontShown { space: probe.to, front });
        match front {
            Front::CostOne => {
                let from = self.guide(probe.guide).space;
                events.put(Event::Stepped { guide: probe.guide, from, to: probe.to, cost: 1 });
                self.enter(game, probe.guide, probe.to, events);
            }
            Front::CostTwo => {
                self.phase = Phase::Fork(probe);
                if self.permits_stay(game, probe).is_err() {
                    self.retreat(game, probe, events);
                }
            }
            Front::Crevasse => self.retreat(game, probe, events),
        }
    }

    fn permits_stay(&self, game: &Game, probe: Probe) -> Result<(), Refusal> {
        self.permits(game, probe.guide.seat(), super::action::Action::Stay)
    }

    pub(super) fn check_stay(&self, game: &Game, probe: Probe) -> Result<(), Refusal> {
        let from = self.guide(probe.guide).space;
        self.check_points(game, probe.guide, Use::step(game.board(), from, probe.to), 1)
    }

    /// The second point is paid (EV-102).
    pub(super) fn stay(&mut self, game: &Game, probe: Probe, events: &mut impl Sink<Event>) {
        let from = self.guide(probe.guide).space;
        self.spend(game, probe.guide, Use::step(game.board(), from, probe.to), 1, events);
        self.phase = Phase::Act(probe.guide.seat());
        events.put(Event::Stepped { guide: probe.guide, from, to: probe.to, cost: 2 });
        self.enter(game, probe.guide, probe.to, events);
    }

    /// The guide is back where it came from; where it may not stop there and cannot leave, it goes back along its way
    /// (EV-102 to EV-105, Q-EV-70, Q-EV-71). Only clients that came aboard on that way can score there: they arrive.
    pub(super) fn retreat(&mut self, game: &Game, probe: Probe, events: &mut impl Sink<Event>) {
        let guide = probe.guide;
        self.phase = Phase::Act(guide.seat());
        events.put(Event::Retreated { guide, to: self.guide(guide).space });
        if self.overfull(game).is_some() && !self.can_leave(game, guide) {
            let to = self.refuge.take().expect("whoever passes a full space came from one with room");
            self.leave_oxygen(game, guide, to, events);
            self.guides[guide.index()].space = to;
            events.put(Event::Slid { guide, to });
            self.arrive(game, guide, events);
        }
    }

    /// Bottles picked up on the way that are too much where the guide slides to stay behind (EV-074, EV-079).
    fn leave_oxygen(&mut self, game: &Game, guide: Pawn, to: SpaceId, events: &mut impl Sink<Event>) {
        while self.guide(guide).load.oxygen > game.oxygen_limit(to) {
            self.transfer(guide.seat(), Item::Oxygen, Place::Guide(guide), Place::Lost, events);
        }
    }

    pub(super) fn check_swap(&self, game: &Game, seat: Seat) -> Result<(), Refusal> {
        if let Some((guide, space, limit)) = self.overfull(game) {
            return Err(Refusal::MustLeave { guide, space, limit });
        }
        let [first, second] = Pawn::of(seat);
        let spaces = [self.guide(first).space, self.guide(second).space];
        let is_full =
            |space| game.limit(space).is_some_and(|limit| self.standing(game, space) >= usize::from(limit));
        if spaces[0] == spaces[1] || !spaces.into_iter().all(is_full) {
            return Err(Refusal::NothingToSwap);
        }
        self.check_way(game, first, spaces[1])?;
        self.check_way(game, second, spaces[0])
    }

    /// Both guides go at once; each pays for the space it enters (EV-097, Q-EV-65).
    pub(super) fn swap(&mut self, game: &Game, seat: Seat, events: &mut impl Sink<Event>) {
        let guides = Pawn::of(seat);
        let spaces = guides.map(|guide| self.guide(guide).space);
        for (guide, (from, to)) in guides.into_iter().zip([(spaces[0], spaces[1]), (spaces[1], spaces[0])]) {
            let cost = self.cost(game, to).expect("the swap was checked before");
            self.spend(game, guide, Use::step(game.board(), from, to), cost, events);
            events.put(Event::Stepped { guide, from, to, cost });
        }
        self.guides[guides[0].index()].space = spaces[1];
        self.guides[guides[1].index()].space = spaces[0];
        self.mover = None;
        self.refuge = None;
        events.put(Event::Swapped(seat));
        guides.into_iter().for_each(|guide| self.arrive(game, guide, events));
    }
}
