//! Logs what happens to many requests for one reason only now and then, with how many it happened to. Otherwise the log would grow as fast
//! as readers ask during an outage, and hide what else it tells.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Lines of one kind that follow each other no faster than this.
const PAUSE: Duration = Duration::from_secs(10);

/// When something was told last, and how often it has happened since.
#[derive(Default)]
pub struct Seldom(Mutex<Option<(Instant, u64)>>);

impl Seldom {
    /// Nothing has happened yet.
    pub const fn new() -> Seldom {
        Seldom(Mutex::new(None))
    }

    /// It has happened once more. If it is to be told now: how often it has happened before without being told.
    pub fn tell(&self, now: Instant) -> Option<u64> {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((told, untold)) = last.as_mut()
            && now.saturating_duration_since(*told) < PAUSE
        {
            *untold += 1;
            return None;
        }
        Some(last.replace((now, 0)).map_or(0, |(_, untold)| untold))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_is_told_and_then_one_a_pause_with_those_between() {
        let (seldom, began) = (Seldom::new(), Instant::now());
        let told: Vec<_> = (0..21).map(|second| seldom.tell(began + Duration::from_secs(second))).collect();
        let mut expected = vec![None; 21];
        (expected[0], expected[10], expected[20]) = (Some(0), Some(9), Some(9));
        assert_eq!(told, expected);
    }
}
