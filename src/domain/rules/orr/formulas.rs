//! The formulas of the regulation, one pure function each.

use chrono::{Datelike, NaiveDate};

use super::parameters::{
    Age, ChangeRounded, FictitiousInRsr, Halves, KtRounded, Parameters, PdRounded, RpInCorridor,
    UnknownYear,
};
use super::tables;
use super::units::{FINE, Fraction, elo_distance, exp, fine_pd, ln, power_of_ten};
use crate::player::Born;

/// Ages are in 1/1461 of a year.
pub(super) const YEAR: i64 = 1461;

/// The least and the greatest age in years.
const AGES: (i64, i64) = (5, 13);

/// Article 2 (A12, parameter `age`): a bare year counts from 1 July, an unknown one by A13
/// (parameter `unknown_year`). `None`: left out of the mean.
pub(super) fn age_on_day(p: &Parameters, born: Option<Born>, day: NaiveDate) -> Option<i64> {
    let Some(born) = born else {
        return unknown_age(p).map(|years| YEAR * i64::from(years));
    };
    let midyear = |year| NaiveDate::from_ymd_opt(year, 7, 1);
    let date = match born {
        Born::Day(date) => date,
        Born::Year(year) => midyear(year).unwrap_or(day),
    };
    let age = match p.age {
        // A player born on 29 February completes a year on 1 March.
        Age::Whole => YEAR * i64::from(Born::Day(date).age_on(day)),
        Age::Fraction => 4 * (day - date).num_days(),
        Age::Year => YEAR * i64::from(day.year() - date.year()),
    };
    Some(age.clamp(AGES.0 * YEAR, AGES.1 * YEAR))
}

/// In years, article 2 (A13, parameter `unknown_year`). `None`: left out of the mean.
pub(super) fn unknown_age(p: &Parameters) -> Option<u32> {
    match p.unknown_year {
        UnknownYear::Five => Some(5),
        UnknownYear::Thirteen => Some(13),
        UnknownYear::Skip => None,
    }
}

/// Article 2 Y, Yср in tenths, rounded to one decimal (A14); 5 years without any age.
pub(super) fn mean_age(halves: Halves, sum: i64, count: i64) -> i64 {
    if count == 0 {
        10 * AGES.0
    } else {
        Fraction::new(10 * sum, YEAR * count).round_to_integer(halves)
    }
}

/// Ki is counted in 10^-12.
pub(super) const COEFFICIENT: i64 = 1_000_000_000_000;

/// Article 2.
const COEFFICIENTS: (i64, i64) = (8, 25);

/// Article 2 Ki: the contribution of one player to the coefficient.
pub(super) struct PlayerCoefficient {
    pub(super) a: f64,
    pub(super) ki: i64,
}

/// Article 2: A = (800 (1 - S/N) + R)/1000, Ki = (20 e^A - 5)/Yср; S in half points.
pub(super) fn player_coefficient(rating: i64, n: i64, s: i64, mean_age: i64) -> PlayerCoefficient {
    let above = 800 * i128::from(2 * n - s) + i128::from(rating) * i128::from(2 * n);
    let a = above as f64 / (2000 * n) as f64;
    let ki = (20.0 * exp(a) - 5.0) * 10.0 / mean_age as f64;
    let ki = ki.clamp(COEFFICIENTS.0 as f64, COEFFICIENTS.1 as f64);
    PlayerCoefficient {
        a,
        ki: (ki * COEFFICIENT as f64).round() as i64,
    }
}

/// Article 2 Kt.
#[derive(Debug, Clone, Copy)]
pub(super) struct Coefficient {
    /// Number of participants, and its rounded square root.
    pub(super) np: i64,
    pub(super) n: i64,
    /// Number of players who gave a Ki (A11), and the sum of these in 10^-12.
    pub(super) i: i64,
    pub(super) sum: i128,
    /// Kt before rounding.
    pub(super) exact: Fraction,
    pub(super) kt: f64,
}

/// Article 2 Kt, 2 n: the mean of the Ki, lowered by (Kt - 8)/(i + 1) if there are fewer than n.
/// Rounding: A10 (parameter `kt_rounded`). Without any Ki it is 8 (A8).
pub(super) fn tournament_coefficient(p: &Parameters, np: i64, i: i64, sum: i128) -> Coefficient {
    // The nearest integer to a root is always unique: n^2 + n + 1/4 is no number of participants.
    let n = ((4 * np).isqrt() + 1) / 2;
    let lowered = i > 0 && i < n;
    // 8 + (K1 - 8 + ... + Ki - 8)/i, or /(i + 1) when lowered: exact if all Ki are 8 or 25.
    let below = i128::from(if lowered { i + 1 } else { i.max(1) }) * i128::from(COEFFICIENT);
    let least = i128::from(COEFFICIENTS.0);
    let exact = Fraction {
        above: least * below + sum - least * i128::from(i) * i128::from(COEFFICIENT),
        below,
    };
    let rounded = p.kt_rounded == KtRounded::Always || lowered || i == 0;
    let (whole, rest) = exact.split_parts();
    let kt = if rounded {
        exact.round_to_integer(p.halves) as f64
    } else {
        whole as f64 + rest
    };
    Coefficient {
        np,
        n,
        i,
        sum,
        exact,
        kt: kt.max(COEFFICIENTS.0 as f64),
    }
}

/// Article 2 Rmax: the bounds of a start estimate.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Corridor {
    pub(super) max: i64,
    pub(super) min: i64,
    /// Rpmax; below Rmax with fewer than seven games.
    pub(super) upper: i64,
}

/// Article 2: Rmax before rounding.
pub(super) fn greatest_rating(kt: f64, mean_age: i64) -> f64 {
    1000.0 * ln((kt * mean_age as f64 + 50.0) / 200.0)
}

/// Article 2: Rmin = Rmax - 800, at most 1000; Rpmax is Rmax from seven games on, and less by (Rmax
/// - Rmin)/16 for every missing game (A16, A17).
pub(super) fn rating_corridor(kt: f64, mean_age: i64, n: i64) -> Corridor {
    let max = greatest_rating(kt, mean_age).round() as i64;
    let min = (max - 800).min(1000);
    let upper = if n >= 7 {
        max
    } else {
        max - (max - min).div_euclid(16) * (7 - n)
    };
    Corridor { max, min, upper }
}

/// Article 2 Rs: S in half points.
pub(super) fn start_estimate(p: &Parameters, corridor: &Corridor, n: i64, s: i64) -> i64 {
    let exact = Fraction::new(
        corridor.min * 2 * n + (corridor.upper - corridor.min) * s,
        2 * n,
    );
    at_least(
        p.lower_bound.of_estimates(),
        exact.round_to_integer(p.halves),
    )
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Estimate {
    /// Rsr as used: rounded unless a parameter says otherwise.
    pub(super) mean: Fraction,
    /// N - S and S in half points, including the fictitious draw.
    pub(super) lost: i64,
    pub(super) won: i64,
    /// The result before any bound.
    pub(super) value: i64,
}

/// Article 2 Rp: Rp = Rsr - 400 lg(1/(S/N) - 1), where the fictitious draw makes 1/(2N + 1) of all
/// games won. S in half points, not 0.
pub(super) fn performance_estimate(halves: Halves, mean: Fraction, n: i64, s: i64) -> Estimate {
    let (lost, won) = if s == 2 * n {
        (1, 2 * n + 1)
    } else {
        (2 * n - s, s)
    };
    let value = match power_of_ten(lost, won) {
        Some(power) => Fraction {
            above: mean.above - 400 * i128::from(power) * mean.below,
            below: mean.below,
        }
        .round_to_integer(halves),
        // The logarithm is irrational, so there are no halves.
        None => {
            let (whole, rest) = mean.split_parts();
            whole + (rest - elo_distance(lost, won)).round() as i64
        }
    };
    Estimate {
        mean,
        lost,
        won,
        value,
    }
}

/// Article 2; the fictitious opponent: A18 (parameter `fictitious_in_rsr`). S in half points.
pub(super) fn mean_of_opponents(
    p: &Parameters,
    sum: i128,
    n: i64,
    s: i64,
    fictitious: i64,
) -> Fraction {
    if s == 2 * n && p.fictitious_in_rsr == FictitiousInRsr::Yes {
        Fraction::new(sum + i128::from(fictitious), n + 1)
    } else {
        Fraction::new(sum, n)
    }
}

/// Article 2 (A20, parameter `rp_in_corridor`; A6, parameter `lower_bound`).
pub(super) fn bound_estimate(p: &Parameters, corridor: &Corridor, value: i64) -> i64 {
    let value = if p.rp_in_corridor == RpInCorridor::Yes {
        value.clamp(corridor.min, corridor.max)
    } else {
        value
    };
    at_least(p.lower_bound.of_estimates(), value)
}

/// A6.
pub(super) fn at_least(bound: Option<i64>, value: i64) -> i64 {
    bound.map_or(value, |bound| value.max(bound))
}

/// Article 1 PD (A2, parameter `pd_rounded`).
#[derive(Debug, Clone, Copy)]
pub(super) struct Expectation {
    fine: bool,
}

impl Expectation {
    pub(super) fn from_parameters(p: &Parameters) -> Expectation {
        Expectation {
            fine: p.pd_rounded == PdRounded::No,
        }
    }

    pub(super) fn units_per_point(self) -> i64 {
        if self.fine { FINE } else { 100 }
    }

    #[inline]
    pub(super) fn expected_score(self, own: i64, other: i64) -> i64 {
        if self.fine {
            fine_pd(own - other)
        } else {
            tables::expected_hundredths(own - other)
        }
    }

    /// S - PD; the score in half points.
    #[inline]
    pub(super) fn score_difference(self, own: i64, other: i64, halves: i64) -> i64 {
        halves * (self.units_per_point() / 2) - self.expected_score(own, other)
    }
}

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Developed {
    pub(super) k: i64,
    pub(super) unbounded: i64,
    pub(super) rating: i64,
}

/// Article 1 SR, 1 R: rounding by A3, parameter `change_rounded`; `row` decides K, `sr` is in units of `unit`.
pub(super) fn develop_rating(
    p: &Parameters,
    row: i64,
    rating: i64,
    sr: i128,
    unit: i64,
) -> Developed {
    let k = tables::k_factor(p.k_gap, row, sr >= 0);
    let change = sr * i128::from(k);
    let unbounded = match p.change_rounded {
        ChangeRounded::Sum => Fraction::new(i128::from(rating) * i128::from(unit) + change, unit)
            .round_to_integer(p.halves),
        ChangeRounded::Change => rating + Fraction::new(change, unit).round_to_integer(p.halves),
    };
    Developed {
        k,
        unbounded,
        rating: at_least(p.lower_bound.of_ratings(), unbounded),
    }
}
