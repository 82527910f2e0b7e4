//! Random games. The dice are loaded, so that they end: with fair ones random players climb for hundreds of thousands
//! of turns.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::Index;
use summiteer_rules::core::{NumberSource, Rules, Seat, SplitMix, Table, Turn};
use summiteer_rules::games::gipfel::{
    Action, FirstSeat, Game, Options, Outcome, Setup, State, standard_library,
};

/// Games stop after so many entries at the latest; nearly all end much earlier.
const LONGEST: usize = 6000;

/// Every kind of set-up.
pub(crate) fn setups() -> impl Strategy<Value = Setup> {
    (2..5usize, prop::option::of(any::<Index>())).prop_map(|(seats, first)| {
        let first = first.map_or(FirstSeat::Random, |first| FirstSeat::Seat(Seat::new(first.index(seats))));
        Setup { options: Options { first }, ..Setup::new("gipfel", seats) }
    })
}

/// A table at its beginning.
pub(crate) fn new_table(setup: &Setup) -> Table<State> {
    let game = Game::new(setup, &standard_library()).expect("the set-up is good");
    Table::new(setup.header(), State::start(Arc::new(game)))
}

/// A whole game played at random.
pub(crate) fn random_game(setup: &Setup, seed: u64) -> Table<State> {
    let mut table = new_table(setup);
    let mut player = Player(SplitMix(seed));
    while table.len() < LONGEST && player.play(&mut table) {}
    table
}

/// Plays at random, but rather moves than rolls.
pub(crate) struct Player(pub(crate) SplitMix);

impl Player {
    /// Plays one thing; `false` once the game is over.
    pub(crate) fn play(&mut self, table: &mut Table<State>) -> bool {
        match table.state().turn() {
            Turn::Over => return false,
            Turn::Chance => {
                let outcome = self.outcome(table.state());
                table.chance(outcome).expect("a listed outcome");
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let action = self.action(&table.state().legal(seat));
                table.act(seat, action).expect("a listed action");
            }
        }
        true
    }

    /// A die shows the face of the first one half of the time.
    fn outcome(&mut self, state: &State) -> Outcome {
        let listed = state.chance();
        let like_first = Outcome::Die(state.public().dice.0[0]);
        let can = listed.iter().any(|weighted| weighted.outcome == like_first);
        if can && self.0.below(2) == 0 { like_first } else { listed[self.number(listed.len())].outcome }
    }

    fn action(&mut self, legal: &[Action]) -> Action {
        let moves: Vec<Action> =
            legal.iter().copied().filter(|action| matches!(action, Action::Move { .. })).collect();
        let from = if moves.is_empty() || self.0.below(4) == 0 { legal } else { &moves };
        from[self.number(from.len())]
    }

    fn number(&mut self, count: usize) -> usize {
        self.0.below(count as u32) as usize
    }
}
