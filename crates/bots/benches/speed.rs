//! How fast engine and bots are, on one core; prints a table. Every number is the median of several runs.

use std::hint::black_box;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use summiteer_bots::scout::Scout;
use summiteer_bots::{Bot, Random, play_game};
use summiteer_rules::core::{NumberSource, Rules, SplitMix, Turn, pick};
use summiteer_rules::games::k2::{self, Action, Phase, State, View, planner};

const RUNS: usize = 7;
const GAMES: u64 = 400;
const COPIES: u32 = 1_000_000;

fn main() {
    println!("{:44} {:>14}", "K2 on the easier route in summer", "median");
    let games = median((0..RUNS).map(|_| random_games_a_second()));
    row("random games of 4 seats a second", &format!("{games:.0}"));
    let actions = median((0..RUNS).map(|_| actions_a_second()));
    row("actions a second, legal actions listed", &format!("{actions:.0}"));
    let copy = median((0..RUNS).map(|_| copy_nanoseconds()));
    row("copy of a state", &format!("{copy:.0} ns"));
    let (views, decisions) = scout_games();
    let plans: Vec<f64> = views.iter().map(|view| milliseconds(median_time(|| plan(view)))).collect();
    print_spread("plan of a turn", &plans);
    print_spread("decision of scout", &decisions);
}

fn row(name: &str, value: &str) {
    println!("{name:44} {value:>14}");
}

/// The median, the 90th of 100 and the longest.
fn print_spread(name: &str, times: &[f64]) {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    for (what, part) in [("typical", 0.5), ("90 of 100 are faster", 0.9), ("longest", 1.0)] {
        let index = ((times.len() - 1) as f64 * part) as usize;
        row(&format!("{name}, {what}"), &format!("{:.2} ms", times[index]));
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn median_time(work: impl Fn()) -> Duration {
    let time = |_| {
        let begin = Instant::now();
        work();
        begin.elapsed().as_secs_f64()
    };
    Duration::from_secs_f64(median((0..RUNS).map(time)))
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn start(seats: usize) -> State {
    let setup = k2::Setup::solo("k2-easy", "k2-summer").with_seats(seats);
    let game = k2::Game::new(&setup, &k2::standard_library()).expect("the built-in data has no fault");
    State::start(Arc::new(game))
}

fn random_games_a_second() -> f64 {
    let start = start(4);
    let mut bots: Vec<Box<dyn Bot<State>>> =
        (0..4).map(|_| Box::new(Random) as Box<dyn Bot<State>>).collect();
    let begin = Instant::now();
    for seed in 0..GAMES {
        black_box(play_game(start.clone(), &mut bots, SplitMix(seed)));
    }
    GAMES as f64 / begin.elapsed().as_secs_f64()
}

/// Random games without bots and views: what a search pays.
fn actions_a_second() -> f64 {
    let start = start(4);
    let begin = Instant::now();
    let actions: u64 = (0..GAMES).map(|seed| play_random(start.clone(), SplitMix(seed))).sum();
    actions as f64 / begin.elapsed().as_secs_f64()
}

/// Plays to the end and counts the actions of seats; what chance deals takes its time too.
fn play_random(mut state: State, mut numbers: SplitMix) -> u64 {
    let (mut count, mut legal, mut outcomes, mut events) = (0, Vec::new(), Vec::new(), Vec::new());
    loop {
        events.clear();
        match state.turn() {
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                legal.clear();
                state.legal_into(seat, &mut legal);
                let action: Action = legal[numbers.below(legal.len() as u32) as usize];
                state.apply_into(seat, action, &mut events).expect("a listed action is legal");
                count += 1;
            }
            Turn::Chance => {
                outcomes.clear();
                state.chance_into(&mut outcomes);
                let outcome = pick(&outcomes, &mut numbers).expect("chance has an outcome in its turn");
                state.apply_chance_into(outcome, &mut events).expect("a listed outcome is possible");
            }
            Turn::Over => return count,
        }
    }
}

fn copy_nanoseconds() -> f64 {
    let state = start(4);
    let begin = Instant::now();
    for _ in 0..COPIES {
        black_box(black_box(&state).clone());
    }
    begin.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES)
}

fn plan(view: &View) {
    let seat = view.own.as_ref().expect("the view of a seat").seat;
    black_box(planner::plan(&view.game, &view.public, seat));
}

/// Scout, noting when a turn begins and how long it takes to decide.
struct Observed {
    scout: Scout,
    seen: Arc<Mutex<(Vec<View>, Vec<f64>)>>,
}

impl Bot<State> for Observed {
    fn name(&self) -> &'static str {
        "scout, observed"
    }

    fn act(&mut self, view: &View, legal: &[Action], numbers: &mut dyn NumberSource) -> Action {
        let begin = Instant::now();
        let action = self.scout.act(view, legal, numbers);
        let took = milliseconds(begin.elapsed());
        let mut seen = self.seen.lock().expect("nobody panics with it");
        seen.1.push(took);
        if begins_turn(view) {
            seen.0.push(view.clone());
        }
        action
    }
}

fn begins_turn(view: &View) -> bool {
    let Phase::Act(seat) = view.public.phase else { return false };
    let mut cards = view.public.seats[seat].cards.iter().flatten();
    cards.all(|card| card.climber.is_none() && card.used == 0)
}

/// The beginnings of all turns of some games, and how long each decision took.
fn scout_games() -> (Vec<View>, Vec<f64>) {
    let seen = Arc::new(Mutex::new((Vec::new(), Vec::new())));
    for (seats, seed) in [(1, 1), (1, 2), (4, 3)] {
        let observed = |_| {
            let bot = Observed { scout: Scout::default(), seen: Arc::clone(&seen) };
            Box::new(bot) as Box<dyn Bot<State>>
        };
        let mut bots: Vec<_> = (0..seats).map(observed).collect();
        play_game(start(seats), &mut bots, SplitMix(seed));
    }
    let seen = Arc::into_inner(seen).expect("the bots are gone");
    seen.into_inner().expect("nobody panics with it")
}
