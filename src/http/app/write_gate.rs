//! Admission of write requests: one at a time in each lane (see [`WriteLock`]). They wait here
//! asynchronously, so that they occupy no thread that readers need.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::db::WriteLock;
use crate::error::WebError;

/// Above this number unused lanes are removed.
const LANES: usize = 1_000;

#[derive(Clone)]
pub struct WriteGate {
    /// Limits the concurrent writes of all lanes.
    all: Arc<Semaphore>,
    /// Limits [`WriteLock::Own`] to half of that: many log-ins may wait for the same database row.
    own: Arc<Semaphore>,
    lanes: Arc<Mutex<HashMap<WriteLock, Arc<Semaphore>>>>,
}

/// Dropping it admits the next request of its lanes.
pub struct WritePermit {
    _all: OwnedSemaphorePermit,
    _own: Option<OwnedSemaphorePermit>,
    _lanes: Vec<OwnedSemaphorePermit>,
}

impl WriteGate {
    pub fn new(most: usize) -> WriteGate {
        WriteGate {
            all: Arc::new(Semaphore::new(most)),
            own: Arc::new(Semaphore::new(most.div_ceil(2))),
            lanes: Arc::default(),
        }
    }

    fn lane_semaphore(&self, lane: WriteLock) -> Arc<Semaphore> {
        let mut lanes = self.lanes.lock().unwrap_or_else(PoisonError::into_inner);
        if lanes.len() >= LANES && !lanes.contains_key(&lane) {
            // A task that is in a lane or waits for it holds a reference, too.
            lanes.retain(|_, turn| Arc::strong_count(turn) > 1);
        }
        lanes
            .entry(lane)
            .or_insert_with(|| Arc::new(Semaphore::new(1)))
            .clone()
    }

    /// The lanes must come in their fixed order, which excludes deadlocks.
    pub async fn take(self, lanes: Vec<WriteLock>) -> Result<WritePermit, WebError> {
        let is_own = lanes.iter().any(|lane| matches!(lane, WriteLock::Own(_)));
        let mut taken = Vec::new();
        for lane in lanes {
            taken.push(
                self.lane_semaphore(lane)
                    .acquire_owned()
                    .await
                    .map_err(|_| WebError::ShuttingDown)?,
            );
        }
        let own = if is_own {
            Some(
                self.own
                    .acquire_owned()
                    .await
                    .map_err(|_| WebError::ShuttingDown)?,
            )
        } else {
            None
        };
        let all = self
            .all
            .acquire_owned()
            .await
            .map_err(|_| WebError::ShuttingDown)?;
        Ok(WritePermit {
            _all: all,
            _own: own,
            _lanes: taken,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::db::{FederationId, LockKey};

    #[test]
    fn who_is_in_another_lane_is_not_waited_for() {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build()
            .unwrap();
        runtime.block_on(take_turns());
    }

    async fn take_turns() {
        let changing = WriteGate::new(2);
        let take = |lane| {
            tokio::time::timeout(Duration::from_millis(20), changing.clone().take(vec![lane]))
        };
        let lane = |id| WriteLock::Federation(FederationId(id));
        let one = take(lane(1)).await.unwrap().unwrap();
        assert!(take(lane(1)).await.is_err());
        let other = take(lane(2)).await.unwrap().unwrap();
        assert!(take(lane(3)).await.is_err(), "there are two already");
        drop(one);
        assert!(take(lane(3)).await.is_ok());
        drop(other);
        // One of two permits goes to own writes: no log-in keeps federations out.
        let [one, other] = ["one", "other"].map(|name| WriteLock::Own(LockKey::from_name(name)));
        let held = take(one).await.unwrap().unwrap();
        assert!(take(other).await.is_err());
        assert!(take(lane(1)).await.is_ok());
        drop(held);
        assert!(take(other).await.is_ok());
        for id in 0..3 * LANES as i64 {
            assert!(take(lane(id)).await.is_ok());
        }
        assert!(changing.lanes.lock().unwrap().len() <= LANES);
    }
}
