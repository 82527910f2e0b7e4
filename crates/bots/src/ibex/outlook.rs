//! What a position is worth to a seat.

use summiteer_rules::core::Seat;
use summiteer_rules::games::gipfel::{ARRIVALS_TO_WIN, Public, StationId};

use super::climb::Climb;

/// Turns that an arrival still to come after the next one is reckoned at: about what two goats need from the start of
/// the built-in board. In games against itself 6 to 30 do equally well.
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
/// Every pair of goats is a way to the next arrival, and counts by the square of its speed: the quickest most, others for
/// the dice that favour them. In games against itself the square won 54 of 100 against the fourth power, and as many as
/// it lost against the first.
pub(super) fn speed(climb: &Climb, goats: &[StationId], arrivals: u8) -> f64 {
    let Some(later) = ARRIVALS_TO_WIN.checked_sub(arrivals + 1) else { return f64::INFINITY };
    let firsts = goats.iter().enumerate();
    let pairs = firsts.flat_map(|(index, one)| goats[index + 1..].iter().map(move |other| (*one, *other)));
    let squares: f64 = pairs.map(|(one, other)| square(1.0 / climb.turns(one, other))).sum();
    1.0 / (1.0 / squares.sqrt() + f64::from(later) * LATER_ARRIVAL)
}

/// The worth of a position with these speeds, from 0 to 1: about the chance to win. The own speed against all.
pub(super) fn share(own: f64, rivals: &[f64]) -> f64 {
    if own.is_infinite() {
        return 1.0;
    }
    square(own) / (square(own) + rivals.iter().copied().map(square).sum::<f64>())
}

fn square(speed: f64) -> f64 {
    speed * speed
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
