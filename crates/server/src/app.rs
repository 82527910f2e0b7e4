//! What every request is answered with.

use std::fs::{DirBuilder, File};
use std::io;
use std::path::Path;
use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use tokio::sync::Semaphore;

use crate::access::Limits;
use crate::guests::SecretKey;
use crate::live::Live;
use crate::lock;
use crate::settings::Settings;
use crate::stop::Stop;
use crate::store::{OpenError, Store};

/// The server's parts; cheap to clone.
#[derive(Clone)]
pub(crate) struct AppState {
    pub(crate) store: Store,
    pub(crate) live: Arc<Live>,
    pub(crate) key: SecretKey,
    pub(crate) limits: Arc<Limits>,
    pub(crate) settings: Settings,
    pub(crate) stop: Stop,
    /// Records from elsewhere are read one after another: a long one takes a core for a while.
    pub(crate) reading: Arc<Semaphore>,
    /// As long as this is open, no other server uses the data.
    _lock: Arc<File>,
}

impl AppState {
    /// Opens the data in this folder.
    ///
    /// # Errors
    /// If the folder cannot be used or is another server's, or its database is damaged or of a newer program.
    pub(crate) async fn open(data: &Path, settings: Settings) -> Result<Self, OpenError> {
        let folder = |error| OpenError::Folder(data.to_owned(), error);
        make_private(data).map_err(folder)?;
        let lock = lock::take(data)?;
        let key = SecretKey::open(data).map_err(folder)?;
        Ok(Self::new(Store::open(data).await?, key, lock, settings))
    }

    pub(crate) fn new(store: Store, key: SecretKey, lock: File, settings: Settings) -> Self {
        let live = Arc::new(Live::new(store.clone(), settings));
        let limits = Arc::new(Limits::new(settings));
        let reading = Arc::new(Semaphore::new(1));
        Self { store, live, key, limits, settings, stop: Stop::new(), reading, _lock: Arc::new(lock) }
    }
}

/// Makes the folder, if it is not there, for nobody else to look into.
fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

impl FromRef<AppState> for Key {
    fn from_ref(app: &AppState) -> Self {
        app.key.cookies()
    }
}
