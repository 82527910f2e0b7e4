//! Playing a whole game.

use summiteer_rules::core::{NumberSource, Observer, Rules, Seat, SplitMix, Turn, pick};

use crate::Bot;

/// Plays a game to its end, one bot a seat, and returns the last position.
///
/// `chance` decides what is dealt; each bot gets a number source of its own that is derived from it. So what is dealt
/// does not depend on how many numbers a bot uses, and the same start, bots and `chance` give the same game.
///
/// # Panics
/// If there are fewer bots than seats, or a bot's answer is not legal.
pub fn play_game<R: Rules>(state: R, bots: &mut [Box<dyn Bot<R>>], chance: SplitMix) -> R {
    play_within(state, bots, chance, u64::MAX)
}

/// Plays a game like [`play_game`], but stops after so many actions of seats: some games need not end, such as one
/// between players without a plan who keep putting each other back. Whether the game has ended says
/// [`Rules::turn`] of the position returned.
///
/// # Panics
/// If there are fewer bots than seats, or a bot's answer is not legal.
pub fn play_within<R: Rules>(state: R, bots: &mut [Box<dyn Bot<R>>], chance: SplitMix, actions: u64) -> R {
    play_watched(state, bots, chance, actions, &mut |_, _| {})
}

/// Plays a game like [`play_within`] and shows `watch` everything that happens, in order: the position after each action
/// or outcome, and what it brought about.
///
/// # Panics
/// If there are fewer bots than seats, or a bot's answer is not legal.
pub fn play_watched<R: Rules>(
    mut state: R,
    bots: &mut [Box<dyn Bot<R>>],
    mut chance: SplitMix,
    actions: u64,
    watch: &mut dyn FnMut(&R, &[R::Event]),
) -> R {
    let mut left = actions;
    let mut numbers: Vec<SplitMix> = bots.iter().map(|_| SplitMix(chance.next_u64())).collect();
    let (mut legal, mut outcomes, mut events) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        events.clear();
        match state.turn() {
            Turn::Decide(_) if left == 0 => return state,
            Turn::Decide(seats) => {
                left -= 1;
                let seat = seats.iter().next().expect("somebody decides");
                legal.clear();
                state.legal_into(seat, &mut legal);
                let action = decide(&state, seat, bots, &legal, &mut numbers);
                let done = state.apply_into(seat, action, &mut events);
                done.expect("a bot answers with a legal action");
            }
            Turn::Chance => {
                outcomes.clear();
                state.chance_into(&mut outcomes);
                let outcome = pick(&outcomes, &mut chance).expect("chance has an outcome in its turn");
                let done = state.apply_chance_into(outcome, &mut events);
                done.expect("a listed outcome is possible");
            }
            Turn::Over => return state,
        }
        watch(&state, &events);
    }
}

fn decide<R: Rules>(
    state: &R,
    seat: Seat,
    bots: &mut [Box<dyn Bot<R>>],
    legal: &[R::Action],
    numbers: &mut [SplitMix],
) -> R::Action {
    let view = state.view(Observer::Seat(seat));
    bots[seat.index()].act(&view, legal, &mut numbers[seat.index()])
}
