//! Any sequence of actions keeps everything whole.

use std::sync::Arc;

use summiteer_rules::core::{Rules, Seat, Table, Turn};
use summiteer_rules::games::k2::{Action, Climber, Game, Options, Phase, Setup, Slot, State};

use crate::LIBRARY;
use crate::notation::assert_same;

/// The input as a set-up and a list of choices.
pub fn action_sequences(data: &[u8]) {
    let [setup_byte, choices @ ..] = data else { return };
    let setup = setup(*setup_byte);
    let start = State::start(Arc::new(Game::new(&setup, &LIBRARY).expect("a good set-up")));
    let mut table = Table::new(setup.header(), start.clone());
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
        assert_whole(table.state());
    }
    assert_same(&table, &start);
}

fn setup(byte: u8) -> Setup {
    let bit = |place: u8| byte >> place & 1 == 1;
    let options = Options { family: bit(0), passing_scores: bit(1), ..Options::default() };
    let board = if bit(2) { "k2-hard" } else { "k2-easy" };
    let weather = if bit(3) { "k2-winter" } else { "k2-summer" };
    Setup { options, ..Setup::solo(board, weather).with_seats(usize::from(byte >> 4) % 5 + 1) }
}

/// A listed action; now and then an undo, or something that need not be legal.
fn decide(table: &mut Table<State>, seat: Seat, choice: usize) {
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
fn dare(state: &State, seat: Seat, choice: usize) {
    let climber =
        Climber::all(state.seats()).nth(choice % (2 * state.seats())).expect("a climber of the table");
    let slot = Slot((choice % 4) as u8);
    let to = state.game().board().ids().nth(choice % 20).expect("the boards have more spaces");
    let dares = [
        Action::Step { climber, to },
        Action::Pitch { climber },
        Action::Assign { slot, climber, direction: None },
        Action::Acclimatize { slot, points: 1 },
        Action::PayCard { slot, direction: None },
        Action::PayLevel { climber },
        Action::Rescue { climber, to },
        Action::Decline,
        Action::EndTurn,
    ];
    let legal = state.legal(seat);
    for action in dares {
        let mut after = state.clone();
        let done = after.apply(seat, action);
        assert_eq!(done.is_ok(), legal.contains(&action), "{action:?}\n{}", state.text());
        assert!(done.is_ok() || after == *state && after.hash64() == state.hash64());
    }
}

fn assert_whole(state: &State) {
    let (game, public) = (state.game(), state.public());
    for seat in Seat::all(state.seats()) {
        let mut cards = *state.hand(seat);
        cards.add_all(&state.pile(seat));
        cards.add_all(&public.seats[seat].played);
        cards.add_all(&public.seats[seat].on_table());
        assert_eq!(cards, game.deck().counts, "{}", state.text());
    }
    assert!(public.shown.total() + public.face_down.total() <= Game::risk_tokens().total());
    let is_under_way =
        matches!(public.phase, Phase::Act(_) | Phase::Rescue { night: false, .. } | Phase::Over);
    if !is_under_way || public.phase != Phase::Over && public.mover.is_none() {
        for space in game.board().ids() {
            let limit = game.limit(space).map_or(usize::MAX, usize::from);
            assert!(public.standing(space) <= limit, "{}", state.text());
        }
    }
}
