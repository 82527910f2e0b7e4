use std::collections::BTreeSet;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteSynchronous};
use summiteer_client::{Guest, Live};
use summiteer_rules::core::{NumberSource, Observer, Seat, SplitMix, Turn};
use summiteer_wire::observer_text;

use crate::play::{LETTERS, everest, guests, k2, lhotse_col, lhotse_face};
use crate::server::Server;
use crate::worlds::World;

/// A server where games can be put as they stand.
struct Shelf {
    server: Server,
    database: SqlitePool,
    guests: Vec<Guest>,
    /// The guests' ids, in the order of their seats.
    ids: Vec<String>,
    count: usize,
}

impl Shelf {
    async fn new(seats: usize) -> Self {
        let server = Server::new().await;
        let guests = guests(&server, seats).await;
        let options = SqliteConnectOptions::new().filename(server.data.path().join("summiteer.db"));
        // Nothing here needs to outlive the test.
        let options = options.synchronous(SqliteSynchronous::Off);
        let database = SqlitePool::connect_with(options).await.expect("the database");
        let ids = sqlx::query_scalar("SELECT id FROM guests ORDER BY name")
            .fetch_all(&database)
            .await
            .expect("ids");
        Self { server, database, guests, ids, count: 0 }
    }

    /// A running table with this record. Each has the same secret and commitment: those tell nothing of the world.
    async fn put(&mut self, world: &World) -> String {
        self.count += 1;
        let id = format!("world-{}", self.count);
        let mut change = self.database.begin().await.expect("a transaction");
        let table = "INSERT INTO tables (id, host, header, public, state, secret, commitment, created, changed) \
                     VALUES (?, ?, ?, 0, 'running', zeroblob(32), 'kept', 0, 0)";
        let table = sqlx::query(table).bind(&id).bind(&self.ids[0]).bind(&world.header);
        table.execute(&mut *change).await.expect("a table");
        for (guest, seat) in self.ids.iter().zip(LETTERS) {
            let row =
                "INSERT INTO seats (table_id, seat, kind, guest, nonce) VALUES (?, ?, 'person', ?, 'a')";
            let row = sqlx::query(row).bind(&id).bind(seat.to_string()).bind(guest);
            row.execute(&mut *change).await.expect("a seat");
        }
        let entries = "INSERT INTO entries (table_id, number, line) SELECT ?, key, value FROM json_each(?)";
        let lines = serde_json::to_string(&world.lines).expect("texts");
        sqlx::query(entries).bind(&id).bind(lines).execute(&mut *change).await.expect("entries");
        change.commit().await.expect("a commit");
        id
    }

    async fn join(&self, table: &str, observer: Observer, from: usize) -> Live {
        match observer {
            Observer::Seat(seat) => {
                let guest = &self.guests[seat.index()];
                guest.sit(table, seat.letter(), from).await.expect("a place")
            }
            Observer::Spectator => {
                let detail = self.guests[0].get(&format!("/api/tables/{table}")).await.expect("an answer");
                let detail = detail.done().expect("the table");
                let token = detail["spectate"].as_str().expect("a token");
                let query = format!("spectate={token}&from={from}");
                Guest::stranger(self.server.address).live(table, &query).await.expect("a place")
            }
        }
    }

    /// Every byte that the observer is sent: on the way in with the log up to `from`, in answer to what is not possible, and
    /// to the wish for everything.
    async fn heard(&mut self, world: &World, observer: Observer, from: usize) -> Vec<String> {
        let table = self.put(world).await;
        let mut live = self.join(&table, observer, from).await;
        let state = live.hear_text().await.expect("a state");
        let presence = live.hear_text().await.expect("presence");
        let seats = live.hear_text().await.expect("who sits where");
        let act = |action: &str| format!(r#"{{"type":"act","id":"r","actions":["{action}"]}}"#);
        let impossible = IMPOSSIBLE.iter().filter(|action| !state.contains(&format!(r#""text":"{action}""#)));
        let messages: Vec<String> = impossible.map(|action| act(action)).chain([RESYNC.to_owned()]).collect();
        let mut heard = vec![state, presence, seats];
        for message in messages {
            live.send(message.into()).await.expect("a connection");
            heard.push(live.hear_text().await.expect("an answer"));
        }
        heard
    }
}

const RESYNC: &str = r#"{"type":"resync"}"#;

/// What is hardly ever possible; where it is, it is not tried.
const IMPOSSIBLE: [&str; 6] = ["step A1 nowhere", "pay c1", "choose m1 m1 m1", "end", "keep a1", "remove m1"];

/// At each point of a game and for each observer: another world that looks the same sends the same bytes.
async fn no_byte_tells(header: &str, seats: usize, every: usize, seed: u64) {
    let game = World::played(header, seed);
    let mut shelf = Shelf::new(seats).await;
    let mut numbers = SplitMix(seed);
    let observers: Vec<_> = Seat::all(seats).map(Observer::Seat).chain([Observer::Spectator]).collect();
    let (mut worlds, mut points) = (0, 0);
    for count in (0..=game.lines.len()).step_by(every) {
        let world = game.before(count);
        // The server deals at once what chance owes, so nobody is shown such a point.
        if world.table().expect("a part of a game").turn() == Turn::Chance {
            continue;
        }
        points += 1;
        for observer in &observers {
            let Some(other) = game.other(count, *observer, &mut numbers) else { continue };
            let from = numbers.below(count as u32 + 1) as usize;
            let heard = shelf.heard(&world, *observer, from).await;
            let elsewhere = shelf.heard(&other, *observer, from).await;
            for (heard, elsewhere) in heard.iter().zip(&elsewhere) {
                let (here, there) = parting(heard, elsewhere);
                assert_eq!(here, there, "{} after {world:?}\nor {other:?}", observer_text(*observer));
            }
            worlds += 1;
        }
    }
    println!("{worlds} other worlds at {points} points of {}", game.lines.len());
    assert!(worlds > points * observers.len() / 2, "{worlds} other worlds at {points} points");
}

/// Where two texts part, with what stands around it; the same twice if they do not.
fn parting<'a>(one: &'a str, other: &'a str) -> (&'a str, &'a str) {
    let equal = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    if equal == one.len() && equal == other.len() {
        return ("", "");
    }
    let around = |text: &'a str| &text[equal.saturating_sub(200)..(equal + 100).min(text.len())];
    (around(one), around(other))
}

#[tokio::test]
async fn two_seats_and_a_spectator_are_told_nothing_that_is_hidden_from_them() {
    no_byte_tells(&k2(2), 2, 1, 1).await;
}

#[tokio::test]
async fn five_seats_and_a_spectator_are_told_nothing_that_is_hidden_from_them() {
    no_byte_tells(&k2(5), 5, 15, 2).await;
}

#[tokio::test]
async fn on_lhotse_nobody_is_told_who_was_dealt_and_keeps_what() {
    no_byte_tells(&lhotse_face(2), 2, 3, 1).await;
    no_byte_tells(&lhotse_face(5), 5, 31, 2).await;
}

#[tokio::test]
async fn on_lhotse_nobody_is_told_what_others_discard_before_all_have_chosen() {
    no_byte_tells(&lhotse_col(2), 2, 7, 1).await;
}

#[test]
fn other_worlds_of_lhotse_change_the_draft_and_the_discards() {
    for (header, expected) in [
        (lhotse_face(3), &["card", "choose", "keep", "tile"][..]),
        (lhotse_col(3), &["card", "choose", "discard"]),
    ] {
        let game = World::played(&header, 1);
        let (mut numbers, mut changed) = (SplitMix(5), BTreeSet::new());
        // The draft is over soon: it is looked at more often than what comes later.
        for count in (0..20).chain(0..20).chain(0..game.lines.len()) {
            let observer = Observer::Seat(Seat::new(count % 3));
            let Some(other) = game.other(count, observer, &mut numbers) else { continue };
            let differ = other.lines.iter().zip(&game.lines).filter(|(other, line)| other != line);
            changed.extend(differ.filter_map(|(line, _)| line.split(' ').nth(1).map(str::to_owned)));
        }
        assert_eq!(changed.iter().map(String::as_str).collect::<Vec<_>>(), expected);
    }
}

#[tokio::test]
async fn on_everest_nobody_is_told_what_is_hidden() {
    no_byte_tells(&everest(2), 2, 9, 1).await;
    no_byte_tells(&everest(3), 3, 61, 2).await;
}

/// What no byte may tell is there: cards seen with oxygen, taken, sent back and removed, and icefall tiles still hidden.
#[test]
fn games_of_everest_come_to_everything_that_is_hidden() {
    let games = [(2, 1), (3, 2)].map(|(seats, seed)| World::played(&everest(seats), seed));
    let lines: Vec<&String> = games.iter().flat_map(|game| &game.lines).collect();
    for part in ["chance air", " keep ", " return top ", " return bottom ", " remove ", "chance front"] {
        assert!(lines.iter().any(|line| line.contains(part)), "{part}");
    }
    for game in games {
        let last = game.table().expect("a game").view(Observer::Spectator);
        assert!(last.contains(r#""front":null"#), "some tiles are never turned up");
    }
}

#[test]
fn another_world_is_another_one_for_somebody() {
    for header in [k2(2), lhotse_face(2), lhotse_col(2), everest(2)] {
        let game = World::played(&header, 3);
        let mut numbers = SplitMix(3);
        let mut differ = 0;
        for count in 0..game.lines.len() {
            let world = game.before(count);
            let Some(other) = game.other(count, Observer::Seat(Seat::new(0)), &mut numbers) else { continue };
            let seen = |world: &World| world.table().expect("a game").view(Observer::Seat(Seat::new(1)));
            differ += usize::from(seen(&world) != seen(&other));
        }
        assert!(differ > 20, "only {differ} worlds differ for the seat whose cards were changed: {header}");
    }
}

#[test]
fn other_worlds_of_everest_change_everything_that_oxygen_hides() {
    let game = World::played(&everest(2), 1);
    let (mut numbers, mut changed) = (SplitMix(5), BTreeSet::new());
    for count in 0..game.lines.len() {
        let observer = Observer::Seat(Seat::new(count % 2));
        let Some(other) = game.other(count, observer, &mut numbers) else { continue };
        let differ = other.lines.iter().zip(&game.lines).filter(|(other, line)| other != line);
        changed.extend(differ.filter_map(|(line, _)| line.split(' ').nth(1).map(str::to_owned)));
    }
    let expected = ["air", "card", "choose", "keep", "remove", "return"];
    assert_eq!(changed.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}
