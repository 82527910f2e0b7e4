//! Why nothing can be said about the chance of a record.

use std::fmt;

use summiteer_rules::core::ParseError;

use crate::CallError;

/// Why a record cannot be checked. A record that was checked and does not hold is no error but a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerifyError {
    /// The record cannot be read, or its header is no set-up.
    Record(CallError),
    /// The header lacks the commitment or the secret: the game is not over, or no server dealt it.
    NotRevealed,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(error) => write!(f, "{error}"),
            Self::NotRevealed => f.write_str(
                "the record has no `commitment` and `secret`: only games of a server's tables can be verified, once they \
                 are over",
            ),
        }
    }
}

impl std::error::Error for VerifyError {}

impl From<CallError> for VerifyError {
    fn from(error: CallError) -> Self {
        Self::Record(error)
    }
}

impl From<ParseError> for VerifyError {
    fn from(error: ParseError) -> Self {
        Self::Record(error.into())
    }
}
