//! A pawn's way into the icefall: a tile turned up, the choice before it, the way back.

use super::area::Probe;
use crate::core::{Seat, Sink};
use crate::mountain::{Front, Pawn, SpaceId};

/// Something that happened in the icefall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IcefallEvent {
    /// A pawn spent a point to turn up a tile (EV-099).
    Probed {
        /// Who.
        pawn: Pawn,
        /// Before which space.
        to: SpaceId,
    },
    /// A tile was turned up.
    FrontShown {
        /// Where.
        space: SpaceId,
        /// What it shows.
        front: Front,
    },
    /// A pawn stepped back from the icefall.
    Retreated {
        /// Who.
        pawn: Pawn,
        /// To where it came from.
        to: SpaceId,
    },
    /// A pawn went back along its way, because it may not stop where it was thrown back to (Q-EV-70).
    SlidBack {
        /// Who.
        pawn: Pawn,
        /// Where it stands now.
        to: SpaceId,
    },
}

/// How a turn goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stance {
    /// The seat acts.
    Acting(Seat),
    /// Chance turns a tile up.
    Probing(Probe),
    /// The tile costs 2: the pawn's seat decides whether to pay the second point (EV-102).
    Deciding(Probe),
}

/// A position in whose icefall pawns walk. What the game does of its own, each method says; what follows from a tile is
/// the same in every game and written here.
pub(crate) trait IcefallWalk: Sized {
    /// What is fixed at the table.
    type Game;
    /// What happens in the game.
    type Event: From<IcefallEvent>;

    /// Where the pawn stands.
    fn space_of(&self, pawn: Pawn) -> SpaceId;
    /// Lets the turn go on like this.
    fn stand(&mut self, stance: Stance);
    /// Lets this tile lie open.
    fn turn_up(&mut self, game: &Self::Game, space: SpaceId, front: Front);
    /// Whether the pawn can pay the second point without doing what is not allowed.
    fn may_stay(&self, game: &Self::Game, probe: Probe) -> bool;
    /// Spends the second point.
    fn pay_second(&mut self, game: &Self::Game, probe: Probe, events: &mut impl Sink<Self::Event>);
    /// Puts the pawn on the space, with all that follows from its arrival; the points are spent.
    fn enter(&mut self, game: &Self::Game, probe: Probe, events: &mut impl Sink<Self::Event>);
    /// The last space on its way where a pawn may stop that stands on a full space and cannot leave it; nothing for one
    /// that may stay or can go on.
    fn way_back(&mut self, game: &Self::Game, pawn: Pawn) -> Option<SpaceId>;
    /// Puts the pawn back there, with all that follows from it.
    fn put_back(&mut self, game: &Self::Game, pawn: Pawn, to: SpaceId, events: &mut impl Sink<Self::Event>);

    /// The pawn has spent what turns the tile up (EV-099, EV-105).
    fn probe(&mut self, probe: Probe, events: &mut impl Sink<Self::Event>) {
        self.stand(Stance::Probing(probe));
        events.put(IcefallEvent::Probed { pawn: probe.pawn, to: probe.to }.into());
    }

    /// The tile is turned up before the pawn (EV-101 to EV-103).
    fn show_front(
        &mut self,
        game: &Self::Game,
        probe: Probe,
        front: Front,
        events: &mut impl Sink<Self::Event>,
    ) {
        self.turn_up(game, probe.to, front);
        self.stand(Stance::Acting(probe.pawn.seat()));
        events.put(IcefallEvent::FrontShown { space: probe.to, front }.into());
        match front {
            Front::CostOne => self.enter(game, probe, events),
            Front::CostTwo => {
                self.stand(Stance::Deciding(probe));
                if !self.may_stay(game, probe) {
                    self.retreat(game, probe, events);
                }
            }
            Front::Crevasse => self.retreat(game, probe, events),
        }
    }

    /// The second point is paid (EV-102).
    fn stay(&mut self, game: &Self::Game, probe: Probe, events: &mut impl Sink<Self::Event>) {
        self.pay_second(game, probe, events);
        self.stand(Stance::Acting(probe.pawn.seat()));
        self.enter(game, probe, events);
    }

    /// The pawn is back where it came from; where it may not stop there and cannot leave, it goes back along its way
    /// (EV-102 to EV-105, Q-EV-70, Q-EV-71).
    fn retreat(&mut self, game: &Self::Game, probe: Probe, events: &mut impl Sink<Self::Event>) {
        let pawn = probe.pawn;
        self.stand(Stance::Acting(pawn.seat()));
        events.put(IcefallEvent::Retreated { pawn, to: self.space_of(pawn) }.into());
        if let Some(to) = self.way_back(game, pawn) {
            self.put_back(game, pawn, to, events);
        }
    }
}
