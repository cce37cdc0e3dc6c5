//! Raises the number of files and connections that the process may have open. The usual 1,024 is less than a busy evening of live pages
//! needs.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// What counts as no limit at all.
const PLENTY: u64 = 65_536;
/// What the program itself needs besides its readers: the database, files that come in and go out, the log.
const OWN: u64 = 100;

/// Raises the limit to the most that the machine lets a program have by itself.
pub fn raise() {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let most = maximum.unwrap_or(PLENTY);
    if current.is_some_and(|current| current < most) {
        let raised = Rlimit { current: Some(most), maximum };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(error = error.to_string(), "no more files may be open than before");
        }
    }
}

/// How many may be open.
fn limit() -> u64 {
    getrlimit(Resource::Nofile).current.unwrap_or(PLENTY).min(PLENTY)
}

/// How many connections readers may have open, all together.
pub fn for_readers() -> usize {
    usize::try_from(limit().saturating_sub(OWN).max(limit() / 2)).unwrap_or(usize::MAX)
}

/// How many of them may stay open for events: half, so that there is always room for who asks for a page.
pub fn for_streams() -> usize {
    for_readers() / 2
}

/// The open connections of readers to this process.
#[derive(Clone)]
pub struct Connections {
    open: Arc<AtomicUsize>,
    /// From this number on a connection ends with its answer.
    many: usize,
}

/// One open connection; dropping it counts it out.
pub struct Connection(Arc<AtomicUsize>);

impl Default for Connections {
    fn default() -> Connections {
        Connections::new(for_readers())
    }
}

impl Connections {
    /// A quarter of the room is kept for new readers: idle connections may not fill it.
    fn new(room: usize) -> Connections {
        Connections { open: Arc::default(), many: (room - room / 4).max(1) }
    }

    /// Counts one more connection.
    pub fn open(&self) -> Connection {
        self.open.fetch_add(1, Ordering::Relaxed);
        Connection(self.open.clone())
    }

    /// Whether descriptors run short, so that no connection should stay open after its answer.
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
        let mut open: Vec<_> = (0..5).map(|_| connections.open()).collect();
        assert!(!connections.are_many());
        open.push(connections.open());
        assert!(connections.are_many());
        open.pop();
        assert!(!connections.are_many());
    }
}
