//! The printed tables.

use super::parameters::RankRounding;
use super::units::Rating;
use crate::number::Points;
use crate::rules::{NextRank, Rank};

/// Section 9. The text prints 0 to 200 and 1800 to 2200 "and so on"; it ends with 9 dan (A35).
#[rustfmt::skip]
pub(super) const SECTION_9: [(i32, &str); 30] = [
    (   0, "21 kyu"),
    ( 100, "20 kyu"),
    ( 200, "19 kyu"),
    ( 300, "18 kyu"),
    ( 400, "17 kyu"),
    ( 500, "16 kyu"),
    ( 600, "15 kyu"),
    ( 700, "14 kyu"),
    ( 800, "13 kyu"),
    ( 900, "12 kyu"),
    (1000, "11 kyu"),
    (1100, "10 kyu"),
    (1200, "9 kyu"),
    (1300, "8 kyu"),
    (1400, "7 kyu"),
    (1500, "6 kyu"),
    (1600, "5 kyu"),
    (1700, "4 kyu"),
    (1800, "3 kyu"),
    (1900, "2 kyu"),
    (2000, "1 kyu"),
    (2100, "1 dan"),
    (2200, "2 dan"),
    (2300, "3 dan"),
    (2400, "4 dan"),
    (2500, "5 dan"),
    (2600, "6 dan"),
    (2700, "7 dan"),
    (2800, "8 dan"),
    (2900, "9 dan"),
];

/// The last bits of a double must not decide about a rating on the boundary.
const LAST_BITS: f64 = 1e-9;

/// Section 9: the nearest row, at the half the upper one (A34, parameter `rank`), below the table
/// the first (A35). Steps count from 1 = 21 kyu.
pub(super) fn rank_of(rounding: RankRounding, rating: Rating) -> Rank {
    let rows = SECTION_9
        .partition_point(|(row, _)| rating.0 + LAST_BITS >= row_bound(rounding, *row))
        .max(1);
    let (step, (_, name)) = (1u8..)
        .zip(SECTION_9)
        .nth(rows - 1)
        .unwrap_or((1, SECTION_9[0]));
    Rank { step, name }
}

/// `None` for the first row, which also holds below the table (A35).
pub(super) fn from(rounding: RankRounding, rank: Rank) -> Option<f64> {
    let above = usize::from(rank.step)
        .checked_sub(1)
        .filter(|above| *above > 0)?;
    SECTION_9
        .get(above)
        .map(|(row, _)| row_bound(rounding, *row))
}

/// The least rating of a row of section 9 (A34).
pub(super) fn row_bound(rounding: RankRounding, row: i32) -> f64 {
    f64::from(if rounding == RankRounding::Nearest {
        row - 50
    } else {
        row
    })
}

/// Section 9.
pub(super) fn next(rounding: RankRounding, held: u8) -> Option<NextRank> {
    let (row, name) = SECTION_9.get(usize::from(held))?;
    let rank = Rank {
        step: held + 1,
        name,
    };
    Some(NextRank {
        rank,
        from: Points(row_bound(rounding, *row)),
        by_list: false,
        article: "9",
    })
}

/// Section 7 N: below 4 games no correction is made, and 6 games are enough (A45).
pub(super) fn small_statistics(games: u32) -> f64 {
    match games {
        0..4 => 0.0,
        4 => 1.0 / 3.0,
        5 => 2.0 / 3.0,
        6.. => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_section_9_are_100_points_apart() {
        for (index, (row, name)) in (0..).zip(SECTION_9) {
            let expected = if index <= 20 {
                format!("{} kyu", 21 - index)
            } else {
                format!("{} dan", index - 20)
            };
            assert_eq!((row, name), (100 * index, expected.as_str()));
        }
    }

    #[test]
    fn the_next_rank_begins_where_its_rating_gives_it() {
        for rounding in [RankRounding::Nearest, RankRounding::Floor] {
            for held in 1..30 {
                let Some(next) = next(rounding, held) else {
                    assert_eq!(usize::from(held), SECTION_9.len());
                    break;
                };
                assert_eq!(rank_of(rounding, Rating(next.from.0)), next.rank);
                assert_eq!(rank_of(rounding, Rating(next.from.0 - 1.0)).step, held);
            }
        }
    }

    #[track_caller]
    fn check(rounding: RankRounding, rating: f64, name: &str) {
        assert_eq!(rank_of(rounding, Rating(rating)).name, name, "{rating}");
    }

    #[test]
    fn ranks_begin_at_the_half() {
        for (rating, name) in [
            (-1e9, "21 kyu"),
            (-50.0, "21 kyu"),
            (49.999, "21 kyu"),
            (50.0, "20 kyu"),
            (149.9, "20 kyu"),
            (1850.0, "2 kyu"),
            (1949.9999999999998, "1 kyu"),
            (1949.99999999, "2 kyu"),
            (1950.0, "1 kyu"),
            (2049.9, "1 kyu"),
            (2050.0, "1 dan"),
            (2749.0, "7 dan"),
            (2849.9, "8 dan"),
            (2850.0, "9 dan"),
            (2999.9, "9 dan"),
        ] {
            check(RankRounding::Nearest, rating, name);
        }
        for (rating, name) in [
            (-1.0, "21 kyu"),
            (99.9, "21 kyu"),
            (100.0, "20 kyu"),
            (2099.9, "1 kyu"),
            (2100.0, "1 dan"),
            (2999.0, "9 dan"),
        ] {
            check(RankRounding::Floor, rating, name);
        }
        assert_eq!(
            (
                rank_of(RankRounding::Nearest, Rating(0.0)).step,
                rank_of(RankRounding::Nearest, Rating(2900.0)).step
            ),
            (1, 30)
        );
    }

    #[test]
    fn few_games_reduce_the_anomaly() {
        assert_eq!(
            [0, 3, 4, 5, 6, 60].map(small_statistics),
            [0.0, 0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0, 1.0]
        );
    }
}
