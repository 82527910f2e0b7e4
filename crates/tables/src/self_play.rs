//! Whole games between bots, for measuring WebAssembly against the program.

use summiteer_bots::play_within;
use summiteer_rules::core::{SplitMix, hash64};

use crate::CallError;
use crate::playable::Playable;

/// After so many actions a game that need not end counts as it stands: a page that hangs would be worse.
const MOST_ACTIONS: u64 = 100_000;

/// Plays the first games of `summiteer simulate` for this seed from `start`, the same bot in every seat. Returns each
/// seat's scores added up.
///
/// # Errors
/// If no bot has this name.
pub(crate) fn play_games<G: Playable>(
    start: &G,
    bot: &str,
    games: u32,
    seed: u32,
) -> Result<Vec<u32>, CallError> {
    let mut sums = vec![0; start.seats()];
    for number in 0..games {
        let bots: Option<Vec<_>> = sums.iter().map(|_| G::bot(bot)).collect();
        let mut bots = bots.ok_or_else(|| CallError::NoBot(bot.to_owned()))?;
        let chance = SplitMix(hash64(&(u64::from(seed), u64::from(number))));
        let end = play_within(start.clone(), &mut bots, chance, MOST_ACTIONS);
        for (sum, score) in sums.iter_mut().zip(end.scores()) {
            *sum += score;
        }
    }
    Ok(sums)
}

#[cfg(test)]
mod tests {
    use summiteer_rules::core::Header;
    use summiteer_rules::games::k2::State;

    use super::*;

    fn points(bot: &str, seed: u32) -> Result<Vec<u32>, CallError> {
        let header = "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 3\n\n";
        let (header, _) = Header::read(header).expect("a header");
        play_games(&State::from_header(&header).expect("a set-up"), bot, 5, seed)
    }

    #[test]
    fn the_same_seed_plays_the_same_games() {
        let first = points("random", 1).expect("games");
        assert_eq!(points("random", 1), Ok(first.clone()));
        assert_ne!(points("random", 2), Ok(first.clone()));
        assert!(first.iter().all(|points| (10..=100).contains(points)), "two climbers a seat: {first:?}");
    }

    #[test]
    fn an_unknown_bot_is_named() {
        assert_eq!(points("deep", 1), Err(CallError::NoBot("deep".to_owned())));
    }
}
