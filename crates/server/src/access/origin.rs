//! Requests that change something must come from a page of this server.

use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri};

use crate::error::{ApiError, Problem};

/// Checks that a WebSocket, or a request that changes something, names this server as its origin. Browsers always say
/// where such a request comes from, and no page can make them lie.
///
/// # Errors
/// If it names another origin, or none.
pub(super) fn check(parts: &Parts) -> Result<(), ApiError> {
    let harmless = parts.method.is_safe() && !parts.headers.contains_key(UPGRADE);
    if harmless || is_own(&parts.headers) { Ok(()) } else { Err(Problem::Origin.into()) }
}

/// Whether the request's origin is the host that it was sent to.
fn is_own(headers: &HeaderMap) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()?.parse::<Authority>().ok());
    host.is_some() && origin(headers).and_then(|uri| uri.authority().cloned()) == host
}

/// Whether the page that sent the request was loaded over a secure connection.
pub(crate) fn is_secure(headers: &HeaderMap) -> bool {
    origin(headers).is_some_and(|origin| origin.scheme_str() == Some("https"))
}

fn origin(headers: &HeaderMap) -> Option<Uri> {
    headers.get(ORIGIN)?.to_str().ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, Method, Request};

    use super::*;

    fn request(method: Method, headers: &[(HeaderName, &str)]) -> Parts {
        let mut request = Request::builder().method(method);
        for (name, value) in headers {
            request = request.header(name, *value);
        }
        request.body(()).expect("a request").into_parts().0
    }

    fn passes(method: Method, headers: &[(HeaderName, &str)]) -> bool {
        check(&request(method, headers)).is_ok()
    }

    #[test]
    fn a_change_must_come_from_the_host_it_is_sent_to() {
        let host = (HOST, "peak.example:8787");
        assert!(passes(Method::POST, &[host.clone(), (ORIGIN, "http://peak.example:8787")]));
        assert!(passes(Method::DELETE, &[host.clone(), (ORIGIN, "https://peak.example:8787")]));
        for origin in
            ["http://evil.example:8787", "http://peak.example", "http://peak.example:8788", "null", ""]
        {
            assert!(!passes(Method::POST, &[host.clone(), (ORIGIN, origin)]), "{origin}");
        }
        assert!(!passes(Method::POST, std::slice::from_ref(&host)));
        assert!(!passes(Method::POST, &[(ORIGIN, "http://peak.example:8787")]));
    }

    #[test]
    fn reading_needs_no_origin_but_a_websocket_does() {
        let host = (HOST, "localhost");
        assert!(passes(Method::GET, std::slice::from_ref(&host)));
        let upgrade = (UPGRADE, "websocket");
        assert!(!passes(Method::GET, &[host.clone(), upgrade.clone()]));
        assert!(!passes(Method::GET, &[host.clone(), upgrade.clone(), (ORIGIN, "http://evil.example")]));
        assert!(passes(Method::GET, &[host, upgrade, (ORIGIN, "http://localhost")]));
    }
}
