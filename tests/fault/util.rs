//! What the harness stands on, and whoever else has servers of his own.

use std::net::TcpListener;
use std::thread;
use std::time::{Duration, Instant};

/// What went wrong around what is tried, in words.
pub(crate) type Failed = String;

/// An error as text.
pub(crate) fn told(error: impl std::fmt::Display) -> Failed {
    error.to_string()
}

/// A port that nobody listens on.
pub(crate) fn free_port() -> Result<u16, Failed> {
    TcpListener::bind("127.0.0.1:0")
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .map_err(told)
}

/// Waits until something is so; `None`: it was not within the limit.
pub(crate) fn wait_for<T>(limit: Duration, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let began = Instant::now();
    loop {
        let found = look();
        if found.is_some() || began.elapsed() >= limit {
            return found;
        }
        thread::sleep(Duration::from_millis(5));
    }
}
