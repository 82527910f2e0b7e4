//! Bodies of requests.

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::BODY_LIMIT;
use crate::app::AppState;
use crate::error::{ApiError, Problem};

/// A request's body, as the JSON of this type.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<AppState> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &AppState) -> Result<Self, ApiError> {
        let body = timeout(app.settings.patience, axum::Json::<T>::from_request(request, app));
        let axum::Json(body) =
            body.await.map_err(|_| Problem::TooSlow)?.map_err(|error| unreadable(&error))?;
        Ok(Self(body))
    }
}

fn unreadable(error: &JsonRejection) -> ApiError {
    if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
        ApiError::from(Problem::TooLarge).with("limit", BODY_LIMIT / 1024)
    } else {
        ApiError::from(Problem::Request).with("reason", error.body_text())
    }
}
