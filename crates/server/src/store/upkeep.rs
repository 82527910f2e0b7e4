//! What the server looks after by itself.

use super::{DAY, Store, StoreError, now};

/// How long a guest is known who neither makes a table nor sits at one, in seconds.
const KNOWN: i64 = 30 * DAY;

impl Store {
    /// The ids of tables that are played with bots.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn tables_with_bots(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE state = 'running' \
                   AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'bot')";
        Ok(sqlx::query_scalar(sql).fetch_all(&self.pool).await?)
    }

    /// Forgets guests who said a name 30 days ago and neither made a table nor sat at one. Whoever comes back says it again.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub(crate) async fn forget_idle_guests(&self) -> Result<(), StoreError> {
        let sql = "DELETE FROM guests WHERE created < ? AND id NOT IN (SELECT host FROM tables) \
                   AND id NOT IN (SELECT guest FROM seats WHERE guest IS NOT NULL) \
                   AND id NOT IN (SELECT guest FROM departures)";
        sqlx::query(sql).bind(now() - KNOWN).execute(&self.pool).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::testing::{Server, for_two, nonce};

    #[tokio::test]
    async fn guests_who_never_made_or_took_anything_are_forgotten_after_a_time() {
        let server = Server::new().await;
        let (host, other) = (server.guest("Host").await, server.guest("Other").await);
        let (gone, idle) = (server.guest("Gone").await, server.guest("Idle").await);
        let made = host.make_table(for_two()).await;
        let id = made["id"].as_str().expect("an id");
        let claim = json!({ "invite": made["invitations"]["B"], "nonce": nonce('b') });
        other.post(&format!("/api/tables/{id}/seats/B"), claim).await.done();
        let store = &server.app.store;
        let left = "INSERT INTO departures (table_id, guest, seat) SELECT ?, id, 'B' FROM guests WHERE name = 'Gone'";
        sqlx::query(left).bind(id).execute(&store.pool).await.expect("written");
        for (age, known) in [(KNOWN - 60, true), (KNOWN + 60, false)] {
            let query = sqlx::query("UPDATE guests SET created = ?").bind(now() - age);
            query.execute(&store.pool).await.expect("written");
            store.forget_idle_guests().await.expect("written");
            for guest in [&host, &other, &gone] {
                assert!(guest.get("/api/me").await.done()["guest"].is_object());
            }
            assert_eq!(idle.get("/api/me").await.done()["guest"].is_object(), known, "{age} s");
        }
        idle.post("/api/me", json!({ "name": "Back" })).await.done();
    }
}
