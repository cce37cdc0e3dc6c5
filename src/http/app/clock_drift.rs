//! Detects that the system clock was set while the program runs: sessions, throttles and the dates
//! of acts depend on it.

use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{NaiveDateTime, TimeDelta};
use rustix::time::{ClockId, clock_gettime};

/// Ignored seconds: more than a clock's usual daily correction, and nothing depends on less.
const TOLERANCE: i64 = 60;
/// Below this deviation in seconds a clock that was set counts as right again.
const RIGHT: i64 = 30;

/// Seconds. It counts on while the machine sleeps, unlike `Instant`.
fn since_boot() -> i64 {
    clock_gettime(ClockId::Boottime).tv_sec
}

pub struct Timekeeper {
    /// Seconds after the start of the machine.
    began: i64,
    at: NaiveDateTime,
    /// The last logged deviation in seconds.
    told: AtomicI64,
}

impl Timekeeper {
    pub fn new(now: NaiveDateTime) -> Timekeeper {
        Timekeeper {
            began: since_boot(),
            at: now,
            told: AtomicI64::new(0),
        }
    }

    /// Negative if the clock was set back; `None` if it is right. `now` is the time by the clock.
    pub fn set_by(&self, now: NaiveDateTime) -> Option<TimeDelta> {
        self.set_after(now, since_boot() - self.began)
    }

    fn set_after(&self, now: NaiveDateTime, passed: i64) -> Option<TimeDelta> {
        let by = (now - self.at) - TimeDelta::try_seconds(passed)?;
        // Hysteresis: after a logged deviation the clock is right only below the lower bound.
        let most = if self.told.load(Ordering::Acquire) == 0 {
            TOLERANCE
        } else {
            RIGHT
        };
        (by.num_seconds().abs() > most).then_some(by)
    }

    /// The clock was set, or it is right again; `None` if nothing has changed.
    pub fn next_log_line(&self, now: NaiveDateTime) -> Option<String> {
        let by = self.set_by(now);
        let seconds = by.map_or(0, |by| by.num_seconds());
        let before = self.told.load(Ordering::Acquire);
        if (seconds - before).abs() <= TOLERANCE {
            return None;
        }
        self.told.store(seconds, Ordering::Release);
        Some(by.map_or_else(
            || "it goes as it did when the program began".to_owned(),
            describe_deviation,
        ))
    }
}

pub fn describe_deviation(by: TimeDelta) -> String {
    let way = if by < TimeDelta::zero() {
        "back"
    } else {
        "forward"
    };
    let seconds = by.num_seconds().abs();
    let much = match seconds {
        172_800.. => format!("{} days", seconds / 86_400),
        7_200.. => format!("{} hours", seconds / 3_600),
        120.. => format!("{} minutes", seconds / 60),
        _ => format!("{seconds} seconds"),
    };
    format!("it was set {way} by {much} since the program began")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_was_set_is_noticed_and_told_once() {
        let start = NaiveDateTime::default();
        let keeper = Timekeeper::new(start);
        let (hour, day) = (TimeDelta::hours(1), TimeDelta::days(1));
        assert_eq!(keeper.set_after(start + hour, 3600), None);
        assert_eq!(
            keeper.set_after(start + hour + TimeDelta::seconds(30), 3600),
            None,
            "clocks are corrected"
        );
        assert_eq!(keeper.set_after(start + hour - day, 3600), Some(-day));
        assert_eq!(keeper.next_log_line(start), None);
        assert_eq!(
            keeper.next_log_line(start - day).as_deref(),
            Some("it was set back by 24 hours since the program began")
        );
        assert_eq!(keeper.next_log_line(start - day), None, "told once");
        assert_eq!(
            keeper.next_log_line(start + day * 365).as_deref(),
            Some("it was set forward by 365 days since the program began")
        );
        assert_eq!(
            keeper.next_log_line(start).as_deref(),
            Some("it goes as it did when the program began")
        );
        assert_eq!(
            keeper
                .next_log_line(start + TimeDelta::seconds(61))
                .as_deref(),
            Some("it was set forward by 61 seconds since the program began")
        );
        assert_eq!(
            keeper.next_log_line(start + TimeDelta::seconds(59)),
            None,
            "it isn't told every minute that it hovers there"
        );
        assert_eq!(
            describe_deviation(TimeDelta::minutes(-2)),
            "it was set back by 2 minutes since the program began"
        );
    }
}
