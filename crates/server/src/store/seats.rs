//! Seats: taken, left, offered again, given to bots; and the start.

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

/// Whether a guest may sit down. Before the start an open seat goes to whoever is invited, and to anybody at a public table,
/// and one's own may have another nonce. While the game runs, whoever has left a seat may come back to that one, unless a
/// person has it; an open seat goes to somebody invited who has played no other.
const MAY_SIT: &str = "CASE (SELECT state FROM tables WHERE id = ?1) \
     WHEN 'open' THEN guest = ?3 OR (kind = 'open' AND (invite_hash = ?5 \
         OR EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND public = 1))) \
     WHEN 'running' THEN kind <> 'person' AND coalesce( \
         (SELECT seat = ?2 FROM departures WHERE table_id = ?1 AND guest = ?3), kind = 'open' AND invite_hash = ?5) \
     END";

impl Store {
    /// Gives a seat to a guest who may have it, or, before the start, the guest's own seat another nonce. `false` if the seat
    /// is not to be had.
    ///
    /// # Errors
    /// `Conflict` if the guest sits at the table already.
    pub(crate) async fn claim(&self, claim: Claim<'_>) -> Result<bool, StoreError> {
        let sql = format!(
            "UPDATE seats SET kind = 'person', guest = ?3, nonce = ?4, bot = NULL, invite_hash = NULL \
             WHERE table_id = ?1 AND seat = ?2 AND {MAY_SIT}"
        );
        let query = sqlx::query(&sql).bind(claim.table).bind(claim.seat).bind(claim.guest).bind(claim.nonce);
        let invitation = claim.invitation.as_ref().map(<[u8; 32]>::as_slice);
        self.seat_changed(claim.table, query.bind(invitation).execute(&self.pool).await?).await
    }

    /// Takes a seat from whoever has it there in `seat`, and gives it to this bot, or opens it; no invitation is good for it
    /// then. Whoever loses it in a running game may come back to it. `false` if another has got it since, or the game is
    /// over.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub(crate) async fn give_seat(
        &self,
        table: &str,
        seat: &SeatRow,
        bot: Option<&str>,
    ) -> Result<bool, StoreError> {
        let mut change = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let sql = "UPDATE seats SET kind = iif(?4 IS NULL, 'open', 'bot'), guest = NULL, bot = ?4, nonce = NULL, \
                   invite_hash = NULL WHERE table_id = ?1 AND seat = ?2 AND guest IS ?3 \
                   AND EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND state IN ('open', 'running'))";
        let query = sqlx::query(sql).bind(table).bind(&seat.seat).bind(&seat.guest).bind(bot);
        let result = query.execute(&mut *change).await?;
        if result.rows_affected() > 0 {
            let sql = "INSERT OR IGNORE INTO departures (table_id, seat, guest) \
                       SELECT ?1, ?2, ?3 FROM tables WHERE id = ?1 AND state = 'running' AND ?3 IS NOT NULL";
            let query = sqlx::query(sql).bind(table).bind(&seat.seat).bind(&seat.guest);
            query.execute(&mut *change).await?;
        }
        change.commit().await?;
        self.seat_changed(table, result).await
    }

    /// The seat that this guest has left while the game at this table ran.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn departure(&self, table: &str, guest: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT seat FROM departures WHERE table_id = ? AND guest = ?";
        Ok(sqlx::query_scalar(sql).bind(table).bind(guest).fetch_optional(&self.pool).await?)
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
