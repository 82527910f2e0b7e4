//! The pushes told in another way than the engine tells them: every goat a thing of its own, one push calling the next.

use std::collections::HashSet;

use summiteer_rules::core::Seat;
use summiteer_rules::games::gipfel::{Board, Public, Size, StationId};

/// A goat: whose it is and where it stands.
type Goat = (Seat, StationId);

/// How a move may end: the goats in order, and whether one of them reached the summit.
pub(crate) type End = (Vec<Goat>, bool);

/// All goats of a position in order.
pub(crate) fn goats(board: &Board, seats: usize, public: &Public) -> Vec<Goat> {
    let mut goats = Vec::new();
    for seat in Seat::all(seats) {
        for station in board.ids() {
            let count = usize::from(public.goats.of(seat, station));
            goats.extend(std::iter::repeat_n((seat, station), count));
        }
    }
    goats
}

/// Every end of a move, whatever trails the mover chooses.
pub(crate) fn ends(
    board: &Board,
    goats: &[Goat],
    seat: Seat,
    from: StationId,
    to: StationId,
) -> HashSet<End> {
    let mover = goats.iter().position(|goat| *goat == (seat, from)).expect("a goat to move");
    let mut ends = HashSet::new();
    up(board, goats.to_vec(), mover, to, &mut ends);
    ends
}

fn up(board: &Board, mut goats: Vec<Goat>, mover: usize, to: StationId, ends: &mut HashSet<End>) {
    goats[mover].1 = to;
    let seat = goats[mover].0;
    let met: Vec<usize> = (0..goats.len()).filter(|goat| *goat != mover && goats[*goat].1 == to).collect();
    let (own, others): (Vec<usize>, Vec<usize>) = met.into_iter().partition(|goat| goats[*goat].0 == seat);
    if to == board.summit() {
        others.iter().for_each(|goat| goats[*goat].1 = board.start());
        return end(goats, true, ends);
    }
    let crowd = if board.station(to).size == Size::Small { 1 } else { 2 };
    if own.len() >= crowd {
        for next in &board.station(to).up {
            up(board, goats.clone(), own[0], *next, ends);
        }
        return;
    }
    if let (Size::Small, Some(other)) = (board.station(to).size, others.first()) {
        down(board, &mut goats, *other);
    }
    end(goats, false, ends);
}

fn down(board: &Board, goats: &mut [Goat], goat: usize) {
    let to = board.station(goats[goat].1).river.expect("goats are washed from small stations");
    goats[goat].1 = to;
    let met = (0..goats.len()).find(|other| *other != goat && goats[*other].1 == to);
    if let (Size::Small, Some(other)) = (board.station(to).size, met) {
        down(board, goats, other);
    }
}

fn end(mut goats: Vec<Goat>, arrived: bool, ends: &mut HashSet<End>) {
    goats.sort_unstable();
    ends.insert((goats, arrived));
}
