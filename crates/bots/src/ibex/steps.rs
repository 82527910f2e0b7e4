//! Every step that some dice would allow, with what it leads to.

use std::sync::Arc;

use summiteer_rules::core::{Observer, Rules, Seat, SplitMix};
use summiteer_rules::games::gipfel::{
    Action, Counts, DICE, Dice, Game, MAX_ROLLS, Phase, Public, State, StationId, StationKind, View,
};

use super::climb::{Chance, Climb};
use super::outlook;

/// A seat that looks ahead on its board.
pub(super) struct Thinker<'a> {
    pub(super) climb: &'a Climb,
    pub(super) game: &'a Arc<Game>,
    pub(super) seat: Seat,
}

/// What a turn can come to: its steps, the best first, and the goat put back if the dice allow none.
struct Ends {
    chances: Vec<Chance>,
    back: Option<StationId>,
    /// The worth of putting that goat back, or of standing still where there is none to put back.
    otherwise: f64,
}

impl Thinker<'_> {
    /// What to do with dice on the table: roll some again, or take the best step that they allow.
    pub(super) fn choose(&self, public: &Public) -> Action {
        let ends = self.ends(public, &|after| self.next_turn(after));
        let left = MAX_ROLLS - public.rolls;
        let plan = self.climb.odds().plan(&self.climb.worth_of_rolls(&ends.chances, ends.otherwise), left);
        let counts = public.dice.counts();
        let roll = plan.best_keep(&counts, left).places_to_roll(public.dice);
        if !roll.is_empty() {
            return Action::Roll(roll);
        }
        let step = ends.chances.iter().find(|chance| self.climb.opens(chance.trail, &counts));
        match (step, ends.back) {
            (Some(step), _) => {
                let trail = self.climb.board().trails[step.trail];
                Action::Move { from: trail.from, to: trail.to }
            }
            (None, Some(from)) => Action::Back { from },
            (None, None) => Action::End,
        }
    }

    /// The push that leads to the best position.
    pub(super) fn push(&self, public: &Public, legal: &[Action]) -> Action {
        let state = self.state(*public);
        let worths =
            legal.iter().map(|push| (self.worth_after(&state, *push, &|after| self.next_turn(after)), *push));
        let best = worths.max_by(|one, other| one.0.total_cmp(&other.0));
        best.expect("a pushed goat has a way to go").1
    }

    /// The worth of a position after the seat's next turn, in which it keeps its dice perfectly; others stand still.
    fn next_turn(&self, public: &Public) -> f64 {
        if public.winner().is_some() {
            return self.now(public);
        }
        let ends = self.ends(public, &|after| self.now(after));
        let worth = self.climb.worth_of_rolls(&ends.chances, ends.otherwise);
        self.climb.odds().plan(&worth, MAX_ROLLS).expected(&Counts::default(), MAX_ROLLS)
    }

    /// The worth of a position as it stands.
    fn now(&self, public: &Public) -> f64 {
        outlook::worth(self.climb, public, self.seat, self.game.seats())
    }

    /// What a turn from this position can come to, by the worth of the positions after it.
    fn ends(&self, public: &Public, worth: &dyn Fn(&Public) -> f64) -> Ends {
        let back = self.best_back(public, worth);
        Ends {
            chances: self.chances(public, worth),
            back: back.map(|(from, _)| from),
            otherwise: back.map_or_else(|| worth(public), |(_, worth)| worth),
        }
    }

    fn chances(&self, public: &Public, worth: &dyn Fn(&Public) -> f64) -> Vec<Chance> {
        // With five of a kind every step is possible.
        let joker = Dice([1; DICE]);
        let state = self.state(Public { dice: joker, phase: Phase::Choose(self.seat), ..*public });
        let trails = self.climb.board().trails.iter().enumerate();
        let own = trails.filter(|(_, trail)| public.goats.of(self.seat, trail.from) > 0);
        let mut chances: Vec<Chance> = own
            .map(|(trail, way)| {
                let step = Action::Move { from: way.from, to: way.to };
                Chance { trail, worth: self.worth_after(&state, step, worth) }
            })
            .collect();
        chances.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        chances
    }

    /// What an action is worth, with the best choice of trails for the goats that it pushes.
    fn worth_after(&self, state: &State, action: Action, worth: &dyn Fn(&Public) -> f64) -> f64 {
        let mut after = state.clone();
        after.apply(self.seat, action).expect("the step is possible with these dice");
        match after.public().phase {
            Phase::Push { .. } => {
                let pushes = after.legal(self.seat).into_iter();
                pushes.map(|push| self.worth_after(&after, push, worth)).fold(0.0, f64::max)
            }
            Phase::First | Phase::Roll(_) | Phase::Rolling(_) | Phase::Choose(_) | Phase::Over(_) => {
                worth(after.public())
            }
        }
    }

    /// The goat that is put back with the least loss, and the worth of that; nothing if no goat stands between start
    /// and summit.
    fn best_back(&self, public: &Public, worth: &dyn Fn(&Public) -> f64) -> Option<(StationId, f64)> {
        let board = self.climb.board();
        let own = board.ids().filter(|station| public.goats.of(self.seat, *station) > 0);
        let on_the_way = own.filter(|station| board.station(*station).kind == StationKind::Way);
        let backs = on_the_way.map(|from| {
            let mut after = *public;
            after.goats.carry(self.seat, from, board.start());
            (from, worth(&after))
        });
        backs.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    fn state(&self, public: Public) -> State {
        let view = View { game: Arc::clone(self.game), observer: Observer::Seat(self.seat), public };
        view.sample(&mut SplitMix(0))
    }
}
