//! Opening the database.

use std::path::Path;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::OpenError;

static MIGRATIONS: Migrator = sqlx::migrate!();

/// How every connection to this file is made: what is committed is on the disk, not only in the system's memory.
pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .foreign_keys(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
}

/// Connections to a database that is whole and of this program; it is made if it is not there.
///
/// # Errors
/// If it is damaged, of a newer program, or cannot be written.
pub(super) async fn connect(options: SqliteConnectOptions) -> Result<SqlitePool, OpenError> {
    let path = options.get_filename().to_owned();
    let pool = open(options).await.map_err(|error| OpenError::of_database(path.clone(), &error))?;
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(&pool)
        .await
        .map_err(|error| OpenError::of_database(path.clone(), &error))?;
    if found != "ok" {
        return Err(OpenError::Damaged(path, found));
    }
    MIGRATIONS.run(&pool).await.map_err(|error| OpenError::of_migration(path, &error))?;
    Ok(pool)
}

async fn open(options: SqliteConnectOptions) -> Result<SqlitePool, sqlx::Error> {
    SqlitePoolOptions::new().max_connections(4).connect_with(options).await
}

#[cfg(test)]
mod tests {
    use std::fs;

    use sqlx::{Connection, SqliteConnection};

    use super::super::{FILE, Store};
    use super::*;
    use crate::testing::{Server, for_two};

    async fn opened(folder: &Path) -> Result<Store, OpenError> {
        Store::open(folder).await
    }

    #[tokio::test]
    async fn every_connection_waits_until_the_disk_has_what_it_commits() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = options(&folder.path().join(FILE));
        let writer = SqliteConnection::connect_with(&file).await.expect("a connection as the writer's");
        let pool = opened(folder.path()).await.expect("a database").pool;
        for connection in [&mut pool.acquire().await.expect("one of the pool").detach(), &mut { writer }] {
            let sql = "SELECT synchronous, journal_mode FROM pragma_synchronous, pragma_journal_mode";
            let set = sqlx::query_as::<_, (i64, String)>(sql).fetch_one(connection).await;
            let full = 2;
            assert_eq!(set.expect("its settings"), (full, "wal".to_owned()));
        }
    }

    #[tokio::test]
    async fn a_database_of_a_newer_program_is_left_to_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = opened(folder.path()).await.expect("a new database");
        let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                   VALUES (9999, 'later', TRUE, x'00', 0)";
        sqlx::query(sql).execute(&store.pool).await.expect("written");
        store.pool.close().await;
        let error = opened(folder.path()).await.err().expect("refused");
        assert!(matches!(error, OpenError::Newer(_)), "{error:?}");
        assert!(error.to_string().contains("newer Summiteer"), "{error}");
    }

    #[tokio::test]
    async fn a_database_that_is_damaged_anywhere_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = opened(folder.path()).await.expect("a new database");
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&store.pool).await.expect("all in one file");
        let whole = fs::read(folder.path().join(FILE)).expect("the file");
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(FILE);
        let page = 4096;
        assert!(whole.len() > 3 * page);
        for (from, to) in [(0, 100), (page, 2 * page), (2 * page, 3 * page), (page / 2, page)] {
            let mut damaged = whole.clone();
            damaged[from..to].fill(0xa5);
            fs::write(&file, &damaged).expect("written");
            let error =
                opened(folder.path()).await.err().unwrap_or_else(|| panic!("{from} to {to} is missed"));
            assert!(matches!(error, OpenError::Damaged(..)), "{error:?}");
        }
    }

    #[tokio::test]
    async fn on_a_full_disk_a_change_is_refused_whole_and_everything_else_goes_on() {
        let server = Server::on_a_disk_of(40).await;
        let host = server.guest("H").await;
        let mut made = 0;
        let refused = loop {
            let answer = host.post("/api/tables", for_two()).await;
            if answer.status != 200 {
                break answer;
            }
            made += 1;
        };
        assert_eq!(refused.fault(), (507, "net-disk-full".to_owned()));
        let count = async |sql: &str| {
            let count = sqlx::query_scalar::<_, i64>(sql).fetch_one(&server.app.store.pool);
            count.await.expect("read")
        };
        assert!(made > 0);
        assert_eq!(
            (count("SELECT count(*) FROM tables").await, count("SELECT count(*) FROM seats").await),
            (made, 2 * made)
        );
        host.get("/api/tables").await.done();
    }
}
