//! Gipfelstürmer.

use std::cell::Cell;
use std::hint::black_box;
use std::sync::Arc;

use summiteer_bots::ibex::Ibex;
use summiteer_bots::{Bot, play_game, registry};
use summiteer_rules::core::{Observer, Rules, Seat, SplitMix};
use summiteer_rules::games::gipfel::odds::Odds;
use summiteer_rules::games::gipfel::{Game, MAX_ROLLS, Setup, Sign, State, standard_library};

use crate::measure::{head, median_time, milliseconds, per_second, row};
use crate::random;

/// Random games do not end, so they are measured over so many actions.
const ACTIONS: u64 = 500_000;

pub(crate) fn measure() {
    head("Gipfelstürmer, 2 seats");
    row("random turns a second, legal actions listed", &format!("{:.0}", per_second(random_turns)));
    row("games of rusher a second", &format!("{:.0}", per_second(|| games("rusher", 400))));
    row("games of ibex a second", &format!("{:.0}", per_second(|| games("ibex", 100))));
    let odds = Odds::new();
    row("tables of dice mathematics", &format!("{:.2} ms", milliseconds(median_time(tables))));
    let decisions = per_second(|| decisions(&odds));
    row("one perfect keep decision", &format!("{:.1} µs", 1e6 / decisions));
    row(
        "first decision of ibex on a new board",
        &format!("{:.2} ms", milliseconds(median_time(new_boards)) / 2.0),
    );
}

fn game(id: &str) -> Arc<Game> {
    let mut board = standard_library().boards.remove(0);
    id.clone_into(&mut board.id);
    Arc::new(Game::from_parts(&Setup::new(id, 2), board).expect("the built-in data has no fault"))
}

/// Counts turns: each begins with a roll of all dice after somebody else's action.
fn random_turns() -> u64 {
    let (turns, last) = (Cell::new(0), Cell::new(None::<Seat>));
    random::play(State::start(game("gipfel")), SplitMix(1), ACTIONS, &mut |seat, _| {
        if last.replace(Some(seat)) != Some(seat) {
            turns.set(turns.get() + 1);
        }
    });
    turns.get()
}

fn games(name: &str, count: u64) -> u64 {
    let start = State::start(game("gipfel"));
    for seed in 0..count {
        let bot = |_| registry::gipfel_bot(name).expect("the registry has this player");
        let mut bots: Vec<Box<dyn Bot<State>>> = (0..2).map(bot).collect();
        black_box(play_game(start.clone(), &mut bots, SplitMix(seed)));
    }
    count
}

fn tables() {
    black_box(Odds::new());
}

/// What to keep of each roll with two rolls left, for a worth that tells several signs apart.
fn decisions(odds: &Odds) -> u64 {
    let signs =
        [(Sign::OfAKind(5), 1.0), (Sign::Straight(5), 0.7), (Sign::ThreeOf(4), 0.4), (Sign::TwoPairs, 0.2)];
    for rolled in odds.rolled() {
        let worth = std::array::from_fn(|index| {
            let met = signs.iter().find(|(sign, _)| sign.is_met(&odds.rolled()[index]));
            met.map_or(0.0, |(_, worth)| *worth)
        });
        let plan = odds.plan(&worth, MAX_ROLLS - 1);
        black_box(plan.best_keep(rolled, MAX_ROLLS - 1));
    }
    odds.rolled().len() as u64
}

/// Two decisions on boards that take turns, so that no table can be used again.
fn new_boards() {
    for id in ["one", "other"] {
        let text = "phase choose A\nrolls 1\ndice 1 2 3 4 6\ngoats A b1 c1";
        let state = State::from_text(game(id), text).expect("the position is right");
        let (view, legal) = (state.view(Observer::Seat(Seat::new(0))), state.legal(Seat::new(0)));
        black_box(Ibex::default().act(&view, &legal, &mut SplitMix(0)));
    }
}
