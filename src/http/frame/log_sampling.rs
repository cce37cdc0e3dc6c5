//! Samples log lines that many requests cause for the same reason: during an outage the log would
//! grow as fast as readers ask, and hide its other lines.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

const PAUSE: Duration = Duration::from_secs(10);

/// Time of the last line, and the number of occurrences suppressed since.
#[derive(Default)]
pub struct LogSampler(Mutex<Option<(Instant, u64)>>);

impl LogSampler {
    pub const fn new() -> LogSampler {
        LogSampler(Mutex::new(None))
    }

    /// The number of suppressed occurrences if this one is to be logged, else `None`.
    pub fn count_occurrence(&self, now: Instant) -> Option<u64> {
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
        let (seldom, began) = (LogSampler::new(), Instant::now());
        let told: Vec<_> = (0..21)
            .map(|second| seldom.count_occurrence(began + Duration::from_secs(second)))
            .collect();
        let mut expected = vec![None; 21];
        (expected[0], expected[10], expected[20]) = (Some(0), Some(9), Some(9));
        assert_eq!(told, expected);
    }
}
