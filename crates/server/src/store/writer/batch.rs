//! Many appends as a handful of statements in one transaction.

use std::collections::HashMap;

use sqlx::{Connection, SqliteConnection};

use super::{Append, Appended};
use crate::store::{StoreError, TableState, now};

/// What the database knows of each append before it is done: how many entries its table has, and how many it had when
/// its request was done.
const KNOWN: &str = "SELECT \
    (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE table_id = ask.value ->> 0), \
    (SELECT number + 1 FROM entries WHERE table_id = ask.value ->> 0 AND request = ask.value ->> 1) \
    FROM json_each(?) AS ask ORDER BY ask.key";

const INSERT: &str = "INSERT INTO entries (table_id, number, line, request) \
    SELECT new.value ->> 0, new.value ->> 1, new.value ->> 2, new.value ->> 3 FROM json_each(?) AS new";

const UPDATE: &str =
    "UPDATE tables SET state = new.value, changed = ? FROM json_each(?) AS new WHERE tables.id = new.key";

/// Writes all appends that can be done, and says for each what came of it.
///
/// # Errors
/// If the transaction fails; then none of them is stored.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<Vec<Result<Appended, StoreError>>, StoreError> {
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await?;
    let asks: Vec<_> = appends.iter().map(|append| (&append.table, &append.request)).collect();
    let known: Vec<(i64, Option<i64>)> =
        sqlx::query_as(KNOWN).bind(json(&asks)).fetch_all(&mut *change).await?;
    let mut plan = Plan::default();
    let mut answers = Vec::with_capacity(appends.len());
    for (append, (entries, done)) in appends.iter().zip(known) {
        answers.push(plan.take(append, entries.cast_unsigned(), done.map(i64::cast_unsigned)));
    }
    if !plan.entries.is_empty() {
        sqlx::query(INSERT).bind(json(&plan.entries)).execute(&mut *change).await?;
        sqlx::query(UPDATE).bind(now()).bind(json(&plan.tables)).execute(&mut *change).await?;
    }
    change.commit().await?;
    Ok(answers)
}

/// What a transaction will store.
#[derive(Default)]
struct Plan<'a> {
    /// Table, number, line, request.
    entries: Vec<(&'a str, u64, &'a str, Option<&'a str>)>,
    /// The states of tables.
    tables: HashMap<&'a str, TableState>,
    /// How many entries a table has with this plan.
    lengths: HashMap<&'a str, u64>,
    /// The length of a table after a request of this plan.
    requests: HashMap<(&'a str, &'a str), u64>,
}

impl<'a> Plan<'a> {
    /// Adds an append to a table that has this many stored entries, and its request perhaps with this length.
    fn take(&mut self, append: &'a Append, entries: u64, done: Option<u64>) -> Result<Appended, StoreError> {
        let table = append.table.as_str();
        let request = append.request.as_deref();
        let planned = request.and_then(|request| self.requests.get(&(table, request)).copied());
        if let Some(number) = done.or(planned) {
            return Ok(Appended { number, repeated: true });
        }
        let length = self.lengths.entry(table).or_insert(entries);
        if *length != append.from {
            return Err(StoreError::Conflict);
        }
        for (line, last) in append.lines.iter().zip((0..append.lines.len()).rev()) {
            self.entries.push((table, *length, line, request.filter(|_| last == 0)));
            *length += 1;
        }
        let number = *length;
        self.tables.insert(table, if append.finish { TableState::Over } else { TableState::Running });
        self.requests.extend(request.map(|request| ((table, request), number)));
        Ok(Appended { number, repeated: false })
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("lists of texts and numbers are plain")
}
