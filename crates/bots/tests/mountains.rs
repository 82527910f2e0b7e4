//! Players of Gipfelstürmer on other mountains than the built-in one.

use std::sync::Arc;

use summiteer_bots::{Bot, play_within, registry};
use summiteer_rules::core::{Rules, SplitMix, Turn};
use summiteer_rules::games::gipfel::{Board, Game, Setup, State};

/// Nothing but the start and the summit.
const HILL: &str = r#"
station = [
  { id = "start", at = [1, 9], size = "large", kind = "start" },
  { id = "summit", at = [1, 1], size = "large", kind = "summit" },
]
trail = [{ from = "start", to = "summit", sign = "sum<=5" }]
"#;

/// Two small stations above each other, whose rivers lead back down.
const BROOK: &str = r#"
station = [
  { id = "start", at = [1, 9], size = "large", kind = "start" },
  { id = "x", at = [1, 6], size = "small", river = "start" },
  { id = "y", at = [1, 4], size = "small", river = "x" },
  { id = "summit", at = [1, 1], size = "large", kind = "summit" },
]
trail = [
  { from = "start", to = "x", sign = "two-pairs" },
  { from = "x", to = "y", sign = "full-house" },
  { from = "y", to = "summit", sign = "five-of-a-kind" },
]
"#;

/// Large stations with several trails each, and one small station whose river leads up.
const PASTURES: &str = r#"
station = [
  { id = "summit", at = [5, 1], size = "large", kind = "summit" },
  { id = "high", at = [2, 3], size = "large" },
  { id = "ledge", at = [8, 5], size = "small", river = "high" },
  { id = "low", at = [5, 7], size = "large" },
  { id = "start", at = [5, 9], size = "large", kind = "start" },
]
trail = [
  { from = "start", to = "low", sign = "sum>=18" },
  { from = "start", to = "ledge", sign = "triple:6" },
  { from = "low", to = "ledge", sign = "small-straight" },
  { from = "low", to = "high", sign = "two-pairs" },
  { from = "ledge", to = "high", sign = "large-straight" },
  { from = "ledge", to = "summit", sign = "four-of-a-kind" },
  { from = "high", to = "summit", sign = "sum>=30" },
]
"#;

fn start(stations_and_trails: &str, seats: usize) -> State {
    let head = "format = 1\nschema = \"dice\"\nid = \"other\"\nname = \"Other\"\ngames = [\"gipfel\"]\nsize = [10, 10]\n";
    let board = Board::parse("other.toml", &format!("{head}{stations_and_trails}")).unwrap();
    State::start(Arc::new(Game::from_parts(&Setup::new("other", seats), board).unwrap()))
}

/// A game stops short if a player answers with what is not legal.
#[test]
fn players_with_a_plan_bring_games_on_any_mountain_to_their_end() {
    for mountain in [HILL, BROOK, PASTURES] {
        for seats in 2..=4 {
            for seed in 0..4 {
                let names = ["ibex", "rusher", "ibex", "random"].iter().take(seats);
                let mut bots: Vec<Box<dyn Bot<State>>> =
                    names.map(|name| registry::gipfel_bot(name).unwrap()).collect();
                let end = play_within(start(mountain, seats), &mut bots, SplitMix(seed), 20_000);
                assert_eq!(end.turn(), Turn::Over, "{seats} seats, seed {seed} on\n{mountain}");
            }
        }
    }
}
