//! The records of tables.

use super::{EntryRow, Store, StoreError};

impl Store {
    /// A table's entries in their order.
    ///
    /// # Errors
    /// If they cannot be read.
    pub(crate) async fn entries(&self, table: &str) -> Result<Vec<EntryRow>, StoreError> {
        let entries = sqlx::query_as("SELECT line, request FROM entries WHERE table_id = ? ORDER BY number");
        Ok(entries.bind(table).fetch_all(&self.pool).await?)
    }
}
