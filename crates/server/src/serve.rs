//! Connections: accepted, given so much time to say what they want, and ended in good order.

use std::net::SocketAddr;
use std::path::Path;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::serve::Listener as Accept;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::api;
use crate::app::AppState;
use crate::settings::Settings;
use crate::stop::Listener;
use crate::store::OpenError;
use crate::upkeep;

/// How long everybody may take to come to an end when the server stops.
const PATIENCE: Duration = Duration::from_secs(5);

/// The server on its data.
pub struct Server {
    app: AppState,
}

impl Server {
    /// Opens the data in this folder, which is made if it is not there.
    ///
    /// # Errors
    /// If the folder cannot be used or is another server's, or its database is damaged or of a newer program.
    pub async fn open(data: &Path, settings: Settings) -> Result<Self, OpenError> {
        Ok(Self { app: AppState::open(data, settings).await? })
    }

    /// Answers below `/api`, and elsewhere as `page` does, until `stop` is over. Then nobody is let in any more, requests
    /// come to their end that are under way, and everybody at a live table is told; whoever takes too long is cut off.
    pub async fn serve(self, mut listener: TcpListener, page: Router, stop: impl Future<Output = ()>) {
        upkeep::begin(&self.app);
        let routes = api::router(self.app.clone()).merge(page);
        let mut stop = pin!(stop);
        loop {
            tokio::select! {
                (stream, from) = Accept::accept(&mut listener) => {
                    // Whoever has too many is cut at once: a word would have to be waited for.
                    if let Ok(pass) = self.app.limits.connect(from.ip()) {
                        let connection = connection(stream, from, self.app.settings, routes.clone(), self.app.stop.listen());
                        tokio::spawn(async move { (connection.await, drop(pass)) });
                    }
                }
                () = &mut stop => break,
            }
        }
        drop(listener);
        // What was acknowledged is on the disk, so nothing is lost with whoever is cut off.
        drop(tokio::time::timeout(PATIENCE, self.app.stop.stop()).await);
    }
}

/// The head of a request must be there in time, or its connection is cut.
fn protocol(settings: &Settings) -> Builder {
    let mut protocol = Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(settings.patience);
    protocol
}

/// Whoever takes nothing of what he is sent is cut: after what a live table waits, which can say why.
fn taken_in_time(stream: TcpStream, settings: &Settings) -> TimeoutStream<TcpStream> {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(settings.silence + settings.patience));
    stream
}

/// Answers one request after another, until the other side ends it or the server stops.
async fn connection(
    stream: TcpStream,
    from: SocketAddr,
    settings: Settings,
    routes: Router,
    mut stop: Listener,
) {
    // Answers are short and awaited: each goes out at once.
    drop(stream.set_nodelay(true));
    let service = TowerToHyperService::new(routes.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request
    }));
    let stream = TokioIo::new(Box::pin(taken_in_time(stream, &settings)));
    let mut connection = pin!(protocol(&settings).serve_connection(stream, service).with_upgrades());
    // An error is the other side's: it is gone, or no page.
    tokio::select! {
        ended = connection.as_mut() => drop(ended),
        () = stop.stops() => {
            connection.as_mut().graceful_shutdown();
            drop(connection.await);
        }
    }
}
