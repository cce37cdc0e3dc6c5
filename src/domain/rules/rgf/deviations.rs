//! The deviation before a tournament, and the influence of an opponent that follows from it.

use super::parameters::{Months, Parameters};
use super::units::{Deviation, Month, Rating};

/// Section 4: without the current month (A9, parameter `months`), never below 0 (A46). For an
/// unknown month no time is counted (A10).
pub(super) fn months_idle(p: &Parameters, last: Option<Month>, start: Month) -> f64 {
    let Some(last) = last else { return 0.0 };
    let current = i32::from(p.months == Months::Between);
    f64::from(start.0 - last.0 - current).max(0.0)
}

/// Section 4: S = St sqrt(1 + (kT)^2) with k = 0.01 d/St, not more than S*. d and S* are those of
/// the rating before the tournament (A42).
pub(super) fn widen_deviation(rating: Rating, stored: Deviation, months: f64) -> Deviation {
    let lost = rating.distance() * months / 100.0;
    let wider = if lost > 0.0 {
        Deviation((stored.0 * stored.0 + lost * lost).sqrt())
    } else {
        stored
    };
    wider.cut_to_greatest(rating)
}

/// Section 2 B: 1/B^2 = 1 + 3 (S/(3.141593 S*))^2 (parameter `pi`).
#[inline]
pub(super) fn opponent_influence(pi: f64, deviation: f64, greatest: f64) -> f64 {
    let ratio = deviation / (pi * greatest);
    1.0 / (1.0 + 3.0 * ratio * ratio).sqrt()
}
