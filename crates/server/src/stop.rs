//! The end of the server: whatever goes on for long hears of it, and the server waits until all of it is over.

use std::sync::Arc;

use tokio::sync::watch;

/// Tells that the server stops; cheap to clone.
#[derive(Clone)]
pub(crate) struct Stop(Arc<watch::Sender<bool>>);

/// Whatever holds this is waited for.
pub(crate) struct Listener(watch::Receiver<bool>);

impl Stop {
    /// Nothing stops yet.
    pub(crate) fn new() -> Self {
        Self(Arc::new(watch::Sender::new(false)))
    }

    /// For something that has to end before the server does.
    pub(crate) fn listen(&self) -> Listener {
        Listener(self.0.subscribe())
    }

    /// Tells everybody who listens; returns when nobody does any more.
    pub(crate) async fn stop(&self) {
        self.0.send_replace(true);
        self.0.closed().await;
    }
}

impl Listener {
    /// Waits until the server stops.
    pub(crate) async fn stops(&mut self) {
        // Where nobody is left to tell, it has stopped as well.
        drop(self.0.wait_for(|stops| *stops).await);
    }
}
