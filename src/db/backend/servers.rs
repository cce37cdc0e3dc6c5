//! The servers of PostgreSQL that an address names: whoever answered last is asked first, and who is gone isn't waited for again and again.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use diesel::{Connection, ConnectionError, PgConnection};

/// A server that took so long to answer nothing is gone: a machine that is there refuses at once.
const GONE: Duration = Duration::from_secs(1);
/// It isn't asked again before so long, if another can be asked.
const AWAY: Duration = Duration::from_secs(10);

/// The servers of an address.
#[derive(Debug)]
pub(super) struct Servers {
    each: Vec<Server>,
    /// The one that answered last.
    first: AtomicUsize,
    made: Instant,
}

/// One of them.
#[derive(Debug)]
struct Server {
    url: String,
    /// When it was found to be gone, in milliseconds after all were made; 0: it isn't known to be.
    gone: AtomicU64,
}

impl Servers {
    /// The servers of an address of PostgreSQL: an address for each of those between commas. Where hosts stand among the parameters it stays
    /// one, and libpq asks them.
    pub(super) fn of(url: &str) -> Servers {
        let each = apart(url).into_iter().map(|url| Server { url, gone: AtomicU64::new(0) }).collect();
        Servers { each, first: AtomicUsize::new(0), made: Instant::now() }
    }

    /// Connects to the first that can do what the address asks of it (`target_session_attrs`).
    pub(super) fn connect(&self) -> Result<PgConnection, ConnectionError> {
        let mut failed = ConnectionError::InvalidConnectionUrl("it names no server".to_owned());
        for at in self.order() {
            let Some(server) = self.each.get(at) else { continue };
            let began = Instant::now();
            match PgConnection::establish(&server.url) {
                Ok(conn) => {
                    server.gone.store(0, Ordering::Release);
                    self.first.store(at, Ordering::Release);
                    return Ok(conn);
                }
                Err(error) => {
                    let gone = if began.elapsed() >= GONE { self.elapsed().max(1) } else { 0 };
                    server.gone.store(gone, Ordering::Release);
                    failed = error;
                }
            }
        }
        Err(failed)
    }

    /// In which order they are asked now: who answered last, then the others; none that is gone, unless all are.
    fn order(&self) -> Vec<usize> {
        let (count, first, now) = (self.each.len(), self.first.load(Ordering::Acquire), self.elapsed());
        let all = (0..count).map(|at| (first + at) % count.max(1));
        let there: Vec<usize> = all.clone().filter(|at| self.each.get(*at).is_some_and(|server| !server.is_gone(now))).collect();
        if there.is_empty() { all.collect() } else { there }
    }

    fn elapsed(&self) -> u64 {
        u64::try_from(self.made.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

impl Server {
    fn is_gone(&self, now: u64) -> bool {
        let gone = self.gone.load(Ordering::Acquire);
        gone > 0 && u128::from(now.saturating_sub(gone)) < AWAY.as_millis()
    }
}

/// An address for each server that stands between commas.
pub(super) fn apart(url: &str) -> Vec<String> {
    let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
    let (place, rest) = rest.split_at(rest.find(['/', '?']).unwrap_or(rest.len()));
    let (user, hosts) = place.split_at(place.rfind('@').map_or(0, |at| at + 1));
    hosts.split(',').map(|host| format!("{scheme}://{user}{host}{rest}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_several_servers_is_one_for_each() {
        assert_eq!(
            apart("postgres://a:b,c@10.0.0.1,[2001:db8::1]:6432/site?connect_timeout=2&x=a,b"),
            ["postgres://a:b,c@10.0.0.1/site?connect_timeout=2&x=a,b", "postgres://a:b,c@[2001:db8::1]:6432/site?connect_timeout=2&x=a,b"]
        );
        assert_eq!(apart("postgresql:///site?host=a,b"), ["postgresql:///site?host=a,b"]);
        assert_eq!(apart("postgres://one?user=x"), ["postgres://one?user=x"]);
    }

    #[test]
    fn who_answered_last_is_asked_first_and_who_is_gone_not_at_all() {
        let servers = Servers::of("postgres://a,b,c/site");
        assert_eq!(servers.order(), [0, 1, 2]);
        servers.first.store(1, Ordering::Release);
        assert_eq!(servers.order(), [1, 2, 0]);
        servers.each[1].gone.store(1, Ordering::Release);
        assert_eq!(servers.order(), [2, 0]);
        for server in &servers.each {
            server.gone.store(1, Ordering::Release);
        }
        assert_eq!(servers.order(), [1, 2, 0], "all are asked where all are gone");
        assert!(servers.each[0].is_gone(9_999) && !servers.each[0].is_gone(10_001));
    }
}
