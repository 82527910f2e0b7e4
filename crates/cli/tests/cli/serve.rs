use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use crate::run::{program, run};

/// A running server; stopped when dropped.
struct Server {
    child: Child,
    address: String,
    /// What it says; `None` closes it.
    out: Option<BufReader<std::process::ChildStdout>>,
    data: TempDir,
}

impl Server {
    /// Starts on a free port.
    fn start() -> Self {
        Self::start_with(&[])
    }

    fn start_with(args: &[&str]) -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let mut child = program(&["serve", "--port", "0", "--data"])
            .arg(data.path())
            .args(args)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut out = BufReader::new(child.stdout.take().expect("its output is piped"));
        let mut line = String::new();
        out.read_line(&mut line).expect("it prints its address");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        let address = address.unwrap_or_else(|| panic!("no address in {line}")).to_owned();
        Self { child, address, out: Some(out), data }
    }

    fn get(&self, path: &str, headers: &str) -> Answer {
        self.ask("GET", path, headers)
    }

    fn ask(&self, method: &str, path: &str, headers: &str) -> Answer {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}\r\n",
            self.address
        )
        .unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("an answer has headers");
        Answer { head: String::from_utf8(bytes[..end].to_vec()).unwrap(), body: bytes[end + 4..].to_vec() }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have stopped already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

struct Answer {
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn status(&self) -> &str {
        self.head.split_whitespace().nth(1).unwrap()
    }

    fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

#[test]
fn the_page_is_served_with_type_caching_and_security_headers() {
    let server = Server::start();
    assert!(server.address.starts_with("127.0.0.1:"), "{}", server.address);
    let page = server.get("/", "");
    assert_eq!(page.status(), "200");
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'self'") && policy.contains("'wasm-unsafe-eval'"), "{policy}");
    assert!(page.text().contains("<title>"), "{}", page.text());
}

#[test]
fn places_within_the_page_get_the_page_and_missing_files_do_not() {
    let server = Server::start();
    assert_eq!(server.get("/table/3", "").body, server.get("/", "").body);
    for missing in ["/assets/none.js", "/../Cargo.toml", "/favicon.none"] {
        let answer = server.get(missing, "");
        assert_eq!(answer.status(), "404", "{missing}");
        assert!(answer.header("content-security-policy").is_some());
    }
}

#[test]
fn nothing_can_be_sent_to_the_page() {
    let answer = Server::start().ask("POST", "/", "Content-Length: 0\r\n");
    assert_eq!(answer.status(), "405");
}

#[test]
fn what_the_browser_has_already_is_not_sent_again() {
    let server = Server::start();
    let tag = server.get("/", "").header("etag").unwrap().to_owned();
    let answer = server.get("/", &format!("If-None-Match: {tag}\r\n"));
    assert_eq!((answer.status(), answer.body.len()), ("304", 0));
    assert_eq!(server.get("/", "If-None-Match: \"old\"\r\n").status(), "200");
}

#[test]
fn the_page_is_compressed_for_browsers_that_can_read_it() {
    let server = Server::start();
    let plain = server.get("/", "");
    assert_eq!((plain.header("content-encoding"), plain.header("vary")), (None, Some("accept-encoding")));
    for takes in ["gzip", "br, GZIP;q=0.5", "deflate,gzip"] {
        let answer = server.get("/", &format!("Accept-Encoding: {takes}\r\n"));
        assert_eq!(answer.header("content-encoding"), Some("gzip"), "{takes}");
        let mut text = String::new();
        flate2::read::GzDecoder::new(&*answer.body).read_to_string(&mut text).expect("gzip");
        assert_eq!(text, plain.text());
    }
    for takes in ["br", "gzip;q=0", "x-gzip"] {
        assert_eq!(server.get("/", &format!("Accept-Encoding: {takes}\r\n")).body, plain.body, "{takes}");
    }
}

#[test]
fn the_version_names_program_and_page() {
    let server = Server::start();
    let answer = server.get("/version.json", "");
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.header("cache-control"), Some("no-cache"));
    let version: Value = serde_json::from_str(&answer.text()).unwrap();
    assert_eq!(version["version"], env!("CARGO_PKG_VERSION"));
    let named = format!(r#"<meta name="build" content="{}" />"#, version["build"].as_str().unwrap());
    assert!(server.get("/", "").text().contains(&named), "{version}");
}

#[test]
fn a_port_in_use_is_named_with_the_way_out() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let ran = run(&["serve", "--port", &port.to_string()]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains(&format!("port {port} is in use")) && ran.err.contains("--port"), "{}", ran.err);
}

#[test]
fn the_server_answers_for_tables_with_the_same_security_headers() {
    let server = Server::start();
    let answer = server.get("/api/health", "");
    assert_eq!((answer.status(), answer.text().as_str()), ("200", r#"{"ok":true}"#));
    assert!(
        answer.header("content-security-policy").is_some_and(|policy| policy.contains("'wasm-unsafe-eval'"))
    );
    assert_eq!(server.get("/api/nothing", "").status(), "404");
}

#[test]
fn a_server_for_all_addresses_names_one_that_can_be_opened() {
    let server = Server::start_with(&["--host", "0.0.0.0"]);
    assert!(server.address.starts_with("127.0.0.1:"), "{}", server.address);
    assert_eq!(server.get("/api/health", "").status(), "200");
}

#[test]
fn a_damaged_database_is_named_and_left_as_it_is() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("summiteer.db");
    std::fs::write(&file, "no database ".repeat(1000)).expect("a file");
    let folder = data.path().to_str().expect("a readable path");
    let ran = run(&["serve", "--port", "0", "--data", folder]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("is damaged") && ran.err.contains("summiteer.db"), "{}", ran.err);
    assert_eq!(std::fs::read_to_string(&file).expect("still there"), "no database ".repeat(1000));
}

#[test]
fn a_folder_that_another_server_has_is_named_with_the_way_out_and_free_when_that_one_is_gone() {
    let mut first = Server::start();
    let folder = first.data.path().to_str().expect("a readable path").to_owned();
    let ran = run(&["serve", "--port", "0", "--data", &folder]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("another Summiteer") && ran.err.contains("--data"), "{}", ran.err);
    assert_eq!(first.get("/api/health", "").status(), "200", "the first one is not disturbed");
    first.child.kill().expect("it runs");
    first.child.wait().expect("it ends");
    let mut second =
        program(&["serve", "--port", "0", "--data", &folder]).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(second.stdout.take().unwrap()).read_line(&mut line).unwrap();
    second.kill().unwrap();
    second.wait().unwrap();
    assert!(line.starts_with("Summiteer is at "), "{line:?}");
}

#[test]
fn a_folder_that_cannot_be_used_is_named_with_the_way_out() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let ran = run(&["serve", "--port", "0", "--data", file.path().to_str().expect("a readable path")]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("cannot use") && ran.err.contains("--data"), "{}", ran.err);
}

#[cfg(unix)]
#[test]
fn the_server_stops_in_good_order_when_it_is_told_to() {
    for signal in ["-INT", "-TERM"] {
        let mut server = Server::start();
        assert_eq!(server.get("/", "").status(), "200");
        let sent = Command::new("kill").args([signal, &server.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        assert_eq!(server.child.wait().unwrap().code(), Some(0), "{signal}");
        let mut rest = String::new();
        server.out.take().unwrap().read_to_string(&mut rest).unwrap();
        assert_eq!(rest, format!("Tables are kept in {}\nStopped.\n", server.data.path().display()));
    }
}

#[cfg(unix)]
#[test]
fn the_server_serves_on_when_nobody_reads_what_it_says() {
    let mut server = Server::start();
    server.out = None;
    assert_eq!(server.get("/api/health", "").status(), "200");
    Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status().unwrap();
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
}
