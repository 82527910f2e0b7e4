//! Mount Everest.

use std::hint::black_box;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use summiteer_bots::sherpa::Sherpa;
use summiteer_bots::{Bot, Random, play_game};
use summiteer_rules::core::{NumberSource, SplitMix};
use summiteer_rules::games::everest::{self, Action, Phase, State, View, planner};
use summiteer_rules::mountain::Pawn;

use crate::measure::{head, median_time, milliseconds, per_second, print_spread, row};
use crate::random;

const GAMES: u64 = 400;
const COPIES: u32 = 1_000_000;

pub(crate) fn measure() {
    head("Mount Everest on the easier route in summer");
    row("random games of 2 seats a second", &format!("{:.0}", per_second(random_games)));
    row("actions a second, legal actions listed", &format!("{:.0}", per_second(actions)));
    row("copy of a state", &format!("{:.0} ns", 1e9 / per_second(copies)));
    let (views, decisions) = sherpa_games();
    let plans: Vec<f64> = views.iter().map(|view| milliseconds(median_time(|| plan(view)))).collect();
    print_spread("plan of a loaded turn", &plans);
    print_spread("decision of sherpa", &decisions);
}

fn start() -> State {
    let setup = everest::Setup::new("everest-easy", "everest-summer", 2);
    let game =
        everest::Game::new(&setup, &everest::standard_library()).expect("the built-in data has no fault");
    State::start(Arc::new(game))
}

fn random_games() -> u64 {
    let start = start();
    let mut bots: Vec<Box<dyn Bot<State>>> =
        (0..2).map(|_| Box::new(Random) as Box<dyn Bot<State>>).collect();
    for seed in 0..GAMES {
        black_box(play_game(start.clone(), &mut bots, SplitMix(seed)));
    }
    GAMES
}

fn actions() -> u64 {
    let start = start();
    (0..GAMES).map(|seed| random::play(start.clone(), SplitMix(seed), u64::MAX, &mut |_, _| {})).sum()
}

fn copies() -> u64 {
    let state = start();
    for _ in 0..COPIES {
        black_box(black_box(&state).clone());
    }
    u64::from(COPIES)
}

fn plan(view: &View) {
    let Phase::Act(seat) = view.public.phase else { return };
    black_box(planner::plan(&view.game, &view.public, seat, planner::Loads::OnTheWay));
}

/// The beginnings of turns with clients on the way, and how long each decision took in milliseconds.
type Seen = (Vec<View>, Vec<f64>);

/// A planner that is looked at.
struct Observed {
    sherpa: Sherpa,
    seen: Arc<Mutex<Seen>>,
}

impl Bot<State> for Observed {
    fn name(&self) -> &'static str {
        "sherpa, observed"
    }

    fn act(&mut self, view: &View, legal: &[Action], numbers: &mut dyn NumberSource) -> Action {
        let begin = Instant::now();
        let action = self.sherpa.act(view, legal, numbers);
        let mut seen = self.seen.lock().expect("nobody panics with it");
        seen.1.push(milliseconds(begin.elapsed()));
        if begins_loaded_turn(view) {
            seen.0.push(view.clone());
        }
        action
    }
}

fn begins_loaded_turn(view: &View) -> bool {
    let Phase::Act(seat) = view.public.phase else { return false };
    let mut cards = view.public.seats[seat].cards.iter().flatten();
    let mut guides = Pawn::of(seat).into_iter().map(|guide| view.public.guide(guide));
    let base = view.game.base();
    cards.all(|card| card.target.is_none() && card.used == 0)
        && guides.any(|guide| guide.space != base && guide.load.clients.total() > 0)
}

fn sherpa_games() -> Seen {
    let seen = Arc::new(Mutex::new(Seen::default()));
    for seed in 1..=3 {
        let observed = |_| {
            let bot = Observed { sherpa: Sherpa::default(), seen: Arc::clone(&seen) };
            Box::new(bot) as Box<dyn Bot<State>>
        };
        let mut bots: Vec<_> = (0..2).map(observed).collect();
        play_game(start(), &mut bots, SplitMix(seed));
    }
    let seen = Arc::into_inner(seen).expect("the bots are gone");
    seen.into_inner().expect("nobody panics with it")
}
