//! Concurrency limits for expensive work: a few at a time, and the requests of one reader one after
//! another. A reader with fifty requests delays others by one request only.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use moka::sync::Cache;
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

use crate::error::WebError;

const PATIENCE: Duration = Duration::from_secs(15);
/// Waiting requests of one reader; further ones are asked at once to come back.
const MOST_OF_ONE: usize = 24;
const MOST_READERS: u64 = 10_000;

#[derive(Clone)]
pub struct ConcurrencyLimit {
    all: Arc<Semaphore>,
    readers: Cache<Option<IpAddr>, Reader>,
}

#[derive(Clone)]
struct Reader {
    places: Arc<Semaphore>,
    turn: Arc<Semaphore>,
}

/// Dropping it admits the next request. The work holds it, so that a cancelled request doesn't end
/// it early.
#[derive(Debug)]
pub struct ConcurrencyPermit {
    _own: OwnedSemaphorePermit,
    _all: OwnedSemaphorePermit,
}

impl ConcurrencyLimit {
    pub fn new(count: usize) -> ConcurrencyLimit {
        let readers = Cache::builder()
            .max_capacity(MOST_READERS)
            .time_to_idle(4 * PATIENCE)
            .build();
        ConcurrencyLimit {
            all: Arc::new(Semaphore::new(count)),
            readers,
        }
    }

    /// The reader is an address, of IPv6 its network; readers without one count as one. Fails if
    /// other requests, or the reader's own ones, take too long.
    pub async fn take(&self, reader: Option<IpAddr>) -> Result<ConcurrencyPermit, WebError> {
        let make = || Reader {
            places: Arc::new(Semaphore::new(MOST_OF_ONE)),
            turn: Arc::new(Semaphore::new(1)),
        };
        let Reader { places, turn } = self.readers.get_with(reader, make);
        let _place = places.try_acquire().map_err(|_| WebError::ShuttingDown)?;
        let taken = async {
            let own = turn.acquire_owned().await?;
            let all = self.all.clone().acquire_owned().await?;
            Ok::<_, AcquireError>(ConcurrencyPermit {
                _own: own,
                _all: all,
            })
        };
        tokio::time::timeout(PATIENCE, taken)
            .await
            .map_err(|_| WebError::ShuttingDown)?
            .map_err(|_| WebError::ShuttingDown)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Mutex, PoisonError};

    use super::*;

    const CROWD: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1)));
    const OTHER: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2)));

    fn run(story: impl Future<Output = ()>) {
        tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build()
            .unwrap()
            .block_on(story);
    }

    #[test]
    fn who_asks_many_times_makes_others_wait_for_one() {
        run(async {
            let turns = ConcurrencyLimit::new(1);
            let order = Arc::new(Mutex::new(Vec::new()));
            let ask = |reader| {
                let (turns, order) = (turns.clone(), order.clone());
                tokio::spawn(async move {
                    let turn = turns.take(reader).await.unwrap();
                    order
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .push(reader);
                    tokio::task::yield_now().await;
                    drop(turn);
                })
            };
            let first = turns.take(CROWD).await.unwrap();
            let mut asked: Vec<_> = (0..MOST_OF_ONE).map(|_| ask(CROWD)).collect();
            tokio::task::yield_now().await;
            asked.push(ask(OTHER));
            tokio::task::yield_now().await;
            drop(first);
            for one in asked {
                one.await.unwrap();
            }
            let order = order.lock().unwrap();
            assert_eq!(order.len(), MOST_OF_ONE + 1);
            assert!(
                order.iter().position(|reader| *reader == OTHER).unwrap() <= 1,
                "{order:?}"
            );
        });
    }

    #[test]
    fn a_reader_with_too_many_requests_is_sent_away_at_once() {
        run(async {
            let turns = ConcurrencyLimit::new(2);
            let held = turns.take(CROWD).await.unwrap();
            for _ in 0..MOST_OF_ONE {
                let turns = turns.clone();
                tokio::spawn(async move { turns.take(CROWD).await });
            }
            tokio::task::yield_now().await;
            assert!(matches!(
                turns.take(CROWD).await,
                Err(WebError::ShuttingDown)
            ));
            assert!(turns.take(OTHER).await.is_ok());
            drop(held);
            assert!(
                turns.take(CROWD).await.is_err(),
                "the others stand before it"
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
            assert!(turns.take(CROWD).await.is_ok());
        });
    }
}
