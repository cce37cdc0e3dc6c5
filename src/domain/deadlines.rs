//! Deadlines of tournaments and when amendments of the regulations come into force (Sevastopol Sports Dots Club, 4.2, 4.3, section V).
//!
//! Everything is reckoned in calendar days, without hours. Readings are named `D1` to `D9`; the numbers of days are parameters.

use chrono::{Days, NaiveDate, NaiveDateTime};

use super::rules::ssdc::Parameters;
use super::tournament::Category;

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

/// A tournament as far as amendments are concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Held<'a> {
    /// Its id, for a choice between equals.
    pub id: &'a str,
    /// First day.
    pub start: NaiveDate,
    /// Last day.
    pub end: NaiveDate,
    /// Held by the club or with its support.
    pub official: bool,
    /// Category; a friendly tournament is not official.
    pub category: Category,
}

/// An amendment as published.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Amendment<'a> {
    /// Its id, for a choice between equals.
    pub id: &'a str,
    /// Day of publication.
    pub published: NaiveDate,
}

/// Article 5.1: the official tournament following a publication: the first that starts on a later day; of several on that day the one
/// that ends first, then the one with the smaller id (D4).
pub fn following<'t, 'a>(held: &'t [Held<'a>], published: NaiveDate) -> Option<&'t Held<'a>> {
    let official = held.iter().filter(|t| t.official && t.category != Category::Friendly);
    official.filter(|t| t.start > published).min_by_key(|t| (t.start, t.end, t.id))
}

/// Article 5.1: the first day on which an amendment is in force, the day after the end of the tournament following its publication
/// (D5); `None` as long as there is none.
pub fn in_force_from(held: &[Held], published: NaiveDate) -> Option<NaiveDate> {
    following(held, published)?.end.succ_opt()
}

/// Article 5.2: the amendments that govern a tournament are those in force on the day it starts, for the whole of it and for any later
/// recalculation (D6). Each comes into force by itself (D7).
pub fn governing<'m, 'a>(amendments: &'m [Amendment<'a>], held: &[Held], start: NaiveDate) -> Vec<&'m Amendment<'a>> {
    amendments.iter().filter(|amendment| in_force_from(held, amendment.published).is_some_and(|from| from <= start)).collect()
}

/// The version of the regulations for a tournament that starts on a day: the governing amendment that was published last, of several on
/// one day the one with the greater id (D7); `None`: the text as first approved.
pub fn version<'m, 'a>(amendments: &'m [Amendment<'a>], held: &[Held], start: NaiveDate) -> Option<&'m Amendment<'a>> {
    governing(amendments, held, start).into_iter().max_by_key(|amendment| (amendment.published, amendment.id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::player::parse_date;
    use crate::domain::rules::parameter::ParameterSet;

    fn day(text: &str) -> NaiveDate {
        parse_date(text).unwrap()
    }

    fn held<'a>(id: &'a str, start: &str, end: &str) -> Held<'a> {
        Held { id, start: day(start), end: day(end), official: true, category: Category::Fourth }
    }

    /// The example of section V: A runs already, F is friendly, B follows.
    fn calendar() -> Vec<Held<'static>> {
        let friendly = Held { category: Category::Friendly, ..held("F", "2018-01-16", "2018-01-17") };
        vec![
            held("E", "2018-02-06", "2018-02-08"),
            held("A", "2018-01-10", "2018-01-20"),
            friendly,
            held("D", "2018-02-05", "2018-02-06"),
            held("B", "2018-01-18", "2018-02-05"),
            held("C", "2018-02-01", "2018-02-10"),
        ]
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

    #[test]
    fn an_amendment_waits_for_the_end_of_the_following_tournament() {
        let calendar = calendar();
        let published = day("2018-01-15");
        assert_eq!(following(&calendar, published).map(|t| t.id), Some("B"));
        assert_eq!(in_force_from(&calendar, published), Some(day("2018-02-06")));
        assert_eq!(following(&calendar, day("2018-01-18")).map(|t| t.id), Some("C"));
        assert_eq!(in_force_from(&calendar, day("2018-02-06")), None);
        let order = [Amendment { id: "1-M", published }];
        let governed: Vec<&str> = calendar.iter().filter(|t| !governing(&order, &calendar, t.start).is_empty()).map(|t| t.id).collect();
        assert_eq!(governed, ["E"]);
    }

    #[test]
    fn of_several_on_one_day_the_first_to_end_follows() {
        let same = [held("x", "2018-05-01", "2018-05-09"), held("z", "2018-05-01", "2018-05-03"), held("y", "2018-05-01", "2018-05-03")];
        assert_eq!(following(&same, day("2018-04-30")).map(|t| t.id), Some("y"));
        let unofficial = [Held { official: false, ..same[0] }];
        assert_eq!(following(&unofficial, day("2018-04-30")), None);
    }

    #[test]
    fn the_version_is_the_latest_publication_in_force() {
        // Published later, but in force earlier than its day would suggest: each amendment waits for its own tournament.
        let calendar = [held("long", "2018-01-20", "2018-06-30"), held("short", "2018-02-10", "2018-02-12")];
        let amendments = [
            Amendment { id: "1-M", published: day("2018-01-15") },
            Amendment { id: "2-M", published: day("2018-02-01") },
            Amendment { id: "3-M", published: day("2018-02-01") },
        ];
        let version = |start| version(&amendments, &calendar, day(start)).map(|amendment| amendment.id);
        assert_eq!(version("2018-02-12"), None);
        assert_eq!(version("2018-02-13"), Some("3-M"));
        assert_eq!(version("2018-07-01"), Some("3-M"));
        assert_eq!(governing(&amendments, &calendar, day("2018-03-01")).len(), 2);
        assert_eq!(governing(&amendments, &calendar, day("2018-07-01")).len(), 3);
    }
}
