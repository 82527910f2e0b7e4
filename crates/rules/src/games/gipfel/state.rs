//! The position: everything lies open.

use std::sync::Arc;

use super::board::{MAX_STATIONS, StationId};
use super::dice::Dice;
use super::game::Game;
use super::setup::FirstSeat;
use crate::core::{BySeat, MAX_SEATS, Seat};

/// Goats of one seat (GS-004).
pub const GOATS: u8 = 5;
/// Arrivals on the summit that win (GS-048).
pub const ARRIVALS_TO_WIN: u8 = 2;

/// Where the goats stand: goats of one seat are alike, so they are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goats([BySeat<u8>; MAX_STATIONS]);

impl Goats {
    /// No goat anywhere.
    pub(super) const NONE: Self = Self([BySeat([0; MAX_SEATS]); MAX_STATIONS]);

    /// The seat's goats on a station.
    pub fn of(&self, seat: Seat, station: StationId) -> u8 {
        self.0[station.index()][seat]
    }

    /// All goats on a station.
    pub fn standing(&self, station: StationId) -> u8 {
        self.0[station.index()].0.iter().sum()
    }

    /// The seats with a goat on a station, in order.
    pub fn owners(&self, station: StationId) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(MAX_SEATS).filter(move |seat| self.of(*seat, station) > 0)
    }

    pub(super) fn add(&mut self, seat: Seat, station: StationId, count: u8) {
        self.0[station.index()][seat] += count;
    }

    /// Carries one goat of a seat from a station to another.
    ///
    /// # Panics
    /// If the seat has no goat there.
    pub fn carry(&mut self, seat: Seat, from: StationId, to: StationId) {
        let left = self.0[from.index()][seat].checked_sub(1).expect("the goat that is carried stands there");
        self.0[from.index()][seat] = left;
        self.0[to.index()][seat] += 1;
    }
}

/// Where the turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance draws who starts (GS-008).
    First,
    /// A seat's turn begins: it rolls all dice (GS-010).
    Roll(Seat),
    /// Chance rolls the dice that show no face.
    Rolling(Seat),
    /// The seat rolls again, moves or puts a goat back (GS-011, GS-015, GS-027).
    Choose(Seat),
    /// The seat chooses the trail of a goat of its own that is pushed up (GS-035). The goat still stands there,
    /// together with the one that pushes it.
    Push {
        /// Who.
        seat: Seat,
        /// Where the pushed goat stands.
        at: StationId,
    },
    /// The end: this seat has won (GS-048).
    Over(Seat),
}

/// All that lies open: everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// Where the turn stands.
    pub phase: Phase,
    /// The dice; those not rolled yet in this turn, or being rolled, show no face.
    pub dice: Dice,
    /// Rolls of this turn, the running one included, 0 to 3.
    pub rolls: u8,
    /// Where the goats stand.
    pub goats: Goats,
    /// Arrivals on the summit by seat: the disc shows the empty mountain at 0 and the goat from 1 on (GS-043).
    pub arrivals: BySeat<u8>,
}

impl Public {
    /// The seat whose turn it is; nobody before the start seat is drawn and after the end.
    pub fn to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Roll(seat) | Phase::Rolling(seat) | Phase::Choose(seat) | Phase::Push { seat, .. } => {
                Some(seat)
            }
            Phase::First | Phase::Over(_) => None,
        }
    }

    /// Who has won, once the game is over.
    pub fn winner(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over(seat) => Some(seat),
            Phase::First | Phase::Roll(_) | Phase::Rolling(_) | Phase::Choose(_) | Phase::Push { .. } => None,
        }
    }
}

/// The truth of one play of Gipfelstürmer.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) game: Arc<Game>,
    pub(super) public: Public,
}

impl State {
    /// The position before anything is rolled.
    pub fn start(game: Arc<Game>) -> Self {
        let mut goats = Goats::NONE;
        for seat in Seat::all(game.seats()) {
            goats.add(seat, game.board().start(), GOATS);
        }
        let phase = match game.options().first {
            FirstSeat::Random => Phase::First,
            FirstSeat::Seat(seat) => Phase::Roll(seat),
        };
        let public = Public { phase, dice: Dice::UNROLLED, rolls: 0, goats, arrivals: BySeat::default() };
        Self { game, public }
    }

    /// Board and options.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// All that lies open.
    pub fn public(&self) -> &Public {
        &self.public
    }
}
