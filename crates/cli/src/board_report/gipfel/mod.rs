//! How a board of the dice game plays.

mod text;
mod watched;

use std::sync::Arc;

use anyhow::Result;
use summiteer_bots::{Bot, play_watched, registry};
use summiteer_rules::core::{SplitMix, hash64};
use summiteer_rules::games::gipfel::{Event, Game, MIN_SEATS, MOST_SEATS, Setup, State, standard_library};

use crate::failure::usage;
use crate::out;
use watched::Watched;

/// A game of two players with a plan takes some hundred actions.
const MAX_ACTIONS: u64 = 1_000_000;

/// Plays and prints the report, in Markdown.
///
/// # Errors
/// A usage error that lists the boards there are, if none has this id.
pub(super) fn report(board: &str, games: u64, seed: u64) -> Result<()> {
    let plan = Plan { board, games, seed };
    let mut tables = Vec::new();
    for players in ["ibex", "rusher"] {
        for seats in MIN_SEATS..=MOST_SEATS {
            tables.push(plan.play(&vec![players; seats])?);
        }
    }
    let mut duels = Vec::new();
    for seats in MIN_SEATS..=MOST_SEATS {
        let mut players = vec!["rusher"; seats];
        players[0] = "ibex";
        duels.push(plan.play(&players)?);
    }
    out::print(text::document(&plan, &tables, &duels))
}

/// What is played.
struct Plan<'a> {
    board: &'a str,
    /// Games of each group of players.
    games: u64,
    seed: u64,
}

impl Plan<'_> {
    /// Lets players sit together, each in every seat equally often.
    fn play(&self, players: &[&'static str]) -> Result<Watched> {
        let seats = players.len();
        let setup = Setup::new(self.board, seats);
        let game = Game::new(&setup, &standard_library()).map_err(|faults| usage(faults.to_string()))?;
        let start = State::start(Arc::new(game));
        let mut watched = Watched::new(players, start.game().board());
        for number in 0..self.games {
            let player = |seat: usize| (seat + (number % seats as u64) as usize) % seats;
            let mut bots: Vec<Box<dyn Bot<State>>> =
                (0..seats).map(|seat| bot(players[player(seat)])).collect();
            let chance = SplitMix(hash64(&(self.seed, seats as u64, number)));
            let mut watch = |_: &State, events: &[Event]| events.iter().for_each(|event| watched.see(event));
            let end = play_watched(start.clone(), &mut bots, chance, MAX_ACTIONS, &mut watch);
            let winner = end.public().winner().expect("players with a plan come to an end");
            watched.end_game(winner, player(winner.index()));
        }
        Ok(watched)
    }
}

fn bot(name: &str) -> Box<dyn Bot<State>> {
    registry::gipfel_bot(name).expect("the report names players that there are")
}
