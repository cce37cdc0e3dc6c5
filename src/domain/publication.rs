//! The publication of a list: which tournaments it states the ratings of.

use chrono::NaiveDate;

use super::word::words;

words! {
    /// Which tournaments count for a list of a day.
    #[derive(Default)]
    pub enum Cut {
        /// Those that ended by it.
        #[default]
        Ended = "ended",
        /// Those that ended by it and were rated by it.
        Rated = "rated",
    }
}

impl Cut {
    /// Whether a tournament with this last day counts for the list of a day. The day on which it was rated may be unknown: then it was long ago.
    pub fn counts(self, ends: NaiveDate, rated: Option<NaiveDate>, day: NaiveDate) -> bool {
        ends <= day && (self == Cut::Ended || rated.is_none_or(|rated| rated <= day))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_a_day_knows_nothing_of_the_day_after() {
        let day = |d| NaiveDate::from_ymd_opt(2026, 10, d).unwrap();
        let rated = |d| Some(day(d));
        assert!(Cut::Ended.counts(day(5), rated(20), day(5)) && !Cut::Ended.counts(day(6), rated(6), day(5)));
        assert!(Cut::Rated.counts(day(4), rated(5), day(5)) && !Cut::Rated.counts(day(4), rated(6), day(5)));
        assert!(Cut::Rated.counts(day(4), None, day(5)));
    }
}
