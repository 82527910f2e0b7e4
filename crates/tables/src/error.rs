//! What can be wrong with a call.

use std::fmt;

use summiteer_rules::core::{ParseError, Seat};

/// Why a table could not be opened or asked. A refusal of the rules is no error but an answer, see
/// [`AnyTable::play`](crate::AnyTable::play).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallError {
    /// A record or a line of it could not be read: where, and what was expected there.
    Unreadable(ParseError),
    /// The header is no set-up of its game, or a line of the record is not legal where it stands.
    Record(String),
    /// The seat has nothing to take back.
    NothingToUndo(Seat),
    /// The seat has nothing to decide.
    NothingToDecide(Seat),
    /// The table has no seat of this name.
    NoSeat(String),
    /// Nobody offers a game of this name.
    NoGame(String),
    /// The game has no bot of this name.
    NoBot(String),
    /// The question is none of the game's, or names what is not there.
    Question(String),
    /// The text is no position of this table.
    Position(String),
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => write!(f, "{error}"),
            Self::Record(error) | Self::Question(error) | Self::Position(error) => f.write_str(error),
            Self::NothingToUndo(seat) => write!(f, "seat {seat} has nothing to take back"),
            Self::NothingToDecide(seat) => write!(f, "seat {seat} has nothing to decide"),
            Self::NoSeat(name) => write!(f, "no seat is called {name}"),
            Self::NoGame(name) => write!(f, "no game is called {name}"),
            Self::NoBot(name) => write!(f, "no bot is called {name}"),
        }
    }
}

impl std::error::Error for CallError {}

impl From<ParseError> for CallError {
    fn from(error: ParseError) -> Self {
        Self::Unreadable(error)
    }
}
