//! What can be read is written and read back the same.

use std::sync::Arc;

use summiteer_rules::core::{Cursor, Header, ParseError, Rules, Seat, Table, TableError};
use summiteer_rules::games::k2::{Game, Refusal, Setup, State};

use crate::LIBRARY;

/// The input as a whole game, as single moves, and as a position.
pub fn notation(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    record(&text);
    let game = Arc::new(
        Game::new(&Setup::solo("k2-easy", "k2-summer").with_seats(3), &LIBRARY).expect("a good set-up"),
    );
    for (number, line) in text.lines().enumerate() {
        entry(&State::start(Arc::clone(&game)), number + 1, line);
    }
    position(&game, &text);
}

fn record(text: &str) {
    let (header, lines) = match Header::read(text) {
        Ok(read) => read,
        Err(error) => return place(&error, text),
    };
    let setup = match Setup::from_header(&header) {
        Ok(setup) => setup,
        Err(error) => return place(&error, text),
    };
    let Ok(game) = Game::new(&setup, &LIBRARY) else { return };
    let start = State::start(Arc::new(game));
    let mut table = Table::new(header, start.clone());
    // What stands before the first bad line has been played.
    match table.play_lines(lines) {
        Ok(()) | Err(TableError::Illegal { .. }) => {}
        Err(TableError::Unreadable(error)) => place(&error, text),
        Err(error @ (TableError::Refused(_) | TableError::NothingToUndo(_))) => {
            panic!("{error} has no place")
        }
    }
    assert_same(&table, &start);
}

/// The table as text is read back to the same table.
pub(crate) fn assert_same(table: &Table<State>, start: &State) {
    let text = table.text();
    let (header, lines) = Header::read(&text).expect("a written header is readable");
    assert_eq!(&header, table.header());
    let mut again = Table::new(header, start.clone());
    let played: Result<(), TableError<Refusal>> = again.play_lines(lines);
    played.expect("a written record plays again");
    assert_eq!(again.state(), table.state());
    assert_eq!(again.text(), text);
}

fn entry(state: &State, number: usize, line: &str) {
    let seat = Seat::new(0);
    if let Ok(action) = state.read_action(seat, &mut Cursor::new(number, line)) {
        let text = state.action_text(action);
        assert_eq!(state.read_action(seat, &mut Cursor::new(1, &text)), Ok(action), "{text}");
    }
    if let Ok(outcome) = state.read_outcome(&mut Cursor::new(number, line)) {
        let text = state.outcome_text(outcome);
        assert_eq!(state.read_outcome(&mut Cursor::new(1, &text)), Ok(outcome), "{text}");
    }
}

fn position(game: &Arc<Game>, text: &str) {
    match State::from_text(Arc::clone(game), text) {
        Err(error) => place(&error, text),
        Ok(state) => {
            let again = State::from_text(Arc::clone(game), &state.text());
            assert_eq!(again.as_ref(), Ok(&state), "{}", state.text());
            assert_eq!(again.map(|again| again.hash64()), Ok(state.hash64()));
        }
    }
}

/// An error names a line of the text and says what was expected there.
fn place(error: &ParseError, text: &str) {
    assert!((1..=text.lines().count().max(1)).contains(&error.line), "{error}");
    assert!(error.column >= 1 && !error.expected.is_empty(), "{error}");
}
