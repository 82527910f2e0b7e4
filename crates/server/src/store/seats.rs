//! Seats: taken, left, offered again; and the start, after which they stay as they are.

use sqlx::sqlite::SqliteQueryResult;

use super::{SeatRow, Store, StoreError, now};

pub(super) const SEATS: &str = "SELECT seat, kind, guest, name, bot, nonce FROM seats \
     LEFT JOIN guests ON guests.id = guest WHERE table_id = ? ORDER BY seat";

/// A guest who wants a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Claim<'a> {
    pub(crate) table: &'a str,
    /// The seat's letter.
    pub(crate) seat: &'a str,
    pub(crate) guest: &'a str,
    /// What the guest gives to the chance of the table.
    pub(crate) nonce: &'a str,
    /// SHA-256 of the invitation; a public table needs none.
    pub(crate) invitation: Option<[u8; 32]>,
}

const IS_OPEN: &str = "EXISTS (SELECT 1 FROM tables WHERE id = table_id AND state = 'open')";

impl Store {
    /// Gives a seat to a guest who may have it, or the guest's own seat another nonce. `false` if the seat is not to be
    /// had, or the game has begun.
    ///
    /// # Errors
    /// `Conflict` if the guest sits at the table already.
    pub(crate) async fn claim(&self, claim: Claim<'_>) -> Result<bool, StoreError> {
        let sql = format!(
            "UPDATE seats SET kind = 'person', guest = ?3, nonce = ?4, invite_hash = NULL \
             WHERE table_id = ?1 AND seat = ?2 AND {IS_OPEN} AND (guest = ?3 OR (kind = 'open' AND (invite_hash = ?5 \
             OR EXISTS (SELECT 1 FROM tables WHERE id = table_id AND public = 1))))"
        );
        let query = sqlx::query(&sql).bind(claim.table).bind(claim.seat).bind(claim.guest).bind(claim.nonce);
        let invitation = claim.invitation.as_ref().map(<[u8; 32]>::as_slice);
        self.seat_changed(claim.table, query.bind(invitation).execute(&self.pool).await?).await
    }

    /// Opens a seat: whoever sat there is gone, and no invitation is good for it. `false` if another has got it since, or
    /// the game has begun.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub(crate) async fn clear_seat(&self, table: &str, seat: &SeatRow) -> Result<bool, StoreError> {
        let sql = format!(
            "UPDATE seats SET kind = 'open', guest = NULL, bot = NULL, nonce = NULL, invite_hash = NULL \
             WHERE table_id = ? AND seat = ? AND guest IS ? AND {IS_OPEN}"
        );
        let query = sqlx::query(&sql).bind(table).bind(&seat.seat).bind(&seat.guest);
        self.seat_changed(table, query.execute(&self.pool).await?).await
    }

    /// Makes this the only invitation that is good for an open seat. `false` if somebody sits there.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub(crate) async fn invite(
        &self,
        table: &str,
        seat: &str,
        invitation: [u8; 32],
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE seats SET invite_hash = ? WHERE table_id = ? AND seat = ? AND kind = 'open'";
        let query = sqlx::query(sql).bind(invitation.as_slice()).bind(table).bind(seat);
        self.seat_changed(table, query.execute(&self.pool).await?).await
    }

    /// Gives an open seat, or a bot's, to this bot; no invitation is good for it any more. `false` if a person sits there,
    /// or the game has begun.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub(crate) async fn seat_bot(&self, table: &str, seat: &str, bot: &str) -> Result<bool, StoreError> {
        let sql = format!(
            "UPDATE seats SET kind = 'bot', bot = ?, invite_hash = NULL \
             WHERE table_id = ? AND seat = ? AND kind <> 'person' AND {IS_OPEN}"
        );
        let query = sqlx::query(&sql).bind(bot).bind(table).bind(seat);
        self.seat_changed(table, query.execute(&self.pool).await?).await
    }

    async fn seat_changed(&self, table: &str, result: SqliteQueryResult) -> Result<bool, StoreError> {
        let changed = result.rows_affected() > 0;
        if changed {
            let query = sqlx::query("UPDATE tables SET changed = ? WHERE id = ?");
            query.bind(now()).bind(table).execute(&self.pool).await?;
        }
        Ok(changed)
    }

    /// Begins the game with the header that is made from the seats as they are then. `false` if it has begun already.
    ///
    /// # Errors
    /// What `header` says, or if the database cannot be written; then the game has not begun.
    pub(crate) async fn start<E: From<StoreError>>(
        &self,
        table: &str,
        header: impl FnOnce(&[SeatRow]) -> Result<String, E>,
    ) -> Result<bool, E> {
        let stored = |error: sqlx::Error| E::from(error.into());
        let mut change = self.pool.begin_with("BEGIN IMMEDIATE").await.map_err(stored)?;
        let seats: Vec<SeatRow> =
            sqlx::query_as(SEATS).bind(table).fetch_all(&mut *change).await.map_err(stored)?;
        let sql =
            "UPDATE tables SET state = 'running', header = ?, changed = ? WHERE id = ? AND state = 'open'";
        let query = sqlx::query(sql).bind(header(&seats)?).bind(now()).bind(table);
        let result = query.execute(&mut *change).await.map_err(stored)?;
        change.commit().await.map_err(stored)?;
        Ok(result.rows_affected() > 0)
    }
}
