//! Tables over the network. It knows no game by name: a table is a `summiteer_tables::AnyTable`.

mod access;
mod api;
mod app;
mod error;
mod guests;
mod live;
mod random;
mod security;
mod settings;
mod store;
#[cfg(test)]
mod testing;

pub use security::secured;
pub use settings::Settings;
pub use store::OpenError;

use std::path::Path;

use axum::Router;

/// Everything the server answers below `/api`, with its data in this folder (made if it is not there).
///
/// # Errors
/// If the folder cannot be used, or its database is damaged or of a newer program.
pub async fn routes(data: &Path, settings: Settings) -> Result<Router, OpenError> {
    let app = app::AppState::open(data, settings).await?;
    Ok(api::router(app))
}
