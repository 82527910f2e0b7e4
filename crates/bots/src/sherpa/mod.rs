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
        let known = self.outlooks.take().filter(|known| known.fit(view));
        self.outlooks.insert(known.unwrap_or_else(|| Outlooks::new(view)))
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

/// The seat's 18 cards that are drawn, played and shuffled again.
fn own_deck(view: &View) -> CardCounts {
    let (seat, secret) = view.own.as_ref().expect("a bot has a seat");
    let own = &view.public.seats[*seat].deck;
    let mut deck = view.own_pile().expect("a bot has a seat");
    deck.add_all(&secret.hand);
    deck.add_all(&own.played);
    own.cards.iter().flatten().for_each(|played| deck.add(played.card));
    deck
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use summiteer_rules::games::everest::{Game, Setup, standard_library};

    use super::*;
    use crate::play_game;

    /// Plays like the planner and counts its deck before.
    #[derive(Default)]
    struct Counting(Sherpa);

    impl Bot<State> for Counting {
        fn name(&self) -> &'static str {
            "sherpa, counting"
        }

        fn act(&mut self, view: &View, legal: &[Action], numbers: &mut dyn NumberSource) -> Action {
            if matches!(view.public.phase, Phase::Choose | Phase::Act(_) | Phase::Fork(_)) {
                assert_eq!(own_deck(view).total(), 18, "in {:?}", view.public.phase);
            }
            self.0.act(view, legal, numbers)
        }
    }

    #[test]
    fn the_deck_keeps_its_size_whatever_bottles_bring_into_it() {
        let setup = Setup::new("everest-easy", "everest-summer", 2);
        let game = Arc::new(Game::new(&setup, &standard_library()).unwrap());
        let mut bots: Vec<Box<dyn Bot<State>>> = vec![Box::<Counting>::default(), Box::<Counting>::default()];
        let end = play_game(State::start(game), &mut bots, SplitMix(1));
        assert!(Seat::all(2).any(|seat| end.public().seats[seat].removed > 0), "bottles were spent");
    }
}
