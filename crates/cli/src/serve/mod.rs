//! `summiteer serve`: the page for browsers on this machine.

mod page;

use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context, Result, bail};
use tokio::net::TcpListener;

use crate::args::ServeArgs;

/// Serves until Ctrl-C.
///
/// # Errors
/// If the port is taken or may not be used.
#[tokio::main]
pub(crate) async fn serve(args: &ServeArgs) -> Result<()> {
    let listener = listen(args.port).await?;
    let address = format!("http://{}", listener.local_addr()?);
    println!("Summiteer is at {address} (stop with Ctrl-C)");
    if args.open
        && let Err(error) = open::that_detached(&address)
    {
        eprintln!("No browser could be opened ({error}); open {address} yourself.");
    }
    axum::serve(listener, page::routes()).with_graceful_shutdown(interrupted()).await?;
    println!("Stopped.");
    Ok(())
}

async fn listen(port: u16) -> Result<TcpListener> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    match TcpListener::bind(address).await {
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            bail!(
                "port {port} is in use by another program; choose another one, as in --port {}",
                port_after(port)
            )
        }
        other => {
            other.with_context(|| format!("cannot listen on {address}; choose another port with --port"))
        }
    }
}

/// A port to try instead.
fn port_after(port: u16) -> u16 {
    port.checked_add(1).unwrap_or(8787)
}

async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        // Without the signal the server runs until it is killed.
        std::future::pending::<()>().await;
    }
}
