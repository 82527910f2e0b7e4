//! A server on a port of its own, which can be stopped in the middle of everything.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use summiteer_client::Guest;
use summiteer_server::{OpenError, Settings};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// The bytes of a page that is larger than what systems keep for whoever is slow to take it.
pub(crate) const LARGE: usize = 64 << 20;

/// A server with its data.
pub(crate) struct Server {
    pub(crate) data: TempDir,
    pub(crate) address: SocketAddr,
    /// How it behaves from its next start on.
    pub(crate) settings: Settings,
    running: Option<Running>,
}

/// A server at work.
struct Running {
    /// All that the server does runs here, so it ends when this ends.
    runtime: Runtime,
    stop: oneshot::Sender<()>,
    stopped: JoinHandle<()>,
}

impl Server {
    /// Without limits, and with bots that do not wait.
    pub(crate) async fn new() -> Self {
        Self::with(settings()).await
    }

    pub(crate) async fn with(settings: Settings) -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let (running, address) =
            start(data.path(), settings, "127.0.0.1:0".parse().expect("an address")).await;
        Self { data, address, settings, running: Some(running) }
    }

    /// Stops at once, whatever is under way, and starts again on the same data.
    pub(crate) async fn restart(&mut self) {
        self.stop();
        let (running, _) = start(self.data.path(), self.settings, self.address).await;
        self.running = Some(running);
    }

    /// Stops in good order.
    pub(crate) async fn stop_gently(&mut self) {
        let Running { runtime, stop, stopped } = self.running.take().expect("it runs");
        stop.send(()).expect("it listens");
        stopped.await.expect("it ends");
        runtime.shutdown_background();
    }

    /// Somebody with a name.
    pub(crate) async fn guest(&self, name: &str) -> Guest {
        Guest::new(self.address, name).await.expect("a guest")
    }

    fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.runtime.shutdown_background();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

pub(crate) fn settings() -> Settings {
    Settings { pace: Duration::ZERO, limits: false, ..Settings::default() }
}

async fn start(data: &Path, settings: Settings, address: SocketAddr) -> (Running, SocketAddr) {
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let data = data.to_owned();
    let (stop, stopping) = oneshot::channel();
    let started = runtime.spawn(async move {
        let listener = listen(address).await;
        let address = listener.local_addr().expect("an address");
        let server = open(&data, settings).await;
        let stopping = async { drop(stopping.await) };
        let page = Router::new().route("/large", get(async || vec![0_u8; LARGE]));
        (tokio::spawn(server.serve(listener, page, stopping)), address)
    });
    let (stopped, address) = started.await.expect("a server");
    (Running { runtime, stop, stopped }, address)
}

/// The data may still be held by what was just stopped.
async fn open(data: &Path, settings: Settings) -> summiteer_server::Server {
    for _ in 0..200 {
        match summiteer_server::Server::open(data, settings).await {
            Err(OpenError::InUse(_)) => tokio::time::sleep(Duration::from_millis(10)).await,
            opened => return opened.expect("a database"),
        }
    }
    panic!("{} stays in use", data.display());
}

/// The port may still be held by what was just stopped.
async fn listen(address: SocketAddr) -> TcpListener {
    for _ in 0..200 {
        if let Ok(listener) = TcpListener::bind(address).await {
            return listener;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{address} stays in use");
}
