//! `summiteer serve`: the page, and tables over the network.

mod interrupt;
mod page;

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use summiteer_server::{Server, Settings};
use tokio::net::TcpListener;

use crate::args::ServeArgs;
use crate::out;
use interrupt::Interrupt;

/// Serves until Ctrl-C.
///
/// # Errors
/// If the port is taken or may not be used, or the data folder cannot be used.
#[tokio::main]
pub(crate) async fn serve(args: &ServeArgs) -> Result<()> {
    let listener = listen(SocketAddr::from((args.host, args.port))).await?;
    let data = data_folder(args.data.as_deref())?;
    let server = Server::open(&data, settings(args)).await?;
    let mut interrupt = Interrupt::listen().context("cannot listen for Ctrl-C")?;
    let address = format!("http://{}", from_here(listener.local_addr()?));
    say(&format!("Summiteer is at {address} (stop with Ctrl-C)"));
    say(&format!("Tables are kept in {}", data.display()));
    if args.open
        && let Err(error) = open::that_detached(&address)
    {
        eprintln!("No browser could be opened ({error}); open {address} yourself.");
    }
    server.serve(listener, page::routes(), interrupt.came()).await;
    say("Stopped.");
    Ok(())
}

/// Tells whoever started the server, if anybody still reads: it serves all the same.
fn say(line: &str) {
    drop(out::line(line));
}

fn settings(args: &ServeArgs) -> Settings {
    Settings {
        pace: Duration::from_millis(args.bot_pace),
        limits: !args.no_limits,
        behind_proxy: args.behind_proxy,
        ..Settings::default()
    }
}

/// Where tables are kept: as asked, or among what programs keep for this user.
fn data_folder(asked: Option<&Path>) -> Result<PathBuf> {
    let own = || dirs::data_local_dir().map(|folder| folder.join("summiteer"));
    asked.map(Path::to_owned).or_else(own).context("this user has no folder for data; name one with --data")
}

async fn listen(address: SocketAddr) -> Result<TcpListener> {
    let port = address.port();
    match TcpListener::bind(address).await {
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            bail!(
                "port {port} is in use by another program; choose another one, as in --port {}",
                port_after(port)
            )
        }
        other => other.with_context(|| {
            format!("cannot listen on {address}; choose another port with --port, or address with --host")
        }),
    }
}

/// How a browser on this machine reaches the address; "all addresses" is none that can be opened.
fn from_here(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => IpAddr::V4(Ipv4Addr::LOCALHOST),
            IpAddr::V6(_) => IpAddr::V6(Ipv6Addr::LOCALHOST),
        });
    }
    address
}

/// A port to try instead.
fn port_after(port: u16) -> u16 {
    port.checked_add(1).unwrap_or(8787)
}
