//! Every route as everybody: no route without a row, no row without a route.

use axum::body::Body;
use axum::http::Method;
use axum::http::header::{CONNECTION, CONTENT_TYPE, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE};
use axum::routing::MethodFilter;
use serde_json::{Value, json};

use super::super::routes::ROUTES;
use crate::testing::{Guest, Server, finished, header, nonce};

/// At a table of three: whoever made it sits in A, `own` in B, `other` in C. `{seat}` is B. The spectator is a stranger with
/// the table's link. 400 says that all that lacks is a connection to turn into a WebSocket.
const OPEN: &str = "
    below /api                        stranger elsewhere spectator other own host
    GET    /health                         200       200       200   200 200  200
    GET    /me                             200       200       200   200 200  200
    POST   /me                             200       200       200   200 200  200
    GET    /tables                         200       200       200   200 200  200
    POST   /tables                         401       200       401   200 200  200
    GET    /tables/{id}                    200       200       200   200 200  200
    POST   /tables/{id}/seats/{seat}       401       409       401   409 200  409
    DELETE /tables/{id}/seats/{seat}       401       403       401   403 200  200
    POST   /tables/{id}/seats/{seat}/invite 401      403       401   403 403  409
    PUT    /tables/{id}/seats/{seat}/bot   401       403       401   403 403  409
    POST   /tables/{id}/start              401       403       401   403 403  200
    GET    /tables/{id}/record             409       409       409   409 409  409
    POST   /replays                        401       200       401   200 200  200
    GET    /tables/{id}/live               401       403       400   403 400  403
";

/// The same at a table where the game runs, and nobody is there.
const RUNNING: &str = "
    below /api                        stranger elsewhere spectator other own host
    GET    /health                         200       200       200   200 200  200
    GET    /me                             200       200       200   200 200  200
    POST   /me                             200       200       200   200 200  200
    GET    /tables                         200       200       200   200 200  200
    POST   /tables                         401       200       401   200 200  200
    GET    /tables/{id}                    200       200       200   200 200  200
    POST   /tables/{id}/seats/{seat}       401       409       401   409 409  409
    DELETE /tables/{id}/seats/{seat}       401       403       401   403 200  200
    POST   /tables/{id}/seats/{seat}/invite 401      403       401   403 403  409
    PUT    /tables/{id}/seats/{seat}/bot   401       403       401   200 200  200
    POST   /tables/{id}/start              401       403       401   403 403  409
    GET    /tables/{id}/record             409       409       409   409 409  409
    POST   /replays                        401       200       401   200 200  200
    GET    /tables/{id}/live               401       403       400   403 400  403
";

struct Row {
    method: Method,
    path: String,
    /// In the order of the head of the table.
    statuses: Vec<u16>,
}

fn rows(table: &'static str) -> (Vec<&'static str>, Vec<Row>) {
    let mut lines = table.trim().lines();
    let roles = lines.next().expect("a head").split_whitespace().skip(2).collect();
    (roles, lines.map(row).collect())
}

fn row(line: &str) -> Row {
    let words: Vec<_> = line.split_whitespace().collect();
    let [method, path, statuses @ ..] = words.as_slice() else { panic!("no row: {line}") };
    Row {
        method: method.parse().expect("a method"),
        path: format!("/api{path}"),
        statuses: statuses.iter().map(|status| status.parse().expect("a status")).collect(),
    }
}

/// Everybody who may ask.
struct Cast<'a> {
    table: String,
    spectate: String,
    stranger: Guest<'a>,
    elsewhere: Guest<'a>,
    other: Guest<'a>,
    own: Guest<'a>,
    host: Guest<'a>,
}

impl<'a> Cast<'a> {
    async fn at_a_new_table(server: &'a Server) -> Self {
        let host = server.guest("Host").await;
        let wanted = json!({ "header": header(3), "bots": {}, "public": false, "nonce": nonce('a') });
        let made = host.make_table(wanted).await;
        let table = made["id"].as_str().expect("an id").to_owned();
        let sit = async |name: &str, seat: &str| {
            let guest = server.guest(name).await;
            let invite = &made["invitations"][seat];
            let claim = json!({ "invite": invite, "nonce": nonce('b') });
            guest.post(&format!("/api/tables/{table}/seats/{seat}"), claim).await.done();
            guest
        };
        Self {
            own: sit("Own", "B").await,
            other: sit("Other", "C").await,
            elsewhere: server.guest("Elsewhere").await,
            stranger: server.stranger(),
            spectate: made["spectate"].as_str().expect("a token").to_owned(),
            table,
            host,
        }
    }

    async fn at_a_running_table(server: &'a Server) -> Self {
        let cast = Self::at_a_new_table(server).await;
        cast.host.post(&format!("/api/tables/{}/start", cast.table), json!({})).await.done();
        cast
    }

    fn guest(&self, role: &str) -> &Guest<'a> {
        match role {
            "stranger" | "spectator" => &self.stranger,
            "elsewhere" => &self.elsewhere,
            "other" => &self.other,
            "own" => &self.own,
            "host" => &self.host,
            _ => panic!("nobody is {role}"),
        }
    }

    fn path(&self, row: &Row, role: &str) -> String {
        let path = row.path.replace("{id}", &self.table).replace("{seat}", "B");
        match role {
            "spectator" => format!("{path}?spectate={}", self.spectate),
            _ if path.ends_with("/live") => format!("{path}?seat=B"),
            _ => path,
        }
    }

    async fn status(&self, server: &Server, row: &Row, role: &str) -> u16 {
        let mut request = self.guest(role).request(row.method.clone(), &self.path(row, role));
        if row.path.ends_with("/live") {
            request = request.header(UPGRADE, "websocket").header(CONNECTION, "upgrade");
            request = request
                .header(SEC_WEBSOCKET_VERSION, "13")
                .header(SEC_WEBSOCKET_KEY, "MTIzNDU2Nzg5MDEyMzQ1Ng==");
        }
        let request =
            request.header(CONTENT_TYPE, "application/json").body(Body::from(body(row).to_string()));
        server.send(request.expect("a request")).await.status.as_u16()
    }
}

/// A body that its route takes.
fn body(row: &Row) -> Value {
    match row.path.as_str() {
        "/api/me" => json!({ "name": "Anew" }),
        "/api/tables" => json!({ "header": header(2), "nonce": nonce('c') }),
        "/api/tables/{id}/seats/{seat}/bot" => json!({ "bot": "ibex" }),
        "/api/replays" => json!({ "record": finished() }),
        _ => json!({ "nonce": nonce('d') }),
    }
}

/// Each route as each role; what one does must not change what the next one finds.
async fn check(table: &'static str, running: bool) {
    let (roles, rows) = rows(table);
    let server = Server::new().await;
    for row in &rows {
        let mut statuses = Vec::new();
        for role in &roles {
            let cast = if running {
                Cast::at_a_running_table(&server).await
            } else {
                Cast::at_a_new_table(&server).await
            };
            statuses.push(cast.status(&server, row, role).await);
        }
        assert_eq!(statuses, row.statuses, "{} {} as {roles:?}", row.method, row.path);
    }
}

#[tokio::test]
async fn before_the_start_every_route_answers_everybody_as_its_row_says() {
    check(OPEN, false).await;
}

#[tokio::test]
async fn while_the_game_runs_every_route_answers_everybody_as_its_row_says() {
    check(RUNNING, true).await;
}

#[test]
fn every_route_has_a_row_and_every_row_a_route() {
    let routes: Vec<_> = ROUTES.iter().map(|route| (method(route.method), route.path)).collect();
    for table in [OPEN, RUNNING] {
        let (roles, rows) = rows(table);
        assert_eq!(roles.len(), 6);
        assert!(rows.iter().all(|row| row.statuses.len() == roles.len()));
        let listed: Vec<_> = rows.iter().map(|row| (row.method.clone(), row.path.as_str())).collect();
        assert_eq!(listed, routes);
    }
}

fn method(filter: MethodFilter) -> Method {
    let known = [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE];
    let found = known
        .into_iter()
        .find(|method| MethodFilter::try_from(method.clone()).is_ok_and(|known| known == filter));
    found.expect("a method of one route")
}

#[tokio::test]
async fn what_is_not_there_is_not_found_whoever_asks() {
    let (_, rows) = rows(OPEN);
    let server = Server::new().await;
    let cast = Cast::at_a_new_table(&server).await;
    for row in rows.iter().filter(|row| row.path.contains("{id}")) {
        let path = row.path.replace("{id}", "none").replace("{seat}", "B");
        let answer = cast.host.ask(row.method.clone(), &path, Some(body(row))).await;
        assert_eq!(answer.fault(), (404, "net-not-found".to_owned()), "{path}");
        if row.path.contains("{seat}") {
            let path = row.path.replace("{id}", &cast.table).replace("{seat}", "Z");
            let answer = cast.host.ask(row.method.clone(), &path, Some(body(row))).await;
            assert_eq!(answer.fault(), (404, "net-no-seat".to_owned()), "{path}");
        }
    }
}

#[tokio::test]
async fn no_change_is_done_for_another_sites_page() {
    let (_, rows) = rows(OPEN);
    let server = Server::new().await;
    let cast = Cast::at_a_new_table(&server).await;
    for row in rows.iter().filter(|row| !row.method.is_safe()) {
        let mut request = cast.host.request(row.method.clone(), &cast.path(row, "host"));
        let headers = request.headers_mut().expect("a request");
        headers.insert("origin", "http://evil.example".parse().expect("a header"));
        let answer = server.send(request.body(Body::from(body(row).to_string())).expect("a request")).await;
        assert_eq!(answer.fault(), (403, "net-origin".to_owned()), "{} {}", row.method, row.path);
    }
}
