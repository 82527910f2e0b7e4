//! What every request is answered with.

use std::path::Path;
use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;

use crate::guests::SecretKey;
use crate::live::Live;
use crate::settings::Settings;
use crate::store::{OpenError, Store};

/// The server's parts; cheap to clone.
#[derive(Clone)]
pub(crate) struct AppState {
    pub(crate) store: Store,
    pub(crate) live: Arc<Live>,
    pub(crate) key: SecretKey,
    pub(crate) settings: Settings,
}

impl AppState {
    /// Opens the data in this folder.
    ///
    /// # Errors
    /// If the folder cannot be used, or its database is damaged or of a newer program.
    pub(crate) async fn open(data: &Path, settings: Settings) -> Result<Self, OpenError> {
        let folder = |error| OpenError::Folder(data.to_owned(), error);
        std::fs::create_dir_all(data).map_err(folder)?;
        let key = SecretKey::open(data).map_err(folder)?;
        let store = Store::open(data).await?;
        let live = Arc::new(Live::new(store.clone(), settings));
        Ok(Self { store, live, key, settings })
    }
}

impl FromRef<AppState> for Key {
    fn from_ref(app: &AppState) -> Self {
        app.key.cookies()
    }
}
