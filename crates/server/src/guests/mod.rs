//! Guests: somebody with a signed cookie and a name.

mod secret_key;

pub(crate) use secret_key::SecretKey;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;

use crate::app::AppState;
use crate::error::{ApiError, Problem};
use crate::store::GuestRow;

/// The cookie that says who somebody is.
pub(crate) const COOKIE: &str = "summiteer_guest";

/// Whoever sent the request; as an `Option`, also somebody who has no name yet.
#[derive(Clone, Debug)]
pub(crate) struct Guest(pub(crate) GuestRow);

impl OptionalFromRequestParts<AppState> for Guest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Option<Self>, ApiError> {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.cookies());
        match jar.get(COOKIE) {
            Some(cookie) => Ok(app.store.guest(cookie.value()).await?.map(Self)),
            None => Ok(None),
        }
    }
}

impl FromRequestParts<AppState> for Guest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, ApiError> {
        let guest = <Self as OptionalFromRequestParts<AppState>>::from_request_parts(parts, app).await?;
        guest.ok_or_else(|| Problem::NoGuest.into())
    }
}
