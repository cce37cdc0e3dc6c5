//! Ratings, which are doubles and by default never rounded (A2), and the expected score of a game.
//! One game adds an error of at most 1.2e-13 points at 1500, and less than 1e-14 by the
//! expectation. The formula pulls two ratings towards their true difference, so errors do not grow
//! by themselves: after a thousand tournaments a rating is right within about 1e-10.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The error that comparisons of ratings tolerate.
const NOISE: f64 = 1e-9;

/// A rating, or a bound of ratings, in points; always finite.
#[derive(Debug, Clone, Copy, Default, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rating(pub f64);

impl Rating {
    /// Ratings and bounds are strictly between minus and plus this.
    pub(super) const LIMIT: f64 = 100_000.0;

    /// A rating below the bound by no more than the error of the calculation has reached it.
    #[inline]
    pub(super) fn has_reached(self, bound: Rating) -> bool {
        self.0 >= bound.0 - NOISE
    }

    /// Parameter `rounding`: halves away from zero, with the same tolerance.
    pub(super) fn round_to_whole(self) -> Rating {
        Rating((self.0.abs() + NOISE).round().copysign(self.0) + 0.0)
    }
}

/// Exact; only numbers too small to be written out have an exponent.
impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 != 0.0 && self.0.abs() < 1e-9 {
            write!(f, "{:e}", self.0)
        } else {
            write!(f, "{}", self.0)
        }
    }
}

/// Article 1.4.1: Ea = 1/(1+10^((Rb-Ra)/400)) with the brackets that the text omits (A0).
///
/// The expectation of the weaker player is calculated, right within 2e-16; the other one has the
/// rest, so the result does not depend on which of the two is called A.
#[inline]
pub(super) fn expected_scores(a: Rating, b: Rating) -> (f64, f64) {
    let power = power_of_ten((a.0 - b.0).abs() / 400.0);
    let weaker = power / (1.0 + power);
    if a.0 < b.0 {
        (weaker, 1.0 - weaker)
    } else {
        (1.0 - weaker, weaker)
    }
}

const TAYLOR: [f64; 15] = {
    let mut terms = [1.0; 15];
    let mut n = 1;
    let mut factorial = 1.0;
    while n < 15 {
        factorial *= n as f64;
        terms[n] = 1.0 / factorial;
        n += 1;
    }
    terms
};

/// 10^-x for x of 0 or more. Uses only additions, multiplications and divisions, which every
/// platform rounds alike; power functions differ between platforms in the last digit.
#[inline]
fn power_of_ten(x: f64) -> f64 {
    let halvings = x * std::f64::consts::LOG2_10;
    if halvings >= 1000.0 {
        return 0.0;
    }
    let whole = (halvings + 0.5) as u64;
    // From -1/2 to 1/2, exact.
    let rest = (whole as f64 - halvings) * std::f64::consts::LN_2;
    // Two short chains of operations instead of a long one.
    let square = rest * rest;
    let (mut even, mut odd) = (TAYLOR[14], 0.0);
    for pair in TAYLOR[..14].chunks_exact(2).rev() {
        even = even * square + pair[0];
        odd = odd * square + pair[1];
    }
    // Makes 2^-whole by its exponent.
    (even + rest * odd) * f64::from_bits((1023 - whole) << 52)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expectations_of_the_text() {
        let row = |ahead: f64, expected: f64| {
            let (high, low) = expected_scores(Rating(1200.0 + ahead), Rating(1200.0));
            assert!((high - expected).abs() < 1e-10, "{ahead}: {high}");
            assert!((high + low - 1.0).abs() < 2e-16);
            assert_eq!(
                expected_scores(Rating(1200.0), Rating(1200.0 + ahead)),
                (low, high)
            );
        };
        row(0.0, 0.5);
        row(6.0, 0.508_633_835_8);
        row(10.0, 0.514_387_184_2);
        row(20.0, 0.528_750_563_9);
        row(30.0, 0.543_066_492_0);
        row(400.0, 10.0 / 11.0);
        row(1050.0, 0.997_634_236_4);
        row(200_000.0, 1.0);
        row(3e300, 1.0);
        assert_eq!(power_of_ten(0.0), 1.0);
    }

    #[test]
    fn powers_are_those_of_the_platform() {
        for step in 0..4000 {
            let x = f64::from(step) / 17.0;
            let (ours, theirs) = (power_of_ten(x), 10f64.powf(-x));
            // The error of x itself grows with x; its effect on an expectation does not.
            assert!(
                (ours - theirs).abs() <= 2e-16 * (1.0 + 3.0 * x) * theirs,
                "{x}: {ours} {theirs}"
            );
        }
    }

    #[test]
    fn ratings_are_written_exactly_and_compared_with_forgiveness() {
        let bound = Rating(2400.0);
        assert!(
            Rating(2400.0).has_reached(bound)
                && Rating(2400.0 - 9e-10).has_reached(bound)
                && !Rating(2400.0 - 2e-9).has_reached(bound)
        );
        assert_eq!(
            Rating(1228.8499774443075).to_string().parse(),
            Ok(1228.8499774443075)
        );
        assert_eq!(
            (Rating(3e-300).to_string(), Rating(0.0).to_string()),
            ("3e-300".to_owned(), "0".to_owned())
        );
        for (exact, whole) in [
            (1200.5, 1201.0),
            (1200.499, 1200.0),
            (1200.5 - 9e-10, 1201.0),
            (-0.5, -1.0),
            (-0.4, 0.0),
        ] {
            assert_eq!(Rating(exact).round_to_whole(), Rating(whole), "{exact}");
        }
    }
}
