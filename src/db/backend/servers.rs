//! The PostgreSQL servers of an address: the one that answered last is tried first. Connections
//! don't wait for a lost one again and again.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use diesel::{Connection, ConnectionError, PgConnection};

/// A server that takes this long without an answer is lost: a running machine refuses at once.
const LOST_SERVER_TIMEOUT: Duration = Duration::from_secs(1);
/// Interval at which a background thread tries a lost server.
const LOST_SERVER_RETRY_INTERVAL: Duration = Duration::from_secs(2);

#[derive(Debug)]
pub(super) struct Servers {
    each: Vec<Server>,
    /// Index of the server that answered last.
    first: AtomicUsize,
    made: Instant,
}

#[derive(Debug)]
struct Server {
    url: String,
    /// Time of the last failure or background attempt in milliseconds after `made`; 0 if the server
    /// isn't known to be lost.
    lost_at_millis: AtomicU64,
}

impl Servers {
    /// An address with its hosts among the parameters stays one, and libpq tries them.
    pub(super) fn from_url(url: &str) -> Servers {
        let each = split_hosts(url)
            .into_iter()
            .map(|url| Server {
                url,
                lost_at_millis: AtomicU64::new(0),
            })
            .collect();
        Servers {
            each,
            first: AtomicUsize::new(0),
            made: Instant::now(),
        }
    }

    /// Connects to the first server that meets `target_session_attrs`. The error contains the
    /// reason of each.
    pub(super) fn connect(self: &Arc<Self>) -> Result<PgConnection, ConnectionError> {
        let mut why = Vec::new();
        for at in self.attempt_order() {
            match self.try_server(at) {
                Ok(conn) => return Ok(conn),
                Err(error) => why.push(error.to_string().trim().to_owned()),
            }
        }
        self.retry_lost_servers();
        Err(ConnectionError::BadConnection(why.join("; ")))
    }

    fn try_server(&self, at: usize) -> Result<PgConnection, ConnectionError> {
        let began = Instant::now();
        let Some(server) = self.each.get(at) else {
            return Err(ConnectionError::BadConnection(
                "there is no such server".to_owned(),
            ));
        };
        let answer = PgConnection::establish(&server.url);
        if answer.is_ok() {
            self.first.store(at, Ordering::Release);
        }
        let gone = if answer.is_err() && began.elapsed() >= LOST_SERVER_TIMEOUT {
            self.elapsed_millis().max(1)
        } else {
            0
        };
        server.lost_at_millis.store(gone, Ordering::Release);
        answer
    }

    /// Uses threads of their own after all servers have failed, so that no caller waits for them.
    fn retry_lost_servers(self: &Arc<Self>) {
        let now = self.elapsed_millis();
        for (at, server) in self.each.iter().enumerate() {
            let gone = server.lost_at_millis.load(Ordering::Acquire);
            let due = gone > 0
                && u128::from(now.saturating_sub(gone)) >= LOST_SERVER_RETRY_INTERVAL.as_millis();
            // The thread that wins the exchange does the attempt.
            if due
                && server
                    .lost_at_millis
                    .compare_exchange(gone, now.max(1), Ordering::AcqRel, Ordering::Acquire)
                    .is_ok()
            {
                let servers = Arc::clone(self);
                // Without a thread the next caller tries again.
                drop(
                    thread::Builder::new()
                        .name("gone server".to_owned())
                        .spawn(move || drop(servers.try_server(at))),
                );
            }
        }
    }

    /// The server that answered last comes first. Lost ones are left out unless all are lost.
    fn attempt_order(&self) -> Vec<usize> {
        let (count, first) = (self.each.len(), self.first.load(Ordering::Acquire));
        let all = (0..count).map(|at| (first + at) % count.max(1));
        let is_there = |at: &usize| {
            self.each
                .get(*at)
                .is_some_and(|server| server.lost_at_millis.load(Ordering::Acquire) == 0)
        };
        let there: Vec<usize> = all.clone().filter(is_there).collect();
        if there.is_empty() {
            all.collect()
        } else {
            there
        }
    }

    fn elapsed_millis(&self) -> u64 {
        u64::try_from(self.made.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

pub(super) fn split_hosts(url: &str) -> Vec<String> {
    let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
    let (place, rest) = rest.split_at(rest.find(['/', '?']).unwrap_or(rest.len()));
    let (user, hosts) = place.split_at(place.rfind('@').map_or(0, |at| at + 1));
    hosts
        .split(',')
        .map(|host| format!("{scheme}://{user}{host}{rest}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_several_servers_is_one_for_each() {
        assert_eq!(
            split_hosts(
                "postgres://a:b,c@10.0.0.1,[2001:db8::1]:6432/site?connect_timeout=2&x=a,b"
            ),
            [
                "postgres://a:b,c@10.0.0.1/site?connect_timeout=2&x=a,b",
                "postgres://a:b,c@[2001:db8::1]:6432/site?connect_timeout=2&x=a,b"
            ]
        );
        assert_eq!(
            split_hosts("postgresql:///site?host=a,b"),
            ["postgresql:///site?host=a,b"]
        );
        assert_eq!(
            split_hosts("postgres://one?user=x"),
            ["postgres://one?user=x"]
        );
    }

    #[test]
    fn who_answered_last_is_asked_first_and_who_is_gone_not_at_all() {
        let servers = Servers::from_url("postgres://a,b,c/site");
        assert_eq!(servers.attempt_order(), [0, 1, 2]);
        servers.first.store(1, Ordering::Release);
        assert_eq!(servers.attempt_order(), [1, 2, 0]);
        servers.each[1].lost_at_millis.store(1, Ordering::Release);
        assert_eq!(servers.attempt_order(), [2, 0]);
        for server in &servers.each {
            server.lost_at_millis.store(1, Ordering::Release);
        }
        assert_eq!(
            servers.attempt_order(),
            [1, 2, 0],
            "all are asked where all are gone"
        );
    }

    #[test]
    fn who_was_gone_is_asked_aside_whether_it_is_back() {
        // Both ports refuse at once, so the server that was lost isn't any more.
        let servers = Arc::new(Servers::from_url("postgres://127.0.0.1:1,127.0.0.1:2/site"));
        servers.each[0].lost_at_millis.store(1, Ordering::Release);
        let why = servers
            .connect()
            .err()
            .map(|error| error.to_string())
            .unwrap_or_default();
        assert!(
            why.contains("port 2") && !why.contains("port 1") && !why.ends_with('\n'),
            "{why}"
        );
        assert_eq!(
            servers.attempt_order(),
            [1],
            "it was found to be gone just now"
        );
        let mut servers = Servers::from_url("postgres://127.0.0.1:1,127.0.0.1:2/site");
        servers.made = Instant::now()
            .checked_sub(2 * LOST_SERVER_RETRY_INTERVAL)
            .unwrap();
        servers.each[0].lost_at_millis.store(1, Ordering::Release);
        let servers = Arc::new(servers);
        assert!(servers.connect().is_err());
        for _ in 0..500 {
            if servers.attempt_order() == [0, 1] {
                break;
            }
            thread::sleep(Duration::from_millis(10));
        }
        assert_eq!(servers.attempt_order(), [0, 1]);
    }
}
