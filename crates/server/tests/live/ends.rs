use std::time::Duration;

use summiteer_client::{Guest, make_table};
use summiteer_server::Settings;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::play::{dice, guests};
use crate::server::{LARGE, Server, settings};

#[tokio::test]
async fn everybody_at_a_table_is_told_that_the_server_stops() {
    let mut server = Server::new().await;
    let guests = guests(&server, 2).await;
    let table = make_table(&[&guests[0], &guests[1]], &dice(2), &[]).await.expect("a table");
    let mut there = Vec::new();
    for (guest, seat) in guests.iter().zip(['A', 'B']) {
        let mut live = guest.sit(&table, seat, 0).await.expect("a place");
        live.state().await.expect("a state");
        there.push(live);
    }
    let told = tokio::spawn(async move {
        for live in &mut there {
            assert_eq!(live.closed().await.expect("a code"), 1001);
        }
    });
    server.stop_gently().await;
    told.await.expect("both are told");
    server.restart().await;
    assert!(guests[0].sit(&table, 'A', 0).await.expect("a place").state().await.is_ok());
}

#[tokio::test]
async fn whoever_does_not_listen_does_not_keep_the_server_from_stopping() {
    let mut server = Server::new().await;
    let guests = guests(&server, 2).await;
    let table = make_table(&[&guests[0], &guests[1]], &dice(2), &[]).await.expect("a table");
    let _deaf = guests[0].sit(&table, 'A', 0).await.expect("a place");
    let _idle = TcpStream::connect(server.address).await.expect("a connection");
    server.stop_gently().await;
    assert!(Guest::new(server.address, "Late").await.is_err());
}

/// What a server that waits for half a second answers to whoever says this, and then goes on a letter at a time for ever.
async fn answer(begun: &str) -> String {
    let server = Server::with(Settings { patience: Duration::from_millis(500), ..settings() }).await;
    let mut slow = TcpStream::connect(server.address).await.expect("a connection");
    let (mut hears, mut says) = slow.split();
    let say = async {
        let begun = begun.replace("HOST", &server.address.to_string());
        let mut sent = says.write_all(begun.as_bytes()).await;
        while !begun.is_empty() && sent.is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
            sent = says.write_all(b"a").await;
        }
        std::future::pending::<()>().await;
    };
    let mut heard = Vec::new();
    let hear = tokio::time::timeout(Duration::from_secs(20), hears.read_to_end(&mut heard));
    tokio::select! {
        () = say => unreachable!("it never ends"),
        // A connection that is reset has ended as well.
        ended = hear => drop(ended.expect("the server ends the connection")),
    }
    let other = server.guest("Ada").await;
    other.get("/api/me").await.and_then(|answer| answer.done()).expect("others are served");
    String::from_utf8(heard).expect("a text")
}

#[tokio::test]
async fn whoever_never_comes_to_the_end_of_a_request_is_cut_off() {
    for begun in ["", "G", "GET /api/me HTTP/1.1\r\nhost: HOST\r\nx-slow: "] {
        assert_eq!(answer(begun).await, "", "{begun:?}");
    }
}

#[tokio::test]
async fn whoever_never_comes_to_the_end_of_a_body_is_told_so() {
    let answer = answer(
        "POST /api/me HTTP/1.1\r\nhost: HOST\r\norigin: http://HOST\r\ncontent-type: application/json\r\n\
         content-length: 5000\r\n\r\n{\"name\":\"",
    );
    let answer = answer.await;
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains(r#""key":"net-too-slow""#), "{answer}");
}

#[tokio::test]
async fn whoever_takes_no_answer_is_cut_off() {
    let short = Duration::from_millis(100);
    let server = Server::with(Settings { patience: short, silence: short, ..settings() }).await;
    let mut deaf = TcpStream::connect(server.address).await.expect("a connection");
    let request = format!("GET /large HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    deaf.write_all(request.as_bytes()).await.expect("a connection");
    tokio::time::sleep(Duration::from_secs(4)).await;
    let (mut taken, mut part) = (0, vec![0; 1 << 16]);
    // What the system had taken over is still there.
    while let Ok(count @ 1..) = deaf.read(&mut part).await {
        taken += count;
    }
    assert!(taken < LARGE, "{taken} bytes came all the same");
}

#[tokio::test]
async fn an_address_has_only_so_many_connections_and_gets_its_room_back() {
    let server = Server::with(Settings { limits: true, ..settings() }).await;
    let mut crowd = Vec::new();
    for _ in 0..256 {
        crowd.push(TcpStream::connect(server.address).await.expect("a connection"));
    }
    assert!(Guest::new(server.address, "Late").await.is_err());
    drop(crowd);
    for _ in 0..200 {
        if Guest::new(server.address, "Later").await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody gets in any more");
}
