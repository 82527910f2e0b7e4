//! How both boards of Lhotse play, and what ropes, tents and weather tiles are worth there.

mod log;
mod text;

use std::sync::Arc;

use anyhow::Result;
use summiteer_bots::scout::{Gear, Scout};
use summiteer_bots::{Bot, play_watched};
use summiteer_rules::core::{SplitMix, hash64};
use summiteer_rules::games::k2::{Edition, Event, Game, Setup, State, lhotse_library};

use crate::board_report::games::play_each;
use crate::failure::usage;
use crate::out;
use log::Log;

/// Numbers of seats that are looked at.
const SEATS: [usize; 3] = [1, 2, 4];
/// Boards and weathers that fit each other.
const TABLES: [(&str, &str); 4] = [
    ("lhotse-face", "lhotse"),
    ("lhotse-col", "k2-summer"),
    ("lhotse-col", "k2-winter"),
    ("lhotse-col", "lhotse"),
];

/// Plays and prints the report, in Markdown.
///
/// # Errors
/// A usage error if the data are not those of Lhotse.
pub(super) fn report(games: u64, seed: u64) -> Result<()> {
    let plan = Plan { games, seed };
    let mut groups = Vec::new();
    for (board, weather) in TABLES {
        for seats in SEATS {
            groups.push(plan.play(board, weather, seats)?);
        }
    }
    out::print(text::document(&plan, &groups))
}

/// What is played.
struct Plan {
    /// Games of each group of players.
    games: u64,
    seed: u64,
}

/// All games of some players on one board in one weather, the same deals in each list.
struct Group {
    game: Arc<Game>,
    /// With all that there is.
    usual: Vec<Log>,
    /// If nobody pitches a tent.
    without_tents: Vec<Log>,
    /// If nobody places a fixed rope; nothing where there are none.
    without_ropes: Option<Vec<Log>>,
}

impl Plan {
    fn play(&self, board: &str, weather: &str, seats: usize) -> Result<Group> {
        let setup = Setup::solo_of(Edition::Lhotse, board, weather).with_seats(seats);
        let game = Game::new(&setup, &lhotse_library()).map_err(|faults| usage(faults.to_string()))?;
        let game = Arc::new(game);
        let all = Gear::default();
        let games = |gear| play_each(self.games, |number| self.game(&game, gear, number));
        let without_ropes = game.face().map(|_| games(Gear { ropes: false, ..all }));
        let without_tents = games(Gear { tents: false, ..all });
        Ok(Group { usual: games(all), without_tents, without_ropes, game })
    }

    fn game(&self, game: &Arc<Game>, gear: Gear, number: u64) -> Log {
        let bot = || Box::new(Scout::with_gear(gear)) as Box<dyn Bot<State>>;
        let mut bots: Vec<_> = (0..game.seats()).map(|_| bot()).collect();
        let mut log = Log::new(game);
        let mut watch = |now: &State, events: &[Event]| log.see(now, events);
        let chance = SplitMix(hash64(&(self.seed, game.seats() as u64, number)));
        let end = play_watched(State::start(Arc::clone(game)), &mut bots, chance, u64::MAX, &mut watch);
        log.end(&end);
        log
    }
}
