//! `/api/me`: who the guest is.

use axum::Json;
use axum::extract::State;
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use serde::{Deserialize, Serialize};

use super::json::Body;
use crate::access::Caller;
use crate::app::AppState;
use crate::error::ApiError;
use crate::guests::{self, Name};
use crate::random;
use crate::store::GuestRow;

#[derive(Serialize)]
pub(super) struct Me {
    guest: Option<GuestWire>,
}

#[derive(Serialize)]
struct GuestWire {
    name: String,
}

impl Me {
    fn called(name: String) -> Self {
        Self { guest: Some(GuestWire { name }) }
    }
}

#[derive(Deserialize)]
pub(super) struct NewName {
    name: String,
}

/// `GET`: the name of whoever asks, `null` if they have none yet.
pub(super) async fn me(caller: Caller) -> Json<Me> {
    Json(caller.guest().map_or(Me { guest: None }, |guest| Me::called(guest.name.clone())))
}

/// `POST`: gives whoever asks a name, and the cookie that keeps it.
///
/// # Errors
/// If it is no name, or the address has taken too many of late.
pub(super) async fn name(
    State(app): State<AppState>,
    caller: Caller,
    jar: SignedCookieJar,
    parts: Parts,
    Body(body): Body<NewName>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let Name(name) = body.name.parse()?;
    let id = match caller.guest() {
        Ok(guest) => guest.id.clone(),
        Err(_) => {
            app.limits.take_name(&parts)?;
            random::token()?
        }
    };
    app.store.name_guest(&GuestRow { id: id.clone(), name: name.clone() }).await?;
    Ok((jar.add(guests::cookie(id, &parts.headers)), Json(Me::called(name))))
}
