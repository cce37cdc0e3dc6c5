//! The open event streams of this process, and the states that they have seen.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use moka::sync::Cache;
use tokio::sync::{Mutex as AsyncMutex, watch};

use super::descriptors;
use super::limits::network;
use crate::db::{Stamp, TournamentId};

/// Most open streams of a process; fewer where the machine lets it have fewer files open.
const MOST: usize = 2_000;
/// Most of them for one address: a playing hall with all its spectators behind one.
const MOST_OF_ONE: usize = 200;

/// The open streams of this process, and what they have seen.
#[derive(Clone)]
pub struct Streams {
    most: usize,
    open: Arc<Mutex<Open>>,
    /// The state of its federation's data in which a desk had seen so many acts.
    pub seen: Cache<TournamentId, (Stamp, i64)>,
    /// The right to ask the database what a desk has seen: one stream has it, for all that were woken at the same time.
    pub asking: Arc<AsyncMutex<()>>,
    /// Something was changed.
    changes: watch::Sender<()>,
}

/// How many streams are open: in all, and of each reader. What is no address is one reader.
#[derive(Default)]
struct Open {
    all: usize,
    of: HashMap<Option<IpAddr>, usize>,
}

impl Default for Streams {
    fn default() -> Streams {
        Streams::of(descriptors::for_streams())
    }
}

/// The place of a stream; it is free again when the stream ends, however it ends.
pub struct Place {
    open: Arc<Mutex<Open>>,
    reader: Option<IpAddr>,
    /// How many were open before.
    pub number: usize,
}

/// Why one more stream has no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Full {
    /// As many are open as may be.
    All,
    /// As many of this address.
    OfOne,
}

impl Streams {
    /// Room for so many, and never for more than anybody needs.
    fn of(room: usize) -> Streams {
        Streams {
            most: MOST.min(room),
            open: Arc::default(),
            seen: Cache::new(1_000),
            asking: Arc::default(),
            changes: watch::Sender::new(()),
        }
    }

    /// Wakes every stream: something was changed, here or by another program.
    pub fn wake(&self) {
        self.changes.send_replace(());
    }

    /// What wakes a stream from now on.
    pub fn changes(&self) -> watch::Receiver<()> {
        self.changes.subscribe()
    }

    /// Whether nobody more is let in, whoever it is.
    pub fn are_full(&self) -> bool {
        self.count() >= self.most
    }

    /// How many are open.
    pub fn count(&self) -> usize {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).all
    }

    /// The place of one more stream of an address.
    ///
    /// # Errors
    /// There are too many, of this address or in all.
    pub fn enter(&self, address: &str) -> Result<Place, Full> {
        let reader = address.parse().ok().map(network);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.of.get(&reader).copied().unwrap_or(0);
        if open.all >= self.most {
            return Err(Full::All);
        }
        if own >= MOST_OF_ONE {
            return Err(Full::OfOne);
        }
        let number = open.all;
        open.all += 1;
        open.of.insert(reader, own + 1);
        Ok(Place { open: self.open.clone(), reader, number })
    }
}

impl Drop for Place {
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
        let streams = Streams::of(10_000);
        let places: Vec<_> = (0..MOST + 3).map(|n| streams.enter(&format!("10.0.{}.{}", n / 250, n % 250))).collect();
        assert_eq!(places.iter().flatten().count(), MOST);
        assert_eq!(streams.enter("10.1.0.1").err(), Some(Full::All));
        drop(places);
        assert!(streams.enter("10.1.0.1").is_ok());
        assert!(streams.open.lock().unwrap().of.is_empty());
    }

    #[test]
    fn there_is_room_for_readers_whatever_the_limit_is() {
        let streams = Streams::of(3);
        let places: Vec<_> = (0..5).map(|n| streams.enter(&format!("10.0.0.{n}"))).collect();
        assert_eq!(places.iter().flatten().count(), 3);
        assert!(descriptors::for_streams() < descriptors::for_readers());
    }

    #[test]
    fn no_address_takes_the_places_of_all() {
        let streams = Streams::of(10_000);
        let mut places: Vec<_> = (0..MOST_OF_ONE + 3).map(|n| streams.enter(&format!("2001:db8::{n:x}"))).collect();
        assert_eq!(places.iter().flatten().count(), MOST_OF_ONE);
        assert!(streams.enter("2001:db8:0:1::1").is_ok() && streams.enter("1.2.3.4").is_ok());
        drop(places.remove(0));
        assert!(streams.enter("2001:db8::1").is_ok());
    }
}
