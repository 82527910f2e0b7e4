//! Who sent a request.

use axum::http::HeaderMap;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};

use crate::access::is_secure;
use crate::app::AppState;
use crate::error::ApiError;
use crate::store::GuestRow;

/// The cookie that says who somebody is.
pub(crate) const COOKIE: &str = "summiteer_guest";

/// Whoever sent these headers; `None` if it is nobody with a name.
///
/// # Errors
/// If the store cannot be read.
pub(crate) async fn guest(headers: &HeaderMap, app: &AppState) -> Result<Option<GuestRow>, ApiError> {
    let jar = SignedCookieJar::from_headers(headers, app.key.cookies());
    match jar.get(COOKIE) {
        Some(cookie) => Ok(app.store.guest(cookie.value()).await?),
        None => Ok(None),
    }
}

/// The cookie of a guest, for a page that sent these headers. No script can read it, and no other site can use it.
pub(crate) fn cookie(id: String, headers: &HeaderMap) -> Cookie<'static> {
    let mut cookie = Cookie::new(COOKIE, id);
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(is_secure(headers));
    cookie.make_permanent();
    cookie
}
