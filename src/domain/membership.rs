//! Membership: the members of a federation on a day, and the players it admits.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::string_enum::string_enum;

string_enum! {
    /// The rule by which a federation admits players to tournaments and ratings.
    #[derive(Default)]
    pub enum Gate {
        /// All players; membership is not looked at.
        #[default]
        Open = "open",
        /// All players; non-members are marked as guests.
        Marked = "marked",
        /// Only members take part.
        Entry = "entry",
        /// All players take part, but only members are rated.
        Rating = "rating",
    }
}

impl Gate {
    /// True if membership makes a difference.
    pub fn wants_membership(self) -> bool {
        self != Gate::Open
    }
}

/// A period of membership, and the period for which dues are paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Term {
    /// The first day; `None`: unknown, a member from the beginning.
    pub since: Option<NaiveDate>,
    /// The last day; `None`: open.
    pub until: Option<NaiveDate>,
    /// The last day for which dues are paid; `None`: not recorded, and nothing is owed.
    pub paid_until: Option<NaiveDate>,
}

impl Term {
    /// True if the period makes the player a member on a day; with `dues` only if paid for it.
    pub fn holds_on(self, day: NaiveDate, dues: bool) -> bool {
        let begun = self.since.is_none_or(|since| since <= day);
        let lasts = self.until.is_none_or(|until| day <= until);
        let paid = !dues || self.paid_until.is_none_or(|paid| day <= paid);
        begun && lasts && paid
    }

    /// True if both periods hold on some day, regardless of dues.
    pub fn has_common_day(self, other: Term) -> bool {
        let ends_before = |one: Term, another: Term| {
            one.until
                .zip(another.since)
                .is_some_and(|(until, since)| until < since)
        };
        !ends_before(self, other) && !ends_before(other, self)
    }

    /// Both periods as one: it holds on every day on which either holds, whether dues count or not.
    #[must_use]
    pub fn unite_with(self, other: Term) -> Term {
        let widest = |a: Option<NaiveDate>,
                      b: Option<NaiveDate>,
                      pick: fn(NaiveDate, NaiveDate) -> NaiveDate| {
            a.zip(b).map(|(a, b)| pick(a, b))
        };
        Term {
            since: widest(self.since, other.since, NaiveDate::min),
            until: widest(self.until, other.until, NaiveDate::max),
            paid_until: widest(self.paid_until, other.paid_until, NaiveDate::max),
        }
    }

    /// True if it ends before it begins.
    pub fn is_crossed(self) -> bool {
        self.since
            .zip(self.until)
            .is_some_and(|(since, until)| until < since)
    }
}

/// True if one of these periods makes the player a member on a day.
pub fn is_member(terms: impl IntoIterator<Item = Term>, day: NaiveDate, dues: bool) -> bool {
    terms.into_iter().any(|term| term.holds_on(day, dues))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(day: u32) -> Option<NaiveDate> {
        NaiveDate::from_ymd_opt(2026, 5, day)
    }

    fn term(since: Option<NaiveDate>, until: Option<NaiveDate>) -> Term {
        Term {
            since,
            until,
            paid_until: None,
        }
    }

    #[test]
    fn somebody_is_a_member_from_the_first_day_to_the_last() {
        let on = |term: Term, number, dues| term.holds_on(day(number).unwrap(), dues);
        let both = term(day(3), day(5));
        assert_eq!(
            [2, 3, 4, 5, 6].map(|number| on(both, number, true)),
            [false, true, true, true, false]
        );
        assert!(
            on(term(None, None), 1, true)
                && on(term(None, day(5)), 1, true)
                && on(term(day(3), None), 31, true)
        );
        assert!(!is_member([], day(1).unwrap(), false));
        assert!(is_member(
            [term(None, day(2)), term(day(9), None)],
            day(9).unwrap(),
            false
        ));
    }

    #[test]
    fn dues_count_only_where_they_are_wanted() {
        let paid = Term {
            paid_until: day(4),
            ..term(day(3), None)
        };
        assert!(paid.holds_on(day(4).unwrap(), true) && !paid.holds_on(day(5).unwrap(), true));
        assert!(paid.holds_on(day(5).unwrap(), false));
    }

    #[test]
    fn united_terms_lose_no_day() {
        let ends = || [None, day(2), day(5), day(9)].into_iter();
        let terms: Vec<Term> = ends()
            .flat_map(|since| {
                ends().flat_map(move |until| {
                    ends().map(move |paid_until| Term {
                        since,
                        until,
                        paid_until,
                    })
                })
            })
            .filter(|term| !term.is_crossed())
            .collect();
        let held = |term: Term| {
            [false, true].map(|dues| {
                (1..=10)
                    .map(|number| term.holds_on(day(number).unwrap(), dues))
                    .collect::<Vec<_>>()
            })
        };
        for (a, b) in terms
            .iter()
            .flat_map(|a| terms.iter().map(move |b| (*a, *b)))
            .filter(|(a, b)| a.has_common_day(*b))
        {
            let (one, other, both) = (held(a), held(b), held(a.unite_with(b)));
            for (dues, both) in both.iter().enumerate() {
                assert!(
                    both.iter()
                        .enumerate()
                        .all(|(at, holds)| *holds || !one[dues][at] && !other[dues][at]),
                    "{a:?} {b:?}"
                );
            }
            let without_dues: Vec<bool> = one[0]
                .iter()
                .zip(&other[0])
                .map(|(one, other)| *one || *other)
                .collect();
            assert_eq!(both[0], without_dues, "{a:?} {b:?}");
        }
        assert_eq!(
            term(day(2), day(5)).unite_with(term(day(5), day(9))),
            term(day(2), day(9))
        );
    }

    #[test]
    fn terms_overlap_that_share_a_day() {
        assert!(term(day(1), day(5)).has_common_day(term(day(5), None)));
        assert!(
            !term(day(1), day(5)).has_common_day(term(day(6), None))
                && !term(day(6), None).has_common_day(term(day(1), day(5)))
        );
        assert!(term(None, None).has_common_day(term(day(6), day(7))));
        assert!(
            term(day(6), day(5)).is_crossed()
                && !term(day(5), day(5)).is_crossed()
                && !term(None, day(5)).is_crossed()
        );
    }
}
