//! Exact numbers, and the few functions that cannot be exact.
//!
//! A value that may fall on a half is a [`Fraction`] of integers. Exponential and logarithms use
//! only additions, multiplications and divisions, which every platform rounds alike; mathematical
//! libraries differ in the last digit. Their error is below 10^-14 of the value and their results
//! are never exactly a half: rounded to whole points they are the same on every platform.

use std::f64::consts::{LN_2, LN_10, SQRT_2};
use std::fmt;

use serde::{Deserialize, Serialize};

use super::parameters::Halves;

/// A rating in whole points, which may be negative.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "i64")]
pub struct RatingPoints(i64);

impl RatingPoints {
    /// The greatest whole number that [`Points`](crate::number::Points) hold exactly.
    const GREATEST: i64 = (1 << 53) - 1;

    /// A rating; held within ±(2^53 − 1).
    pub fn new(points: i64) -> RatingPoints {
        RatingPoints(points.clamp(-Self::GREATEST, Self::GREATEST))
    }

    /// The rating as a number of points.
    pub fn points(self) -> i64 {
        self.0
    }
}

impl TryFrom<i64> for RatingPoints {
    type Error = &'static str;
    fn try_from(points: i64) -> Result<RatingPoints, Self::Error> {
        if RatingPoints::new(points).0 == points {
            Ok(RatingPoints(points))
        } else {
            Err("a rating beyond 2^53")
        }
    }
}

impl From<RatingPoints> for i64 {
    fn from(rating: RatingPoints) -> i64 {
        rating.0
    }
}

/// With a positive denominator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fraction {
    pub(super) above: i128,
    pub(super) below: i128,
}

impl Fraction {
    pub(super) fn new(above: impl Into<i128>, below: impl Into<i128>) -> Fraction {
        Fraction {
            above: above.into(),
            below: below.into(),
        }
    }

    /// Halves as the parameter says (A1).
    pub(super) fn round_to_integer(self, halves: Halves) -> i64 {
        match (i64::try_from(self.above), i64::try_from(self.below)) {
            // The same with numbers that the processor divides in one operation.
            (Ok(above), Ok(below)) if below < i64::MAX / 2 => {
                let (floor, rest) = (above.div_euclid(below), above.rem_euclid(below));
                floor
                    + i64::from(is_rounded_up(
                        halves,
                        (2 * rest).cmp(&below),
                        above >= 0,
                        floor % 2 != 0,
                    ))
            }
            _ => {
                let (floor, rest) = (
                    self.above.div_euclid(self.below),
                    self.above.rem_euclid(self.below),
                );
                let up = is_rounded_up(
                    halves,
                    (2 * rest).cmp(&self.below),
                    self.above >= 0,
                    floor % 2 != 0,
                );
                (floor + i128::from(up)) as i64
            }
        }
    }

    /// Whole part (rounded down), and the rest from 0 to 1.
    pub(super) fn split_parts(self) -> (i64, f64) {
        (
            self.above.div_euclid(self.below) as i64,
            self.above.rem_euclid(self.below) as f64 / self.below as f64,
        )
    }
}

/// `rest` is the comparison of the rest with a half.
fn is_rounded_up(halves: Halves, rest: std::cmp::Ordering, positive: bool, odd: bool) -> bool {
    match (rest, halves) {
        (std::cmp::Ordering::Less, _) => false,
        (std::cmp::Ordering::Greater, _) | (_, Halves::Up) => true,
        (_, Halves::Away) => positive,
        (_, Halves::Even) => odd,
    }
}

/// Exact: a short decimal number ("1487.5"), else a fraction in lowest terms ("1556 2/9").
impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let common = common_divisor(self.above.unsigned_abs(), self.below.unsigned_abs());
        let (above, below) = (
            self.above.unsigned_abs() / common,
            self.below.unsigned_abs() / common,
        );
        let sign = if self.above < 0 { "-" } else { "" };
        let (whole, rest) = (above / below, above % below);
        if let Some(digits) = (0..=15).find(|digits| 10u128.pow(*digits) % below == 0) {
            let decimals = rest * (10u128.pow(digits) / below);
            return match digits {
                0 => write!(f, "{sign}{whole}"),
                _ => write!(
                    f,
                    "{sign}{whole}.{decimals:0width$}",
                    width = digits as usize
                ),
            };
        }
        if below > 1_000_000_000 {
            // An expected score in the finest units: its fraction would be of no use.
            return write!(
                f,
                "{sign}{whole}.{:015}",
                rest.saturating_mul(10u128.pow(15)) / below
            );
        }
        if whole > 0 {
            write!(f, "{sign}{whole} {rest}/{below}")
        } else {
            write!(f, "{sign}{rest}/{below}")
        }
    }
}

fn common_divisor(a: u128, b: u128) -> u128 {
    if b == 0 {
        a.max(1)
    } else {
        common_divisor(b, a % b)
    }
}

/// For x from -100 to 100.
pub(super) fn exp(x: f64) -> f64 {
    let x = x.clamp(-100.0, 100.0);
    let doublings = (x / LN_2).round();
    let rest = (x - doublings * LN_2_HIGH) - doublings * LN_2_LOW;
    // |rest| is at most 0.35, so the omitted terms of the series are below 10^-20.
    let series = (1..=16)
        .rev()
        .fold(1.0, |sum, n| 1.0 + rest * sum / f64::from(n));
    series * f64::from_bits(((1023 + doublings as i64) as u64) << 52)
}

/// For positive numbers.
pub(super) fn ln(x: f64) -> f64 {
    let bits = x.to_bits();
    let mut doublings = (bits >> 52) as i64 - 1023;
    let mut rest = f64::from_bits((bits & ((1 << 52) - 1)) | (1023 << 52));
    if rest > SQRT_2 {
        rest /= 2.0;
        doublings += 1;
    }
    // ln r = 2 (s + s^3/3 + s^5/5 ...) with s = (r - 1)/(r + 1), |s| at most 0.18.
    let s = (rest - 1.0) / (rest + 1.0);
    let square = s * s;
    let series = (1..=14)
        .rev()
        .fold(0.0, |sum, n| square * (sum + 1.0 / f64::from(2 * n + 1)));
    let doublings = doublings as f64;
    doublings * LN_2_HIGH + (doublings * LN_2_LOW + 2.0 * (s + s * series))
}

/// The first part of ln 2 has so few digits that its small multiples are exact.
const LN_2_HIGH: f64 = f64::from_bits(0x3FE6_2E42_FEE0_0000);
const LN_2_LOW: f64 = f64::from_bits(0x3DEA_39EF_3579_3C76);

/// For positive integers; `None` if the fraction is no power of ten.
pub(super) fn power_of_ten(mut above: i64, mut below: i64) -> Option<i64> {
    let mut power = 0;
    while above > below && above % 10 == 0 {
        above /= 10;
        power += 1;
    }
    while below > above && below % 10 == 0 {
        below /= 10;
        power -= 1;
    }
    (above == below).then_some(power)
}

/// 400 lg(above/below) for positive integers.
pub(super) fn elo_distance(above: i64, below: i64) -> f64 {
    match power_of_ten(above, below) {
        Some(power) => 400.0 * power as f64,
        None => 400.0 * ln(above as f64 / below as f64) / LN_10,
    }
}

/// The unit of an unrounded expected score. Differences of 400, 800 ... 2000 have the expectations
/// 1/11, 1/101 ... 1/100001, which are whole in this unit: their sums fall on a half exactly.
pub(super) const FINE: i64 = 100 * 101 * 1001 * 10_001 * 9_091;

/// In units of 1/[`FINE`] (parameter `pd_rounded`); the two sides of a game add up to 1.
pub(super) fn fine_pd(difference: i64) -> i64 {
    // From a difference of 16000 on, PD differs from 1 by less than 10^-40.
    let steps = difference.unsigned_abs().min(16_000) as f64;
    let greater = (FINE as f64 / (1.0 + exp(-steps * LN_10 / 400.0))).round() as i64;
    if difference < 0 {
        FINE - greater
    } else {
        greater
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(above: i64, below: i64, away: i64, up: i64, even: i64) {
        let fraction = Fraction::new(above, below);
        assert_eq!(
            [Halves::Away, Halves::Up, Halves::Even]
                .map(|halves| fraction.round_to_integer(halves)),
            [away, up, even]
        );
        let great = Fraction::new(i128::from(above) << 64, i128::from(below) << 64);
        assert_eq!(
            [Halves::Away, Halves::Up, Halves::Even].map(|halves| great.round_to_integer(halves)),
            [away, up, even]
        );
    }

    #[test]
    fn halves_are_rounded_away_from_zero() {
        check(2975, 2, 1488, 1488, 1488);
        check(5, 2, 3, 3, 2);
        check(-3, 2, -2, -1, -2);
        check(-5, 2, -3, -2, -2);
        check(-1, 2, -1, 0, 0);
        check(7, 5, 1, 1, 1);
        check(-7, 5, -1, -1, -1);
        check(-8, 5, -2, -2, -2);
        check(0, 7, 0, 0, 0);
    }

    #[test]
    fn quantities_are_written_exactly() {
        let rows = [
            (2975, 2, "1487.5"),
            (14_000, 9, "1555 5/9"),
            (-1, 3, "-1/3"),
            (30, 10, "3"),
            (-825, 100, "-8.25"),
            (1, 40, "0.025"),
        ];
        for (above, below, text) in rows {
            assert_eq!(Fraction::new(above, below).to_string(), text);
        }
    }

    #[test]
    fn functions_agree_with_the_library() {
        for n in -4000..4000 {
            let x = f64::from(n) / 97.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-14, "{x}");
        }
        for n in 1..4000 {
            let x = f64::from(n) / 97.0;
            assert!((ln(x) - x.ln()).abs() < 1e-14, "{x}");
        }
        assert_eq!((exp(0.0), ln(1.0)), (1.0, 0.0));
        assert_eq!(
            (
                elo_distance(10, 1),
                elo_distance(2, 200),
                elo_distance(7, 7)
            ),
            (400.0, -800.0, 0.0)
        );
        assert!((elo_distance(3, 1) - 190.848_501_887_864_98).abs() < 1e-12);
    }

    #[test]
    fn powers_of_ten() {
        let rows = [
            (10, 1, Some(1)),
            (200, 20, Some(1)),
            (1, 1000, Some(-3)),
            (30, 20, None),
            (3, 1, None),
            (20, 20, Some(0)),
        ];
        for (above, below, power) in rows {
            assert_eq!(power_of_ten(above, below), power, "{above}/{below}");
        }
    }

    #[test]
    fn expected_scores_without_rounding() {
        assert_eq!(
            (fine_pd(0), fine_pd(20_000), fine_pd(-20_000)),
            (FINE / 2, FINE, 0)
        );
        assert_eq!(
            (
                11 * fine_pd(-400),
                101 * fine_pd(-800),
                100_001 * fine_pd(-2000)
            ),
            (FINE, FINE, FINE)
        );
        for difference in -1000..1000 {
            let exact = 1.0 / (1.0 + 10f64.powf(-difference as f64 / 400.0));
            assert!(
                (fine_pd(difference) as f64 / FINE as f64 - exact).abs() < 2e-15,
                "{difference}"
            );
        }
    }
}
