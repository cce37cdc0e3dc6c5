//! Whether a request may read from a replica, and what it has written. Any code that works on the request finds this, so that no handler
//! has to pass it on; work outside of requests finds nothing and reads from the database that is written to.

use std::future::Future;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::db::{Db, Position, Reader};

/// Readers of this process, so that the replicas take turns.
static TURN: AtomicUsize = AtomicUsize::new(0);

/// A request, as far as the database is concerned.
#[derive(Debug, Default)]
pub struct Reading {
    /// The reader for whom a replica is asked; `None`: the request changes something, and sees what is there when it is changed.
    reader: Option<Arc<Reader>>,
    written: Mutex<Option<Position>>,
}

tokio::task_local! {
    static READING: Arc<Reading>;
}

impl Reading {
    /// A request that only reads. `after`: its sender has written up to there, perhaps by another program.
    pub fn only(after: Option<Position>) -> Reading {
        let reader = Reader::new(after.unwrap_or_default(), TURN.fetch_add(1, Ordering::Relaxed));
        Reading { reader: Some(Arc::new(reader)), written: Mutex::default() }
    }

    /// What the request has written ends here, if it has written anything.
    pub fn written(&self) -> Option<Position> {
        *self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// It has written.
    pub(super) fn has_written(&self, db: &Db) {
        *self.written.lock().unwrap_or_else(PoisonError::into_inner) = Some(db.newest());
    }
}

/// Works on a request.
pub async fn within<T>(reading: Arc<Reading>, work: impl Future<Output = T>) -> T {
    READING.scope(reading, work).await
}

/// The request that is worked on here, if it is one.
pub(super) fn current() -> Option<Arc<Reading>> {
    READING.try_with(Arc::clone).ok()
}

/// The request that is worked on here, if it is one, has written: what is known now, whatever thread did it.
pub fn note_written(db: &Db) {
    if let Some(reading) = current() {
        reading.has_written(db);
    }
}

/// The reader for whom a replica is asked here.
pub(super) fn reader() -> Option<Arc<Reader>> {
    current()?.reader.clone()
}
