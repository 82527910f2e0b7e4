//! Random games, from the beginning and from high on the mountain.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::Index;
use summiteer_rules::core::{NumberSource, Observer, Rules, Seat, SplitMix, Table, Turn, pick};
use summiteer_rules::games::everest::{Action, FirstSeat, Game, Options, Setup, State, standard_library};

use crate::laws;

/// Positions high on the easier mountain, from which random players come further than from the base.
pub(crate) const HIGH: [&str; 5] = [
    // Camps, oxygen and clients high up, and one known end of a deck.
    "guide A1 balcony m4 t3
    guide A2 col oxygen 1
    camp A camp1 col oxygen 2 m5 t2*
    camp A camp2 c2 oxygen 1 m1
    guide B1 ss tent t5*
    guide B2 i1 m1 m1
    icefall i1 cost-1
    cards A m3 r2/4 a3
    air-top A a1
    cards B m3-1 r1/3 a2",
    // One step to the summit, one back to the base.
    "guide A1 step m4 t3
    guide A2 i2 m3* t2
    icefall i2 cost-1
    cards A m3 m3 m3
    cards B m1 m2 m2",
    // Both guides on full spaces, side by side.
    "guide A1 col m2
    guide A2 balcony t3
    guide B1 col
    cards A m2 m2 r0/3
    cards B m1 m3 m3",
    // A full space on the way into the icefall.
    "guide B1 i1
    guide B2 i1
    icefall i1 cost-1
    icefall i2 crevasse
    cards A m1 m1 m2
    cards B m1 m2 m3",
    // Two guides side by side with full boards.
    "guide A1 col m2 m3 m4 m4*
    guide A2 col tent t4
    guide B1 i1
    icefall i1 cost-1
    cards A m2 m2 r0/3
    cards B m1 m3 m3",
];

/// Which of them begins with guides on full spaces, side by side.
pub(crate) const SWAPPING: usize = 2;

/// Where a random game begins, and how its chance and choices fall.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    pub(crate) setup: Setup,
    pub(crate) high: bool,
    pub(crate) seed: u64,
}

/// Every kind of set-up, some from high on the mountain.
pub(crate) fn starts() -> impl Strategy<Value = Start> {
    let switches = prop::array::uniform4(any::<bool>());
    (switches, 2..6usize, prop::option::of(any::<Index>()), any::<u64>()).prop_map(
        |([hard, winter, passing_scores, high], seats, first, seed)| {
            let first =
                first.map_or(FirstSeat::Random, |first| FirstSeat::Seat(Seat::new(first.index(seats))));
            let board = if hard && !high { "everest-hard" } else { "everest-easy" };
            let weather = if winter { "everest-winter" } else { "everest-summer" };
            let options = Options { passing_scores, first };
            Start { setup: Setup { options, ..Setup::new(board, weather, seats) }, high, seed }
        },
    )
}

impl Start {
    /// A table at its beginning.
    pub(crate) fn table(&self) -> Table<State> {
        let game = Arc::new(Game::new(&self.setup, &standard_library()).expect("the set-up is good"));
        let state = match self.high {
            true => {
                let hands = "hand A r2/3 r2/3 r1/3\nhand B r2/3 r2/3 r2/4\nday 4\nphase act A\nstart A\ntiles 6 3\nshown 1 1 2";
                let place = HIGH[self.seed as usize % HIGH.len()];
                State::from_text(game, &format!("{hands}\n{place}")).unwrap_or_else(|error| panic!("{error}"))
            }
            false => State::start(game),
        };
        Table::new(self.setup.header(), state)
    }

    /// A whole game played at random.
    pub(crate) fn game(&self) -> Table<State> {
        let mut table = self.table();
        let mut player = Player(SplitMix(self.seed));
        while player.play(&mut table) {}
        table
    }

    /// The state at the beginning and after each entry of a random game.
    pub(crate) fn states(&self) -> Vec<State> {
        laws::states(&self.game())
    }
}

/// Everybody who can look on.
pub(crate) fn observers(seats: usize) -> Vec<Observer> {
    Seat::all(seats).map(Observer::Seat).chain([Observer::Spectator]).collect()
}

/// Plays at random, but does not load for ever.
pub(crate) struct Player(pub(crate) SplitMix);

impl Player {
    /// Plays one thing; `false` once the game is over.
    pub(crate) fn play(&mut self, table: &mut Table<State>) -> bool {
        match table.state().turn() {
            Turn::Over => return false,
            Turn::Chance => {
                let outcome = pick(&table.state().chance(), &mut self.0).expect("chance has outcomes");
                table.chance(outcome).expect("a listed outcome");
            }
            Turn::Decide(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = seats[self.number(seats.len())];
                let action = self.choose(&table.state().legal(seat));
                table.act(seat, action).expect("a listed action");
            }
        }
        true
    }

    pub(crate) fn number(&mut self, count: usize) -> usize {
        self.0.below(count as u32) as usize
    }

    fn choose(&mut self, legal: &[Action]) -> Action {
        if legal.contains(&Action::EndTurn) && self.number(12) == 0 {
            return Action::EndTurn;
        }
        let (moves, others): (Vec<Action>, Vec<Action>) =
            legal.iter().partition(|action| matches!(action, Action::Move { .. }));
        let from =
            if others.is_empty() || (!moves.is_empty() && self.number(3) == 0) { moves } else { others };
        from[self.number(from.len())]
    }
}
