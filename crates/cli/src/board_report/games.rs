//! Playing the games of a report on several threads.

use std::thread;

/// What came of each game, in order. A game must depend on its number alone, so that threads change nothing.
pub(super) fn play_each<T: Send>(games: u64, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let play = &play;
    let mut played: Vec<(u64, T)> = thread::scope(|scope| {
        let start = |first: u64| {
            let numbers = (first..games).step_by(threads as usize);
            scope.spawn(move || numbers.map(|number| (number, play(number))).collect::<Vec<_>>())
        };
        let started: Vec<_> = (0..threads).map(start).collect();
        let done = started.into_iter().map(|thread| thread.join());
        done.flat_map(|games| games.expect("a game that stops short is a fault of the program")).collect()
    });
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().map(|(_, game)| game).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_played_once_and_they_stay_in_order() {
        assert_eq!(play_each(7, |number| number * 10), [0, 10, 20, 30, 40, 50, 60]);
    }
}
