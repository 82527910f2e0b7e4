//! Icefall tiles on Mount Everest's boards, where a table plays with them (Q-EK-01, Q-EK-10 to Q-EK-13).

use std::hash::{Hash, Hasher};

use super::action::Action;
use super::event::Event;
use super::game::Game;
use super::refusal::Refusal;
use super::state::{Climber, Phase, Public};
use crate::core::{Seat, Silent, Sink};
use crate::expedition::icefall::{Fronts, IcefallEvent, IcefallWalk, Probe, Stance};
use crate::expedition::planner::{Naming, Want};
use crate::mountain::{Front, SpaceId};

/// The point that a hidden tile costs to turn up (EV-099).
const PROBE_COST: u8 = 1;

/// What of the icefall lies open. Without tiles all of it has its default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenIcefall {
    /// Tiles turned up.
    pub fronts: Fronts,
    /// While the mover passes a full space: the last space on its way where it may stop (Q-EV-70).
    pub refuge: Option<SpaceId>,
}

/// The default leaves no trace in a hash: positions without tiles keep theirs.
impl Hash for OpenIcefall {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Self::default() {
            (self.fronts, self.refuge).hash(state);
        }
    }
}

impl Public {
    /// The icefall tile turned up on a space.
    pub fn front(&self, game: &Game, space: SpaceId) -> Option<Front> {
        game.icefall()?.front(&self.icefall.fronts, space)
    }

    /// Whether a face-down icefall tile lies on a space.
    pub fn is_hidden(&self, game: &Game, space: SpaceId) -> bool {
        game.icefall().is_some_and(|area| area.is_hidden(&self.icefall.fronts, space))
    }

    /// What a space costs without boots: what its tile says, or the board (K2-028, EV-106).
    pub fn ground_cost(&self, game: &Game, space: SpaceId) -> Option<u8> {
        match self.front(game, space) {
            Some(front) => front.cost(),
            None if self.is_hidden(game, space) => Some(PROBE_COST),
            None => Some(game.board().space(space).cost),
        }
    }

    /// Whether a climber can be on a space: no crevasse gapes there, nor is its tile still hidden.
    pub(super) fn is_open(&self, game: &Game, space: SpaceId) -> bool {
        !self.is_hidden(game, space) && self.front(game, space) != Some(Front::Crevasse)
    }

    /// The climber of this seat that decides whether to stay or to retreat.
    fn fork(&self, seat: Seat) -> Result<Probe, Refusal> {
        let Phase::Fork(probe) = self.phase else { return Err(Refusal::NotNow { seat }) };
        if probe.pawn.seat() == seat { Ok(probe) } else { Err(Refusal::NotNow { seat }) }
    }

    pub(super) fn check_stay(&self, game: &Game, seat: Seat) -> Result<(), Refusal> {
        let probe = self.fork(seat)?;
        let from = self.climber(probe.pawn).space;
        self.check_points(game, probe.pawn, self.step_use(game, from, probe.to), 1)
    }

    /// Cards that can be named before a tile so that the second point is there; none if it is there already. Of cards alike in
    /// everything only the first: they differ in nothing that a player could want.
    pub(super) fn fork_namings(&self, game: &Game, probe: Probe) -> impl Iterator<Item = Action> {
        let climber = probe.pawn;
        let usage = self.step_use(game, self.climber(climber).space, probe.to);
        let want = Want { target: climber, usage, cost: 1 };
        let namings = want.namings(game.deck(), &self.seats[climber.seat()].cards).flatten().flatten();
        let is_short = self.check_stay(game, climber.seat()).is_err();
        let pays = move |naming: &Action| {
            let mut named = *self;
            named.perform(game, climber.seat(), *naming, &mut Silent);
            named.permits(game, climber.seat(), Action::Stay).is_ok()
        };
        let namings =
            namings.map(move |Naming { slot, direction }| Action::Assign { slot, climber, direction });
        namings.filter(move |naming| is_short && pays(naming))
    }

    pub(super) fn check_fork_naming(&self, game: &Game, seat: Seat, naming: Action) -> Result<(), Refusal> {
        let probe = self.fork(seat)?;
        let is_offered = self.fork_namings(game, probe).any(|named| named == naming);
        if is_offered { Ok(()) } else { Err(Refusal::NotNow { seat }) }
    }

    pub(super) fn check_retreat(&self, seat: Seat) -> Result<(), Refusal> {
        self.fork(seat).map(|_| ())
    }

    pub(super) fn leave_fork(&mut self, game: &Game, stays: bool, events: &mut impl Sink<Event>) {
        if let Phase::Fork(probe) = self.phase {
            if stays { self.stay(game, probe, events) } else { self.retreat(game, probe, events) }
        }
    }

    /// Remembers where a climber came from that passes a full space, while it does.
    pub(super) fn mind_way_back(&mut self, game: &Game, from: SpaceId) {
        if game.icefall().is_some() {
            self.icefall.refuge = self.overfull(game).map(|_| self.icefall.refuge.unwrap_or(from));
        }
    }

    /// A death may make room: then the mover passes no full space any more.
    pub(super) fn forget_way_back(&mut self, game: &Game) {
        self.icefall.refuge = self.icefall.refuge.filter(|_| self.overfull(game).is_some());
    }
}

impl IcefallWalk for Public {
    type Game = Game;
    type Event = Event;

    fn space_of(&self, pawn: Climber) -> SpaceId {
        self.climber(pawn).space
    }

    fn stand(&mut self, stance: Stance) {
        self.phase = match stance {
            Stance::Acting(seat) => Phase::Act(seat),
            Stance::Probing(probe) => Phase::Probe(probe),
            Stance::Deciding(probe) => Phase::Fork(probe),
        };
    }

    fn turn_up(&mut self, game: &Game, space: SpaceId, front: Front) {
        let index = game.icefall().and_then(|area| area.index(space));
        self.icefall.fronts[index.expect("only icefall spaces have tiles")] = Some(front);
    }

    fn may_stay(&self, game: &Game, probe: Probe) -> bool {
        self.permits(game, probe.pawn.seat(), Action::Stay).is_ok()
            || self.fork_namings(game, probe).next().is_some()
    }

    fn pay_second(&mut self, game: &Game, probe: Probe, _: &mut impl Sink<Event>) {
        let from = self.climber(probe.pawn).space;
        self.spend(game, probe.pawn, self.step_use(game, from, probe.to), 1);
    }

    fn enter(&mut self, game: &Game, probe: Probe, events: &mut impl Sink<Event>) {
        let cost = self.cost(game, probe.to).expect("nobody enters a crevasse");
        self.go(game, probe.pawn, probe.to, cost, events);
    }

    fn way_back(&mut self, game: &Game, pawn: Climber) -> Option<SpaceId> {
        if self.overfull(game).is_none() || self.can_leave(game, pawn) {
            return None;
        }
        Some(self.icefall.refuge.take().expect("whoever passes a full space came from one with room"))
    }

    fn put_back(&mut self, _: &Game, pawn: Climber, to: SpaceId, events: &mut impl Sink<Event>) {
        self.climbers[pawn.index()].space = to;
        events.put(IcefallEvent::SlidBack { pawn, to }.into());
    }
}
