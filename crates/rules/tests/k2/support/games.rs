//! Random games: half of the turns by random small actions, half by a random end that keeps most climbers alive.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::Index;
use summiteer_rules::core::{NumberSource, Rules, Seat, SplitMix, Table, Turn, pick};
use summiteer_rules::games::k2::planner::plan;
use summiteer_rules::games::k2::{
    Action, Edition, FirstSeat, Game, Limits, Options, Phase, Setup, State, standard_library,
};

use crate::laws;

/// Every kind of set-up.
pub(crate) fn setups() -> impl Strategy<Value = Setup> {
    let switches = prop::array::uniform5(any::<bool>());
    (switches, 1..6usize, prop::option::of(any::<Index>())).prop_map(|(switches, seats, first)| {
        let [hard, winter, family, strict, passing_scores] = switches;
        let first = first.map_or(FirstSeat::Random, |first| FirstSeat::Seat(Seat::new(first.index(seats))));
        let limits = if strict { Limits::Strict } else { Limits::Relaxed };
        Setup {
            edition: Edition::K2,
            board: if hard { "k2-hard" } else { "k2-easy" }.to_owned(),
            weather: if winter { "k2-winter" } else { "k2-summer" }.to_owned(),
            seats,
            options: Options { family, limits, passing_scores, first, ..Options::default() },
        }
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
    while player.play(&mut table) {}
    table
}

/// The state after each entry of a table's record, from the beginning on.
pub(crate) fn states(table: &Table<State>, setup: &Setup) -> Vec<State> {
    laws::states(new_table(setup), table)
}

/// Plays at random.
pub(crate) struct Player(pub(crate) SplitMix);

impl Player {
    /// Plays one thing, or a whole turn; `false` once the game is over.
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
                self.decide(table, seat);
            }
        }
        true
    }

    fn number(&mut self, count: usize) -> usize {
        self.0.below(count as u32) as usize
    }

    fn decide(&mut self, table: &mut Table<State>, seat: Seat) {
        let is_turn = table.state().public().phase == Phase::Act(seat);
        if is_turn && self.number(8) == 0 {
            for action in self.planned(table.state(), seat) {
                table.act(seat, action).expect("plans are legal");
            }
            return;
        }
        let legal = table.state().legal(seat);
        let action = legal[self.number(legal.len())];
        table.act(seat, action).expect("a listed action");
    }

    /// The best of a few random ends: most climbers alive, then most points and levels.
    fn planned(&mut self, state: &State, seat: Seat) -> Vec<Action> {
        let plans = plan(state.game(), state.public(), seat);
        let drawn: Vec<usize> = (0..6).map(|_| self.number(plans.len())).collect();
        let worth = |index: &usize| {
            let climbers = &plans[*index].end.climbers;
            let alive = climbers.iter().filter(|climber| climber.level > 0).count();
            (alive, climbers.iter().map(|climber| climber.score + climber.level).sum::<u8>())
        };
        let best = drawn.into_iter().max_by_key(worth).expect("a turn has an end");
        plans[best].actions.clone()
    }
}
