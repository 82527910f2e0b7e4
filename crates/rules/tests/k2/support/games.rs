//! Random games: half of the turns by random small actions, half by a random end that keeps most climbers alive.

use std::sync::{Arc, LazyLock};

use proptest::prelude::*;
use proptest::sample::{Index, select};
use summiteer_rules::core::{NumberSource, Rules, Seat, SplitMix, Table, Turn, pick};
use summiteer_rules::games::k2::planner::plan;
use summiteer_rules::games::k2::{
    Action, Discards, Edition, FirstSeat, Game, Levels, Library, Limits, Options, Phase, Setup, State,
    lhotse_library, standard_library,
};

/// Every kind of set-up, of K2 and of Lhotse.
pub(crate) fn setups() -> impl Strategy<Value = Setup> {
    prop_oneof![3 => k2_setups(), 2 => lhotse_setups()]
}

/// K2's boards, and whether icefall tiles are played with.
const BOARDS: [(&str, bool); 5] = [
    ("k2-easy", false),
    ("k2-hard", false),
    ("everest-hard", false),
    ("everest-easy", true),
    ("everest-hard", true),
];

/// Every kind of set-up of K2, on Mount Everest's boards with icefall tiles and without.
fn k2_setups() -> impl Strategy<Value = Setup> {
    (options(), select(&BOARDS[..]), any::<bool>()).prop_map(
        |((seats, options), (board, icefall), winter)| Setup {
            edition: Edition::K2,
            board: board.to_owned(),
            weather: if winter { "k2-winter" } else { "k2-summer" }.to_owned(),
            seats,
            options: Options { icefall, ..options },
        },
    )
}

/// Every kind of set-up of Lhotse, the South Face as often as the South Col Race.
pub(crate) fn lhotse_setups() -> impl Strategy<Value = Setup> {
    let scenario = prop_oneof![
        3 => Just(("lhotse-face", "lhotse")),
        1 => Just(("lhotse-col", "lhotse")),
        1 => Just(("lhotse-col", "k2-summer")),
        1 => Just(("lhotse-col", "k2-winter")),
    ];
    let discards = prop_oneof![Just(Discards::Standard), Just(Discards::Free)];
    let levels = select(&Levels::ALL[..]);
    (options(), scenario, discards, levels).prop_map(
        |((seats, options), (board, weather), discards, levels)| {
            let options = Options { discards, levels, ..options };
            Setup {
                edition: Edition::Lhotse,
                board: board.to_owned(),
                weather: weather.to_owned(),
                seats,
                options,
            }
        },
    )
}

/// A number of seats, and the options that K2 has.
fn options() -> impl Strategy<Value = (usize, Options)> {
    let switches = prop::array::uniform3(any::<bool>());
    (switches, 1..6usize, prop::option::of(any::<Index>())).prop_map(|(switches, seats, first)| {
        let [family, strict, passing_scores] = switches;
        let first = first.map_or(FirstSeat::Random, |first| FirstSeat::Seat(Seat::new(first.index(seats))));
        let limits = if strict { Limits::Strict } else { Limits::Relaxed };
        (seats, Options { family, limits, passing_scores, first, ..Options::default() })
    })
}

static K2: LazyLock<Library> = LazyLock::new(standard_library);
static LHOTSE: LazyLock<Library> = LazyLock::new(lhotse_library);

/// The game of a set-up.
pub(crate) fn game_of(setup: &Setup) -> Arc<Game> {
    let library = match setup.edition {
        Edition::K2 => &K2,
        Edition::Lhotse => &LHOTSE,
    };
    Arc::new(Game::new(setup, library).expect("the set-up is good"))
}

/// A table at its beginning.
pub(crate) fn new_table(setup: &Setup) -> Table<State> {
    Table::new(setup.header(), State::start(game_of(setup)))
}

/// A whole game played at random.
pub(crate) fn random_game(setup: &Setup, seed: u64) -> Table<State> {
    let mut table = new_table(setup);
    let mut player = Player(SplitMix(seed));
    while player.play(&mut table) {}
    table
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
