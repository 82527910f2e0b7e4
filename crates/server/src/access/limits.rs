//! How often somebody may ask.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::extract::ConnectInfo;
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;

use crate::app::AppState;
use crate::error::{ApiError, Problem};
use crate::guests::COOKIE;

/// A bucket of tokens for everybody who asks: a request takes one, and they come back with time.
pub(crate) struct Limits {
    /// `None` if everybody may ask as often as they like.
    buckets: Option<Mutex<HashMap<String, Bucket>>>,
}

struct Bucket {
    tokens: f64,
    filled: Instant,
}

/// How many requests somebody may send at once.
const BURST: f64 = 80.0;
/// How many more every second.
const PER_SECOND: f64 = 20.0;
/// Full buckets are thrown away when there are more than this.
const MANY: usize = 10_000;

impl Limits {
    /// Full buckets for everybody, or no limits.
    pub(crate) fn new(limited: bool) -> Self {
        Self { buckets: limited.then(Mutex::default) }
    }

    /// Counts a request: for its guest, or for its address if it has none.
    ///
    /// # Errors
    /// If there were too many of late.
    pub(super) fn take_for(&self, parts: &Parts, app: &AppState) -> Result<(), ApiError> {
        let cookies = SignedCookieJar::from_headers(&parts.headers, app.key.cookies());
        let address = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        match (cookies.get(COOKIE), address) {
            (Some(guest), _) => self.take(guest.value()),
            (None, Some(ConnectInfo(address))) => self.take(&address.ip().to_string()),
            (None, None) => self.take("nobody known"),
        }
    }

    /// Counts a request, or a message, of this guest.
    ///
    /// # Errors
    /// If there were too many of late.
    pub(crate) fn take(&self, who: &str) -> Result<(), ApiError> {
        self.take_at(who, Instant::now())
    }

    fn take_at(&self, who: &str, now: Instant) -> Result<(), ApiError> {
        let Some(buckets) = &self.buckets else {
            return Ok(());
        };
        // A bucket is whole at every moment, so one who panicked has spoilt nothing.
        let mut buckets = buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| bucket.tokens_at(now) < BURST);
        }
        let full = || Bucket { tokens: BURST, filled: now };
        if buckets.entry(who.to_owned()).or_insert_with(full).take(now) {
            Ok(())
        } else {
            Err(ApiError::from(Problem::TooFast))
        }
    }
}

impl Bucket {
    fn tokens_at(&self, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        (self.tokens + passed * PER_SECOND).min(BURST)
    }

    fn take(&mut self, now: Instant) -> bool {
        *self = Self { tokens: self.tokens_at(now), filled: now };
        let has = self.tokens >= 1.0;
        if has {
            self.tokens -= 1.0;
        }
        has
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_is_emptied_by_its_own_guest_and_fills_with_time() {
        let (limits, start) = (Limits::new(true), Instant::now());
        let taken = (0..200).filter(|_| limits.take_at("A", start).is_ok()).count();
        assert_eq!(taken, 80);
        assert!(limits.take_at("B", start).is_ok());
        let later = start + Duration::from_millis(100);
        let taken = (0..200).filter(|_| limits.take_at("A", later).is_ok()).count();
        assert_eq!(taken, 2);
        assert!(limits.take_at("A", start).is_err(), "a clock that stands still fills nothing");
    }

    #[test]
    fn full_buckets_do_not_pile_up() {
        let (limits, start) = (Limits::new(true), Instant::now());
        for number in 0..=MANY {
            limits.take_at(&number.to_string(), start).expect("a first request");
        }
        limits.take_at("one more", start + Duration::from_secs(1)).expect("a first request");
        let buckets = limits.buckets.as_ref().expect("limited").lock().expect("whole");
        assert_eq!(buckets.len(), 1);
    }

    #[test]
    fn without_limits_nobody_is_refused() {
        let limits = Limits::new(false);
        assert!((0..10_000).all(|_| limits.take("A").is_ok()));
    }
}
