//! K2 and Lhotse.

use std::hint::black_box;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use summiteer_bots::scout::Scout;
use summiteer_bots::{Bot, Random, play_game};
use summiteer_rules::core::{NumberSource, SplitMix};
use summiteer_rules::games::k2::{Action, Edition, Game, Phase, Setup, State, View, planner};

use crate::measure::{head, median_time, milliseconds, per_second, print_spread, row};
use crate::random;

const GAMES: u64 = 400;
const COPIES: u32 = 1_000_000;

pub(crate) fn measure() {
    measure_game("K2 on the easier route in summer", &Setup::solo("k2-easy", "k2-summer"));
    for (title, board) in [("Lhotse, South Face", "lhotse-face"), ("Lhotse, South Col Race", "lhotse-col")] {
        measure_game(title, &Setup::solo_of(Edition::Lhotse, board, "lhotse"));
    }
}

fn measure_game(title: &str, setup: &Setup) {
    let start = |seats| start(setup.clone().with_seats(seats));
    let four = start(4);
    head(title);
    row("random games of 4 seats a second", &format!("{:.0}", per_second(|| random_games(&four))));
    row("actions a second, legal actions listed", &format!("{:.0}", per_second(|| actions(&four))));
    row("copy of a state", &format!("{:.0} ns", 1e9 / per_second(|| copies(&four))));
    let (views, decisions) = scout_games(start);
    let plans: Vec<f64> = views.iter().map(|view| milliseconds(median_time(|| plan(view)))).collect();
    print_spread("plan of a turn", &plans);
    print_spread("decision of scout", &decisions);
}

fn start(setup: Setup) -> State {
    let game = Game::new(&setup, &setup.edition.library()).expect("the built-in data has no fault");
    State::start(Arc::new(game))
}

fn random_games(start: &State) -> u64 {
    let mut bots: Vec<Box<dyn Bot<State>>> =
        (0..4).map(|_| Box::new(Random) as Box<dyn Bot<State>>).collect();
    for seed in 0..GAMES {
        black_box(play_game(start.clone(), &mut bots, SplitMix(seed)));
    }
    GAMES
}

fn actions(start: &State) -> u64 {
    (0..GAMES).map(|seed| random::play(start.clone(), SplitMix(seed), u64::MAX, &mut |_, _| {})).sum()
}

fn copies(state: &State) -> u64 {
    for _ in 0..COPIES {
        black_box(black_box(state).clone());
    }
    u64::from(COPIES)
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
    cards.all(|card| card.target.is_none() && card.used == 0)
}

/// The beginnings of all turns of some games, and how long each decision took.
fn scout_games(start: impl Fn(usize) -> State) -> (Vec<View>, Vec<f64>) {
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
