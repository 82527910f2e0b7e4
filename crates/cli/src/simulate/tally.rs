//! Counting how a player did.

use std::collections::BTreeMap;

use summiteer_rules::core::{Rules, Seat, SeatSet};

/// Shares of a win are counted in this many parts, which 1 to 5 winners divide evenly.
const PARTS: u64 = 60;

/// How a game went for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// Its points: what the game counts, such as victory points or arrivals on the summit.
    pub(crate) score: u16,
    /// How many of its climbers or clients died, in a game in which they can.
    pub(crate) deaths: Option<u64>,
    /// Who won; nothing for a game that was given up.
    pub(crate) winners: Option<SeatSet>,
    /// What else the game counts, in the order of [`Scored::COUNTED`].
    pub(crate) counts: Vec<u64>,
}

/// A game whose end can be counted.
pub(crate) trait Scored: Rules {
    /// What its counter tells, by the names that reports use.
    const COUNTED: &'static [&'static str] = &[];
    /// What follows a game while it is played.
    type Counter: Counter<Self>;

    /// A counter of a game that begins here.
    fn counter(&self) -> Self::Counter;

    /// How the game went for a seat, as far as it was played.
    fn outcome(&self, seat: Seat, counter: &Self::Counter) -> Outcome;
}

/// Counts what the end of a game does not tell.
pub(crate) trait Counter<R: Rules> {
    /// Takes note of the position after an action or an outcome, and of what that brought about.
    fn note(&mut self, now: &R, events: &[R::Event]);
}

/// For a game whose end tells everything.
impl<R: Rules> Counter<R> for () {
    fn note(&mut self, _: &R, _: &[R::Event]) {}
}

/// All games of one player, in whole numbers, so that the order of adding up does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    games: u64,
    unfinished: u64,
    by_score: BTreeMap<u16, u64>,
    deaths: Option<Deaths>,
    parts_won: u64,
    counts: Vec<u64>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Deaths {
    climbers: u64,
    games: u64,
}

impl Tally {
    /// Counts a game in which the player had this seat.
    pub(super) fn count(&mut self, seat: Seat, outcome: &Outcome) {
        self.games += 1;
        *self.by_score.entry(outcome.score).or_default() += 1;
        if let Some(dead) = outcome.deaths {
            self.add_deaths(Deaths { climbers: dead, games: u64::from(dead > 0) });
        }
        self.add_counts(&outcome.counts);
        match outcome.winners {
            Some(winners) if winners.contains(seat) => self.parts_won += PARTS / winners.len() as u64,
            Some(_) => {}
            None => self.unfinished += 1,
        }
    }

    /// Counts all games of another tally.
    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        for (score, games) in &other.by_score {
            *self.by_score.entry(*score).or_default() += games;
        }
        if let Some(deaths) = other.deaths {
            self.add_deaths(deaths);
        }
        self.parts_won += other.parts_won;
        self.add_counts(&other.counts);
    }

    fn add_counts(&mut self, more: &[u64]) {
        self.counts.resize(self.counts.len().max(more.len()), 0);
        self.counts.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
    }

    fn add_deaths(&mut self, more: Deaths) {
        let deaths = self.deaths.get_or_insert_default();
        deaths.climbers += more.climbers;
        deaths.games += more.games;
    }

    /// Games that were given up before their end.
    pub(super) const fn unfinished(&self) -> u64 {
        self.unfinished
    }

    /// Games by score.
    pub(super) const fn by_score(&self) -> &BTreeMap<u16, u64> {
        &self.by_score
    }

    /// Points a game.
    pub(super) fn mean_score(&self) -> f64 {
        let sum: u64 = self.by_score.iter().map(|(score, games)| u64::from(*score) * games).sum();
        self.per_game(sum)
    }

    /// Climbers that died, a game; nothing where they cannot die.
    pub(super) fn deaths(&self) -> Option<f64> {
        self.deaths.map(|deaths| self.per_game(deaths.climbers))
    }

    /// Share of games with a death; nothing where climbers cannot die.
    pub(super) fn games_with_death(&self) -> Option<f64> {
        self.deaths.map(|deaths| self.per_game(deaths.games))
    }

    /// What else the game counts, a game, in the order of [`Scored::COUNTED`].
    pub(super) fn counts(&self) -> impl Iterator<Item = f64> + '_ {
        self.counts.iter().map(|count| self.per_game(*count))
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

    const A: Seat = Seat::new(0);

    fn outcome(score: u16, deaths: u64, winners: &[usize]) -> Outcome {
        let winners = winners.iter().map(|seat| Seat::new(*seat)).collect();
        Outcome { score, deaths: Some(deaths), winners: Some(winners), counts: vec![deaths, 1] }
    }

    fn given_up(score: u16) -> Outcome {
        Outcome { score, deaths: None, winners: None, counts: Vec::new() }
    }

    #[test]
    fn shared_wins_count_as_fractions() {
        let mut tally = Tally::default();
        tally.count(A, &outcome(7, 2, &[0, 1, 2]));
        tally.count(A, &outcome(11, 0, &[0]));
        tally.count(A, &outcome(7, 0, &[1]));
        assert!((tally.wins() - 4.0 / 3.0).abs() < 1e-9);
        assert!((tally.mean_score() - 25.0 / 3.0).abs() < 1e-9);
        assert!((tally.deaths().unwrap() - 2.0 / 3.0).abs() < 1e-9);
        assert!((tally.games_with_death().unwrap() - 1.0 / 3.0).abs() < 1e-9);
        assert_eq!(tally.by_score(), &BTreeMap::from([(7, 2), (11, 1)]));
        assert_eq!(tally.unfinished(), 0);
        assert_eq!(tally.counts().map(|count| count * 3.0).collect::<Vec<_>>(), [2.0, 3.0]);
    }

    #[test]
    fn a_game_that_was_given_up_is_nobodys_win() {
        let mut tally = Tally::default();
        tally.count(A, &given_up(1));
        assert_eq!((tally.unfinished(), tally.parts_won, tally.deaths()), (1, 0, None));
    }

    #[test]
    fn adding_tallies_is_counting_all_their_games() {
        let (mut one, mut both) = (Tally::default(), Tally::default());
        for tally in [&mut one, &mut both] {
            tally.count(A, &outcome(7, 1, &[0]));
        }
        let mut other = Tally::default();
        for tally in [&mut other, &mut both] {
            tally.count(A, &given_up(2));
        }
        one.add(&other);
        assert_eq!(one, both);
    }
}
