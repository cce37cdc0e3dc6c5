//! The quantities of the regulation as types. All real numbers are doubles, and none is rounded
//! (A32). Only `+ - * /`, comparisons and the square root are used, which every platform rounds
//! correctly: the same journal gives the same bits on every platform.

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};

/// The rating of the ideal player, the anchor point of the scale (1, 8).
pub(super) const IDEAL: f64 = 3000.0;

/// Below this rating a double carries no millionth of a point; such journals are refused.
pub(super) const LOWEST: f64 = -1e9;

/// A rating R, below 3000.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rating(pub(super) f64);

/// A deviation S of a rating, above 0; R +- 2S is the 95 % confidence interval.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Deviation(pub(super) f64);

/// A calendar month, as 12 year + month.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Month(pub(super) i32);

impl Rating {
    /// The rating as a number of points.
    pub fn points(self) -> f64 {
        self.0
    }

    /// Section 8: d.
    #[inline]
    pub(super) fn distance(self) -> f64 {
        IDEAL - self.0
    }

    /// Sections 2, 8: S* = d/4.
    #[inline]
    pub(super) fn greatest_deviation(self) -> Deviation {
        Deviation(self.distance() / 4.0)
    }
}

impl Deviation {
    /// The deviation as a number of points.
    pub fn points(self) -> f64 {
        self.0
    }

    /// Sections 4, 8 (A5).
    #[inline]
    pub(super) fn cut_to_greatest(self, at: Rating) -> Deviation {
        Deviation(self.0.min(at.greatest_deviation().0))
    }
}

impl Month {
    /// The month of a day.
    pub fn from_day(day: NaiveDate) -> Month {
        Month(12 * day.year() + day.month() as i32)
    }

    /// Reads exactly `YYYY-MM`, an existing month.
    pub(super) fn parse(text: &str) -> Option<Month> {
        let (year, month) = text.split_once('-')?;
        let digits =
            |text: &str, length| text.len() == length && text.bytes().all(|b| b.is_ascii_digit());
        if !digits(year, 4) || !digits(month, 2) {
            return None;
        }
        let (year, month): (i32, i32) = (year.parse().ok()?, month.parse().ok()?);
        (year > 0 && (1..=12).contains(&month)).then_some(Month(12 * year + month))
    }
}

/// A sum with its rounding errors: the result does not depend on the order of the terms.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Sum {
    sum: f64,
    error: f64,
}

impl Sum {
    #[inline]
    pub(super) fn add_term(&mut self, term: f64) {
        let sum = self.sum + term;
        let kept = sum - self.sum;
        self.error += (self.sum - (sum - kept)) + (term - kept);
        self.sum = sum;
    }

    #[inline]
    pub(super) fn value(self) -> f64 {
        self.sum + self.error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_read_strictly() {
        assert_eq!(Month::parse("2025-09"), Some(Month(12 * 2025 + 9)));
        assert_eq!(
            Month::parse("2025-12").map(|m| m.0 + 1),
            Month::parse("2026-01").map(|m| m.0)
        );
        for wrong in [
            "2025-00",
            "2025-13",
            "2025-9",
            "25-09",
            "2025-09-01",
            "2025/09",
            "+025-09",
            "0000-01",
            "",
            "２０２５-09",
        ] {
            assert_eq!(Month::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_sum_does_not_depend_on_the_order() {
        let terms = [1e9, 0.1, -1e9, 0.7, 1e-9, -0.3, 123.456];
        let sum = |order: &mut dyn Iterator<Item = &f64>| {
            let mut sum = Sum::default();
            order.for_each(|term| sum.add_term(*term));
            sum.value()
        };
        assert_eq!(sum(&mut terms.iter()), sum(&mut terms.iter().rev()));
        assert_eq!(sum(&mut terms.iter()), 123.956000001);
    }
}
