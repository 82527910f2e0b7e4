//! The result of a simulation as table, JSON or CSV. Scripts rely on the names; they only ever grow.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::{Serialize, Serializer};
use summiteer_rules::core::Header;

use super::tally::Tally;
use crate::args::SimulateArgs;

/// What was played and how it went.
#[derive(Debug, Serialize)]
pub(super) struct Report<'a> {
    game: &'static str,
    board: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    weather: Option<&'a str>,
    options: &'a [String],
    seed: u64,
    games: u64,
    /// Games that were given up.
    unfinished: u64,
    max_actions: u64,
    seats_rotate: bool,
    seconds: f64,
    players: Vec<Player<'a>>,
    /// What else the game counts, by name.
    #[serde(skip)]
    counted: &'static [&'static str],
}

#[derive(Debug, Serialize)]
struct Player<'a> {
    name: &'a str,
    mean_score: f64,
    score_histogram: &'a BTreeMap<u16, u64>,
    #[serde(serialize_with = "or_zero")]
    deaths: Option<f64>,
    #[serde(serialize_with = "or_zero")]
    games_with_death: Option<f64>,
    wins: f64,
    /// What else the game counts, a game.
    #[serde(flatten)]
    counts: BTreeMap<&'static str, f64>,
}

/// Scripts find every number in every game: where nobody can die, nobody did.
fn or_zero<S: Serializer>(number: &Option<f64>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(number.unwrap_or(0.0))
}

impl<'a> Report<'a> {
    /// The report of these tallies, one a player; the header is that of the table played on.
    pub(super) fn new(
        args: &'a SimulateArgs,
        header: &'a Header,
        seconds: f64,
        tallies: &'a [Tally],
        counted: &'static [&'static str],
    ) -> Self {
        let player = |(name, tally): (&'a String, &'a Tally)| Player {
            name,
            mean_score: tally.mean_score(),
            score_histogram: tally.by_score(),
            deaths: tally.deaths(),
            games_with_death: tally.games_with_death(),
            wins: tally.wins(),
            counts: counted.iter().copied().zip(tally.counts()).collect(),
        };
        Self {
            game: args.game.id(),
            board: header.get("board").unwrap_or_default(),
            weather: header.get("weather"),
            options: &args.table.options,
            seed: args.seed,
            games: args.games,
            unfinished: tallies.first().map_or(0, Tally::unfinished),
            max_actions: args.max_actions,
            seats_rotate: args.seats_rotate,
            seconds,
            players: args.players.iter().zip(tallies).map(player).collect(),
            counted,
        }
    }

    /// One JSON object.
    pub(super) fn json(&self) -> String {
        serde_json::to_string_pretty(self).expect("numbers and names always become JSON")
    }

    /// A line for each player, below a line of names.
    pub(super) fn csv(&self) -> String {
        let mut text =
            "name,games,mean_score,deaths,games_with_death,wins,score_histogram,unfinished".to_owned();
        self.counted.iter().for_each(|name| text += &format!(",{name}"));
        text.push('\n');
        let number = |number: Option<f64>| number.map(|number| number.to_string()).unwrap_or_default();
        for player in &self.players {
            let Player { name, mean_score, wins, .. } = player;
            let (deaths, with_death) = (number(player.deaths), number(player.games_with_death));
            let histogram = player.histogram(":", " ");
            let line = format!("{name},{},{mean_score},{deaths},{with_death},{wins},{histogram}", self.games);
            let counts = self.counted.iter().map(|name| format!(",{}", player.counts[name]));
            let _ = writeln!(text, "{line},{}{}", self.unfinished, counts.collect::<String>());
        }
        text
    }

    /// For people.
    pub(super) fn table(&self) -> String {
        let mut text = self.headline();
        let _ = writeln!(text, "\n{:12} {:>10} {:>8}{}", "player", "mean score", "wins", self.more_heads());
        for player in &self.players {
            let Player { name, mean_score, wins, .. } = player;
            let _ =
                writeln!(text, "{name:12} {mean_score:>10.2} {wins:>8.1}{}", player.more_cells(self.counted));
        }
        text.push('\n');
        for player in &self.players {
            let _ = writeln!(text, "{} scores: {}", player.name, player.histogram(" x ", ", "));
        }
        if self.unfinished > 0 {
            let (unfinished, actions) = (self.unfinished, self.max_actions);
            let _ = writeln!(text, "\n{unfinished} games were given up after {actions} actions");
        }
        text
    }

    fn headline(&self) -> String {
        let Self { game, board, games, seed, seconds, .. } = self;
        let season = self.weather.map(|weather| format!(" in {weather}")).unwrap_or_default();
        format!("{game} on {board}{season}: {games} games, seed {seed}, {seconds:.1} s\n")
    }

    fn more_heads(&self) -> String {
        let told = self.players.iter().any(|player| player.deaths.is_some());
        let deaths =
            if told { format!(" {:>11} {:>16}", "deaths/game", "games with death") } else { String::new() };
        deaths + &self.counted.iter().map(|name| format!(" {name:>8}")).collect::<String>()
    }
}

impl Player<'_> {
    fn more_cells(&self, counted: &[&'static str]) -> String {
        let deaths = match (self.deaths, self.games_with_death) {
            (Some(deaths), Some(games)) => format!(" {deaths:>11.3} {:>15.1}%", games * 100.0),
            (None | Some(_), _) => String::new(),
        };
        let count = |name: &&'static str| format!(" {:>1$.2}", self.counts[name], name.len().max(8));
        deaths + &counted.iter().map(count).collect::<String>()
    }

    fn histogram(&self, times: &str, comma: &str) -> String {
        let parts: Vec<_> =
            self.score_histogram.iter().map(|(score, games)| format!("{score}{times}{games}")).collect();
        parts.join(comma)
    }
}
