//! The reductions of section 7 and the scale of section 9 for readers.

use super::Parameters;
use super::formulas::top_factor;
use super::tables::{SECTION_9, row_bound, small_statistics};
use super::units::{IDEAL, Rating};
use crate::rules::reference_table::{Cell, ColumnHead, ReferenceTable, TableTitle, spans_between};

pub(super) fn all_tables(p: &Parameters) -> Vec<ReferenceTable> {
    vec![by_games(), by_rating(p), rank_table(p)]
}

/// Section 7 N: the share in thirds, as printed.
fn by_games() -> ReferenceTable {
    let share = |games: u32| match (3.0 * small_statistics(games)).round() as u8 {
        0 => Cell::Number(0.0),
        3 => Cell::Number(1.0),
        thirds => Cell::Fraction(thirds, 3),
    };
    let rows = [
        (Cell::whole_span(0, Some(3)), 0),
        (Cell::Number(4.0), 4),
        (Cell::Number(5.0), 5),
        (Cell::AtLeast(6), 6),
    ];
    ReferenceTable {
        key: "anomaly-games",
        article: "7 N",
        title: TableTitle::AnomalyByGames,
        columns: vec![ColumnHead::Games, ColumnHead::Factor],
        rows: rows
            .into_iter()
            .map(|(count, games)| vec![count, share(games)])
            .collect(),
    }
}

/// Section 7 R: at every fifth of the line to the ideal player.
fn by_rating(p: &Parameters) -> ReferenceTable {
    let start = p.top_reduction_start;
    let row = |fifth: u8| {
        let rating = Rating(start.0 + start.distance() * f64::from(fifth) / 5.0);
        vec![
            Cell::Number(rating.0),
            Cell::Number(top_factor(p, rating.distance())),
        ]
    };
    ReferenceTable {
        key: "anomaly-rating",
        article: "7 R",
        title: TableTitle::AnomalyByRating,
        columns: vec![ColumnHead::Rating, ColumnHead::Factor],
        rows: (0..=5).map(row).collect(),
    }
}

/// Section 9: each rating with its rank, and the range of ratings with this rank (A34).
fn rank_table(p: &Parameters) -> ReferenceTable {
    let bounds = SECTION_9.map(|(row, _)| Some(row_bound(p.rank, row)));
    let mut nearest = spans_between(&bounds);
    if let Some(Cell::Span(from, _)) = nearest.first_mut() {
        *from = None;
    }
    let row = |((rating, rank), span): ((i32, &'static str), Cell)| {
        vec![Cell::Number(rating.into()), Cell::Rank(rank), span]
    };
    ReferenceTable {
        key: "ranks",
        article: "9",
        title: TableTitle::Ranks,
        columns: vec![
            ColumnHead::Rating,
            ColumnHead::Rank,
            ColumnHead::NearestRatings,
        ],
        rows: SECTION_9.into_iter().zip(nearest).map(row).collect(),
    }
}

const _: () = assert!(
    IDEAL == 3000.0,
    "the last row of the reduction is the ideal player"
);

#[cfg(test)]
mod tests {
    use super::super::tables::rank_of;
    use super::*;
    use crate::rules::by_id;
    use crate::rules::parameter::ParameterSet;
    use serde_json::{Value, json};

    fn rows(p: &Value, key: &str) -> Vec<String> {
        let all = by_id("rgf").unwrap().reference_tables(p);
        all.iter()
            .find(|table| table.key == key)
            .unwrap()
            .plain_rows()
    }

    #[test]
    fn tables_are_those_of_the_text() {
        let p = json!({});
        assert_eq!(
            rows(&p, "anomaly-games"),
            ["0-3 | 0", "4 | 1/3", "5 | 2/3", ">=6 | 1"]
        );
        assert_eq!(
            rows(&p, "anomaly-rating"),
            [
                "2000 | 1",
                "2200 | 0.8",
                "2400 | 0.6",
                "2600 | 0.4",
                "2800 | 0.2",
                "3000 | 0"
            ]
        );
        let scale = rows(&p, "ranks");
        assert_eq!(scale.len(), 30);
        assert_eq!(
            scale[..3],
            [
                "0 | 21 kyu | <50",
                "100 | 20 kyu | 50-149",
                "200 | 19 kyu | 150-249"
            ]
        );
        assert_eq!(
            scale[18..23],
            [
                "1800 | 3 kyu | 1750-1849",
                "1900 | 2 kyu | 1850-1949",
                "2000 | 1 kyu | 1950-2049",
                "2100 | 1 dan | 2050-2149",
                "2200 | 2 dan | 2150-2249"
            ]
        );
        assert_eq!(scale[29], "2900 | 9 dan | >=2850");
    }

    #[test]
    fn tables_follow_an_amendment() {
        let p = json!({ "rank": "floor", "top_reduction_start": 2500 });
        assert_eq!(
            rows(&p, "anomaly-rating"),
            [
                "2500 | 1",
                "2600 | 0.8",
                "2700 | 0.6",
                "2800 | 0.4",
                "2900 | 0.2",
                "3000 | 0"
            ]
        );
        assert_eq!(
            rows(&p, "ranks")[..2],
            ["0 | 21 kyu | <100", "100 | 20 kyu | 100-199"]
        );
    }

    #[test]
    fn rows_hold_where_the_calculation_looks_them_up() {
        for word in ["nearest", "floor"] {
            let p = Parameters::from_json(&json!({ "rank": word })).unwrap();
            for row in rank_table(&p).rows {
                let (Cell::Number(printed), Cell::Rank(name), Cell::Span(from, below)) =
                    (row[0], row[1], row[2])
                else {
                    panic!("{row:?}")
                };
                for rating in [
                    printed,
                    from.unwrap_or(-1000.0),
                    below.map_or(2999.0, |below| below - 0.001),
                ] {
                    assert_eq!(rank_of(p.rank, Rating(rating)).name, name, "{rating}");
                }
            }
        }
        for (games, share) in [
            (0, 0.0),
            (3, 0.0),
            (4, 1.0 / 3.0),
            (5, 2.0 / 3.0),
            (6, 1.0),
            (60, 1.0),
        ] {
            assert_eq!(small_statistics(games), share);
        }
    }
}
