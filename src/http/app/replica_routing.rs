//! The database side of a request: whether it may read from a replica, and the position that it has
//! written.
//!
//! It is task-local, so that no handler has to pass it on. Work outside of requests has none and
//! reads from the primary.

use std::future::Future;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::db::{Db, Position, Reader};

/// Counts readers of this process, to spread them over the replicas.
static TURN: AtomicUsize = AtomicUsize::new(0);

/// The database side of a request.
#[derive(Debug, Default)]
pub struct Reading {
    /// The reader for whom a replica is chosen; `None` if the request writes and must read from the
    /// primary.
    reader: Option<Arc<Reader>>,
    written: Mutex<Option<Position>>,
}

tokio::task_local! {
    static READING: Arc<Reading>;
}

impl Reading {
    /// A request that only reads. `after`: the position up to which its sender has written, perhaps
    /// through another process.
    pub fn read_only(after: Option<Position>) -> Reading {
        let reader = Reader::new(
            after.unwrap_or_default(),
            TURN.fetch_add(1, Ordering::Relaxed),
        );
        Reading {
            reader: Some(Arc::new(reader)),
            written: Mutex::default(),
        }
    }

    /// The position up to which the request has written; `None` if it has written nothing.
    pub fn written_position(&self) -> Option<Position> {
        *self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records that the request has written.
    pub(super) fn has_written(&self, db: &Db) {
        *self.written.lock().unwrap_or_else(PoisonError::into_inner) = Some(db.newest());
    }
}

/// Runs `work` as part of a request.
pub async fn run_within<T>(reading: Arc<Reading>, work: impl Future<Output = T>) -> T {
    READING.scope(reading, work).await
}

/// The current request; `None` outside of requests.
pub(super) fn current_request() -> Option<Arc<Reading>> {
    READING.try_with(Arc::clone).ok()
}

/// Records that the current request, if any, has written up to the newest known position, whatever
/// thread did it.
pub fn note_written(db: &Db) {
    if let Some(reading) = current_request() {
        reading.has_written(db);
    }
}

/// The reader for whom a replica is chosen in the current request.
pub(super) fn current_reader() -> Option<Arc<Reader>> {
    current_request()?.reader.clone()
}
