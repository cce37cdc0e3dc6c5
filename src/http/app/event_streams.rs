//! The open event streams of this process, and the desk states that they have seen.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use moka::sync::Cache;
use tokio::sync::{Mutex as AsyncMutex, watch};

use super::rate_limits::network_of;
use super::rlimit;
use crate::db::{Stamp, TournamentId};

/// Streams of a process; fewer if the limit of open files is low.
const MOST: usize = 2_000;
/// A playing hall with all its spectators may share one address.
const MOST_OF_ONE: usize = 200;

#[derive(Clone)]
pub struct Streams {
    most: usize,
    open: Arc<Mutex<OpenStreams>>,
    /// Acts last read from a desk, with the data version of its federation at that time.
    pub seen: Cache<TournamentId, (Stamp, i64)>,
    /// One stream queries the database for all that were woken at the same time.
    pub asking: Arc<AsyncMutex<()>>,
    changes: watch::Sender<()>,
}

/// Keys that are no addresses count as one reader.
#[derive(Default)]
struct OpenStreams {
    all: usize,
    of: HashMap<Option<IpAddr>, usize>,
}

impl Default for Streams {
    fn default() -> Streams {
        Streams::with_room(rlimit::for_streams())
    }
}

/// Dropping it frees the place.
pub struct StreamSlot {
    open: Arc<Mutex<OpenStreams>>,
    reader: Option<IpAddr>,
    /// Streams open before.
    pub number: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StreamLimit {
    All,
    OfOne,
}

impl Streams {
    /// Room for `room` streams, at most [`MOST`].
    fn with_room(room: usize) -> Streams {
        Streams {
            most: MOST.min(room),
            open: Arc::default(),
            seen: Cache::new(1_000),
            asking: Arc::default(),
            changes: watch::Sender::new(()),
        }
    }

    pub fn wake_all(&self) {
        self.changes.send_replace(());
    }

    pub fn changes(&self) -> watch::Receiver<()> {
        self.changes.subscribe()
    }

    pub fn are_full(&self) -> bool {
        self.count() >= self.most
    }

    pub fn count(&self) -> usize {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).all
    }

    pub fn take_place(&self, address: &str) -> Result<StreamSlot, StreamLimit> {
        let reader = address.parse().ok().map(network_of);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.of.get(&reader).copied().unwrap_or(0);
        if open.all >= self.most {
            return Err(StreamLimit::All);
        }
        if own >= MOST_OF_ONE {
            return Err(StreamLimit::OfOne);
        }
        let number = open.all;
        open.all += 1;
        open.of.insert(reader, own + 1);
        Ok(StreamSlot {
            open: self.open.clone(),
            reader,
            number,
        })
    }
}

impl Drop for StreamSlot {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all = open.all.saturating_sub(1);
        match open.of.get_mut(&self.reader) {
            Some(own) if *own > 1 => *own -= 1,
            _ => _ = open.of.remove(&self.reader),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_given_back() {
        let streams = Streams::with_room(10_000);
        let places: Vec<_> = (0..MOST + 3)
            .map(|n| streams.take_place(&format!("10.0.{}.{}", n / 250, n % 250)))
            .collect();
        assert_eq!(places.iter().flatten().count(), MOST);
        assert_eq!(streams.take_place("10.1.0.1").err(), Some(StreamLimit::All));
        drop(places);
        assert!(streams.take_place("10.1.0.1").is_ok());
        assert!(streams.open.lock().unwrap().of.is_empty());
    }

    #[test]
    fn there_is_room_for_readers_whatever_the_limit_is() {
        let streams = Streams::with_room(3);
        let places: Vec<_> = (0..5)
            .map(|n| streams.take_place(&format!("10.0.0.{n}")))
            .collect();
        assert_eq!(places.iter().flatten().count(), 3);
        assert!(rlimit::for_streams() < rlimit::for_readers());
    }

    #[test]
    fn no_address_takes_the_places_of_all() {
        let streams = Streams::with_room(10_000);
        let mut places: Vec<_> = (0..MOST_OF_ONE + 3)
            .map(|n| streams.take_place(&format!("2001:db8::{n:x}")))
            .collect();
        assert_eq!(places.iter().flatten().count(), MOST_OF_ONE);
        assert!(
            streams.take_place("2001:db8:0:1::1").is_ok() && streams.take_place("1.2.3.4").is_ok()
        );
        drop(places.remove(0));
        assert!(streams.take_place("2001:db8::1").is_ok());
    }
}
