//! How often somebody may ask.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;

use super::connections::{Connections, Pass};
use crate::app::AppState;
use crate::error::{ApiError, Problem};
use crate::guests::COOKIE;
use crate::settings::Settings;

/// A bucket of tokens for everybody who asks: a request takes one, and they come back with time.
pub(crate) struct Limits {
    /// `None` if everybody may ask as often as they like.
    buckets: Option<Mutex<HashMap<String, Bucket>>>,
    behind_proxy: bool,
    /// Connections over which requests come.
    asking: Connections,
    /// Connections to live tables.
    live: Connections,
}

struct Bucket {
    tokens: f64,
    filled: Instant,
}

/// How many requests somebody may send at once.
const BURST: f64 = 80.0;
/// How many more every second.
const PER_SECOND: f64 = 20.0;
/// How many requests of its address a new name costs: whoever could take one after another would get out of all limits.
const NEW_NAME: usize = 10;
/// How long whoever has asked too often waits until somebody listens again: then one more is counted.
pub(crate) const PAUSE: Duration = Duration::from_millis(50);
/// Full buckets are thrown away when there are more than this.
const MANY: usize = 10_000;

impl Limits {
    /// Full buckets for everybody, or no limits.
    pub(crate) fn new(settings: Settings) -> Self {
        let buckets = settings.limits.then(Mutex::default);
        Self {
            buckets,
            behind_proxy: settings.behind_proxy,
            asking: Connections::default(),
            live: Connections::default(),
        }
    }

    /// Counts a request: for its guest, or for its address if it has none.
    ///
    /// # Errors
    /// If there were too many of late.
    pub(super) fn take_for(&self, parts: &Parts, app: &AppState) -> Result<(), ApiError> {
        let cookies = SignedCookieJar::from_headers(&parts.headers, app.key.cookies());
        match cookies.get(COOKIE) {
            Some(guest) => self.take(guest.value(), 1),
            None => self.take(&self.address(parts), 1),
        }
    }

    /// Counts a new name of this address.
    ///
    /// # Errors
    /// If there were too many of late.
    pub(crate) fn take_name(&self, parts: &Parts) -> Result<(), ApiError> {
        self.take(&self.address(parts), NEW_NAME)
    }

    /// Counts a connection, until it ends or becomes one to a live table. Those of a proxy are everybody's, and not counted.
    ///
    /// # Errors
    /// If its address has too many.
    pub(crate) fn connect(&self, from: IpAddr) -> Result<Option<Pass>, ApiError> {
        if self.buckets.is_none() || self.behind_proxy {
            return Ok(None);
        }
        enter(&self.asking, household(from))
    }

    /// Counts a connection that this request becomes, as long as what is answered lives.
    ///
    /// # Errors
    /// If its address has too many.
    pub(crate) fn enter(&self, parts: &Parts) -> Result<Option<Pass>, ApiError> {
        if self.buckets.is_none() {
            return Ok(None);
        }
        enter(&self.live, self.address(parts))
    }

    /// Where a request comes from.
    fn address(&self, parts: &Parts) -> String {
        let connected = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let forwarded = self.behind_proxy.then(|| forwarded(&parts.headers)).flatten();
        forwarded.or_else(connected).map_or_else(|| "nobody known".to_owned(), household)
    }

    /// Counts what this guest sends: as much as so many requests.
    ///
    /// # Errors
    /// If there were too many of late.
    pub(crate) fn take(&self, who: &str, worth: usize) -> Result<(), ApiError> {
        self.take_at(who, worth, Instant::now())
    }

    fn take_at(&self, who: &str, worth: usize, now: Instant) -> Result<(), ApiError> {
        let Some(buckets) = &self.buckets else {
            return Ok(());
        };
        // A bucket is whole at every moment, so one who panicked has spoilt nothing.
        let mut buckets = buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| bucket.tokens_at(now) < BURST);
        }
        let full = || Bucket { tokens: BURST, filled: now };
        if buckets.entry(who.to_owned()).or_insert_with(full).take(worth as f64, now) {
            Ok(())
        } else {
            Err(ApiError::from(Problem::TooFast))
        }
    }
}

fn enter(connections: &Connections, address: String) -> Result<Option<Pass>, ApiError> {
    connections.enter(address).map(Some).ok_or_else(|| Problem::Crowded.into())
}

/// The address that the proxy has a request from. What stands before it was said by whoever asked the proxy.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let said = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    said.rsplit(',').next()?.trim().parse().ok()
}

/// All addresses that somebody is likely to have at will.
fn household(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => format!("{:x?}", &address.segments()[..4]),
    }
}

impl Bucket {
    fn tokens_at(&self, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        (self.tokens + passed * PER_SECOND).min(BURST)
    }

    fn take(&mut self, worth: f64, now: Instant) -> bool {
        *self = Self { tokens: self.tokens_at(now), filled: now };
        let has = self.tokens >= worth;
        if has {
            self.tokens -= worth;
        }
        has
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use axum::http::Request;

    use super::*;

    fn limits(limits: bool, behind_proxy: bool) -> Limits {
        Limits::new(Settings { limits, behind_proxy, ..Settings::default() })
    }

    /// Where a request comes from that came over a connection from here, with these headers.
    fn address(behind_proxy: bool, from: &str, forwarded: &[&str]) -> String {
        let request = forwarded.iter().fold(Request::new(()), |mut request, said| {
            request.headers_mut().append("x-forwarded-for", said.parse().expect("a header"));
            request
        });
        let mut parts = request.into_parts().0;
        parts.extensions.insert(ConnectInfo::<SocketAddr>(from.parse().expect("an address")));
        limits(true, behind_proxy).address(&parts)
    }

    #[test]
    fn a_proxy_is_believed_only_where_there_is_one_and_only_what_it_says_itself() {
        let proxy = "10.0.0.1:5000";
        assert_eq!(address(false, proxy, &["192.0.2.7"]), "10.0.0.1");
        assert_eq!(address(true, proxy, &["192.0.2.7"]), "192.0.2.7");
        assert_eq!(address(true, proxy, &["198.51.100.1, 192.0.2.7"]), "192.0.2.7");
        assert_eq!(address(true, proxy, &["198.51.100.1", "203.0.113.9,192.0.2.7 "]), "192.0.2.7");
        for nothing in [&[] as &[&str], &[""], &["unknown"], &["192.0.2.7, _hidden"]] {
            assert_eq!(address(true, proxy, nothing), "10.0.0.1", "{nothing:?}");
        }
    }

    #[test]
    fn a_network_of_one_household_is_one_address() {
        let one = address(false, "[2001:db8:1:2::3]:5000", &[]);
        assert_eq!(one, address(false, "[2001:db8:1:2:9:8:7:6]:5001", &[]));
        assert_ne!(one, address(false, "[2001:db8:1:3::3]:5000", &[]));
        assert_eq!(address(false, "[::ffff:192.0.2.7]:5000", &[]), "192.0.2.7");
    }

    #[test]
    fn a_bucket_is_emptied_by_its_own_guest_and_fills_with_time() {
        let (limits, start) = (limits(true, false), Instant::now());
        let taken = (0..200).filter(|_| limits.take_at("A", 1, start).is_ok()).count();
        assert_eq!(taken, 80);
        assert!(limits.take_at("B", 1, start).is_ok());
        let later = start + Duration::from_millis(100);
        let taken = (0..200).filter(|_| limits.take_at("A", 1, later).is_ok()).count();
        assert_eq!(taken, 2);
        assert!(limits.take_at("A", 1, start).is_err(), "a clock that stands still fills nothing");
    }

    #[test]
    fn what_is_worth_many_requests_is_taken_whole_or_not_at_all() {
        let (limits, start) = (limits(true, false), Instant::now());
        assert!(limits.take_at("A", 79, start).is_ok());
        assert!(limits.take_at("A", 2, start).is_err());
        assert!(limits.take_at("A", 1, start).is_ok());
        assert!(limits.take_at("A", 1, start + PAUSE).is_ok(), "a pause gives one back");
    }

    #[test]
    fn full_buckets_do_not_pile_up() {
        let (limits, start) = (limits(true, false), Instant::now());
        for number in 0..=MANY {
            limits.take_at(&number.to_string(), 1, start).expect("a first request");
        }
        limits.take_at("one more", 1, start + Duration::from_secs(1)).expect("a first request");
        let buckets = limits.buckets.as_ref().expect("limited").lock().expect("whole");
        assert_eq!(buckets.len(), 1);
    }

    #[test]
    fn without_limits_nobody_is_refused() {
        let limits = limits(false, false);
        assert!((0..10_000).all(|_| limits.take("A", 1).is_ok()));
    }
}
