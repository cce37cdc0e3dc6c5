//! Deadlines of tournaments (ssdc 4.2, 4.3), in calendar days without hours, by parameters.
//! Readings: `docs/readings/ssdc.md`, D1 to D9.

use chrono::{Days, NaiveDate};

use super::Parameters;

/// Article 4.2: the last day for sending a tournament's regulations. It concerns organizers other
/// than the club itself; the day of sending counts (D1).
pub fn regulations_due(p: &Parameters, registration: NaiveDate) -> NaiveDate {
    registration
        .checked_sub_days(Days::new(p.registration_days.0.into()))
        .unwrap_or(NaiveDate::MIN)
}

/// Article 4.3: the last day for handing in results; the day of the end is not counted (D3).
pub fn results_due(p: &Parameters, end: NaiveDate) -> NaiveDate {
    end.checked_add_days(Days::new(p.results_days.0.into()))
        .unwrap_or(NaiveDate::MAX)
}

/// True if something came in time: on its last day or earlier.
pub fn in_time(came: NaiveDate, due: NaiveDate) -> bool {
    came <= due
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::parse_date;
    use crate::rules::parameter::ParameterSet;

    fn day(text: &str) -> NaiveDate {
        parse_date(text).unwrap()
    }

    #[test]
    fn deadlines_count_calendar_days() {
        let p = Parameters::default();
        assert_eq!(regulations_due(&p, day("2018-03-05")), day("2018-02-26"));
        assert_eq!(results_due(&p, day("2020-02-27")), day("2020-03-01"));
        assert!(
            in_time(day("2018-02-26"), day("2018-02-26"))
                && !in_time(day("2018-02-27"), day("2018-02-26"))
        );
        assert_eq!(
            (
                regulations_due(&p, NaiveDate::MIN),
                results_due(&p, NaiveDate::MAX)
            ),
            (NaiveDate::MIN, NaiveDate::MAX)
        );
        let longer =
            Parameters::from_json(&serde_json::json!({"registration_days": 10, "results_days": 5}))
                .unwrap();
        assert_eq!(
            regulations_due(&longer, day("2018-03-05")),
            day("2018-02-23")
        );
        assert_eq!(results_due(&longer, day("2018-03-05")), day("2018-03-10"));
    }
}
