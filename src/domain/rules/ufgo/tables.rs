//! The printed tables. A row is found by its lower bound, without rounding the rating: 1099.9 is in
//! the row "600" (readings A11, A12).

use super::units::Tenths;
use crate::tournament::Board;

/// Table 1. Ranks are numbered 1 = 30 kyu ... 30 = 1 kyu, 31 = 1 dan ... 37 = 7 dan.
pub(super) fn table_1(rating: i64) -> u8 {
    let step = if rating < 100 {
        1 + rating.max(0) / 10
    } else {
        (11 + (rating - 100) / 100).min(37)
    };
    u8::try_from(step).unwrap_or(37)
}

/// Table 1.
pub(super) fn rank_bound(step: u8) -> i64 {
    match i64::from(step) {
        step @ ..=11 => 10 * (step - 1).max(0),
        step => 100 + 100 * (step - 11),
    }
}

/// Article 2.2: the ranks 1 to 37.
pub(super) const RANKS: [&str; 37] = [
    "30 kyu", "29 kyu", "28 kyu", "27 kyu", "26 kyu", "25 kyu", "24 kyu", "23 kyu", "22 kyu",
    "21 kyu", "20 kyu", "19 kyu", "18 kyu", "17 kyu", "16 kyu", "15 kyu", "14 kyu", "13 kyu",
    "12 kyu", "11 kyu", "10 kyu", "9 kyu", "8 kyu", "7 kyu", "6 kyu", "5 kyu", "4 kyu", "3 kyu",
    "2 kyu", "1 kyu", "1 dan", "2 dan", "3 dan", "4 dan", "5 dan", "6 dan", "7 dan",
];

/// Table 2, K1: difference from and to, hundredths for the lower and for the higher rated player.
#[rustfmt::skip]
pub(super) const TABLE_2: [(u32, u32, u8, u8); 51] = [
    (0, 3, 50, 50),
    (4, 10, 49, 51),
    (11, 17, 48, 52),
    (18, 25, 47, 53),
    (26, 32, 46, 54),
    (33, 39, 45, 55),
    (40, 46, 44, 56),
    (47, 53, 43, 57),
    (54, 61, 42, 58),
    (62, 68, 41, 59),
    (69, 76, 40, 60),
    (77, 83, 39, 61),
    (84, 91, 38, 62),
    (92, 98, 37, 63),
    (99, 106, 36, 64),
    (107, 113, 35, 65),
    (114, 121, 34, 66),
    (122, 129, 33, 67),
    (130, 137, 32, 68),
    (138, 145, 31, 69),
    (146, 153, 30, 70),
    (154, 162, 29, 71),
    (163, 170, 28, 72),
    (171, 179, 27, 73),
    (180, 188, 26, 74),
    (189, 197, 25, 75),
    (198, 206, 24, 76),
    (207, 215, 23, 77),
    (216, 225, 22, 78),
    (226, 235, 21, 79),
    (236, 245, 20, 80),
    (246, 256, 19, 81),
    (257, 267, 18, 82),
    (268, 278, 17, 83),
    (279, 290, 16, 84),
    (291, 302, 15, 85),
    (303, 315, 14, 86),
    (316, 328, 13, 87),
    (329, 344, 12, 88),
    (345, 357, 11, 89),
    (358, 374, 10, 90),
    (375, 391, 9, 91),
    (392, 411, 8, 92),
    (412, 432, 7, 93),
    (433, 456, 6, 94),
    (457, 484, 5, 95),
    (485, 517, 4, 96),
    (518, 559, 3, 97),
    (560, 619, 2, 98),
    (620, 735, 1, 99),
    (736, u32::MAX, 0, 100),
];

/// This and all greater differences are the last row.
const WIDEST: usize = 736;

/// Table 2 unrolled: K1 of the lower rated player for every difference.
static K1_LOWER: [u8; WIDEST] = unroll_table();

const fn unroll_table() -> [u8; WIDEST] {
    let mut all = [0; WIDEST];
    let mut row = 0;
    while row < TABLE_2.len() {
        let (from, to, lower, _) = TABLE_2[row];
        let mut d = from as usize;
        while d < WIDEST && d <= to as usize {
            all[d] = lower;
            d += 1;
        }
        row += 1;
    }
    all
}

/// Article 4.2 and table 2: in whole points, half up, as ratings have tenths in a tournament (A10).
#[inline]
pub(super) fn rating_difference(x: Tenths, y: Tenths) -> u64 {
    (x.0.abs_diff(y.0) + 5) / 10
}

/// Table 2: in hundredths; the two players of a game have 100 together in every row (A40).
#[inline]
pub(super) fn k1(x: Tenths, y: Tenths) -> i64 {
    let lower = usize::try_from(rating_difference(x, y))
        .ok()
        .and_then(|d| K1_LOWER.get(d))
        .copied()
        .map_or(0, i64::from);
    if x > y { 100 - lower } else { lower }
}

/// A row of table 3 from its least rating on, with the cap of article 4.3 on the sum of K3.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Coefficients {
    pub(super) from: i64,
    pub(super) k2: i64,
    pub(super) k3: i64,
    pub(super) cap: i64,
}

const fn coefficient_row(from: i64, k2: i64, k3: i64, cap: i64) -> Coefficients {
    Coefficients { from, k2, k3, cap }
}

/// Table 3 with the caps of 4.3: 100 points below 600, 50 from 600 on (A11, A16).
#[rustfmt::skip]
pub(super) const TABLE_3: [Coefficients; 6] = [
    coefficient_row(   0, 60, 20, 100),
    coefficient_row( 600, 50, 10,  50),
    coefficient_row(1100, 40,  5,  50),
    coefficient_row(1400, 30,  2,  50),
    coefficient_row(1700, 20,  1,  50),
    coefficient_row(2000, 10,  0,  50),
];

#[inline]
pub(super) fn table_3(x: Tenths) -> Coefficients {
    let mut row = TABLE_3[0];
    for next in &TABLE_3[1..] {
        if x.0 >= 10 * next.from {
            row = *next;
        }
    }
    row
}

/// The column in the tables 4, 5 and in articles 5.1, 5.4.
pub(super) fn board_column(board: Board) -> usize {
    match board {
        Board::Nine => 0,
        Board::Thirteen => 1,
        Board::Full => 2,
    }
}

/// Article 4.8, for formulas (1) and (2).
pub(super) const DIVISOR: [i64; 3] = [3, 2, 1];

/// Article 5.1: points for a win and for a loss; no player below 100 loses points (A34).
pub(super) const ARTICLE_5_1: [(i64, i64); 3] = [(2, 1), (3, 1), (5, 1)];

/// A cell of table 4: points for a win and a loss, and k3.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Table4Cell {
    pub(super) win: i64,
    pub(super) loss: i64,
    pub(super) k3: i64,
}

const fn table_cell(win: i64, loss: i64, k3: i64) -> Table4Cell {
    Table4Cell { win, loss, k3 }
}

/// Table 4: least rating; cells of the boards 9, 13, 19. The loss on 9 lines from 600 on is printed
/// as 0 (A33, parameter `table_4_loss_9x9_600`).
#[rustfmt::skip]
pub(super) const TABLE_4: [(i64, [Table4Cell; 3]); 4] = [
    (100, [table_cell(7, -13, 7), table_cell(10, -20, 10), table_cell(20, -40, 20)]),
    (200, [table_cell(3, -17, 7), table_cell( 5, -25, 10), table_cell(10, -50, 20)]),
    (400, [table_cell(0, -20, 7), table_cell( 0, -30, 10), table_cell( 0, -60, 20)]),
    (600, [table_cell(0,   0, 0), table_cell( 0, -30,  0), table_cell( 0, -60,  0)]),
];

/// Table 5: the opponent's least rating; points on the boards 9, 13, 19.
#[rustfmt::skip]
pub(super) const TABLE_5: [(i64, [i64; 3]); 3] = [
    (100, [1, 2, 3]),
    (200, [2, 3, 5]),
    (400, [3, 4, 7]),
];

/// Last row of table 5: the additional points of an anomalous result by article 5.4 (A24a).
pub(super) const LIMIT_5_4: [i64; 3] = [4, 6, 9];

/// Articles 2.5, 2.6: the norm of each dan.
pub(super) const DAN_NORMS: [(u8, i64); 4] = [(4, 2400), (5, 2500), (6, 2600), (7, 2700)];

/// Article 2.6: a dan is lost this many points below its norm.
pub(super) const DAN_MARGIN: i64 = 151;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_of_table_2_follow_each_other_and_share_100() {
        let mut next = 0;
        for (n, (from, to, lower, higher)) in (0u8..).zip(TABLE_2) {
            assert_eq!((from, lower, higher), (next, 50 - n, 50 + n));
            next = to.wrapping_add(1);
        }
        assert_eq!(next, 0, "the last row is open");
    }

    #[track_caller]
    fn check_k1(x: i64, y: i64, hundredths: i64) {
        assert_eq!(k1(Tenths(x), Tenths(y)), hundredths);
        assert_eq!(
            k1(Tenths(y), Tenths(x)),
            if hundredths == 50 {
                50
            } else {
                100 - hundredths
            }
        );
    }

    #[test]
    fn differences_between_two_rows_are_rounded_half_up() {
        check_k1(10_000, 10_000, 50);
        check_k1(10_034, 10_000, 50);
        check_k1(10_035, 10_000, 51);
        check_k1(12_000, 16_000, 8);
        check_k1(10_000, 17_354, 1);
        check_k1(10_000, 17_355, 0);
        check_k1(i64::MAX / 2, 0, 100);
    }

    #[test]
    fn rows_of_table_3_begin_at_their_lower_bound() {
        let k2 = |tenths| table_3(Tenths(tenths)).k2;
        assert_eq!(
            [
                0, 5999, 6000, 10_999, 11_000, 13_999, 14_000, 16_999, 17_000, 19_999, 20_000,
                99_999
            ]
            .map(k2),
            [60, 60, 50, 50, 40, 40, 30, 30, 20, 20, 10, 10]
        );
    }

    #[test]
    fn ranks_begin_where_table_1_says() {
        for step in 1..=37 {
            assert_eq!(table_1(rank_bound(step)), step);
            assert!(
                step == 1 || table_1(rank_bound(step) - 1) == step - 1,
                "{step}"
            );
        }
    }

    #[test]
    fn ranks_of_table_1() {
        let name = |rating| RANKS[usize::from(table_1(rating)) - 1];
        assert_eq!(
            [
                0, 9, 10, 99, 100, 199, 200, 2099, 2100, 2399, 2699, 2700, 100_000
            ]
            .map(name),
            [
                "30 kyu", "30 kyu", "29 kyu", "21 kyu", "20 kyu", "20 kyu", "19 kyu", "1 kyu",
                "1 dan", "3 dan", "6 dan", "7 dan", "7 dan"
            ]
        );
    }
}
