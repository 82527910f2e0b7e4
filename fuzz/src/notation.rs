//! What can be read is written and read back the same.

use summiteer_rules::core::{Cursor, Header, ParseError, Rules, Seat, Table, TableError};
use summiteer_rules::games::{everest, gipfel, k2};

use crate::games::Subject;

/// Set-ups whose single moves and positions are read, on the easier side in summer: three seats in K2 and four on Mount
/// Everest; K2 with icefall tiles; in Lhotse the South Face, and a race with free discards.
const ANY: [u8; 4] = [0b0010_0010, 0b0110_0010, 0b1100_0010, 0b1100_0110];

/// The input as a whole game, as single moves, and as a position, of each game.
pub fn notation(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    read::<k2::State>(&text);
    read::<everest::State>(&text);
    read::<gipfel::State>(&text);
}

fn read<S: Subject>(text: &str) {
    record::<S>(text);
    for byte in ANY {
        let state = S::any(byte);
        for (number, line) in text.lines().enumerate() {
            entry(&state, number + 1, line);
        }
        position(&state, text);
    }
}

fn record<S: Subject>(text: &str) {
    let (header, lines) = match Header::read(text) {
        Ok(read) => read,
        Err(error) => return place(&error, text),
    };
    let start = match S::of_header(&header) {
        Ok(Some(start)) => start,
        Ok(None) => return,
        Err(error) => return place(&error, text),
    };
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
pub(crate) fn assert_same<S: Subject>(table: &Table<S>, start: &S) {
    let text = table.text();
    let (header, lines) = Header::read(&text).expect("a written header is readable");
    assert_eq!(&header, table.header());
    let mut again = Table::new(header, start.clone());
    let played: Result<(), TableError<<S as Rules>::Refusal>> = again.play_lines(lines);
    played.expect("a written record plays again");
    assert_eq!(again.state(), table.state());
    assert_eq!(again.text(), text);
}

fn entry<S: Subject>(state: &S, number: usize, line: &str) {
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

fn position<S: Subject>(game: &S, text: &str) {
    match game.read_position(text) {
        Err(error) => place(&error, text),
        Ok(state) => {
            state.assert_whole();
            let again = game.read_position(&state.position_text());
            assert_eq!(again.as_ref(), Ok(&state), "{}", state.position_text());
            assert_eq!(again.map(|again| again.hash64()), Ok(state.hash64()));
        }
    }
}

/// An error names a line of the text and says what was expected there.
fn place(error: &ParseError, text: &str) {
    assert!((1..=text.lines().count().max(1)).contains(&error.line), "{error}");
    assert!(error.column >= 1 && !error.expected.is_empty(), "{error}");
}
