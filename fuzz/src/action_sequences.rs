//! Any sequence of actions keeps everything whole.

use summiteer_rules::core::{Seat, Table, Turn};
use summiteer_rules::games::{everest, gipfel, k2};

use crate::games::Subject;
use crate::notation::assert_same;

/// The input as a set-up and a list of choices, in each game.
pub fn action_sequences(data: &[u8]) {
    let [setup, choices @ ..] = data else { return };
    play::<k2::State>(*setup, choices);
    play::<everest::State>(*setup, choices);
    play::<gipfel::State>(*setup, choices);
}

fn play<S: Subject>(setup: u8, choices: &[u8]) {
    let start = S::any(setup);
    let mut table = Table::new(start.header(), start.clone());
    for choice in choices {
        let choice = usize::from(*choice);
        match table.state().turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcomes = table.state().chance();
                table.chance(outcomes[choice % outcomes.len()].outcome).expect("a listed outcome");
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().nth(choice % seats.len()).expect("somebody decides");
                decide(&mut table, seat, choice);
            }
        }
        table.state().assert_whole();
    }
    assert_same(&table, &start);
}

/// A listed action; now and then an undo, or something that need not be legal.
fn decide<S: Subject>(table: &mut Table<S>, seat: Seat, choice: usize) {
    match choice {
        250.. if table.can_undo(seat) => table.undo(seat).expect("there is something to take back"),
        240..250 => dare(table.state(), seat, choice),
        _ => {
            let legal = table.state().legal(seat);
            table.act(seat, legal[choice % legal.len()]).expect("a listed action");
        }
    }
}

/// An action out of the blue is legal exactly if it is listed, and leaves no trace if it is not.
fn dare<S: Subject>(state: &S, seat: Seat, choice: usize) {
    let legal = state.legal(seat);
    for action in state.dares(seat, choice) {
        let mut after = state.clone();
        let done = after.apply(seat, action);
        assert_eq!(done.is_ok(), legal.contains(&action), "{action:?}\n{}", state.position_text());
        assert!(done.is_ok() || after == *state && after.hash64() == state.hash64());
    }
}
