//! The publication of a rating list: the tournaments that count, and the corrections that it makes.

use std::fmt;

use chrono::NaiveDate;

use super::player::parse_date;
use super::string_enum::string_enum;

string_enum! {
    /// The rule which tournaments count for a list of a day.
    #[derive(Default)]
    pub enum Cut {
        /// Tournaments that ended by that day.
        #[default]
        Ended = "ended",
        /// Tournaments that ended and were rated by that day.
        Rated = "rated",
    }
}

impl Cut {
    /// True if a tournament that ended on `ends` counts; of unknown rating day it is an old one.
    pub fn counts_for_list(
        self,
        ends: NaiveDate,
        rated: Option<NaiveDate>,
        day: NaiveDate,
    ) -> bool {
        ends <= day && (self == Cut::Ended || rated.is_none_or(|rated| rated <= day))
    }
}

/// The cause of a correction; the audit log keeps an English sentence, parsed for display.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Cause {
    /// The list was published late, with an earlier date.
    AsOf {
        /// Number of the list.
        number: i32,
        /// Date of the list.
        date: NaiveDate,
    },
    /// All ratings were shifted to keep the anchors in place.
    Shift {
        /// Number of the list.
        number: i32,
        /// The shift in points.
        shift: f64,
    },
}

impl Cause {
    /// Parses the sentence; `None` if the text is another one, such as a typed reason.
    pub fn parse(sentence: &str) -> Option<Cause> {
        let (number, rest) = sentence.strip_prefix("list ")?.split_once(": ")?;
        let number = number.parse().ok()?;
        let cause = match rest.strip_prefix("published as of ") {
            Some(date) => Cause::AsOf {
                number,
                date: parse_date(date)?,
            },
            None => {
                let shift = rest
                    .strip_prefix("everybody is shifted by ")?
                    .strip_suffix(" (anchors)")?;
                Cause::Shift {
                    number,
                    shift: shift.parse().ok()?,
                }
            }
        };
        (cause.to_string() == sentence).then_some(cause)
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cause::AsOf { number, date } => write!(f, "list {number}: published as of {date}"),
            Cause::Shift { number, shift } => write!(
                f,
                "list {number}: everybody is shifted by {shift:.4} (anchors)"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_a_day_knows_nothing_of_the_day_after() {
        let day = |d| NaiveDate::from_ymd_opt(2026, 10, d).unwrap();
        let rated = |d| Some(day(d));
        assert!(
            Cut::Ended.counts_for_list(day(5), rated(20), day(5))
                && !Cut::Ended.counts_for_list(day(6), rated(6), day(5))
        );
        assert!(
            Cut::Rated.counts_for_list(day(4), rated(5), day(5))
                && !Cut::Rated.counts_for_list(day(4), rated(6), day(5))
        );
        assert!(Cut::Rated.counts_for_list(day(4), None, day(5)));
    }

    #[test]
    fn the_sentence_of_a_publication_is_read_back_and_no_other() {
        let date = NaiveDate::from_ymd_opt(2026, 11, 26).unwrap();
        for cause in [
            Cause::AsOf { number: 1, date },
            Cause::Shift {
                number: 2,
                shift: -0.25,
            },
        ] {
            assert_eq!(Cause::parse(&cause.to_string()), Some(cause));
        }
        assert_eq!(
            Cause::AsOf { number: 1, date }.to_string(),
            "list 1: published as of 2026-11-26"
        );
        for typed in [
            "",
            "list 1: published as of yesterday",
            "list 01: published as of 2026-11-26",
            "list 1: published as of 2026-11-26.",
        ] {
            assert_eq!(Cause::parse(typed), None, "{typed}");
        }
    }
}
