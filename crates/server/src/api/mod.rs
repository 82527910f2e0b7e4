//! What is answered below `/api`.

mod detail;
mod health;
mod json;
mod me;
mod records;
mod routes;
mod seats;
mod setup;
mod start;
mod tables;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{CACHE_CONTROL, HeaderValue};
use axum::middleware::from_fn_with_state;
use axum::routing::any;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::access::{Gate, gate};
use crate::app::AppState;
use crate::error::{ApiError, Problem};
use crate::security;

use routes::{ROUTES, Route};

/// Largest body of a request, in bytes. A record of a long game is the largest thing to send.
pub(crate) const BODY_LIMIT: usize = 1 << 20;

/// All routes. A handler is only reached through the gate of its row in the list.
pub(crate) fn router(app: AppState) -> Router {
    let empty = ["/api", "/api/", "/api/{*rest}"]
        .into_iter()
        .fold(Router::new(), |router, nowhere| router.route(nowhere, any(async || no_route())));
    let router = ROUTES.iter().fold(empty, |router, route| add(router, route, &app));
    let router = router
        .method_not_allowed_fallback(async || ApiError::from(Problem::Method))
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(SetResponseHeaderLayer::overriding(CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .with_state(app);
    security::secured(router)
}

fn add(router: Router<AppState>, route: &Route, app: &AppState) -> Router<AppState> {
    let state = Gate { app: app.clone(), may: route.may };
    let handler = (route.handler)(route.method).route_layer(from_fn_with_state(state, gate));
    router.route(route.path, handler)
}

fn no_route() -> ApiError {
    Problem::NoRoute.into()
}

#[cfg(test)]
mod tests;
