//! Whole points between tournaments, tenths between rounds, and 1/600 point for changes: every
//! division of the regulation has an exact result.

use std::fmt;

/// Before and after a tournament, start and end of a pass.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct RatingPoints(pub(super) i64);

/// Between rounds (4.9).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Tenths(pub(super) i64);

/// 1/600 of a point.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Units(pub(super) i64);

impl RatingPoints {
    pub(super) fn to_tenths(self) -> Tenths {
        Tenths(10 * self.0)
    }

    pub(super) fn to_units(self) -> Units {
        Units(600 * self.0)
    }
}

impl Tenths {
    /// The border between the two ways of calculation.
    pub(super) const HUNDRED: Tenths = Tenths(1000);

    pub(super) fn to_units(self) -> Units {
        Units(60 * self.0)
    }

    /// Article 4.9: half up.
    pub(super) fn round_to_points(self) -> RatingPoints {
        RatingPoints((self.0 + 5).div_euclid(10))
    }
}

impl Units {
    /// Article 4.9: half up; the rating is rounded, never a change (A13).
    pub(super) fn round_to_tenths(self) -> Tenths {
        Tenths((self.0 + 30).div_euclid(60))
    }
}

impl std::ops::Add for Units {
    type Output = Units;
    fn add(self, other: Units) -> Units {
        Units(self.0 + other.0)
    }
}

impl std::ops::AddAssign for Units {
    fn add_assign(&mut self, other: Units) {
        self.0 += other.0;
    }
}

impl std::ops::Sub for Units {
    type Output = Units;
    fn sub(self, other: Units) -> Units {
        Units(self.0 - other.0)
    }
}

impl fmt::Display for RatingPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_units().fmt(f)
    }
}

/// Exact: a decimal number ("41.8"), else a fraction in lowest terms ("16 1/15", "-1/3").
impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 600, self.0.unsigned_abs() % 600);
        if rest % 3 == 0 {
            // rest / 600 = (rest / 3 * 5) / 1000
            let thousandths = format!("{:03}", rest / 3 * 5);
            let digits = thousandths.trim_end_matches('0');
            return if digits.is_empty() {
                write!(f, "{sign}{whole}")
            } else {
                write!(f, "{sign}{whole}.{digits}")
            };
        }
        let common = (1..=600)
            .rev()
            .find(|n| rest % n == 0 && 600 % n == 0)
            .unwrap_or(1);
        let space = if whole == 0 {
            String::new()
        } else {
            format!("{whole} ")
        };
        write!(f, "{sign}{space}{}/{}", rest / common, 600 / common)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantities_are_written_exactly() {
        let rows = [
            (25_080, "41.8"),
            (-15_360, "-25.6"),
            (600, "1"),
            (0, "0"),
            (-6_150, "-10.25"),
            (9_640, "16 1/15"),
            (-1_640, "-2 11/15"),
        ];
        for (units, text) in rows {
            assert_eq!(Units(units).to_string(), text);
        }
        assert_eq!(
            (
                Units(-200).to_string(),
                Units(400).to_string(),
                Units(3).to_string()
            ),
            ("-1/3".into(), "2/3".into(), "0.005".into())
        );
        assert_eq!(
            (Tenths(12_418).to_string(), Tenths(12_000).to_string()),
            ("1241.8".to_owned(), "1200".to_owned())
        );
    }

    #[test]
    fn ratings_are_rounded_half_up() {
        assert_eq!(
            (
                Units(59_970).round_to_tenths(),
                Units(59_969).round_to_tenths()
            ),
            (Tenths(1000), Tenths(999))
        );
        assert_eq!(
            (
                Tenths(10_675).round_to_points(),
                Tenths(10_674).round_to_points()
            ),
            (RatingPoints(1068), RatingPoints(1067))
        );
    }
}
