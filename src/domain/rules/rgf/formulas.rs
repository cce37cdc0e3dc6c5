//! The formulas of the regulation, one pure function each.

use super::deviations::opponent_influence;
use super::parameters::{AnomalyConfidence, Parameters, TopReduction};
use super::seats::{Fitted, Pairing, Seat};
use super::tables::small_statistics;
use super::units::{Deviation, IDEAL, Rating};

#[derive(Debug, Clone, Copy)]
pub(super) struct Side {
    /// In points, positive if this player gives it.
    pub(super) h: f64,
    /// DRj.
    pub(super) dr: f64,
    /// Dj.
    pub(super) distance: f64,
    /// Pj.
    pub(super) p: f64,
    /// rj.
    pub(super) r: f64,
}

/// Sections 2, 3: DRj = (R - h) - Rj; D = sqrt(d1 d2) of the plain ratings (A43); Pj = 0.5 + Bj DRj
/// / Dj, held between 0 and 1 (A1).
#[inline]
pub(super) fn both_sides(game: &Pairing, a: &Seat, b: &Seat) -> [Side; 2] {
    let dr = (a.rating.0 - b.rating.0) - game.h;
    let distance = (a.distance * b.distance).sqrt();
    let slope = dr / distance;
    let r = 0.5 * f64::from(game.halves);
    [
        Side {
            h: game.h,
            dr,
            distance,
            p: (0.5 + b.influence * slope).clamp(0.0, 1.0),
            r,
        },
        Side {
            h: -game.h,
            dr: -dr,
            distance,
            p: (0.5 - a.influence * slope).clamp(0.0, 1.0),
            r: 1.0 - r,
        },
    ]
}

/// Section 2 P, without handicap; an unknown deviation is the greatest (A10). `None` if a player
/// has reached the rating of the ideal player.
pub(super) fn expected_score(
    pi: f64,
    own: Rating,
    other: Rating,
    deviation: Option<Deviation>,
) -> Option<f64> {
    let (d, dj) = (own.distance(), other.distance());
    if d <= 0.0 || dj <= 0.0 {
        return None;
    }
    let greatest = other.greatest_deviation();
    let deviation = deviation.map_or(greatest, |deviation| deviation.cut_to_greatest(other));
    let slope = (own.0 - other.0) / (d * dj).sqrt();
    Some((0.5 + opponent_influence(pi, deviation.0, greatest.0) * slope).clamp(0.0, 1.0))
}

/// Section 7: (S/d)^2 [1 + (Sj/S)^2] (d/dj) = (S^2 + Sj^2) / (d dj), the same for both players.
#[inline]
pub(super) fn game_spread(a: &Seat, b: &Seat) -> f64 {
    (a.deviation.0 * a.deviation.0 + b.deviation.0 * b.deviation.0) / (a.distance * b.distance)
}

/// Sections 5, 5 Kan, 7.
#[derive(Debug, Clone, Copy)]
pub(super) struct Criterion {
    /// SNan.
    pub(super) sn: f64,
    /// DNan.
    pub(super) limit: f64,
    /// Factor of small statistics.
    pub(super) f: f64,
    /// Factor of the top of the scale.
    pub(super) g: f64,
    /// Kan after all reductions.
    pub(super) kan: f64,
}

/// Sections 5, 7: SNan = sqrt(N/4 + sum of the spreads), DNan = 1.5 SNan, Kan = |DN/DNan| - 1 held
/// between 0 and 1 (A19), reduced by small statistics (A13, A45) and at the top (A18, A48). N
/// counts the games with members (A12), `games` those of the small statistics.
pub(super) fn anomaly_criterion(p: &Parameters, seat: &Seat, games: u32) -> Criterion {
    let sn = (f64::from(seat.with_members) / 4.0 + seat.spread.value()).sqrt();
    let f = small_statistics(games);
    let g = top_factor(p, seat.distance);
    let by_criterion = p.top_reduction == TopReduction::Criterion;
    let limit = p.criterion_factor.0 * sn / if by_criterion { g } else { 1.0 };
    // A player without a game against members has SNan = 0 and no anomaly.
    let excess = if seat.with_members > 0 {
        ((seat.dn.value() / limit).abs() - 1.0).clamp(0.0, 1.0)
    } else {
        0.0
    };
    Criterion {
        sn,
        limit,
        f,
        g,
        kan: excess * f * if by_criterion { 1.0 } else { g },
    }
}

/// Section 7 R (A18): falls to 0 at the ideal player.
pub(super) fn top_factor(p: &Parameters, distance: f64) -> f64 {
    (distance / p.top_reduction_start.distance()).min(1.0)
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Fit {
    pub(super) games: u32,
    /// Points per game.
    pub(super) p: f64,
    pub(super) distance: f64,
    /// Mean in points, positive if given.
    pub(super) h: f64,
    /// dan.
    pub(super) shift: f64,
    /// Ran.
    pub(super) rating: Rating,
}

/// Section 5 Ran: dan = dm {sqrt((2p - 1)^2/16 + 1 - hm/dm) - (2p - 1)/4}^2 with plain means over
/// the games (A41), 0 without a positive root (A21). Ran is held within the bounds (A3, A31).
pub(super) fn fit_rating(p: &Parameters, fitted: &Fitted) -> Fit {
    let n = f64::from(fitted.games);
    let share = fitted.halves as f64 / (2.0 * n);
    let (distance, h) = (fitted.distance.value() / n, fitted.h.value() / n);
    let c = (2.0 * share - 1.0) / 4.0;
    let x = (c * c + 1.0 - h / distance).max(0.0).sqrt() - c;
    let shift = if x > 0.0 { distance * x * x } else { 0.0 };
    Fit {
        games: fitted.games,
        p: share,
        distance,
        h,
        shift,
        rating: p.clamp_rating(IDEAL - shift),
    }
}

/// Section 5: R = Ro (1 - q) + Ran q with q = Kan^2; the deviation is cut to the new S* (A11).
pub(super) fn correct_growth(seat: &Seat, fit: &Fit) -> (Rating, Deviation) {
    let q = seat.kan * seat.kan;
    let rating = Rating(seat.rating.0 * (1.0 - q) + fit.rating.0 * q);
    (rating, seat.deviation.cut_to_greatest(rating))
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Recalculated {
    pub(super) k: f64,
    /// R + K DN.
    pub(super) sum: f64,
    /// R', held within the bounds.
    pub(super) rating: Rating,
    /// sqrt(K S*).
    pub(super) root: f64,
    /// S'.
    pub(super) deviation: Deviation,
}

/// Sections 2 K, 2 Db, 2 DN, 2 S': K = S*/[(S*/S)^2 + Db], R' is held (A3), S' = sqrt(K S*) is cut
/// to S* of R' (A5). The equivalent form with u = (S/S*)^2 neither overflows nor vanishes for the
/// smallest S.
pub(super) fn recalculate_rating(p: &Parameters, seat: &Seat) -> Recalculated {
    let ratio = seat.deviation.0 / seat.greatest;
    let u = ratio * ratio;
    let loss = 1.0 + u * seat.db.value();
    let k = seat.greatest * u / loss;
    let sum = seat.rating.0 + k * seat.dn.value();
    let rating = p.clamp_rating(sum);
    let root = seat.deviation.0 / loss.sqrt();
    Recalculated {
        k,
        sum,
        rating,
        root,
        deviation: Deviation(root).cut_to_greatest(rating),
    }
}

/// Section 5, last sentence: for growing players and others (A24), cut to S* (A22, parameter
/// `anomaly_confidence`).
pub(super) fn less_reliable(
    p: &Parameters,
    kan: f64,
    rating: Rating,
    deviation: Deviation,
) -> Deviation {
    let q = kan * kan;
    let s = deviation.0;
    let wider = match p.anomaly_confidence {
        AnomalyConfidence::Root => s * (1.0 + q).sqrt(),
        AnomalyConfidence::Linear => s * (1.0 + kan),
        AnomalyConfidence::Interpolate => s * (1.0 - q) + rating.greatest_deviation().0 * q,
        AnomalyConfidence::None => s,
    };
    Deviation(wider).cut_to_greatest(rating)
}
