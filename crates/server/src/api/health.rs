//! `GET /api/health`: whether the server can do its work.

use axum::Json;
use axum::extract::State;
use serde::Serialize;

use crate::app::AppState;
use crate::error::ApiError;

#[derive(Serialize)]
pub(super) struct Health {
    ok: bool,
}

/// Says so if the database answers.
///
/// # Errors
/// If it does not.
pub(super) async fn health(State(app): State<AppState>) -> Result<Json<Health>, ApiError> {
    app.store.check().await?;
    Ok(Json(Health { ok: true }))
}
