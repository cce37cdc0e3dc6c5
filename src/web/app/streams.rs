//! The open event streams of this process, and what they have seen.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use moka::sync::Cache;

use crate::db::TournamentId;

/// Most open streams of a process.
const MOST: usize = 2_000;
/// The open streams of this process, and what they have seen.
#[derive(Clone)]
pub struct Streams {
    open: Arc<AtomicUsize>,
    /// The generation of the data in which a desk had seen so many acts.
    pub seen: Cache<TournamentId, (u64, i64)>,
}

impl Default for Streams {
    fn default() -> Streams {
        Streams { open: Arc::default(), seen: Cache::new(1_000) }
    }
}

/// The place of a stream; it is free again when the stream ends, however it ends.
pub struct Place(Arc<AtomicUsize>);

impl Streams {
    /// The place of one more stream; `None`: there are too many.
    pub fn enter(&self) -> Option<Place> {
        let place = Place(self.open.clone());
        // Counted first: two who come at once don't both take the last place.
        (self.open.fetch_add(1, Ordering::AcqRel) < MOST).then_some(place)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_given_back() {
        let streams = Streams::default();
        let places: Vec<_> = (0..MOST + 3).map(|_| streams.enter()).collect();
        assert_eq!(places.iter().flatten().count(), MOST);
        drop(places);
        assert!(streams.enter().is_some());
    }
}
