//! The embedded page as answers to requests.

use axum::Router;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::{Embed, EmbeddedFile};
use serde_json::json;
use summiteer_server::secured;
use tower_http::compression::CompressionLayer;

/// `web/dist`, or a placeholder (see `build.rs`).
#[derive(Embed)]
#[folder = "$SUMMITEER_PAGE"]
struct Page;

const INDEX: &str = "index.html";

/// The routes of the page.
pub(super) fn routes() -> Router {
    let page = Router::new()
        .route("/version.json", get(version))
        .fallback_service(get(file))
        .layer(CompressionLayer::new().gzip(true));
    secured(page)
}

/// Which program and page this is; a page that was loaded from an older program sees here that it is out of date.
async fn version() -> Response {
    let body = json!({ "build": build(), "version": env!("CARGO_PKG_VERSION") }).to_string();
    answer(StatusCode::OK, "application/json", "no-cache", body.into_bytes())
}

/// The build that the page names itself by, so that it can compare.
fn build() -> Option<String> {
    let page = Page::get(INDEX)?;
    let (_, rest) = std::str::from_utf8(&page.data).ok()?.split_once(r#"<meta name="build" content=""#)?;
    rest.split_once('"').map(|(build, _)| build.to_owned())
}

async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    match Page::get(path) {
        Some(file) => send(path, &file, &headers),
        None if is_place_in_page(path) => match Page::get(INDEX) {
            Some(file) => send(INDEX, &file, &headers),
            None => not_found(),
        },
        None => not_found(),
    }
}

/// Addresses without an ending are places within the page, which finds them itself.
fn is_place_in_page(path: &str) -> bool {
    path.rsplit('/').next().is_some_and(|name| !name.contains('.'))
}

fn send(path: &str, file: &EmbeddedFile, request: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..16]));
    let known = request.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let mut response = if known.is_some_and(|known| known.contains(&tag)) {
        answer(StatusCode::NOT_MODIFIED, file.metadata.mimetype(), caching(path), Vec::new())
    } else {
        answer(StatusCode::OK, file.metadata.mimetype(), caching(path), file.data.to_vec())
    };
    let tag = HeaderValue::from_str(&format!("W/{tag}")).expect("hexadecimal digits are fine in a header");
    response.headers_mut().insert(header::ETAG, tag);
    response
}

/// Files with their content's hash in their name never change; all others are asked for again.
fn caching(path: &str) -> &'static str {
    if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn not_found() -> Response {
    answer(StatusCode::NOT_FOUND, "text/plain; charset=utf-8", "no-cache", b"Not found.\n".to_vec())
}

fn answer(status: StatusCode, mime: &str, caching: &'static str, body: Vec<u8>) -> Response {
    let mut response = (status, body).into_response();
    let headers = response.headers_mut();
    let mime = if mime == "text/html" { "text/html; charset=utf-8" } else { mime };
    headers
        .insert(header::CONTENT_TYPE, HeaderValue::from_str(mime).expect("a MIME type is fine in a header"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    response
}
