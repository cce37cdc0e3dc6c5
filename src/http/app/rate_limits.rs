//! Rate limits: requests to the API by address, name suggestions by account. Each key has a token
//! bucket (GCRA), told in headers of `draft-ietf-httpapi-ratelimit-headers`.

use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use governor::clock::{Clock, DefaultClock};
use governor::middleware::StateInformationMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use moka::sync::Cache;

/// Requests between two removals of unused buckets.
const SWEEP: u32 = 4096;
/// Above this number of buckets, new requests are counted in shared buckets ([`Key::Crowd`]).
const MOST: usize = 50_000;

const POLICY: HeaderName = HeaderName::from_static("ratelimit-policy");
const STATE: HeaderName = HeaderName::from_static("ratelimit");

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allowance {
    /// Sustained requests a minute.
    pub per_minute: NonZeroU32,
    pub burst: NonZeroU32,
}

impl Allowance {
    /// Enough for a program that reads a whole federation page by page.
    pub const GENEROUS: Allowance = match (NonZeroU32::new(600), NonZeroU32::new(120)) {
        (Some(per_minute), Some(burst)) => Allowance { per_minute, burst },
        _ => Allowance {
            per_minute: NonZeroU32::MIN,
            burst: NonZeroU32::MIN,
        },
    };

    /// Enough for a user who types names all day, with one request for each pause in typing.
    pub const TYPING: Allowance = match (NonZeroU32::new(240), NonZeroU32::new(60)) {
        (Some(per_minute), Some(burst)) => Allowance { per_minute, burst },
        _ => Allowance {
            per_minute: NonZeroU32::MIN,
            burst: NonZeroU32::MIN,
        },
    };

    pub fn from_rates(per_minute: u32, burst: u32) -> Option<Allowance> {
        Some(Allowance {
            per_minute: NonZeroU32::new(per_minute)?,
            burst: NonZeroU32::new(burst)?,
        })
    }

    fn seconds_for(self, requests: u32) -> u64 {
        (u64::from(requests) * 60).div_ceil(u64::from(self.per_minute.get()))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Key {
    /// See [`network_of`].
    Address(IpAddr),
    /// A shared bucket, by hash: for keys that are no addresses, or while there are too many.
    Crowd(u16),
}

/// One reader: an IPv4 address, or an IPv6 /64 network, which one reader has entirely.
pub fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::from(((six.to_bits() >> 64) << 64).to_be_bytes()),
        four => four,
    }
}

#[derive(Clone)]
pub struct Limiter(Arc<Inner>);

struct Inner {
    allowance: Allowance,
    limiter:
        RateLimiter<Key, DefaultKeyedStateStore<Key>, DefaultClock, StateInformationMiddleware>,
    asked: AtomicU32,
    crowded: AtomicBool,
    dealer: RandomState,
    refused: Cache<Key, ()>,
}

/// The state of a bucket after a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BucketState {
    allowance: Allowance,
    remaining: u32,
    /// Seconds after a refusal; `None` if the request is admitted.
    pub wait: Option<u64>,
    /// The first refusal of the key within a minute: only this one is logged, against floods.
    pub first: bool,
}

impl Limiter {
    pub fn new(allowance: Allowance) -> Limiter {
        let quota = Quota::per_minute(allowance.per_minute).allow_burst(allowance.burst);
        let limiter = RateLimiter::keyed(quota).with_middleware();
        let (asked, crowded) = (AtomicU32::new(0), AtomicBool::new(false));
        let refused = Cache::builder()
            .max_capacity(10_000)
            .time_to_live(Duration::from_secs(60))
            .build();
        Limiter(Arc::new(Inner {
            allowance,
            limiter,
            asked,
            crowded,
            dealer: RandomState::new(),
            refused,
        }))
    }

    /// The key is an address or the name of an account.
    pub fn count_request(&self, address: &str) -> BucketState {
        let inner = &self.0;
        if inner.asked.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
            inner.limiter.retain_recent();
            inner.limiter.shrink_to_fit();
            inner
                .crowded
                .store(inner.limiter.len() > MOST, Ordering::Relaxed);
        }
        let allowance = inner.allowance;
        let key = inner.key_for(address);
        match inner.limiter.check_key(&key) {
            Ok(state) => BucketState {
                allowance,
                remaining: state.remaining_burst_capacity(),
                wait: None,
                first: false,
            },
            Err(refused) => {
                let wait = refused.wait_time_from(DefaultClock::default().now());
                let first = inner.refused.entry(key).or_insert(()).is_fresh();
                BucketState {
                    allowance,
                    remaining: 0,
                    wait: Some(round_up_seconds(wait)),
                    first,
                }
            }
        }
    }
}

impl Inner {
    fn key_for(&self, address: &str) -> Key {
        let deal = || Key::Crowd((self.dealer.hash_one(address) % u64::from(u16::MAX)) as u16);
        if self.crowded.load(Ordering::Relaxed) {
            return deal();
        }
        match address.parse() {
            Ok(address) => Key::Address(network_of(address)),
            Err(_) => deal(),
        }
    }
}

fn round_up_seconds(time: Duration) -> u64 {
    (time.as_secs() + u64::from(time.subsec_nanos() > 0)).max(1)
}

impl BucketState {
    pub fn write_headers(&self, headers: &mut HeaderMap) {
        let burst = self.allowance.burst.get();
        let policy = format!(
            "\"address\";q={burst};w={}",
            self.allowance.seconds_for(burst).max(1)
        );
        let full = self
            .allowance
            .seconds_for(burst - self.remaining.min(burst));
        let state = format!("\"address\";r={};t={full}", self.remaining);
        for (name, value) in [(POLICY, policy), (STATE, state)] {
            if let Ok(value) = HeaderValue::from_str(&value) {
                headers.insert(name, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limiter(per_minute: u32, burst: u32) -> Limiter {
        Limiter::new(Allowance::from_rates(per_minute, burst).unwrap())
    }

    #[test]
    fn each_address_has_a_bucket_of_its_own() {
        let limiter = limiter(1, 2);
        assert_eq!(
            (
                limiter.count_request("1.2.3.4").remaining,
                limiter.count_request("1.2.3.4").remaining
            ),
            (1, 0)
        );
        let refused = limiter.count_request("1.2.3.4");
        assert!(
            refused.first && (58..=60).contains(&refused.wait.unwrap()),
            "{refused:?}"
        );
        assert_eq!(limiter.count_request("1.2.3.5").wait, None);
        assert!(
            !limiter.count_request("1.2.3.4").first,
            "the log has it already"
        );
    }

    #[test]
    fn a_network_of_ipv6_is_one_reader() {
        let limiter = limiter(1, 1);
        assert_eq!(limiter.count_request("2001:db8::1").wait, None);
        assert!(limiter.count_request("2001:db8::ffff:2").wait.is_some());
        assert_eq!(limiter.count_request("2001:db8:0:1::1").wait, None);
        assert_eq!(limiter.count_request("::ffff:1.2.3.4").wait, None);
        assert!(limiter.count_request("1.2.3.4").wait.is_some());
        assert_eq!(limiter.count_request("no address").wait, None);
    }

    #[test]
    fn the_headers_tell_the_policy_and_what_is_left() {
        let mut headers = HeaderMap::new();
        Limiter::new(Allowance::GENEROUS)
            .count_request("1.2.3.4")
            .write_headers(&mut headers);
        assert_eq!(headers.get(POLICY).unwrap(), "\"address\";q=120;w=12");
        assert_eq!(headers.get(STATE).unwrap(), "\"address\";r=119;t=1");
    }
}
