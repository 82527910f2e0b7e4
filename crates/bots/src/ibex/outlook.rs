//! What a position is worth to a seat.

use summiteer_rules::core::Seat;
use summiteer_rules::games::gipfel::{ARRIVALS_TO_WIN, Public, StationId};

use super::climb::Climb;

/// Turns that an arrival still to come after the next one is reckoned at. Tuned in games against itself.
const LATER_ARRIVAL: f64 = 12.0;

/// The seat's goats below the summit, one entry a goat.
pub(super) fn goats_below(climb: &Climb, public: &Public, seat: Seat) -> Vec<StationId> {
    let board = climb.board();
    let below = board.ids().filter(|station| *station != board.summit());
    let goats = |station| std::iter::repeat_n(station, usize::from(public.goats.of(seat, station)));
    below.flat_map(goats).collect()
}

/// How fast a seat is: 1 over the turns to its second arrival; infinite once it is there.
///
/// Every pair of goats is a way to the next arrival. The quickest counts most; others help when the dice favour them.
pub(super) fn speed(climb: &Climb, goats: &[StationId], arrivals: u8) -> f64 {
    let Some(later) = ARRIVALS_TO_WIN.checked_sub(arrivals + 1) else { return f64::INFINITY };
    let firsts = goats.iter().enumerate();
    let pairs = firsts.flat_map(|(index, one)| goats[index + 1..].iter().map(move |other| (*one, *other)));
    let fourth = |turns: f64| (turns * turns) * (turns * turns);
    let sum: f64 = pairs.map(|(one, other)| 1.0 / fourth(climb.turns(one, other))).sum();
    1.0 / (sum.sqrt().sqrt().recip() + f64::from(later) * LATER_ARRIVAL)
}

/// The worth of a position with these speeds, from 0 to 1: about the chance to win. The own speed against all.
pub(super) fn share(own: f64, rivals: &[f64]) -> f64 {
    if own.is_infinite() {
        return 1.0;
    }
    let square = |speed: f64| speed * speed;
    square(own) / (square(own) + rivals.iter().copied().map(square).sum::<f64>())
}

/// The speeds of all seats but one.
pub(super) fn rivals(climb: &Climb, public: &Public, seat: Seat, seats: usize) -> Vec<f64> {
    let others = Seat::all(seats).filter(|other| *other != seat);
    others.map(|other| speed_of(climb, public, other)).collect()
}

/// How fast a seat is in a position.
pub(super) fn speed_of(climb: &Climb, public: &Public, seat: Seat) -> f64 {
    speed(climb, &goats_below(climb, public, seat), public.arrivals[seat])
}

/// The worth of a position to a seat.
pub(super) fn worth(climb: &Climb, public: &Public, seat: Seat, seats: usize) -> f64 {
    share(speed_of(climb, public, seat), &rivals(climb, public, seat, seats))
}
