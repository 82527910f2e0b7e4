//! Steps, the icefall, changing places (EV-084 to EV-106).

use super::action::{Action, Item, Place};
use super::event::Event;
use super::game::Game;
use super::refusal::Refusal;
use super::state::{Phase, Probe, Public};
use crate::core::{Seat, Silent, Sink};
use crate::expedition::icefall::{IcefallEvent, IcefallWalk, Stance};
use crate::expedition::planner::{Naming, Want};
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
        let cost = self.cost(game, to).expect("the step was checked before");
        let probe = Probe { pawn: guide, to };
        self.mover = Some(guide);
        self.spend(game, guide, self.way_into(game, probe), cost, events);
        match self.is_hidden(game, to) {
            true => self.probe(probe, events),
            false => self.enter(game, probe, events),
        }
    }

    /// What points are spent for on the way to the space.
    fn way_into(&self, game: &Game, probe: Probe) -> Use {
        Use::step(game.board(), self.guide(probe.pawn).space, probe.to)
    }

    pub(super) fn check_stay(&self, game: &Game, probe: Probe) -> Result<(), Refusal> {
        self.check_points(game, probe.pawn, self.way_into(game, probe), 1)
    }

    /// Cards that can be named before a tile so that the second point is there (EV-102, Q-EV-18, Q-EV-19); none if it is
    /// there already. Of cards alike in everything only the first: they differ in nothing that a player could want.
    pub(super) fn fork_namings(&self, game: &Game, probe: Probe) -> impl Iterator<Item = Action> {
        let guide = probe.pawn;
        let want = Want { target: Place::Guide(guide), usage: self.way_into(game, probe), cost: 1 };
        let namings = want.namings(game.deck(), &self.seats[guide.seat()].cards).flatten().flatten();
        let is_short = self.check_stay(game, probe).is_err();
        let pays = move |naming: &Action| {
            let mut named = *self;
            named.perform(game, guide.seat(), *naming, &mut Silent);
            named.permits(game, guide.seat(), Action::Stay).is_ok()
        };
        let namings =
            namings.map(move |Naming { slot, direction }| Action::Assign { slot, guide, direction });
        namings.filter(move |naming| is_short && pays(naming))
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

impl IcefallWalk for Public {
    type Game = Game;
    type Event = Event;

    fn space_of(&self, pawn: Pawn) -> SpaceId {
        self.guide(pawn).space
    }

    fn stand(&mut self, stance: Stance) {
        self.phase = match stance {
            Stance::Acting(seat) => Phase::Act(seat),
            Stance::Probing(probe) => Phase::Probe(probe),
            Stance::Deciding(probe) => Phase::Fork(probe),
        };
    }

    fn turn_up(&mut self, game: &Game, space: SpaceId, front: Front) {
        let index = game.icefall().index(space).expect("only icefall spaces have tiles");
        self.icefall[index] = Some(front);
    }

    fn may_stay(&self, game: &Game, probe: Probe) -> bool {
        self.permits(game, probe.pawn.seat(), Action::Stay).is_ok()
            || self.fork_namings(game, probe).next().is_some()
    }

    fn pay_second(&mut self, game: &Game, probe: Probe, events: &mut impl Sink<Event>) {
        self.spend(game, probe.pawn, self.way_into(game, probe), 1, events);
    }

    fn enter(&mut self, game: &Game, probe: Probe, events: &mut impl Sink<Event>) {
        let Probe { pawn: guide, to } = probe;
        let from = self.guide(guide).space;
        let cost = self.cost(game, to).expect("nobody enters a crevasse");
        events.put(Event::Stepped { guide, from, to, cost });
        self.guides[guide.index()].space = to;
        self.refuge = self.overfull(game).map(|_| self.refuge.unwrap_or(from));
        self.arrive(game, guide, events);
    }

    fn way_back(&mut self, game: &Game, pawn: Pawn) -> Option<SpaceId> {
        if self.overfull(game).is_none() || self.can_leave(game, pawn) {
            return None;
        }
        Some(self.refuge.take().expect("whoever passes a full space came from one with room"))
    }

    /// Only clients that came aboard on the way can score there: they arrive.
    fn put_back(&mut self, game: &Game, pawn: Pawn, to: SpaceId, events: &mut impl Sink<Event>) {
        self.leave_oxygen(game, pawn, to, events);
        self.guides[pawn.index()].space = to;
        events.put(IcefallEvent::SlidBack { pawn, to }.into());
        self.arrive(game, pawn, events);
    }
}
