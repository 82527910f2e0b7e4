//! Tables and their seats.

use super::{SeatRow, Store, StoreError, TableRow};

impl Store {
    /// The table with this id.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let sql = "SELECT id, host, header, public, state, secret, commitment, changed FROM tables WHERE id = ?";
        Ok(sqlx::query_as(sql).bind(id).fetch_optional(&self.pool).await?)
    }

    /// A table's seats in their order.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn seats(&self, table: &str) -> Result<Vec<SeatRow>, StoreError> {
        let sql = "SELECT seat, kind, guest, name, bot, nonce FROM seats LEFT JOIN guests ON guests.id = guest \
                   WHERE table_id = ? ORDER BY seat";
        Ok(sqlx::query_as(sql).bind(table).fetch_all(&self.pool).await?)
    }
}
