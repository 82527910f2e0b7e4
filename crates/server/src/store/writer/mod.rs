//! Appends entries to the records of running tables: one task, one connection, one commit for all that wait.

mod batch;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::StoreError;

/// Writes entries; cheap to clone.
#[derive(Clone)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
}

/// Entries to append.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    /// The number of the first of them.
    pub(crate) from: u64,
    pub(crate) lines: Vec<String>,
    /// The sender's own name of what it asked for.
    pub(crate) request: Option<String>,
    /// Whether the game is over with them.
    pub(crate) finish: bool,
}

/// Entries are on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Appended {
    /// How many entries the table had with the last of them.
    pub(crate) number: u64,
    /// Whether they were there before: the request was answered once already, and nothing was done.
    pub(crate) repeated: bool,
}

/// An append that somebody waits for.
struct Job {
    append: Append,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// How many appends share a commit at most, and how many wait in the queue before senders wait too.
const MOST: usize = 1024;

impl Writer {
    /// A writer with its own connection.
    ///
    /// # Errors
    /// If the database cannot be opened.
    pub(super) async fn start(options: SqliteConnectOptions) -> Result<Self, sqlx::Error> {
        let connection = SqliteConnection::connect_with(&options).await?;
        let (jobs, queue) = mpsc::channel(MOST);
        tokio::spawn(work(queue, options, connection));
        Ok(Self { jobs })
    }

    /// Appends entries; returns when they are on the disk. A request that is stored already is answered again and not
    /// done again.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the table does not have exactly `from` entries, [`StoreError::Full`] if the disk is
    /// full, and if the database fails. Then nothing of this append is stored.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job { append, answer }).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

/// Writes until nobody can send any more.
async fn work(mut queue: mpsc::Receiver<Job>, options: SqliteConnectOptions, connection: SqliteConnection) {
    let mut connection = Some(connection);
    let mut jobs = Vec::new();
    while queue.recv_many(&mut jobs, MOST).await > 0 {
        let (appends, answers): (Vec<_>, Vec<_>) = jobs.drain(..).map(|job| (job.append, job.answer)).unzip();
        let done = write(&mut connection, &options, &appends).await;
        for (index, answer) in answers.into_iter().enumerate() {
            let result = done.as_ref().map_err(StoreError::clone).and_then(|done| done[index].clone());
            // Whoever asked may be gone; the entries are stored all the same.
            drop(answer.send(result));
        }
    }
}

/// Writes a batch in one transaction. A connection that failed is replaced: that ends whatever it had begun.
async fn write(
    connection: &mut Option<SqliteConnection>,
    options: &SqliteConnectOptions,
    appends: &[Append],
) -> Result<Vec<Result<Appended, StoreError>>, StoreError> {
    let mut open = match connection.take() {
        Some(open) => open,
        None => SqliteConnection::connect_with(options).await?,
    };
    match batch::write(&mut open, appends).await {
        Ok(done) => {
            *connection = Some(open);
            Ok(done)
        }
        Err(error) => {
            drop(open.close().await);
            Err(error)
        }
    }
}

#[cfg(test)]
mod tests;
