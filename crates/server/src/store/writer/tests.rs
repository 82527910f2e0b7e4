use std::path::Path;

use tempfile::TempDir;

use super::*;
use crate::store::{Store, TableState, options};

/// A database with tables of these ids.
async fn store(folder: &TempDir, tables: &[&str]) -> Store {
    let store = Store::open(folder.path()).await.expect("a database");
    let insert = "INSERT OR IGNORE INTO guests VALUES ('host', 'Ada', 0)";
    sqlx::query(insert).execute(&store.pool).await.expect("a guest");
    for table in tables {
        let insert = "INSERT INTO tables (id, host, header, public, state, created, changed) \
                      VALUES (?, 'host', '', 0, 'running', 0, 0)";
        sqlx::query(insert).bind(table).execute(&store.pool).await.expect("a table");
    }
    store
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn append(table: &str, from: u64, lines: &[&str], request: Option<&str>) -> Append {
    let lines = lines.iter().map(|line| (*line).to_owned()).collect();
    Append { table: table.to_owned(), from, lines, request: request.map(str::to_owned), finish: false }
}

async fn lines(store: &Store, table: &str) -> Vec<(String, Option<String>)> {
    let entries = store.entries(table).await.expect("entries");
    entries.into_iter().map(|entry| (entry.line, entry.request)).collect()
}

/// A writer whose database may have no more pages than it has now.
async fn full(folder: &Path) -> Writer {
    let options = options(&folder.join("summiteer.db")).pragma("max_page_count", "1");
    Writer::start(options).await.expect("a writer")
}

#[tokio::test]
async fn entries_are_stored_in_order_with_the_request_at_the_last() {
    let folder = folder();
    let store = store(&folder, &["t"]).await;
    let first = store.writer.append(append("t", 0, &["chance first A"], None)).await;
    assert_eq!(first.expect("stored"), Appended { number: 1, repeated: false });
    let second = store.writer.append(append("t", 1, &["A end", "chance ü \"'"], Some("r"))).await;
    assert_eq!(second.expect("stored"), Appended { number: 3, repeated: false });
    let text = |text: &str| text.to_owned();
    let expected =
        [(text("chance first A"), None), (text("A end"), None), (text("chance ü \"'"), Some(text("r")))];
    assert_eq!(lines(&store, "t").await, expected);
}

#[tokio::test]
async fn a_request_that_is_stored_is_answered_again_and_not_done_again() {
    let folder = folder();
    let store = store(&folder, &["t", "u"]).await;
    store.writer.append(append("t", 0, &["A end", "chance 1"], Some("r"))).await.expect("stored");
    store.writer.append(append("t", 2, &["B end"], Some("s"))).await.expect("stored");
    let again = store.writer.append(append("t", 3, &["A end"], Some("r"))).await;
    assert_eq!(again.expect("an answer"), Appended { number: 2, repeated: true });
    assert_eq!(lines(&store, "t").await.len(), 3);
    let elsewhere = store.writer.append(append("u", 0, &["A end"], Some("r"))).await;
    assert_eq!(elsewhere.expect("stored"), Appended { number: 1, repeated: false });
}

#[tokio::test]
async fn a_number_is_given_to_one_entry_alone() {
    let folder = folder();
    let store = store(&folder, &["t"]).await;
    store.writer.append(append("t", 0, &["A end"], None)).await.expect("stored");
    for from in [0, 2] {
        let late = store.writer.append(append("t", from, &["B end"], Some("late"))).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    }
    assert_eq!(lines(&store, "t").await, [("A end".to_owned(), None)]);
}

#[tokio::test]
async fn appends_that_wait_together_are_answered_one_by_one() {
    let folder = folder();
    let store = store(&folder, &["t", "u"]).await;
    let appends = [
        append("t", 0, &["first"], Some("r")),
        append("t", 0, &["too late"], None),
        append("t", 0, &["first"], Some("r")),
        append("t", 1, &["second"], None),
        append("u", 0, &["first"], Some("r")),
    ];
    let mut connection = SqliteConnection::connect_with(&options(&folder.path().join("summiteer.db")))
        .await
        .expect("a connection");
    let done = batch::write(&mut connection, &appends).await.expect("a transaction");
    let numbers: Vec<_> =
        done.iter().map(|done| done.as_ref().ok().map(|a| (a.number, a.repeated))).collect();
    let expected = [Some((1, false)), None, Some((1, true)), Some((2, false)), Some((1, false))];
    assert_eq!(numbers, expected);
    assert_eq!(lines(&store, "t").await.len(), 2);
}

#[tokio::test]
async fn the_table_is_over_with_its_last_entry() {
    let folder = folder();
    let store = store(&folder, &["t", "u"]).await;
    store.writer.append(append("u", 0, &["A end"], None)).await.expect("stored");
    store.writer.append(Append { finish: true, ..append("t", 0, &["A end"], None) }).await.expect("stored");
    let rows: Vec<(String, TableState, bool)> =
        sqlx::query_as("SELECT id, state, changed > 0 FROM tables ORDER BY id")
            .fetch_all(&store.pool)
            .await
            .expect("rows");
    assert_eq!(rows, [("t".to_owned(), TableState::Over, true), ("u".to_owned(), TableState::Running, true)]);
}

#[tokio::test]
async fn a_full_disk_is_said_and_loses_nothing() {
    let folder = folder();
    let store = store(&folder, &["t"]).await;
    store.writer.append(append("t", 0, &["A end"], Some("r"))).await.expect("stored");
    let writer = full(folder.path()).await;
    let huge = "x".repeat(100_000);
    for _ in 0..2 {
        let answer = writer.append(append("t", 1, &["B end", &huge], Some("s"))).await;
        assert!(matches!(answer, Err(StoreError::Full)), "{answer:?}");
    }
    assert_eq!(lines(&store, "t").await, [("A end".to_owned(), Some("r".to_owned()))]);
    let again = store.writer.append(append("t", 1, &["B end"], Some("s"))).await;
    assert_eq!(again.expect("there is room again"), Appended { number: 2, repeated: false });
}

#[tokio::test]
async fn a_table_that_is_not_there_fails_and_the_writer_goes_on() {
    let folder = folder();
    let store = store(&folder, &["t"]).await;
    let nowhere = store.writer.append(append("nowhere", 0, &["A end"], None)).await;
    assert!(matches!(nowhere, Err(StoreError::Failed(_))), "{nowhere:?}");
    store.writer.append(append("t", 0, &["A end"], None)).await.expect("stored");
}
