//! What can go wrong with a request, as its sender is told.

use std::collections::BTreeMap;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::store::StoreError;

/// A request that is not done: why, and what the text for it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ApiError {
    pub(crate) problem: Problem,
    args: BTreeMap<&'static str, String>,
}

/// Why a request is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// There is no such table, or nothing that this guest may know of.
    NotFound,
    /// The table has no such seat.
    NoSeat,
    /// There is nothing at this address.
    NoRoute,
    /// The address knows no such method.
    Method,
    /// The guest has not said a name yet.
    NoGuest,
    /// A name is empty, too long, or has what does not print.
    Name,
    /// Only somebody else may do this.
    NotYours,
    /// The request cannot be read.
    Request,
    /// An action cannot be read.
    Action,
    /// The seat has nothing to take back.
    NothingToUndo,
    /// The seat has acted since the sender last looked.
    Stale,
    /// The table, or the sender's address, has as many connections as it may.
    Crowded,
    /// The set-up is none of a game that can be played.
    Header,
    /// The record is none of a game that can be played.
    Record,
    /// The nonce is not made of 32 to 128 hexadecimal digits in lower case.
    Nonce,
    /// The game knows no such bot.
    Bot,
    /// Somebody sits there.
    SeatTaken,
    /// Whoever sits there is at the table.
    Present,
    /// The guest has played another seat of this game.
    Played,
    /// The guest sits at this table already.
    Seated,
    /// The invitation is not, or no longer, good for this seat.
    Invitation,
    /// The game has begun.
    Started,
    /// The game is over.
    Over,
    /// The game has not begun.
    NotStarted,
    /// A seat is still open.
    SeatsOpen,
    /// The game is not over.
    NotOver,
    /// The request does not come from this server's own page.
    Origin,
    /// The request is larger than the server takes.
    TooLarge,
    /// The request takes too long to arrive.
    TooSlow,
    /// The guest asks too often.
    TooFast,
    /// The guest has made too many tables today.
    TooMany,
    /// The server stops.
    Stopping,
    /// Nothing more can be written.
    DiskFull,
    /// The fault is the server's.
    Internal,
}

impl Problem {
    /// The answer's status, and the key of the text that says what to do.
    fn answer(self) -> (StatusCode, &'static str) {
        match self {
            Self::NotFound => (StatusCode::NOT_FOUND, "net-not-found"),
            Self::NoSeat => (StatusCode::NOT_FOUND, "net-no-seat"),
            Self::NoRoute => (StatusCode::NOT_FOUND, "net-no-route"),
            Self::Method => (StatusCode::METHOD_NOT_ALLOWED, "net-method"),
            Self::NoGuest => (StatusCode::UNAUTHORIZED, "net-no-guest"),
            Self::Name => (StatusCode::BAD_REQUEST, "net-name"),
            Self::NotYours => (StatusCode::FORBIDDEN, "net-not-yours"),
            Self::Request => (StatusCode::BAD_REQUEST, "net-request"),
            Self::Action => (StatusCode::BAD_REQUEST, "net-action"),
            Self::NothingToUndo => (StatusCode::CONFLICT, "net-nothing-to-undo"),
            Self::Stale => (StatusCode::CONFLICT, "net-stale"),
            Self::Crowded => (StatusCode::TOO_MANY_REQUESTS, "net-crowded"),
            Self::Header => (StatusCode::UNPROCESSABLE_ENTITY, "net-header"),
            Self::Record => (StatusCode::UNPROCESSABLE_ENTITY, "net-record"),
            Self::Nonce => (StatusCode::BAD_REQUEST, "net-nonce"),
            Self::Bot => (StatusCode::UNPROCESSABLE_ENTITY, "net-bot"),
            Self::SeatTaken => (StatusCode::CONFLICT, "net-seat-taken"),
            Self::Present => (StatusCode::CONFLICT, "net-present"),
            Self::Played => (StatusCode::CONFLICT, "net-played"),
            Self::Seated => (StatusCode::CONFLICT, "net-seated"),
            Self::Invitation => (StatusCode::FORBIDDEN, "net-invitation"),
            Self::Started => (StatusCode::CONFLICT, "net-started"),
            Self::Over => (StatusCode::CONFLICT, "net-over"),
            Self::NotStarted => (StatusCode::CONFLICT, "net-not-started"),
            Self::SeatsOpen => (StatusCode::CONFLICT, "net-seats-open"),
            Self::NotOver => (StatusCode::CONFLICT, "net-not-over"),
            Self::Origin => (StatusCode::FORBIDDEN, "net-origin"),
            Self::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "net-too-large"),
            Self::TooSlow => (StatusCode::REQUEST_TIMEOUT, "net-too-slow"),
            Self::TooFast => (StatusCode::TOO_MANY_REQUESTS, "net-too-fast"),
            Self::TooMany => (StatusCode::TOO_MANY_REQUESTS, "net-too-many"),
            Self::Stopping => (StatusCode::SERVICE_UNAVAILABLE, "net-stopping"),
            Self::DiskFull => (StatusCode::INSUFFICIENT_STORAGE, "net-disk-full"),
            Self::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "net-internal"),
        }
    }
}

/// An error as its sender reads it: in the body of an answer, or in a message of a live table.
#[derive(Debug, Serialize)]
pub(crate) struct ErrorBody {
    /// What programs go by: the key without its first word.
    code: &'static str,
    /// The text's key.
    key: &'static str,
    /// What the text needs.
    args: BTreeMap<&'static str, String>,
}

impl ApiError {
    /// An argument for the text.
    pub(crate) fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.args.insert(name, value.to_string());
        self
    }

    /// The error as its sender reads it.
    pub(crate) fn body(&self) -> ErrorBody {
        let (_, key) = self.problem.answer();
        ErrorBody { code: key.trim_start_matches("net-"), key, args: self.args.clone() }
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> Self {
        Self { problem, args: BTreeMap::new() }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Full => Problem::DiskFull.into(),
            StoreError::Closed => Problem::Stopping.into(),
            StoreError::Conflict | StoreError::Failed(_) => internal(&error),
        }
    }
}

impl From<getrandom::Error> for ApiError {
    fn from(error: getrandom::Error) -> Self {
        internal(&error)
    }
}

/// A fault of the server: told to whoever runs it; the sender learns only that it is no fault of his.
pub(crate) fn internal(error: &dyn std::fmt::Display) -> ApiError {
    eprintln!("error: {error}");
    Problem::Internal.into()
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, _) = self.problem.answer();
        (status, Json(self.body())).into_response()
    }
}
