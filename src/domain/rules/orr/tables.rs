//! The table of K row by row, and the expected scores as a table of whole differences.

use super::parameters::KGap;

/// Article 1 K: least rating, K for SR >= 0, K for SR < 0. The row printed "1700-1799" holds until
/// the next begins (A4); the first row also holds below 1, the last one above 2900 (A5).
#[rustfmt::skip]
const TABLE_K: [(i64, i64, i64); 18] = [
    (   1, 100,  5),
    ( 100, 100, 10),
    ( 200, 100, 15),
    ( 300, 100, 20),
    ( 400, 100, 25),
    ( 500,  90, 25),
    ( 600,  80, 25),
    ( 700,  70, 25),
    ( 800,  60, 25),
    ( 900,  50, 25),
    (1000,  45, 25),
    (1100,  40, 25),
    (1300,  35, 25),
    (1500,  30, 25),
    (1700,  25, 20),
    (2000,  20, 20),
    (2200,  15, 15),
    (2300,  10, 10),
];

/// The end of the row as printed, and the row to which the gap may belong (parameter `k_gap`).
const GAP: (i64, i64) = (1800, 2000);

/// Article 1 K.
pub(super) fn row_bounds(gap: KGap) -> [i64; 18] {
    TABLE_K.map(|(from, ..)| {
        if gap == KGap::From2000 && from == GAP.1 {
            GAP.0
        } else {
            from
        }
    })
}

/// Article 1 K; success is SR >= 0.
pub(super) fn k_factor(gap: KGap, rating: i64, success: bool) -> i64 {
    let rating = if gap == KGap::From2000 && rating >= GAP.0 {
        rating.max(GAP.1)
    } else {
        rating
    };
    let row = TABLE_K
        .partition_point(|(from, _, _)| *from <= rating)
        .max(1)
        - 1;
    let (_, plus, minus) = TABLE_K[row];
    if success { plus } else { minus }
}

/// Article 1 PD: the least differences at which the higher rated player is expected to score .51,
/// .52 ... 1.00. The formula never gives exactly half of a hundredth for whole differences.
const TABLE_PD: [usize; 50] = [
    4, 11, 18, 25, 32, 39, 46, 53, 60, 67, // .51 to .60
    75, 82, 89, 97, 104, 112, 120, 127, 135, 144, // .61 to .70
    152, 160, 169, 178, 187, 196, 206, 215, 225, 236, // .71 to .80
    247, 258, 270, 282, 295, 309, 323, 339, 355, 373, // .81 to .90
    392, 413, 437, 464, 495, 531, 577, 637, 727, 920, // .91 to 1.00
];

/// PD no longer changes from here on.
const LAST: usize = TABLE_PD[49];

/// In hundredths, of the higher rated player.
static PD: [u8; LAST + 1] = expand_table();

const fn expand_table() -> [u8; LAST + 1] {
    let mut all = [50; LAST + 1];
    let (mut row, mut difference) = (0, 0);
    while difference <= LAST {
        while row < TABLE_PD.len() && TABLE_PD[row] <= difference {
            row += 1;
        }
        all[difference] = 50 + row as u8;
        difference += 1;
    }
    all
}

/// Article 1: for Ra - Rb; the two sides of a game add up to 1.
#[inline]
pub(super) fn expected_hundredths(difference: i64) -> i64 {
    let greater = i64::from(PD[difference.unsigned_abs().min(LAST as u64) as usize]);
    if difference < 0 {
        100 - greater
    } else {
        greater
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hundredths_are_those_of_the_formula() {
        for difference in -1000..=1000 {
            let exact = 100.0 / (1.0 + 10f64.powf(-difference as f64 / 400.0));
            assert_eq!(
                expected_hundredths(difference),
                exact.round() as i64,
                "{difference}"
            );
            // Far enough from a half that rounding errors do not matter.
            assert!((exact.fract() - 0.5).abs() > 1e-6, "{difference}");
            assert_eq!(
                expected_hundredths(difference) + expected_hundredths(-difference),
                100
            );
        }
        assert_eq!(
            (
                expected_hundredths(919),
                expected_hundredths(920),
                expected_hundredths(1 << 54),
                expected_hundredths(-(1 << 54))
            ),
            (99, 100, 100, 0)
        );
    }

    #[track_caller]
    fn check(rating: i64, plus: i64, minus: i64) {
        assert_eq!(
            (
                k_factor(KGap::From1700, rating, true),
                k_factor(KGap::From1700, rating, false)
            ),
            (plus, minus)
        );
    }

    #[test]
    fn rows_of_the_table_of_k() {
        check(-500, 100, 5);
        check(0, 100, 5);
        check(99, 100, 5);
        check(100, 100, 10);
        check(499, 100, 25);
        check(500, 90, 25);
        check(1099, 45, 25);
        check(1299, 40, 25);
        check(1300, 35, 25);
        check(1699, 30, 25);
        check(1700, 25, 20);
        check(1999, 25, 20);
        check(2000, 20, 20);
        check(2299, 15, 15);
        check(2300, 10, 10);
        check(5000, 10, 10);
        let other = |rating| {
            (
                k_factor(KGap::From2000, rating, true),
                k_factor(KGap::From2000, rating, false),
            )
        };
        assert_eq!(
            (other(1799), other(1800), other(1999), other(2200)),
            ((25, 20), (20, 20), (20, 20), (15, 15))
        );
    }
}
