//! Guests: who they are and what they are called.

use super::{GuestRow, Store, StoreError, now};

impl Store {
    /// The guest with this id.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn guest(&self, id: &str) -> Result<Option<GuestRow>, StoreError> {
        let guest = sqlx::query_as("SELECT id, name FROM guests WHERE id = ?");
        Ok(guest.bind(id).fetch_optional(&self.pool).await?)
    }

    /// Keeps a guest, or its new name.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub(crate) async fn name_guest(&self, guest: &GuestRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO guests (id, name, created) VALUES (?, ?, ?) \
                   ON CONFLICT (id) DO UPDATE SET name = excluded.name";
        sqlx::query(sql).bind(&guest.id).bind(&guest.name).bind(now()).execute(&self.pool).await?;
        Ok(())
    }
}
