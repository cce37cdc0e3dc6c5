//! Appeals: somebody objects to a result, a table or a rating, within the days that the federation sets, and the commission answers.

use chrono::{Days, NaiveDate};

use super::word::words;

words! {
    /// What somebody objects to.
    pub enum About {
        /// The result of a game.
        Result = "result",
        /// The table of a tournament.
        Table = "table",
        /// The ratings that came of it.
        Rating = "rating",
    }
}

words! {
    /// Where an appeal stands.
    pub enum Stage {
        /// It waits for the commission.
        Open = "open",
        /// The commission found it right.
        Upheld = "upheld",
        /// The commission found it wrong.
        Rejected = "rejected",
        /// It was none: not by somebody who may object, or not about this tournament. Nobody but the commission sees it.
        Dismissed = "dismissed",
    }
}

impl Stage {
    /// Whether everybody reads what was said, and what was answered.
    pub fn is_public(self) -> bool {
        matches!(self, Stage::Upheld | Stage::Rejected)
    }
}

/// The most days after it that a federation can set.
pub const DAYS_MAX: i32 = 366;

/// The last day on which somebody may object to what came on a day; `None`: there is no such bound.
pub fn last_day(came: NaiveDate, days: Option<i32>) -> Option<NaiveDate> {
    let days = u64::try_from(days?).ok()?;
    came.checked_add_days(Days::new(days))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_day_itself_is_not_counted() {
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        assert_eq!(last_day(day("2026-02-27"), Some(3)), Some(day("2026-03-02")));
        assert_eq!(last_day(day("2026-02-27"), Some(0)), Some(day("2026-02-27")));
        assert_eq!(last_day(day("2026-02-27"), None), None);
    }
}
