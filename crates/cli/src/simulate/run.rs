//! Playing the games on several threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use summiteer_bots::{Bot, play_watched};
use summiteer_rules::core::{Seat, SplitMix, hash64};

use super::tally::{Counter, Scored, Tally};

/// What to play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// How many games.
    pub(super) games: u64,
    /// What all chance follows from.
    pub(super) seed: u64,
    /// Seats, and players.
    pub(super) seats: usize,
    /// Whether every player moves on by one seat with each game.
    pub(super) rotate: bool,
    /// Threads.
    pub(super) threads: usize,
    /// After how many actions a game is given up.
    pub(super) max_actions: u64,
}

impl Plan {
    /// Which player sits in the first seat of this game; the others follow.
    fn first_player(&self, game: u64) -> usize {
        if self.rotate { (game % self.seats as u64) as usize } else { 0 }
    }

    /// The player in a seat of this game.
    fn player(&self, game: u64, seat: usize) -> usize {
        (self.first_player(game) + seat) % self.seats
    }
}

/// Plays all games from this start and counts for each player. A game depends on the seed and its number alone, and
/// counts are whole numbers, so threads change nothing.
pub(super) fn play_all<R: Scored + Sync>(
    plan: &Plan,
    start: &R,
    bot: &(impl Fn(usize) -> Box<dyn Bot<R>> + Sync),
) -> Vec<Tally> {
    let bar = progress(plan.games);
    let next = AtomicU64::new(0);
    let work = || {
        let mut tallies = vec![Tally::default(); plan.seats];
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= plan.games {
                return tallies;
            }
            play_one(plan, start, bot, game, &mut tallies);
            bar.inc(1);
        }
    };
    let tallies = thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
        let mut sum = vec![Tally::default(); plan.seats];
        for thread in threads {
            let tallies = thread.join().expect("a game that stops short is a fault of the program");
            sum.iter_mut().zip(&tallies).for_each(|(sum, tally)| sum.add(tally));
        }
        sum
    });
    bar.finish_and_clear();
    tallies
}

fn play_one<R: Scored>(
    plan: &Plan,
    start: &R,
    bot: &impl Fn(usize) -> Box<dyn Bot<R>>,
    game: u64,
    tallies: &mut [Tally],
) {
    let mut bots: Vec<_> = (0..plan.seats).map(|seat| bot(plan.player(game, seat))).collect();
    let chance = SplitMix(hash64(&(plan.seed, game)));
    let mut counter = start.counter();
    let mut watch = |now: &R, events: &[R::Event]| counter.note(now, events);
    let end = play_watched(start.clone(), &mut bots, chance, plan.max_actions, &mut watch);
    for seat in Seat::all(plan.seats) {
        tallies[plan.player(game, seat.index())].count(seat, &end.outcome(seat, &counter));
    }
}

/// A bar on stderr, hidden unless that is a terminal.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_move_on_by_one_seat_with_each_game() {
        let plan = Plan { games: 3, seed: 1, seats: 3, rotate: true, threads: 1, max_actions: 9 };
        let seated = |game| (0..3).map(|seat| plan.player(game, seat)).collect::<Vec<_>>();
        assert_eq!([seated(0), seated(1), seated(2)], [vec![0, 1, 2], vec![1, 2, 0], vec![2, 0, 1]]);
        let fixed = Plan { rotate: false, ..plan };
        assert_eq!(fixed.player(2, 1), 1);
    }
}
