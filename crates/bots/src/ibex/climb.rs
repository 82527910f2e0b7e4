//! How many turns two goats need to bring one of them onto the summit, if nobody disturbs them.

use summiteer_rules::games::gipfel::odds::{Odds, ROLLED};
use summiteer_rules::games::gipfel::{Board, Counts, MAX_ROLLS, Sign, Size, StationId};

/// Five dice of one face open every trail (GS-026).
const JOKER: Sign = Sign::OfAKind(5);
/// Turns are worked out this exactly.
const EXACT: f64 = 1e-4;

/// The dice mathematics of one board.
#[derive(Debug)]
pub(super) struct Climb {
    board: Board,
    /// All stations but the summit.
    below: Vec<StationId>,
    odds: Odds,
    /// By trail and roll: whether the roll opens the trail.
    open: Vec<[bool; ROLLED]>,
    /// By two stations: turns until a goat of two that stand there arrives.
    turns: Vec<f64>,
}

/// A trail that could be taken, and what is gained there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance {
    /// The trail's place in the board's list.
    pub(super) trail: usize,
    /// The worth of taking it.
    pub(super) worth: f64,
}

impl Climb {
    /// Works out the tables of a board.
    pub(super) fn new(board: &Board) -> Self {
        let odds = Odds::new();
        let open = board.trails.iter().map(|trail| odds.rolled().iter().map(|dice| opens(trail.sign, dice)));
        let open =
            open.map(|rolls| rolls.collect::<Vec<_>>().try_into().expect("one for each roll")).collect();
        let turns = vec![0.0; board.stations.len().pow(2)];
        let below = board.ids().filter(|station| *station != board.summit()).collect();
        let mut climb = Self { board: board.clone(), below, odds, open, turns };
        climb.fill();
        climb
    }

    /// Whether five dice open a trail.
    pub(super) fn opens(&self, trail: usize, dice: &Counts) -> bool {
        opens(self.board.trails[trail].sign, dice)
    }

    /// The board that the tables are for.
    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    /// All stations but the summit.
    pub(super) fn below(&self) -> &[StationId] {
        &self.below
    }

    /// The dice tables.
    pub(super) const fn odds(&self) -> &Odds {
        &self.odds
    }

    /// Turns until one of two goats on these stations arrives on the summit; 0 if one stands there.
    pub(super) fn turns(&self, one: StationId, other: StationId) -> f64 {
        self.turns[one.index() * self.board.stations.len() + other.index()]
    }

    /// What each roll is worth in the end: the best of the trails that it opens, or `otherwise` if it opens none.
    /// The chances must stand in falling order of their worth.
    pub(super) fn worth_of_rolls(&self, chances: &[Chance], otherwise: f64) -> [f64; ROLLED] {
        std::array::from_fn(|roll| {
            let best = chances.iter().find(|chance| self.open[chance.trail][roll]);
            best.map_or(otherwise, |chance| chance.worth)
        })
    }

    /// Every step lowers the sum of the levels, so pairs are worked out from the summit down.
    fn fill(&mut self) {
        let levels = levels(&self.board);
        let level = |station: &StationId| levels[station.index()];
        let with = |one: StationId| self.below.iter().map(move |other| (one, *other));
        let both_ways = self.below.iter().flat_map(|one| with(*one));
        let mut pairs: Vec<(StationId, StationId)> = both_ways.filter(|(one, other)| one <= other).collect();
        pairs.sort_by_key(|(one, other)| level(one) + level(other));
        for (one, other) in pairs {
            let turns = self.work_out(one, other);
            let stations = self.board.stations.len();
            self.turns[one.index() * stations + other.index()] = turns;
            self.turns[other.index() * stations + one.index()] = turns;
        }
    }

    /// The turns of a pair from those of all that it can become. A turn that brings neither goat on is lost, but costs
    /// them nothing: other goats take the step back.
    fn work_out(&self, one: StationId, other: StationId) -> f64 {
        let mut chances = self.steps(one, other);
        if one != other {
            chances.extend(self.steps(other, one));
        }
        chances.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        let after_waiting = |turns: f64| {
            // To wait may be better than a step that spoils the order of the two.
            let better: Vec<Chance> =
                chances.iter().copied().take_while(|chance| chance.worth > -turns).collect();
            let plan = self.odds.plan(&self.worth_of_rolls(&better, -turns), MAX_ROLLS);
            1.0 - plan.expected(&Counts::default(), MAX_ROLLS)
        };
        fixed_point(after_waiting, 1.0 - chances[0].worth)
    }

    /// The steps of the first goat of a pair, each with the turns left after it, negative: fewer are better.
    fn steps(&self, goat: StationId, other: StationId) -> Vec<Chance> {
        let trails = self.board.trails.iter().enumerate().filter(|(_, trail)| trail.from == goat);
        let turns = |to: StationId| {
            let station = self.board.station(to);
            if to == other && station.size == Size::Small {
                station.up.iter().map(|next| self.turns(to, *next)).fold(f64::INFINITY, f64::min)
            } else {
                self.turns(to, other)
            }
        };
        trails.map(|(trail, to)| Chance { trail, worth: -turns(to.to) }).collect()
    }
}

fn opens(sign: Sign, dice: &Counts) -> bool {
    sign.is_met(dice) || JOKER.is_met(dice)
}

/// The number that a function leaves as it is, found by secants. The function rises by less than its argument and
/// ever more slowly; `low` is below the number.
fn fixed_point(function: impl Fn(f64) -> f64, low: f64) -> f64 {
    let gap = |x: f64| function(x) - x;
    let (mut last, mut last_gap) = (low, gap(low));
    let mut next = low + last_gap;
    while last_gap.abs() > EXACT {
        let next_gap = gap(next);
        let slope = (next_gap - last_gap) / (next - last);
        (last, last_gap) = (next, next_gap);
        next -= next_gap / slope;
    }
    last
}

/// By station: how many steps the longest way to the summit has.
fn levels(board: &Board) -> Vec<usize> {
    let mut levels = vec![0; board.stations.len()];
    // The longest way has fewer steps than there are stations.
    for _ in 0..board.stations.len() {
        for station in board.ids() {
            let above = board.station(station).up.iter().map(|to| levels[to.index()] + 1).max();
            levels[station.index()] = above.unwrap_or(0);
        }
    }
    levels
}

#[cfg(test)]
mod tests {
    use super::*;
    use summiteer_rules::games::gipfel::standard_library;

    fn climb() -> Climb {
        Climb::new(&standard_library().boards[0])
    }

    fn turns(climb: &Climb, one: &str, other: &str) -> f64 {
        let station = |id| climb.board().find(id).unwrap();
        climb.turns(station(one), station(other))
    }

    #[test]
    fn the_last_step_alone_takes_as_many_turns_as_five_of_a_kind() {
        let turns = turns(&climb(), "t1", "t1");
        assert!((turns - 1.0 / 0.046_028_6).abs() < 0.01, "{turns}");
    }

    #[test]
    fn a_goat_right_behind_shortens_the_way() {
        let climb = climb();
        // Three of one face push the goat at t3 on, and they come in about every third turn.
        assert!(turns(&climb, "d5", "t3") < 4.0);
        assert!(turns(&climb, "d5", "t3") < turns(&climb, "start", "t3"));
        assert!(turns(&climb, "start", "t3") < turns(&climb, "start", "start"));
    }

    #[test]
    fn every_pair_below_the_summit_needs_at_least_a_turn_and_no_pair_forever() {
        let climb = climb();
        for one in climb.below() {
            for other in climb.below() {
                let turns = climb.turns(*one, *other);
                assert!((1.0..100.0).contains(&turns), "{turns}");
                assert!((turns - climb.turns(*other, *one)).abs() < f64::EPSILON);
            }
        }
    }

    #[test]
    fn a_fixed_point_is_found_from_below() {
        assert!((fixed_point(|x| 1.0 + x / 2.0, 1.0) - 2.0).abs() < EXACT);
        assert!((fixed_point(|x| 1.0 + x.min(3.0) / 4.0, 0.5) - 4.0 / 3.0).abs() < EXACT);
        assert!((fixed_point(|x| 5.0_f64.min(1.0 + 0.9 * x), 0.0) - 5.0).abs() < EXACT);
    }
}
