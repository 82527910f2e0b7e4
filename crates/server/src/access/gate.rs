//! The gate before every handler.

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;

use super::{Caller, Role, origin};
use crate::app::AppState;
use crate::error::ApiError;

/// What the gate before one route goes by.
#[derive(Clone)]
pub(crate) struct Gate {
    pub(crate) app: AppState,
    /// Who may pass: whoever is one of these.
    pub(crate) may: &'static [Role],
}

/// Lets a request pass that comes from the server's own page, not too often, from somebody who may; its handler finds
/// the [`Caller`] in it.
///
/// # Errors
/// If the request may not pass, or asks about a table that there is not.
pub(crate) async fn gate(
    State(gate): State<Gate>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let (mut parts, body) = request.into_parts();
    origin::check(&parts)?;
    gate.app.limits.take_for(&parts, &gate.app)?;
    let caller = Caller::of(&mut parts, &gate.app).await?;
    if !gate.may.iter().any(|role| caller.is(*role)) {
        return Err(caller.refusal().into());
    }
    parts.extensions.insert(caller);
    Ok(next.run(Request::from_parts(parts, body)).await)
}
