//! The embedded page as answers to requests.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::LazyLock;

use axum::Router;
use axum::body::Bytes;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::{Embed, EmbeddedFile};
use serde_json::json;
use summiteer_server::secured;

/// `web/dist`, or a placeholder (see `build.rs`).
#[derive(Embed)]
#[folder = "$SUMMITEER_PAGE"]
struct Page;

const INDEX: &str = "index.html";

/// A file of the page as it is sent: made once and shared, so that a visitor costs neither time nor memory.
struct Stored {
    mime: HeaderValue,
    tag: HeaderValue,
    caching: &'static str,
    plain: Bytes,
    /// Compressed, if that makes it smaller.
    zipped: Option<Bytes>,
}

static FILES: LazyLock<HashMap<Cow<'static, str>, Stored>> = LazyLock::new(|| {
    let file =
        |path: Cow<'static, str>| Page::get(&path).map(|file| (path.clone(), Stored::new(&path, file)));
    Page::iter().filter_map(file).collect()
});

impl Stored {
    fn new(path: &str, file: EmbeddedFile) -> Self {
        let plain = match file.data {
            Cow::Borrowed(data) => Bytes::from_static(data),
            Cow::Owned(data) => data.into(),
        };
        let tag = format!("W/\"{}\"", hex(&file.metadata.sha256_hash()[..16]));
        Self {
            mime: mime(file.metadata.mimetype()),
            tag: HeaderValue::from_str(&tag).expect("hexadecimal digits are fine in a header"),
            caching: caching(path),
            zipped: Some(zip(&plain)).filter(|zipped| zipped.len() < plain.len()),
            plain,
        }
    }

    /// The file, unless the browser has it already.
    fn send(&self, request: &HeaderMap) -> Response {
        let zipped = self.zipped.as_ref().filter(|_| takes_gzip(request));
        let mut response = match zipped {
            _ if self.is_known(request) => StatusCode::NOT_MODIFIED.into_response(),
            Some(zipped) => ([(header::CONTENT_ENCODING, "gzip")], zipped.clone()).into_response(),
            None => self.plain.clone().into_response(),
        };
        let headers = response.headers_mut();
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        headers.insert(header::ETAG, self.tag.clone());
        headers.insert(header::CONTENT_TYPE, self.mime.clone());
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(self.caching));
        response
    }

    fn is_known(&self, request: &HeaderMap) -> bool {
        let known = request.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
        let tag = self.tag.to_str().expect("made of a text").trim_start_matches("W/");
        known.is_some_and(|known| known.contains(tag))
    }
}

/// The routes of the page.
pub(super) fn routes() -> Router {
    let page = Router::new().route("/version.json", get(version)).fallback_service(get(file));
    secured(page)
}

/// Which program and page this is; a page that was loaded from an older program sees here that it is out of date.
async fn version() -> Response {
    let body = json!({ "build": build(), "version": env!("CARGO_PKG_VERSION") }).to_string();
    answer(StatusCode::OK, "application/json", body)
}

/// The build that the page names itself by, so that it can compare.
fn build() -> Option<String> {
    let (_, rest) =
        std::str::from_utf8(&FILES.get(INDEX)?.plain).ok()?.split_once(r#"<meta name="build" content=""#)?;
    rest.split_once('"').map(|(build, _)| build.to_owned())
}

async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let index = || FILES.get(INDEX).filter(|_| is_place_in_page(path));
    match FILES.get(path).or_else(index) {
        Some(file) => file.send(&headers),
        None => answer(StatusCode::NOT_FOUND, "text/plain; charset=utf-8", "Not found.\n".to_owned()),
    }
}

/// Addresses without an ending are places within the page, which finds them itself.
fn is_place_in_page(path: &str) -> bool {
    path.rsplit('/').next().is_some_and(|name| !name.contains('.'))
}

/// Whether the browser takes gzip: whether it names it, and not with the weight 0.
fn takes_gzip(request: &HeaderMap) -> bool {
    let named = request.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight != Some(0.0)
    })
}

fn zip(plain: &[u8]) -> Bytes {
    let mut zipped = GzEncoder::new(Vec::new(), Compression::default());
    let written = zipped.write_all(plain).and_then(|()| zipped.finish());
    written.expect("memory takes what is written").into()
}

/// Files with their content's hash in their name never change; all others are asked for again.
fn caching(path: &str) -> &'static str {
    if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn mime(mime: &str) -> HeaderValue {
    let mime = if mime == "text/html" { "text/html; charset=utf-8" } else { mime };
    HeaderValue::from_str(mime).expect("a MIME type is fine in a header")
}

fn answer(status: StatusCode, mime: &'static str, body: String) -> Response {
    (status, [(header::CONTENT_TYPE, mime), (header::CACHE_CONTROL, "no-cache")], body).into_response()
}
