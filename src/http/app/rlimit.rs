//! Raises `RLIMIT_NOFILE`: the usual 1,024 is less than a busy evening of live pages needs.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Limits at or above this count as unlimited.
const PLENTY: u64 = 65_536;
/// The program's own: database, imported and exported files, log.
const OWN: u64 = 100;

pub fn raise_limit() {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let most = maximum.unwrap_or(PLENTY);
    if current.is_some_and(|current| current < most) {
        let raised = Rlimit {
            current: Some(most),
            maximum,
        };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(
                error = error.to_string(),
                "no more files may be open than before"
            );
        }
    }
}

fn current_limit() -> u64 {
    getrlimit(Resource::Nofile)
        .current
        .unwrap_or(PLENTY)
        .min(PLENTY)
}

pub fn for_readers() -> usize {
    usize::try_from(current_limit().saturating_sub(OWN).max(current_limit() / 2))
        .unwrap_or(usize::MAX)
}

/// Half of the readers' connections, so that page requests always find room.
pub fn for_streams() -> usize {
    for_readers() / 2
}

#[derive(Clone)]
pub struct Connections {
    open: Arc<AtomicUsize>,
    /// The number from which on a connection is closed after its answer.
    many: usize,
}

pub struct Connection(Arc<AtomicUsize>);

impl Default for Connections {
    fn default() -> Connections {
        Connections::new(for_readers())
    }
}

impl Connections {
    /// Reserves a quarter of the room for new connections: idle ones must not fill it.
    fn new(room: usize) -> Connections {
        Connections {
            open: Arc::default(),
            many: (room - room / 4).max(1),
        }
    }

    pub fn count_open(&self) -> Connection {
        self.open.fetch_add(1, Ordering::Relaxed);
        Connection(self.open.clone())
    }

    pub fn are_many(&self) -> bool {
        self.open.load(Ordering::Relaxed) >= self.many
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_of_the_room_is_kept_for_new_readers() {
        let connections = Connections::new(8);
        let mut open: Vec<_> = (0..5).map(|_| connections.count_open()).collect();
        assert!(!connections.are_many());
        open.push(connections.count_open());
        assert!(connections.are_many());
        open.pop();
        assert!(!connections.are_many());
    }
}
