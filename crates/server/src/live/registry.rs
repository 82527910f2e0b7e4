//! Which tables are in memory: those that somebody plays or watches, or where a bot is due.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use tokio::sync::{Mutex as AsyncMutex, Semaphore};

use super::open;
use super::table::LiveTable;
use crate::error::{ApiError, internal};
use crate::settings::Settings;
use crate::store::Store;

/// The tables in memory. Whoever holds one keeps it there; it goes when the last one lets go of it, for what it was is in
/// the store.
pub(crate) struct Live {
    store: Store,
    settings: Settings,
    tables: Mutex<Tables>,
    thinking: Arc<Semaphore>,
}

#[derive(Default)]
struct Tables {
    by_id: HashMap<String, Weak<Place>>,
    /// How many there may be before those that are gone are looked for.
    sweep_at: usize,
}

/// Where a table is while somebody holds it. Locked while it is read: two who come at once get the same.
pub(super) type Place = AsyncMutex<Weak<LiveTable>>;

impl Live {
    /// No table is open yet.
    pub(crate) fn new(store: Store, settings: Settings) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let thinking = Arc::new(Semaphore::new(cores));
        Self { store, settings, tables: Mutex::default(), thinking }
    }

    /// The table with this id, read from the store unless it is in memory. Its bots act from now on.
    ///
    /// # Errors
    /// If there is no such table, or it has not begun.
    pub(crate) async fn open(&self, id: &str) -> Result<Arc<LiveTable>, ApiError> {
        let place = self.tables().place(id);
        let mut there = place.lock().await;
        if let Some(table) = there.upgrade() {
            return Ok(table);
        }
        let table = open::table(&self.store, id, self.settings.pace, &self.thinking, place.clone()).await?;
        let table = Arc::new(table);
        *there = Arc::downgrade(&table);
        table.wake_bots();
        Ok(table)
    }

    /// The game at this table has just begun: its first cards are dealt, and its bots act, even before anybody comes.
    pub(crate) fn started(self: &Arc<Self>, id: &str) {
        let (live, id) = (self.clone(), id.to_owned());
        tokio::spawn(async move {
            if let Err(error) = live.open(&id).await {
                internal(&format!("table {id} does not begin: {error:?}"));
            }
        });
    }

    /// Somebody has come to a seat of this table, or has gone, as the store says.
    ///
    /// # Errors
    /// Those of [`Live::open`].
    pub(crate) async fn reseated(&self, id: &str) -> Result<(), ApiError> {
        self.open(id).await?.sit_anew().await
    }

    /// The seats (letters) whose person is at this table now.
    pub(crate) fn here(&self, id: &str) -> Vec<String> {
        let place = self.tables().by_id.get(id).and_then(Weak::upgrade);
        let table = place.and_then(|place| place.try_lock().ok()?.upgrade());
        table.map(|table| table.presence.seats()).unwrap_or_default()
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        // Nothing panics while it holds the lock.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    fn place(&mut self, id: &str) -> Arc<Place> {
        if let Some(place) = self.by_id.get(id).and_then(Weak::upgrade) {
            return place;
        }
        if self.by_id.len() >= self.sweep_at {
            self.by_id.retain(|_, place| place.strong_count() > 0);
            self.sweep_at = 2 * self.by_id.len() + 16;
        }
        let place = Arc::<Place>::default();
        self.by_id.insert(id.to_owned(), Arc::downgrade(&place));
        place
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use serde_json::json;

    use super::*;
    use crate::error::Problem;
    use crate::testing::{Server, header, nonce};

    /// A table of A and a bot.
    async fn table(server: &Server, begun: bool) -> String {
        let host = server.guest("Ada").await;
        let wanted = json!({ "header": header(2), "bots": { "B": "rusher" }, "nonce": nonce('a') });
        let id = host.make_table(wanted).await["id"].as_str().expect("an id").to_owned();
        if begun {
            host.post(&format!("/api/tables/{id}/start"), json!({})).await.done();
        }
        id
    }

    fn is_in_memory(live: &Live, id: &str) -> bool {
        live.tables().by_id.get(id).is_some_and(|place| place.strong_count() > 0)
    }

    #[tokio::test]
    async fn a_table_is_in_memory_once_and_no_longer_than_somebody_needs_it() {
        let server = Server::new().await;
        let (id, live) = (table(&server, true).await, &server.app.live);
        let (first, second) = tokio::join!(live.open(&id), live.open(&id));
        let (first, second) = (first.expect("a table"), second.expect("a table"));
        assert!(Arc::ptr_eq(&first, &second));
        drop(first);
        assert!(is_in_memory(live, &id));
        drop(second);
        // The bot may still be due.
        for _ in 0..500 {
            if !is_in_memory(live, &id) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert!(!is_in_memory(live, &id));
        let number = live.open(&id).await.expect("a table").table().length();
        assert_eq!(number, server.app.store.entries(&id).await.expect("entries").len());
    }

    #[tokio::test]
    async fn tables_that_are_gone_do_not_pile_up() {
        let mut tables = Tables::default();
        let kept: Vec<_> = (0..10).map(|number| tables.place(&format!("kept {number}"))).collect();
        for number in 0..10_000 {
            tables.place(&format!("gone {number}"));
        }
        assert!(tables.by_id.len() < 100, "{}", tables.by_id.len());
        assert!(Arc::ptr_eq(&kept[3], &tables.place("kept 3")));
    }

    #[tokio::test]
    async fn a_table_that_is_not_there_or_has_not_begun_is_not_opened() {
        let server = Server::new().await;
        let id = table(&server, false).await;
        let problem = async |id: &str| server.app.live.open(id).await.err().map(|error| error.problem);
        assert_eq!(problem(&id).await, Some(Problem::NotStarted));
        assert_eq!(problem("nowhere").await, Some(Problem::NotFound));
        assert!(server.app.live.here(&id).is_empty());
    }
}
