//! A quick planner: it looks one turn ahead and weighs where each climber would stand by what can still be made of the
//! days to come.
//!
//! - `outlook`: expected points of a climber by day, space, level and score, worked backwards from the last day
//! - `judge`: the worth of a position by these tables
//! - `tiles`: which weather may come
//! - `walk`: where a climber can get with points at hand
//! - `choice`, `turn`: the decisions built on them
//! - `gear`: what may be placed on the mountain
//! - `icefall`: what is expected of tiles that lie face down
//! - `lhotse`: the decisions that only Lhotse asks for

mod choice;
mod gear;
mod icefall;
mod judge;
mod lhotse;
mod outlook;
mod tiles;
mod turn;
mod walk;

use summiteer_rules::core::{NumberSource, Rules, Seat, SplitMix};
use summiteer_rules::games::k2::{Action, Phase, Public, State, View};

use crate::Bot;
pub use gear::Gear;
use judge::{Judge, Outlooks};

/// The planner. It uses no numbers: its answer follows from the view.
#[derive(Clone, Debug, Default)]
pub struct Scout {
    gear: Gear,
    outlooks: Outlooks,
    plan: Plan,
}

/// What is left of a turn that was planned, and the position in which it goes on.
#[derive(Clone, Debug, Default)]
struct Plan {
    /// Last action first.
    actions: Vec<Action>,
    expected: Option<Public>,
}

impl Bot<State> for Scout {
    fn name(&self) -> &'static str {
        "scout"
    }

    fn act(&mut self, view: &View, legal: &[Action], _: &mut dyn NumberSource) -> Action {
        match view.public.phase {
            Phase::Choose => choice::choose(&icefall::assumed(view), legal, self.gear, &mut self.outlooks),
            Phase::Act(_) | Phase::Fork(_) => self.act_by_plan(view),
            Phase::Rescue { .. } => best_by_trial(view, legal, &mut self.outlooks),
            Phase::Draft => lhotse::keep(view, legal, &mut self.outlooks),
            Phase::Discard => lhotse::discard(view, legal),
            Phase::Slide(_) => lhotse::slide(view, legal, &mut self.outlooks),
            // Penalties are listed from the lowest; nothing is decided while chance deals or when the game is over.
            Phase::TakeToken(_) | Phase::Deal(_) | Phase::Probe(_) | Phase::Over => legal[0],
        }
    }
}

impl Scout {
    /// A planner that places nothing but this.
    pub fn with_gear(gear: Gear) -> Self {
        Self { gear, ..Self::default() }
    }

    /// The next action of the plan, made anew when none is left or the position is not the one that it led to, as when an
    /// icefall tile was turned up.
    fn act_by_plan(&mut self, view: &View) -> Action {
        if self.plan.actions.is_empty() || self.plan.expected != Some(view.public) {
            let plan = |guess| turn::plan(&icefall::guessed(view, guess), self.gear, &mut self.outlooks);
            self.plan.actions = icefall::GUESSES.into_iter().find_map(plan).expect("every turn has an end");
            self.plan.actions.reverse();
        }
        let action = self.plan.actions.pop().expect("a turn ends with an action");
        let mut state = view.sample(&mut SplitMix(0));
        self.plan.expected = state.apply(own_seat(view), action).is_ok().then(|| *state.public());
        action
    }
}

fn own_seat(view: &View) -> Seat {
    view.own.as_ref().expect("a bot has a seat").seat
}

/// The action whose position is worth most.
fn best_by_trial(view: &View, legal: &[Action], outlooks: &mut Outlooks) -> Action {
    let seat = own_seat(view);
    let assumed = icefall::assumed(view);
    let mut judge = Judge::new(&assumed, outlooks);
    best_of(legal, |action| judge.position(&after(view, action), seat))
}

/// What lies open after an action.
fn after(view: &View, action: Action) -> Public {
    let mut state = view.sample(&mut SplitMix(0));
    state.apply(own_seat(view), action).expect("it is legal");
    *state.public()
}

/// The action worth most; the first of those.
fn best_of(legal: &[Action], mut worth: impl FnMut(Action) -> f32) -> Action {
    let mut best = (f32::MIN, legal[0]);
    for action in legal {
        let worth = worth(*action);
        if worth > best.0 {
            best = (worth, *action);
        }
    }
    best.1
}
