//! The database side of a request: whether it may read from a replica, and the position that it has
//! written. Task-local, so that no handler passes it on; other work reads from the primary.

use std::future::Future;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::db::{Db, Position, Reader};

/// Counts readers of this process, to spread them over the replicas.
static TURN: AtomicUsize = AtomicUsize::new(0);

#[derive(Debug, Default)]
pub struct ReplicaRouting {
    /// Chooses a replica; `None` for a request that writes and must read from the primary.
    reader: Option<Arc<Reader>>,
    written: Mutex<Option<Position>>,
}

tokio::task_local! {
    static READING: Arc<ReplicaRouting>;
}

impl ReplicaRouting {
    /// `after`: the position up to which the sender has written, perhaps through another process.
    pub fn read_only(after: Option<Position>) -> ReplicaRouting {
        let reader = Reader::new(
            after.unwrap_or_default(),
            TURN.fetch_add(1, Ordering::Relaxed),
        );
        ReplicaRouting {
            reader: Some(Arc::new(reader)),
            written: Mutex::default(),
        }
    }

    pub fn written_position(&self) -> Option<Position> {
        *self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn has_written(&self, db: &Db) {
        *self.written.lock().unwrap_or_else(PoisonError::into_inner) = Some(db.newest());
    }
}

pub async fn run_within<T>(reading: Arc<ReplicaRouting>, work: impl Future<Output = T>) -> T {
    READING.scope(reading, work).await
}

pub(super) fn current_request() -> Option<Arc<ReplicaRouting>> {
    READING.try_with(Arc::clone).ok()
}

/// Notes the newest known position, whatever thread has written.
pub fn note_written(db: &Db) {
    if let Some(reading) = current_request() {
        reading.has_written(db);
    }
}

pub(super) fn current_reader() -> Option<Arc<Reader>> {
    current_request()?.reader.clone()
}
