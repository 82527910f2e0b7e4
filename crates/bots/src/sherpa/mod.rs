//! A planner for Mount Everest: it looks one turn ahead and weighs what each client could still make of the days to
//! come.
//!
//! - `row`, `ration`, `walk`, `outlook`: expected points of one row of a guide board by day, space and client, worked
//!   backwards from the last day
//! - `outlooks`: these tables, made once for a state of the weather and the icefall
//! - `judge`: the worth of a position by these tables
//! - `air`, `choice`, `turn`: the decisions built on them

mod air;
mod choice;
mod judge;
mod outlook;
mod outlooks;
mod ration;
mod row;
mod turn;
mod walk;

use summiteer_rules::core::{NumberSource, Rules, Seat, SplitMix};
use summiteer_rules::games::everest::{Action, AirStep, Phase, Public, State, View};
use summiteer_rules::mountain::CardCounts;

use crate::Bot;
use outlooks::Outlooks;

/// The planner. It uses no numbers: its answer follows from the view.
#[derive(Default)]
pub struct Sherpa {
    outlooks: Option<Outlooks>,
    plan: Plan,
}

/// What is left of a turn that was planned, and the position in which it goes on.
#[derive(Default)]
struct Plan {
    /// Last action first.
    actions: Vec<Action>,
    expected: Option<Public>,
}

impl Bot<State> for Sherpa {
    fn name(&self) -> &'static str {
        "sherpa"
    }

    fn act(&mut self, view: &View, legal: &[Action], _: &mut dyn NumberSource) -> Action {
        match view.public.phase {
            Phase::Oxygen => match view.public.seats[own_seat(view)].step {
                AirStep::Open => air::spend(view, legal),
                AirStep::Keep => air::keep(view, legal),
                AirStep::Return => air::put_back(view, legal),
                AirStep::Remove => air::remove(view, legal),
                AirStep::Closed | AirStep::Look(_) => legal[0],
            },
            Phase::Choose => choice::choose(view, legal, self.outlooks(view)),
            Phase::Act(_) | Phase::Fork(_) => self.act_by_plan(view),
            // Penalties are listed from the lowest; nothing is decided while chance deals or when the game is over.
            Phase::TakeToken(_) | Phase::Deal(_) | Phase::Probe(_) | Phase::Over => legal[0],
        }
    }
}

impl Sherpa {
    /// Tables for this view, kept from before where they still hold.
    fn outlooks(&mut self, view: &View) -> &mut Outlooks {
        let (game, public) = (&view.game, &view.public);
        let known = self.outlooks.take().filter(|known| known.fit(game, public));
        self.outlooks.insert(known.unwrap_or_else(|| Outlooks::new(game, public)))
    }

    /// The next action of the plan, made anew when none is left or the position is not the one that it led to.
    fn act_by_plan(&mut self, view: &View) -> Action {
        if self.plan.actions.is_empty() || self.plan.expected != Some(view.public) {
            let outlooks = self.outlooks(view);
            self.plan.actions = turn::plan(view, outlooks);
            self.plan.actions.reverse();
        }
        let action = self.plan.actions.pop().expect("every turn has an end");
        let mut state = view.sample(&mut SplitMix(0));
        self.plan.expected = state.apply(own_seat(view), action).is_ok().then(|| *state.public());
        action
    }
}

fn own_seat(view: &View) -> Seat {
    view.own.as_ref().expect("a bot has a seat").0
}

fn own_hand(view: &View) -> CardCounts {
    view.own.as_ref().expect("a bot has a seat").1.hand
}
