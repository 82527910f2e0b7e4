//! The server is killed again and again while people play: what it acknowledged is there, and once.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use summiteer_client::{Guest, Player, make_table};
use summiteer_rules::core::{NumberSource, Seat, SplitMix};

const KILLS: usize = 100;
/// Longest time from one start of the server to its end, in milliseconds.
const LONGEST: u32 = 300;
/// Tables that are played at any time.
const TABLES: usize = 8;

/// Set-ups, each with the bot that chooses.
const GAMES: [(&str, &str); 2] = [
    ("summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 2\n\n", "random"),
    ("summit 1\ngame: gipfel\nboard: gipfel\nseats: 2\n\n", "rusher"),
];

/// The program, serving.
struct Server {
    program: Child,
    /// Open, so that the program can go on writing.
    output: BufReader<ChildStdout>,
}

impl Server {
    /// Returns when it listens.
    fn start(data: &Path, address: SocketAddr) -> Result<Self> {
        let port = address.port().to_string();
        let mut program = Command::new(env!("CARGO_BIN_EXE_summiteer"))
            .args(["serve", "--no-limits", "--port", &port, "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()?;
        let output = BufReader::new(program.stdout.take().context("its output")?);
        let mut server = Self { program, output };
        let mut line = String::new();
        server.output.read_line(&mut line)?;
        ensure!(line.starts_with("Summiteer is at "), "{line:?}");
        Ok(server)
    }
}

impl Drop for Server {
    /// At once, with SIGKILL on Unix: nothing in it can prepare for that.
    fn drop(&mut self) {
        self.program.kill().expect("it runs");
        self.program.wait().expect("it has ended");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_a_hundred_kills_and_stands_once() -> Result<()> {
    let data = tempfile::tempdir()?;
    let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
    let first = Server::start(data.path(), address)?;
    let mut pairs = Vec::new();
    let stop = Arc::new(AtomicBool::new(false));
    for pair in 0..TABLES {
        let guests = [Guest::new(address, "Ada").await?, Guest::new(address, "Ben").await?];
        pairs.push(tokio::spawn(play_on(guests, GAMES[pair % GAMES.len()], pair as u64, stop.clone())));
    }
    kill_often(first, data.path(), address).await?;
    stop.store(true, Ordering::Relaxed);
    let _last = Server::start(data.path(), address)?;
    let mut acknowledged = 0;
    for pair in pairs {
        acknowledged += pair.await??;
    }
    ensure!(acknowledged > KILLS, "hardly anybody played: {acknowledged} requests");
    println!("{acknowledged} acknowledged requests, {KILLS} kills");
    Ok(())
}

async fn kill_often(first: Server, data: &Path, address: SocketAddr) -> Result<()> {
    let mut numbers = SplitMix(4);
    let mut server = Some(first);
    for _ in 0..KILLS {
        let life = Duration::from_millis(numbers.below(LONGEST).into());
        tokio::time::sleep(life).await;
        drop(server.take());
        server = Some(tokio::task::block_in_place(|| Server::start(data, address))?);
    }
    Ok(())
}

/// Plays whole games one after another, and checks each; answers how many requests were acknowledged.
async fn play_on(
    guests: [Guest; 2],
    game: (&'static str, &'static str),
    seed: u64,
    stop: Arc<AtomicBool>,
) -> Result<usize> {
    let mut acknowledged = 0;
    while !stop.load(Ordering::Relaxed) {
        let Ok(table) = make_table(&[&guests[0], &guests[1]], game.0, &[]).await else {
            // The server was killed meanwhile.
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let player = |seat: usize| Player::new(guests[seat].clone(), &table, ['A', 'B'][seat], 0, seed);
        let (mut ada, mut ben) = (player(0), player(1));
        tokio::try_join!(play(&mut ada, game, 0), play(&mut ben, game, 1))?;
        let record = record(&guests[0], &table).await?;
        for (player, seat) in [(&ada, "A "), (&ben, "B ")] {
            check(&record, seat, &player.acknowledged)?;
        }
        acknowledged += ada.acknowledged.len() + ben.acknowledged.len();
    }
    Ok(acknowledged)
}

/// Plays to the end.
async fn play(player: &mut Player, (header, bot): (&str, &str), seat: usize) -> Result<()> {
    let table = summiteer_tables::open(header)?;
    let mut numbers = SplitMix(seat as u64);
    let choose = |state: &Value| {
        let position = state["position"]["position"].as_str().expect("a position");
        table.bot_move_in(position, Seat::new(seat), bot, &mut numbers).expect("an action")
    };
    player.play(usize::MAX, choose).await.map(|_| ())
}

/// The record of a finished game.
async fn record(guest: &Guest, table: &str) -> Result<String> {
    let end = Instant::now() + Duration::from_secs(20);
    loop {
        match guest.get(&format!("/api/tables/{table}/record")).await {
            Ok(answer) if answer.status == 200 => return Ok(answer.text),
            Ok(answer) => anyhow::bail!("{answer:?}"),
            Err(error) if Instant::now() > end => return Err(error),
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

/// Each acknowledged request brought one action of the seat, within the entries that were acknowledged; and there is no
/// other. Chance was dealt as the secret says.
fn check(record: &str, seat: &str, acknowledged: &[(String, u64)]) -> Result<()> {
    stands_once(record, seat, acknowledged)?;
    let verified = summiteer_tables::fair::verify(record)?;
    ensure!(verified.holds, "{verified:?}");
    Ok(())
}

fn stands_once(record: &str, seat: &str, acknowledged: &[(String, u64)]) -> Result<()> {
    let (_, entries) = record.split_once("\n\n").context("a header")?;
    let entries: Vec<_> = entries.lines().collect();
    let acts = |entries: &[&str]| entries.iter().filter(|line| line.starts_with(seat)).count();
    for (index, (id, number)) in acknowledged.iter().enumerate() {
        let there = entries.get(..*number as usize).with_context(|| format!("{id} is lost:\n{record}"))?;
        ensure!(acts(there) == index + 1, "{id}, acknowledged at {number}, is not there once:\n{record}");
    }
    ensure!(acts(&entries) == acknowledged.len(), "something else was done for {seat}:\n{record}");
    Ok(())
}

#[test]
fn a_request_that_is_lost_or_doubled_is_found() {
    let once = |entries: &str, acknowledged: &[u64]| {
        let named = acknowledged.iter().map(|number| (format!("at {number}"), *number));
        stands_once(&format!("summit 1\n\n{entries}"), "A ", &named.collect::<Vec<_>>()).is_ok()
    };
    let played = "chance 1\nA roll\nB end\nA end\n";
    assert!(once(played, &[2, 4]) && once("", &[]));
    assert!(!once(played, &[2]) && !once(played, &[2, 4, 5]) && !once(played, &[1, 4]));
    assert!(!once("chance 1\nA roll\nB end\n", &[2, 4]), "the last one is lost");
    assert!(!once("chance 1\nA roll\nA roll\nB end\nA end\n", &[2, 5]), "the first one is doubled");
}
