//! The same calculation with twice as many digits, to measure the error of the doubles.

use std::cmp::Ordering;

/// A number as the unevaluated sum of two doubles: about 31 digits.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Wide(f64, f64);

fn two_sum(a: f64, b: f64) -> Wide {
    let sum = a + b;
    let part = sum - a;
    Wide(sum, (a - (sum - part)) + (b - part))
}

impl Wide {
    pub(super) const ZERO: Wide = Wide(0.0, 0.0);

    pub(super) fn from_f64(value: f64) -> Wide {
        Wide(value, 0.0)
    }

    pub(super) fn plus(self, other: Wide) -> Wide {
        let sum = two_sum(self.0, other.0);
        two_sum(sum.0, sum.1 + self.1 + other.1)
    }

    pub(super) fn minus(self, other: Wide) -> Wide {
        self.plus(Wide(-other.0, -other.1))
    }

    pub(super) fn times(self, other: Wide) -> Wide {
        let product = self.0 * other.0;
        let rest = self.0.mul_add(other.0, -product);
        two_sum(product, rest + self.0 * other.1 + self.1 * other.0)
    }

    pub(super) fn over(self, other: Wide) -> Wide {
        let first = self.0 / other.0;
        let rest = self.minus(other.times(Wide::from_f64(first)));
        let second = rest.0 / other.0;
        let rest = rest.minus(other.times(Wide::from_f64(second)));
        Wide::from_f64(first)
            .plus(Wide::from_f64(second))
            .plus(Wide::from_f64(rest.0 / other.0))
    }

    pub(super) fn to_f64(self) -> f64 {
        self.0 + self.1
    }

    pub(super) fn cmp(self, other: f64) -> Ordering {
        self.minus(Wide::from_f64(other)).to_f64().total_cmp(&0.0)
    }

    /// 10^(x/400): the exponential series of 1/1024 of the exponent, squared ten times.
    fn ten_to_the_400th_of(x: Wide) -> Wide {
        let ln_10 = Wide(std::f64::consts::LN_10, -2.170_756_223_382_249_4e-16);
        let exponent = x.times(ln_10).over(Wide::from_f64(400.0 * 1024.0));
        let mut sum = Wide::from_f64(1.0);
        for n in (1..=18).rev() {
            sum = Wide::from_f64(1.0).plus(sum.times(exponent).over(Wide::from_f64(f64::from(n))));
        }
        (0..10).fold(sum, |power, _| power.times(power))
    }
}

/// Rating, games.
pub(super) type Own = (Wide, u32);

/// Article 1.4 for one game, as printed.
pub(super) fn play_game(a: Own, b: Own, score: f64) -> (Own, Own) {
    let k = |own: Own| match own {
        (_, games) if games < 30 => 40.0,
        (rating, _) if rating.cmp(2400.0 - 1e-9) != Ordering::Less => 10.0,
        _ => 20.0,
    };
    let expected = |a: Own, b: Own| {
        Wide::from_f64(1.0)
            .over(Wide::from_f64(1.0).plus(Wide::ten_to_the_400th_of(b.0.minus(a.0))))
    };
    let after = |a: Own, b: Own, score: f64| {
        (
            a.0.plus(Wide::from_f64(k(a)).times(Wide::from_f64(score).minus(expected(a, b)))),
            a.1 + 1,
        )
    };
    (after(a, b, score), after(b, a, 1.0 - score))
}

#[test]
fn the_reference_knows_its_digits() {
    let close = |a: Wide, b: Wide| assert!(a.minus(b).to_f64().abs() < 1e-26, "{a:?} {b:?}");
    close(
        Wide::ten_to_the_400th_of(Wide::from_f64(400.0)),
        Wide::from_f64(10.0),
    );
    close(
        Wide::ten_to_the_400th_of(Wide::from_f64(-400.0)).times(Wide::from_f64(10.0)),
        Wide::from_f64(1.0),
    );
    let root = Wide::ten_to_the_400th_of(Wide::from_f64(200.0));
    close(root.times(root), Wide::from_f64(10.0));
    close(
        Wide::from_f64(1.0)
            .over(Wide::from_f64(3.0))
            .times(Wide::from_f64(3.0))
            .minus(Wide::from_f64(1.0)),
        Wide::ZERO,
    );
}
