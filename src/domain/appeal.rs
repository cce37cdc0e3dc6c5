//! Appeals against a result, a table or a rating, which the commission answers.

use chrono::{Days, NaiveDate};

use super::string_enum::string_enum;

string_enum! {
    /// The subject of an appeal.
    pub enum About {
        /// The result of a game.
        Result = "result",
        /// The table of a tournament.
        Table = "table",
        /// The ratings calculated from the table.
        Rating = "rating",
    }
}

string_enum! {
    /// The stage of an appeal.
    pub enum Stage {
        /// Waits for the commission.
        Open = "open",
        /// The commission upheld the appeal.
        Upheld = "upheld",
        /// The commission rejected the appeal.
        Rejected = "rejected",
        /// Not a valid appeal: by its author or its subject. Only the commission sees it.
        Dismissed = "dismissed",
    }
}

impl Stage {
    /// True if the appeal and the answer are public.
    pub fn is_public(self) -> bool {
        matches!(self, Stage::Upheld | Stage::Rejected)
    }
}

/// The longest period for appeals that a federation can set, in days.
pub const DAYS_MAX: i32 = 366;

/// The last day of appeal against what was published on `came`; `None` without a limit.
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
        assert_eq!(
            last_day(day("2026-02-27"), Some(3)),
            Some(day("2026-03-02"))
        );
        assert_eq!(
            last_day(day("2026-02-27"), Some(0)),
            Some(day("2026-02-27"))
        );
        assert_eq!(last_day(day("2026-02-27"), None), None);
    }
}
