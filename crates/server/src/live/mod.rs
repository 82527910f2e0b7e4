//! Live tables: who is there, what they send, what they are told.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::routing::{MethodRouter, get};

use crate::app::AppState;
use crate::error::{ApiError, Problem};
use crate::settings::Settings;
use crate::store::Store;

/// The tables that somebody plays or watches.
pub(crate) struct Live {
    store: Store,
}

/// A table in memory.
pub(crate) struct LiveTable;

impl Live {
    /// No table is open yet.
    pub(crate) fn new(store: Store, _settings: Settings) -> Self {
        Self { store }
    }

    /// The table with this id, read from the store unless it is in memory.
    ///
    /// # Errors
    /// If there is no such table, or it has not begun.
    pub(crate) async fn open(&self, id: &str) -> Result<Arc<LiveTable>, ApiError> {
        self.store.table(id).await?.ok_or(Problem::NotFound)?;
        Ok(Arc::new(LiveTable))
    }

    /// The game at this table has just begun.
    pub(crate) fn started(&self, _id: &str) {}

    /// The seats (letters) whose person is at this table now.
    pub(crate) fn here(&self, _id: &str) -> Vec<String> {
        Vec::new()
    }
}

/// `GET /api/tables/{id}/live`: the WebSocket.
pub(crate) fn route() -> MethodRouter<AppState> {
    get(async |State(app): State<AppState>, Path(id): Path<String>| app.live.open(&id).await.map(|_| ()))
}
