//! Editions of a regulation: which of them governs a tournament or a list. Amendments never act backwards.
//!
//! An amendment has its place in the chronicle (what was calculated before stays as it was) and mostly a first day, which its
//! regulation sets ([`InForce`]). Of the editions whose day has come the one published last governs.

use chrono::NaiveDate;

use super::deadlines::{Held, in_force_from};

/// How amendments of a regulation come into force.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InForce {
    /// For everything that is calculated after the publication (ufgo B.7).
    Calculated,
    /// For tournaments that start, and lists that are dated, on the day of the publication or later: where a regulation says nothing.
    Starting,
    /// From the day after the end of the official tournament following the publication (ssdc 5.1).
    Following,
}

impl InForce {
    /// The first day of an amendment published on a day, as far as the calendar tells; `None`: not known yet.
    /// The inner `None`: there is no first day, the place in the chronicle alone decides.
    pub fn since(self, published: NaiveDate, calendar: &[Held]) -> Option<Option<NaiveDate>> {
        match self {
            InForce::Calculated => Some(None),
            InForce::Starting => Some(Some(published)),
            InForce::Following => in_force_from(calendar, published).map(Some),
        }
    }
}

/// An edition that stands in the chronicle before what is to be calculated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edition<T> {
    /// Whatever names it; of several published on one day the one entered later is the later one.
    pub id: T,
    /// Day of publication.
    pub published: NaiveDate,
    /// First day, if it has one.
    pub since: Option<NaiveDate>,
}

/// The edition that governs what happens on a day (the start of a tournament, the date of a list): of those in force the one
/// published last (ssdc D7); `None`: the text as first approved. `editions` stand in the order they were entered.
pub fn governing<T: Copy>(editions: &[Edition<T>], day: NaiveDate) -> Option<T> {
    let in_force = editions.iter().filter(|e| e.since.is_none_or(|since| since <= day));
    // Of equals `max_by_key` takes the last.
    in_force.max_by_key(|e| e.published).map(|e| e.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::tournament::Category;

    fn day(month: u32, day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, month, day).unwrap()
    }

    fn edition(id: u8, published: NaiveDate, since: Option<NaiveDate>) -> Edition<u8> {
        Edition { id, published, since }
    }

    #[test]
    fn the_last_publication_in_force_governs() {
        let editions = [
            edition(1, day(1, 10), None),
            edition(2, day(2, 1), Some(day(6, 1))),
            edition(3, day(3, 1), Some(day(3, 1))),
            edition(4, day(3, 1), Some(day(4, 1))),
        ];
        assert_eq!(governing(&editions[..0], day(1, 1)), None);
        assert_eq!(governing(&editions, day(1, 1)), Some(1), "its place in the chronicle alone decides");
        assert_eq!(governing(&editions, day(3, 1)), Some(3));
        assert_eq!(governing(&editions, day(4, 1)), Some(4), "of one day the one entered later");
        assert_eq!(governing(&editions, day(7, 1)), Some(4), "in force later, but published earlier");
        assert_eq!(governing(&editions[1..2], day(5, 31)), None);
    }

    #[test]
    fn each_regulation_has_its_first_day() {
        let calendar = [Held { id: "t", start: day(2, 1), end: day(2, 3), official: true, category: Category::Fourth }];
        assert_eq!(InForce::Calculated.since(day(1, 1), &[]), Some(None));
        assert_eq!(InForce::Starting.since(day(1, 1), &[]), Some(Some(day(1, 1))));
        assert_eq!(InForce::Following.since(day(1, 1), &calendar), Some(Some(day(2, 4))));
        assert_eq!(InForce::Following.since(day(2, 1), &calendar), None);
    }
}
