//! Numbers of ends counted by hand, and counted again by the engine.

use std::collections::HashSet;
use std::sync::Arc;

use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::gipfel::{Action, Game, Phase, Setup, State, standard_library};

const A: Seat = Seat::new(0);

fn game() -> Arc<Game> {
    Arc::new(Game::new(&Setup::new("gipfel", 2), &standard_library()).unwrap())
}

fn state(game: &Arc<Game>, position: &str) -> State {
    State::from_text(Arc::clone(game), position).unwrap_or_else(|error| panic!("{error}"))
}

/// The distinct positions in which seat A's turn can end without another roll, each reached in every order.
fn ends(state: &State) -> HashSet<String> {
    match state.public().phase {
        Phase::Choose(seat) | Phase::Push { seat, .. } if seat == A => state
            .legal(A)
            .into_iter()
            .filter(|action| !matches!(action, Action::Roll(_)))
            .flat_map(|action| {
                let mut after = state.clone();
                after.apply(A, action).expect("a listed action");
                ends(&after)
            })
            .collect(),
        Phase::First
        | Phase::Roll(_)
        | Phase::Rolling(_)
        | Phase::Choose(_)
        | Phase::Push { .. }
        | Phase::Over(_) => HashSet::from([state.text()]),
    }
}

/// Positions with the number of their ends, worked out in the remark.
const TURNS: [(&str, usize, &str); 8] = [
    ("dice 2 2 2 5 5\ngoats A a2 b1", 5, "start to a1 and b1, a2 to a3 and b2, b1 to b2"),
    ("dice 1 2 3 3 4\ngoats A a1 a2 a2", 2, "a1 to a2, pushing one goat to a3 or b2; 13 opens nothing else"),
    (
        "dice 1 2 2 3 3\ngoats A b2 b3 b4",
        8,
        "start to b1; b2 to b3, pushing to c3 or to b4 and there on to b5, a5 or c4; b3 to b4, pushing to one of these three",
    ),
    ("dice 1 2 4 5 6\ngoats A a1 a1 b2", 2, "back from a1, where both goats are alike, or from b2"),
    ("dice 1 2 4 5 6", 1, "nothing can be done"),
    ("dice 6 6 6 6 6", 5, "start to a1, b1, c1, d1 or e1"),
    (
        "dice 6 6 6 6 6\ngoats A t1 t2 t3 d4 d5",
        6,
        "each of t1, t2, t3 to the summit; d5 to t3 and d4 to d5, each pushing a row to the summit; d4 to c4",
    ),
    (
        "dice 4 4 4 1 2\ngoats A a4 a5 a6 t1\ngoats B summit",
        3,
        "start to a1 and c1; a4 to a5, pushing a row of four by single trails to the summit",
    ),
];

#[test]
fn the_ends_of_a_turn_are_as_many_as_counted_by_hand() {
    let game = game();
    for (position, count, remark) in TURNS {
        let found = ends(&state(&game, &format!("phase choose A\n{position}")));
        assert_eq!(found.len(), count, "{position}\n{remark}");
    }
}

/// The dice that meet the five signs at the start, of all 7776: three of a kind 1656, two pairs 2256, three 4s 276, 24 or
/// more 457, 20 or more 2373. With five of a kind the signs not met are open as well: c1, d1 and e1 with 1s, 2s and 3s, d1
/// with 4s, c1 with 5s and 6s, 12 in all.
const FIRST_MOVES: usize = 1656 + 2256 + 276 + 457 + 2373 + 12;

#[test]
fn after_the_first_roll_of_a_game_the_moves_of_all_dice_are_as_many_as_counted_by_hand() {
    let game = game();
    let (mut moves, mut rolls, mut ends) = (0, 0, 0);
    for index in 0..7776 {
        let faces: Vec<String> =
            [1, 6, 36, 216, 1296].map(|power| (index / power % 6 + 1).to_string()).to_vec();
        let state = state(&game, &format!("phase choose A\nrolls 1\ndice {}", faces.join(" ")));
        let legal = state.legal(A);
        moves += legal.iter().filter(|action| matches!(action, Action::Move { .. })).count();
        rolls += legal.iter().filter(|action| matches!(action, Action::Roll(_))).count();
        ends += legal.iter().filter(|action| **action == Action::End).count();
        assert_eq!(legal.contains(&Action::End), !state.public().can_move(state.game(), A));
    }
    assert_eq!((moves, rolls), (FIRST_MOVES, 7776 * 31));
    assert!(ends > 0);
}
