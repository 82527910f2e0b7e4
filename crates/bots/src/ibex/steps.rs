//! Every step that some dice would allow, with what it leads to.

use summiteer_rules::core::{Rules, Seat, SplitMix};
use summiteer_rules::games::gipfel::{
    Action, DICE, Dice, MAX_ROLLS, Phase, Public, State, StationId, StationKind, View,
};

use super::climb::{Chance, Climb};
use super::outlook;

/// What to do with dice on the table: roll some again, or take the best step that they allow.
pub(super) fn best_choice(climb: &Climb, view: &View, seat: Seat) -> Action {
    let (chances, back) = (chances(climb, view, seat), best_back(climb, view, seat));
    let otherwise = back.map_or_else(|| worth(climb, view, &view.public, seat), |(_, worth)| worth);
    let left = MAX_ROLLS - view.public.rolls;
    let plan = climb.odds().plan(&climb.worth_of_rolls(&chances, otherwise), left);
    let dice = view.public.dice;
    let roll = plan.best_keep(&dice.counts(), left).places_to_roll(dice);
    if !roll.is_empty() {
        return Action::Roll(roll);
    }
    let step = chances.iter().find(|chance| climb.opens(chance.trail, &dice.counts()));
    match (step, back) {
        (Some(step), _) => {
            let trail = climb.board().trails[step.trail];
            Action::Move { from: trail.from, to: trail.to }
        }
        (None, Some((from, _))) => Action::Back { from },
        (None, None) => Action::End,
    }
}

/// The action that leads to the best position, of those that pass no turn to chance.
pub(super) fn best_of(climb: &Climb, view: &View, seat: Seat, legal: &[Action]) -> Action {
    let state = view.sample(&mut SplitMix(0));
    let worths = legal.iter().map(|action| (worth_after(climb, view, &state, seat, *action), *action));
    let best = worths.max_by(|one, other| one.0.total_cmp(&other.0));
    best.expect("there is something to do").1
}

/// The steps of the seat's goats along all trails, the best first.
fn chances(climb: &Climb, view: &View, seat: Seat) -> Vec<Chance> {
    let state = with_joker(view, seat);
    let trails = climb.board().trails.iter().enumerate();
    let own = trails.filter(|(_, trail)| view.public.goats.of(seat, trail.from) > 0);
    let step = |trail: StationId, to| Action::Move { from: trail, to };
    let mut chances: Vec<Chance> = own
        .map(|(trail, way)| Chance {
            trail,
            worth: worth_after(climb, view, &state, seat, step(way.from, way.to)),
        })
        .collect();
    chances.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    chances
}

/// The position if five of a kind lay on the table, so that every step is possible.
fn with_joker(view: &View, seat: Seat) -> State {
    let mut view = view.clone();
    view.public.dice = Dice([1; DICE]);
    view.public.rolls = MAX_ROLLS;
    view.public.phase = Phase::Choose(seat);
    view.sample(&mut SplitMix(0))
}

/// What an action is worth, with the best choice of trails for the goats that it pushes.
fn worth_after(climb: &Climb, view: &View, state: &State, seat: Seat, action: Action) -> f64 {
    let mut after = state.clone();
    after.apply(seat, action).expect("the step is possible with these dice");
    match after.public().phase {
        Phase::Push { .. } => {
            let pushes = after.legal(seat).into_iter();
            pushes.map(|push| worth_after(climb, view, &after, seat, push)).fold(0.0, f64::max)
        }
        Phase::First | Phase::Roll(_) | Phase::Rolling(_) | Phase::Choose(_) | Phase::Over(_) => {
            worth(climb, view, after.public(), seat)
        }
    }
}

fn worth(climb: &Climb, view: &View, public: &Public, seat: Seat) -> f64 {
    outlook::worth(climb, public, seat, view.game.seats())
}

/// The goat that is put back with the least loss, and the worth of that; nothing if no goat stands between start and
/// summit.
fn best_back(climb: &Climb, view: &View, seat: Seat) -> Option<(StationId, f64)> {
    let (board, public) = (climb.board(), &view.public);
    let goats = outlook::goats_below(climb, public, seat);
    let rivals = outlook::rivals(climb, public, seat, view.game.seats());
    let on_the_way = (0..goats.len()).filter(|goat| board.station(goats[*goat]).kind == StationKind::Way);
    let backs = on_the_way.map(|goat| {
        let mut after = goats.clone();
        after[goat] = board.start();
        let speed = outlook::speed(climb, &after, public.arrivals[seat]);
        (goats[goat], outlook::share(speed, &rivals))
    });
    backs.max_by(|one, other| one.1.total_cmp(&other.1))
}
