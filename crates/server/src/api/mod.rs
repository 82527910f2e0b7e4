//! What is answered below `/api`.

use axum::Router;

use crate::app::AppState;
use crate::live;

/// All routes.
pub(crate) fn router(app: AppState) -> Router {
    Router::new().route("/api/tables/{id}/live", live::route()).with_state(app)
}
