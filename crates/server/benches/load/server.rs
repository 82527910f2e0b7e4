//! The server as a process of its own.

use std::future::pending;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use axum::Router;
use summiteer_client::Guest;
use summiteer_server::Settings;
use tokio::net::TcpListener;

/// The argument that makes this program serve.
pub(crate) const SERVE: &str = "--serve";

/// Serves this folder without limits, and says where.
pub(crate) async fn serve(data: &Path) -> Result<()> {
    let settings = Settings { pace: Duration::ZERO, limits: false, ..Settings::default() };
    let server = summiteer_server::Server::open(data, settings).await?;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    println!("{}", listener.local_addr()?);
    server.serve(listener, Router::new(), pending()).await;
    Ok(())
}

/// A server that runs as long as this lives.
pub(crate) struct Server {
    program: Child,
    _output: BufReader<ChildStdout>,
    pub(crate) address: SocketAddr,
    /// From its start to its first answer.
    pub(crate) started: Duration,
}

impl Server {
    pub(crate) async fn start(data: &Path) -> Result<Self> {
        let begin = Instant::now();
        let mut program = Command::new(std::env::current_exe()?)
            .arg(SERVE)
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .context("this program again")?;
        let mut output = BufReader::new(program.stdout.take().context("its output")?);
        let mut line = String::new();
        output.read_line(&mut line)?;
        let address = line.trim().parse()?;
        Guest::stranger(address).get("/api/health").await?.done()?;
        Ok(Self { program, _output: output, address, started: begin.elapsed() })
    }

    /// Memory that it occupies, in KiB; `None` where the system does not tell.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.program.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }
}

/// A part of a second in which the system counts processor time.
const TICK: Duration = Duration::from_millis(10);

impl Server {
    /// Processor time that it has used; `None` where the system does not tell.
    pub(crate) fn processor(&self) -> Option<Duration> {
        let status = std::fs::read_to_string(format!("/proc/{}/stat", self.program.id())).ok()?;
        let (_, status) = status.rsplit_once(')')?;
        let ticks: Vec<u32> = status.split_whitespace().skip(11).take(2).flat_map(str::parse).collect();
        Some(TICK * ticks.iter().sum())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.program.kill().expect("it runs");
        self.program.wait().expect("it has ended");
    }
}
