//! A simple player of Gipfelstürmer: many of a kind, and up.

use summiteer_rules::core::NumberSource;
use summiteer_rules::games::gipfel::{
    Action, Board, Dice, FACES, Face, Places, Public, State, StationId, View,
};

use crate::Bot;

/// Rolls as often as it may, keeping the face that lies there most often, and then takes the step that ends nearest to
/// the summit. A goat that must go back is the one farthest from it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rusher;

impl Bot<State> for Rusher {
    fn name(&self) -> &'static str {
        "rusher"
    }

    fn act(&mut self, view: &View, legal: &[Action], _: &mut dyn NumberSource) -> Action {
        let others = Action::Roll(places_of_others(&view.public));
        if legal.contains(&others) {
            return others;
        }
        let board = view.game.board();
        let last = *legal.last().expect("there is something to do");
        let steps = legal.iter().filter_map(|action| Some((steps_left(board, end_of(*action)?), *action)));
        let nearest = steps.min_by_key(|(left, _)| *left).map(|(_, action)| action);
        let backs = legal.iter().filter_map(|action| Some((steps_left(board, left_by(*action)?), *action)));
        let farthest = backs.max_by_key(|(left, _)| *left).map(|(_, action)| action);
        nearest.or(farthest).unwrap_or(last)
    }
}

/// The dice that do not show the commonest face; of equally common ones the highest counts. Before the first roll that
/// is all of them.
fn places_of_others(public: &Public) -> Places {
    let kept = commonest(public.dice);
    (0..public.dice.0.len()).filter(|place| public.dice.0[*place] != kept || kept == 0).collect()
}

/// The commonest face, 0 before the first roll.
fn commonest(dice: Dice) -> Face {
    let counts = dice.counts();
    if counts.total() == 0 {
        return 0;
    }
    (1..=FACES as Face).max_by_key(|face| counts.of(*face)).expect("a die has faces")
}

/// Where the goat of a move or push comes to stand.
const fn end_of(action: Action) -> Option<StationId> {
    match action {
        Action::Move { to, .. } | Action::Push { to, .. } => Some(to),
        Action::Roll(_) | Action::Back { .. } | Action::End => None,
    }
}

/// What a goat that is put back leaves.
const fn left_by(action: Action) -> Option<StationId> {
    match action {
        Action::Back { from } => Some(from),
        Action::Roll(_) | Action::Move { .. } | Action::Push { .. } | Action::End => None,
    }
}

/// How many steps a station lies below the summit at least.
fn steps_left(board: &Board, station: StationId) -> usize {
    let mut here = vec![station];
    for steps in 0..board.stations.len() {
        if here.contains(&board.summit()) {
            return steps;
        }
        here = here.iter().flat_map(|station| board.station(*station).up.iter().copied()).collect();
        here.sort_unstable();
        here.dedup();
    }
    unreachable!("from every station of a checked board trails lead to the summit")
}

#[cfg(test)]
mod tests {
    use super::*;
    use summiteer_rules::games::gipfel::standard_library;

    #[test]
    fn the_commonest_face_stays_and_of_two_the_higher_one() {
        assert_eq!(commonest(Dice([2, 5, 2, 6, 1])), 2);
        assert_eq!(commonest(Dice([2, 5, 2, 5, 1])), 5);
        assert_eq!(commonest(Dice::UNROLLED), 0);
    }

    #[test]
    fn steps_are_counted_along_the_shortest_way() {
        let board = &standard_library().boards[0];
        let left = |id| steps_left(board, board.find(id).unwrap());
        // c1, c2, c3, c4, t2, summit.
        assert_eq!([left("summit"), left("t1"), left("c4"), left("start")], [0, 1, 2, 6]);
    }
}
