//! How both boards of Mount Everest play: points, clients, routes, camps and the days of the summits.

mod log;
mod text;

use std::sync::Arc;

use anyhow::Result;
use summiteer_bots::{play_watched, registry};
use summiteer_rules::core::{SplitMix, hash64};
use summiteer_rules::games::everest::{Event, Game, Setup, State, standard_library};

use crate::board_report::games::play_each;
use crate::failure::usage;
use crate::out;
use log::{Log, Watch};

/// Every group has two seats: games of more take far longer.
const SEATS: usize = 2;
/// The player with a plan, whose games tell of the boards.
const SHERPA: &str = "sherpa";
/// Boards, weathers and players.
const GROUPS: [(&str, &str, &str); 6] = [
    ("everest-easy", "everest-summer", SHERPA),
    ("everest-easy", "everest-winter", SHERPA),
    ("everest-hard", "everest-summer", SHERPA),
    ("everest-hard", "everest-winter", SHERPA),
    ("everest-easy", "everest-summer", "random"),
    ("everest-easy", "everest-winter", "random"),
];

/// Plays and prints the report, in Markdown.
///
/// # Errors
/// A usage error if the data are not those of Mount Everest.
pub(super) fn report(games: u64, seed: u64) -> Result<()> {
    let plan = Plan { games, seed };
    let groups = GROUPS.into_iter().map(|(board, weather, player)| plan.play(board, weather, player));
    out::print(text::document(&plan, &groups.collect::<Result<Vec<_>>>()?))
}

/// What is played.
struct Plan {
    /// Games of each group of players.
    games: u64,
    seed: u64,
}

/// All games of equal players on one board in one weather.
struct Group {
    game: Arc<Game>,
    player: &'static str,
    logs: Vec<Log>,
}

impl Plan {
    fn play(&self, board: &str, weather: &str, player: &'static str) -> Result<Group> {
        let setup = Setup::new(board, weather, SEATS);
        let game = Game::new(&setup, &standard_library()).map_err(|faults| usage(faults.to_string()))?;
        let game = Arc::new(game);
        let logs = play_each(self.games, |number| self.game(&game, player, number));
        Ok(Group { game, player, logs })
    }

    fn game(&self, game: &Arc<Game>, player: &str, number: u64) -> Log {
        let bot = |_| registry::everest_bot(player).expect("the report names players that there are");
        let mut bots: Vec<_> = (0..game.seats()).map(bot).collect();
        let start = State::start(Arc::clone(game));
        let mut watch = Watch::new(&start);
        let mut see = |now: &State, events: &[Event]| watch.see(now, events);
        let chance = SplitMix(hash64(&(self.seed, game.seats() as u64, number)));
        let end = play_watched(start, &mut bots, chance, u64::MAX, &mut see);
        watch.end(&end)
    }
}
