//! What the server looks after by itself.

use std::time::Duration;

use tokio::time::sleep;

use crate::app::AppState;
use crate::error::internal;

/// The time between two tables that are woken at the start: whoever comes first shall not wait for all of them.
const BREATH: Duration = Duration::from_millis(5);

/// How often guests are looked through.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Begins to look after things, as long as the server runs.
pub(crate) fn begin(app: &AppState) {
    tokio::spawn(wake_bots(app.clone()));
    tokio::spawn(forget_guests(app.clone()));
}

/// Bots go on where they were when the server stopped, even if nobody comes to their tables.
async fn wake_bots(app: AppState) {
    let tables = app.store.tables_with_bots().await.unwrap_or_else(|error| {
        internal(&format!("bots sleep until somebody comes: {error}"));
        Vec::new()
    });
    for table in tables {
        if let Err(error) = app.live.open(&table).await {
            internal(&format!("the bots of table {table} sleep: {error:?}"));
        }
        sleep(BREATH).await;
    }
}

/// Names that lead nowhere do not pile up.
async fn forget_guests(app: AppState) {
    loop {
        if let Err(error) = app.store.forget_idle_guests().await {
            internal(&format!("guests who never sat are kept: {error}"));
        }
        sleep(DAY).await;
    }
}
