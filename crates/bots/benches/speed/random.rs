//! Random games without bots and views: what a search pays.

use summiteer_rules::core::{NumberSource, Rules, Seat, SplitMix, Turn, pick};

/// Plays a game at random until it ends or `actions` are done; returns how many were. What chance deals takes its time
/// too, and the legal actions are listed before each one. `watch` sees every action.
pub(crate) fn play<R: Rules>(
    mut state: R,
    mut numbers: SplitMix,
    actions: u64,
    watch: &mut impl FnMut(Seat, R::Action),
) -> u64 {
    let (mut count, mut legal, mut outcomes, mut events) = (0, Vec::new(), Vec::new(), Vec::new());
    while count < actions {
        events.clear();
        match state.turn() {
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                legal.clear();
                state.legal_into(seat, &mut legal);
                let action = legal[numbers.below(legal.len() as u32) as usize];
                state.apply_into(seat, action, &mut events).expect("a listed action is legal");
                watch(seat, action);
                count += 1;
            }
            Turn::Chance => {
                outcomes.clear();
                state.chance_into(&mut outcomes);
                let outcome = pick(&outcomes, &mut numbers).expect("chance has an outcome in its turn");
                state.apply_chance_into(outcome, &mut events).expect("a listed outcome is possible");
            }
            Turn::Over => return count,
        }
    }
    count
}
