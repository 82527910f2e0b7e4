//! Tables: made, found, listed.

use super::{CardRow, DAY, SeatRow, Store, StoreError, TableRow, TableState, now};

/// A table to be kept.
#[derive(Debug)]
pub(crate) struct NewTable<'a> {
    pub(crate) id: &'a str,
    /// The guest that makes it.
    pub(crate) host: &'a str,
    /// The set-up as the head of a `.summit` text.
    pub(crate) header: &'a str,
    pub(crate) public: bool,
    pub(crate) state: TableState,
    /// The secret with its commitment; none for a replay.
    pub(crate) chance: Option<([u8; 32], String)>,
    pub(crate) seats: Vec<NewSeat>,
    /// The record so far, as lines.
    pub(crate) lines: Vec<String>,
}

/// A seat of a new table.
#[derive(Debug)]
pub(crate) struct NewSeat {
    pub(crate) row: SeatRow,
    /// SHA-256 of its invitation.
    pub(crate) invitation: Option<[u8; 32]>,
}

/// Most tables in a list.
const LISTED: i64 = 100;

const CARDS: &str = "SELECT tables.id, header, state, changed, name AS host, \
     (SELECT count(*) FROM seats WHERE table_id = tables.id) AS total, \
     (SELECT count(*) FROM seats WHERE table_id = tables.id AND kind <> 'open') AS taken \
     FROM tables JOIN guests ON guests.id = tables.host";

impl Store {
    /// The table with this id.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let sql = "SELECT id, host, header, public, state, secret, commitment FROM tables WHERE id = ?";
        Ok(sqlx::query_as(sql).bind(id).fetch_optional(&self.pool).await?)
    }

    /// A table's seats in their order.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn seats(&self, table: &str) -> Result<Vec<SeatRow>, StoreError> {
        Ok(sqlx::query_as(super::seats::SEATS).bind(table).fetch_all(&self.pool).await?)
    }

    /// Tables that anybody may join, the latest first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn offered(&self) -> Result<Vec<CardRow>, StoreError> {
        let sql = format!("{CARDS} WHERE state = 'open' AND public = 1 ORDER BY changed DESC LIMIT ?");
        Ok(sqlx::query_as(&sql).bind(LISTED).fetch_all(&self.pool).await?)
    }

    /// Tables that this guest has made, sits at, or has left while the game ran, the latest first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn own(&self, guest: &str) -> Result<Vec<CardRow>, StoreError> {
        let own = "tables.host = ?1 OR tables.id IN (SELECT table_id FROM seats WHERE guest = ?1 \
                   UNION ALL SELECT table_id FROM departures WHERE guest = ?1)";
        let sql = format!("{CARDS} WHERE {own} ORDER BY changed DESC LIMIT ?2");
        Ok(sqlx::query_as(&sql).bind(guest).bind(LISTED).fetch_all(&self.pool).await?)
    }

    /// Keeps a table with its seats and entries: all of it or nothing. `false` if its host has made as many tables and
    /// replays within a day as this.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub(crate) async fn keep_table(&self, table: &NewTable<'_>, most: i64) -> Result<bool, StoreError> {
        let mut change = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let made = sqlx::query_scalar("SELECT count(*) FROM tables WHERE host = ? AND created > ?");
        let made: i64 = made.bind(table.host).bind(now() - DAY).fetch_one(&mut *change).await?;
        if made >= most {
            return Ok(false);
        }
        let sql = "INSERT INTO tables (id, host, header, public, state, secret, commitment, created, changed) \
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)";
        let (secret, commitment) = table.chance.as_ref().map(|(s, c)| (s.as_slice(), c.as_str())).unzip();
        let query = sqlx::query(sql).bind(table.id).bind(table.host).bind(table.header).bind(table.public);
        let query = query.bind(table.state).bind(secret).bind(commitment).bind(now());
        query.execute(&mut *change).await?;
        let sql = "INSERT INTO seats (table_id, seat, kind, guest, bot, nonce, invite_hash) VALUES (?, ?, ?, ?, ?, ?, ?)";
        for NewSeat { row, invitation } in &table.seats {
            let query = sqlx::query(sql).bind(table.id).bind(&row.seat).bind(row.kind).bind(&row.guest);
            let invitation = invitation.as_ref().map(<[u8; 32]>::as_slice);
            query.bind(&row.bot).bind(&row.nonce).bind(invitation).execute(&mut *change).await?;
        }
        for (number, line) in (0_i64..).zip(&table.lines) {
            let query = sqlx::query("INSERT INTO entries (table_id, number, line) VALUES (?, ?, ?)");
            query.bind(table.id).bind(number).bind(line).execute(&mut *change).await?;
        }
        change.commit().await?;
        Ok(true)
    }
}
