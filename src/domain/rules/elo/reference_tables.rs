//! The tables of articles 3 and 4 for readers.

use super::parameters::{Factors, KRow, Parameters, Rating};
use super::{MILLION, expected_millionths, rating_difference};
use crate::rules::reference_table::{Cell, ColumnHead, ReferenceTable, TableTitle};

const DIFFERENCES: [f64; 9] = [0.0, 25.0, 50.0, 100.0, 150.0, 200.0, 300.0, 400.0, 500.0];

/// The factors are shown if a federation has any.
pub(super) fn all_tables(p: &Parameters) -> Vec<ReferenceTable> {
    let row = |row: &KRow| {
        let rating = row
            .rating
            .map_or(Cell::Any, |rating| Cell::Span(Some(rating.0), None));
        vec![Cell::AtLeast(row.games.0), rating, Cell::Number(row.k.0)]
    };
    let columns = vec![
        ColumnHead::GamesBefore,
        ColumnHead::Rating,
        ColumnHead::Sign("K"),
    ];
    let rows = p.k_table.0.iter().map(row).collect();
    let mut tables = vec![
        expectation_table(p),
        ReferenceTable {
            key: "k",
            article: "4",
            title: TableTitle::CoefficientsReached,
            columns,
            rows,
        },
    ];
    if p.factors != Factors::default() {
        tables.push(ReferenceTable {
            key: "factors",
            article: "4",
            title: TableTitle::CategoryFactors,
            columns: vec![ColumnHead::Category, ColumnHead::Factor],
            rows: p
                .factors
                .0
                .iter()
                .map(|(category, factor)| vec![Cell::Category(*category), Cell::Number(factor.0)])
                .collect(),
        });
    }
    tables
}

/// In the decimals of the calculation.
fn expectation_table(p: &Parameters) -> ReferenceTable {
    let score = |millionths: i64| Cell::Number(millionths as f64 / MILLION as f64);
    let row = |&apart: &f64| {
        let lower = expected_millionths(rating_difference(p, Rating(0.0), Rating(apart)));
        vec![Cell::Number(apart), score(lower), score(MILLION - lower)]
    };
    ReferenceTable {
        key: "expectation",
        article: "3",
        title: TableTitle::ExpectedExamples,
        columns: vec![
            ColumnHead::Difference,
            ColumnHead::ExpectedLower,
            ColumnHead::ExpectedHigher,
        ],
        rows: DIFFERENCES.iter().map(row).collect(),
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::by_id;
    use serde_json::json;

    #[test]
    fn tables_are_those_of_the_text() {
        let elo = by_id("elo").unwrap();
        let tables = elo.reference_tables(&json!({}));
        assert_eq!(tables.len(), 2);
        assert_eq!(
            tables[1].plain_rows(),
            [">=0 | any | 40", ">=30 | any | 20", ">=30 | >=2400 | 10"]
        );
        // 1/(1 + 10^(200/400)) and 1/(1 + 10^(400/400)); more than 400 counts as 400.
        let expected = tables[0].plain_rows();
        assert_eq!(
            (expected[0].as_str(), expected[5].as_str()),
            ("0 | 0.5 | 0.5", "200 | 0.240253 | 0.759747")
        );
        assert_eq!(
            (expected[7].as_str(), expected[8].as_str()),
            ("400 | 0.090909 | 0.909091", "500 | 0.090909 | 0.909091")
        );
        let amended = elo.reference_tables(
            &json!({ "k_table": [[0, "none", 32], [10, 2000.5, 16]], "factors": {"fourth": 0.5} }),
        );
        assert_eq!(
            amended[1].plain_rows(),
            [">=0 | any | 32", ">=10 | >=2000.5 | 16"]
        );
        assert_eq!(
            amended[2].plain_rows(),
            [
                "highest | 1",
                "first | 1",
                "second | 1",
                "third | 1",
                "fourth | 0.5"
            ]
        );
        assert!(elo.reference_tables(&json!({ "k_table": 1 })).is_empty());
    }
}
