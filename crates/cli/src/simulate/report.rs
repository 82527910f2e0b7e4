//! The result of a simulation as table, JSON or CSV. Scripts rely on the names; they only ever grow.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;

use super::tally::Tally;
use crate::args::SimulateArgs;

/// What was played and how it went.
#[derive(Debug, Serialize)]
pub(super) struct Report<'a> {
    game: &'static str,
    board: &'a str,
    weather: &'a str,
    options: &'a [String],
    seed: u64,
    games: u64,
    seats_rotate: bool,
    seconds: f64,
    players: Vec<Player<'a>>,
}

#[derive(Debug, Serialize)]
struct Player<'a> {
    name: &'a str,
    mean_score: f64,
    score_histogram: &'a BTreeMap<u8, u64>,
    deaths: f64,
    games_with_death: f64,
    wins: f64,
}

impl<'a> Report<'a> {
    /// The report of these tallies, one a player.
    pub(super) fn new(args: &'a SimulateArgs, seconds: f64, tallies: &'a [Tally]) -> Self {
        let player = |(name, tally): (&'a String, &'a Tally)| Player {
            name,
            mean_score: tally.mean_score(),
            score_histogram: tally.by_score(),
            deaths: tally.deaths(),
            games_with_death: tally.games_with_death(),
            wins: tally.wins(),
        };
        Self {
            game: args.game.id(),
            board: &args.table.board,
            weather: &args.table.weather,
            options: &args.table.options,
            seed: args.seed,
            games: args.games,
            seats_rotate: args.seats_rotate,
            seconds,
            players: args.players.iter().zip(tallies).map(player).collect(),
        }
    }

    /// One JSON object.
    pub(super) fn json(&self) -> String {
        serde_json::to_string_pretty(self).expect("numbers and names always become JSON")
    }

    /// A line for each player, below a line of names.
    pub(super) fn csv(&self) -> String {
        let mut text = "name,games,mean_score,deaths,games_with_death,wins,score_histogram\n".to_owned();
        for player in &self.players {
            let Player { name, mean_score, deaths, games_with_death, wins, .. } = player;
            let histogram = player.histogram(":", " ");
            let line =
                format!("{name},{},{mean_score},{deaths},{games_with_death},{wins},{histogram}", self.games);
            text += &line;
            text.push('\n');
        }
        text
    }

    /// For people.
    pub(super) fn table(&self) -> String {
        let mut text = format!(
            "{} on {} in {}: {} games, seed {}, {:.1} s\n\n",
            self.game, self.board, self.weather, self.games, self.seed, self.seconds
        );
        let head = ["player", "mean score", "deaths/game", "games with death", "wins"];
        let _ =
            writeln!(text, "{:12} {:>10} {:>11} {:>16} {:>8}", head[0], head[1], head[2], head[3], head[4]);
        for player in &self.players {
            let _ = writeln!(
                text,
                "{:12} {:>10.2} {:>11.3} {:>15.1}% {:>8.1}",
                player.name,
                player.mean_score,
                player.deaths,
                player.games_with_death * 100.0,
                player.wins
            );
        }
        text.push('\n');
        for player in &self.players {
            let _ = writeln!(text, "{} scores: {}", player.name, player.histogram(" x ", ", "));
        }
        text
    }
}

impl Player<'_> {
    fn histogram(&self, times: &str, comma: &str) -> String {
        let parts: Vec<_> =
            self.score_histogram.iter().map(|(score, games)| format!("{score}{times}{games}")).collect();
        parts.join(comma)
    }
}
