//! Counting how a player did.

use std::collections::BTreeMap;

use summiteer_rules::core::{Rules, Seat, Turn};
use summiteer_rules::games::k2;

/// Shares of a win are counted in this many parts, which 1 to 5 winners divide evenly.
const PARTS: u64 = 60;

/// A finished game for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// Its points.
    pub(super) score: u8,
    /// How many of its climbers died.
    pub(super) deaths: u8,
    /// Whether it won, alone or with others.
    pub(super) wins: bool,
    /// How many won.
    pub(super) winners: usize,
}

/// A game whose end can be counted.
pub(crate) trait Scored {
    /// How the finished game went for a seat.
    fn outcome(&self, seat: Seat) -> Outcome;
}

impl Scored for k2::State {
    fn outcome(&self, seat: Seat) -> Outcome {
        debug_assert_eq!(self.turn(), Turn::Over);
        let public = self.public();
        let result = public.result(self.game()).expect("the game is over");
        let dead = k2::Climber::of(seat).into_iter().filter(|climber| !public.lives(*climber));
        Outcome {
            score: result.scores[seat.index()],
            deaths: dead.count() as u8,
            wins: result.winners.contains(seat),
            winners: result.winners.len(),
        }
    }
}

/// All games of one player, in whole numbers, so that the order of adding up does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    games: u64,
    by_score: BTreeMap<u8, u64>,
    deaths: u64,
    games_with_death: u64,
    parts_won: u64,
}

impl Tally {
    /// Counts a game.
    pub(super) fn count(&mut self, outcome: &Outcome) {
        self.games += 1;
        *self.by_score.entry(outcome.score).or_default() += 1;
        self.deaths += u64::from(outcome.deaths);
        self.games_with_death += u64::from(outcome.deaths > 0);
        if outcome.wins {
            self.parts_won += PARTS / outcome.winners as u64;
        }
    }

    /// Counts all games of another tally.
    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        for (score, games) in &other.by_score {
            *self.by_score.entry(*score).or_default() += games;
        }
        self.deaths += other.deaths;
        self.games_with_death += other.games_with_death;
        self.parts_won += other.parts_won;
    }

    /// Games by score.
    pub(super) fn by_score(&self) -> &BTreeMap<u8, u64> {
        &self.by_score
    }

    /// Points a game.
    pub(super) fn mean_score(&self) -> f64 {
        let sum: u64 = self.by_score.iter().map(|(score, games)| u64::from(*score) * games).sum();
        self.per_game(sum)
    }

    /// Climbers that died, a game.
    pub(super) fn deaths(&self) -> f64 {
        self.per_game(self.deaths)
    }

    /// Share of games with a death.
    pub(super) fn games_with_death(&self) -> f64 {
        self.per_game(self.games_with_death)
    }

    /// Games won, shared ones as fractions.
    pub(super) fn wins(&self) -> f64 {
        self.parts_won as f64 / PARTS as f64
    }

    fn per_game(&self, count: u64) -> f64 {
        count as f64 / self.games as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_wins_count_as_fractions() {
        let mut tally = Tally::default();
        let game = Outcome { score: 7, deaths: 2, wins: true, winners: 3 };
        tally.count(&game);
        tally.count(&Outcome { score: 11, deaths: 0, winners: 1, ..game });
        tally.count(&Outcome { deaths: 0, wins: false, ..game });
        assert!((tally.wins() - 4.0 / 3.0).abs() < 1e-9);
        assert!((tally.mean_score() - 25.0 / 3.0).abs() < 1e-9);
        assert!((tally.deaths() - 2.0 / 3.0).abs() < 1e-9);
        assert!((tally.games_with_death() - 1.0 / 3.0).abs() < 1e-9);
        assert_eq!(tally.by_score(), &BTreeMap::from([(7, 2), (11, 1)]));
    }

    #[test]
    fn adding_tallies_is_counting_all_their_games() {
        let game = Outcome { score: 7, deaths: 1, wins: true, winners: 1 };
        let (mut one, mut both) = (Tally::default(), Tally::default());
        one.count(&game);
        both.count(&game);
        both.count(&game);
        let other = one.clone();
        one.add(&other);
        assert_eq!(one, both);
    }
}
