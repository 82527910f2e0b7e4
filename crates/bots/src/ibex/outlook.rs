//! What a position is worth to a seat.

use summiteer_rules::core::Seat;
use summiteer_rules::games::gipfel::{ARRIVALS_TO_WIN, GOATS, Public, StationId};

use super::climb::Climb;

/// Turns that an arrival still to come after the next one is reckoned at: about what two goats need from the start of
/// the built-in board. In games against itself 6 to 20 do equally well.
const LATER_ARRIVAL: f64 = 12.0;

/// The worth of a position, from 0 to 1: about the chance to win. The squared speed of the seat against those of all.
pub(super) fn worth(climb: &Climb, public: &Public, seat: Seat, seats: usize) -> f64 {
    if public.winner() == Some(seat) {
        return 1.0;
    }
    let weight = |seat| square(speed(climb, public, seat));
    weight(seat) / Seat::all(seats).map(weight).sum::<f64>()
}

/// How fast a seat that has not won is: 1 over the turns to its second arrival.
///
/// Every pair of goats is a way to the next arrival, and counts by the square of its speed: the quickest most, others for
/// the dice that favour them. In games against itself the first and the third power do as well.
fn speed(climb: &Climb, public: &Public, seat: Seat) -> f64 {
    let (goats, count) = goats_below(climb, public, seat);
    let mut squares = 0.0;
    for (index, one) in goats[..count].iter().enumerate() {
        squares += goats[..index].iter().map(|other| square(1.0 / climb.turns(*one, *other))).sum::<f64>();
    }
    let later = ARRIVALS_TO_WIN - 1 - public.arrivals[seat];
    1.0 / (1.0 / squares.sqrt() + f64::from(later) * LATER_ARRIVAL)
}

/// The stations of the seat's goats below the summit, one entry a goat, and how many these are.
fn goats_below(climb: &Climb, public: &Public, seat: Seat) -> ([StationId; GOATS as usize], usize) {
    let (mut goats, mut count) = ([StationId::default(); GOATS as usize], 0);
    for station in climb.below() {
        for _ in 0..public.goats.of(seat, *station) {
            goats[count] = *station;
            count += 1;
        }
    }
    (goats, count)
}

fn square(speed: f64) -> f64 {
    speed * speed
}
