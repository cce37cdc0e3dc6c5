//! Deadlines of tournaments (Sevastopol Sports Dots Club, 4.2, 4.3).
//!
//! Everything is reckoned in calendar days, without hours. Readings are named `D1` to `D9`; the numbers of days are parameters.

use chrono::{Days, NaiveDate, NaiveDateTime};

use super::Parameters;

/// Article 4.2: the last day for sending the text of a tournament's regulations, seven days before the first day of registration. It
/// concerns organizers other than the club itself; the day of sending counts (D1).
pub fn regulations_due(p: &Parameters, registration: NaiveDate) -> NaiveDate {
    registration.checked_sub_days(Days::new(p.registration_days.0.into())).unwrap_or(NaiveDate::MIN)
}

/// Article 4.3: the last day for handing in the results, three days after the end; the day of the end is not counted (D3).
pub fn results_due(p: &Parameters, end: NaiveDate) -> NaiveDate {
    end.checked_add_days(Days::new(p.results_days.0.into())).unwrap_or(NaiveDate::MAX)
}

/// Whether something came in time: on its last day or earlier.
pub fn in_time(came: NaiveDate, due: NaiveDate) -> bool {
    came <= due
}

/// When something happened, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// Only the day.
    Day(NaiveDate),
    /// Day and time.
    Time(NaiveDateTime),
}

impl Moment {
    fn day(self) -> NaiveDate {
        match self {
            Moment::Day(day) => day,
            Moment::Time(time) => time.date(),
        }
    }
}

/// Article 4.2.2: a tournament's regulations may be changed only before the club has approved them. With times strictly earlier; where a
/// time is missing, on an earlier day, since nothing else can be shown to be before (D2).
pub fn change_allowed(change: Moment, approval: Option<Moment>) -> bool {
    match (change, approval) {
        (_, None) => true,
        (Moment::Time(change), Some(Moment::Time(approval))) => change < approval,
        (change, Some(approval)) => change.day() < approval.day(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::player::parse_date;
    use crate::domain::rules::parameter::ParameterSet;

    fn day(text: &str) -> NaiveDate {
        parse_date(text).unwrap()
    }

    #[test]
    fn deadlines_count_calendar_days() {
        let p = Parameters::default();
        assert_eq!(regulations_due(&p, day("2018-03-05")), day("2018-02-26"));
        assert_eq!(results_due(&p, day("2020-02-27")), day("2020-03-01"));
        assert!(in_time(day("2018-02-26"), day("2018-02-26")) && !in_time(day("2018-02-27"), day("2018-02-26")));
        assert_eq!((regulations_due(&p, NaiveDate::MIN), results_due(&p, NaiveDate::MAX)), (NaiveDate::MIN, NaiveDate::MAX));
        let longer = Parameters::from_json(&serde_json::json!({"registration_days": 10, "results_days": 5})).unwrap();
        assert_eq!(regulations_due(&longer, day("2018-03-05")), day("2018-02-23"));
        assert_eq!(results_due(&longer, day("2018-03-05")), day("2018-03-10"));
    }

    #[test]
    fn a_change_must_be_shown_to_be_before_the_approval() {
        let date = |text| Moment::Day(day(text));
        let time = |text: &str, hour| Moment::Time(day(text).and_hms_opt(hour, 0, 0).unwrap());
        assert!(change_allowed(date("2018-01-02"), None));
        assert!(change_allowed(date("2018-01-01"), Some(date("2018-01-02"))));
        assert!(!change_allowed(date("2018-01-02"), Some(date("2018-01-02"))));
        assert!(change_allowed(time("2018-01-02", 9), Some(time("2018-01-02", 10))));
        assert!(!change_allowed(time("2018-01-02", 10), Some(time("2018-01-02", 10))));
        assert!(!change_allowed(time("2018-01-02", 9), Some(date("2018-01-02"))));
        assert!(change_allowed(time("2018-01-01", 23), Some(date("2018-01-02"))));
    }
}
