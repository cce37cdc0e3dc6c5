//! The table of K for readers.

use super::Parameters;
use super::tables::{k_factor, row_bounds};
use crate::rules::reference_table::{Cell, ColumnHead, ReferenceTable, TableTitle, spans_between};

/// Article 1 K: the text prints 1 to 99 in the first row, 1700 to 1799 and 2300 to 2900; each row
/// holds until the next one begins (A4), the first and the last one without end (A5).
pub(super) fn all_tables(p: &Parameters) -> Vec<ReferenceTable> {
    let rows = row_bounds(p.k_gap);
    let bounds: Vec<Option<f64>> = rows
        .iter()
        .enumerate()
        .map(|(row, from)| (row > 0).then_some(*from as f64))
        .collect();
    let both = |(rating, from): (Cell, &i64)| {
        let [success, failure] =
            [true, false].map(|success| Cell::Number(k_factor(p.k_gap, *from, success) as f64));
        vec![rating, success, failure]
    };
    vec![ReferenceTable {
        key: "k",
        article: "1 K",
        title: TableTitle::Coefficients,
        columns: vec![
            ColumnHead::Rating,
            ColumnHead::KSuccess,
            ColumnHead::KFailure,
        ],
        rows: spans_between(&bounds)
            .into_iter()
            .zip(&rows)
            .map(both)
            .collect(),
    }]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::by_id;
    use crate::rules::orr::parameters::KGap;
    use serde_json::{Value, json};

    fn rows(p: &Value) -> Vec<String> {
        by_id("orr").unwrap().reference_tables(p)[0].plain_rows()
    }

    /// As printed, except for the ends by the readings A4 and A5.
    const PRINTED: [&str; 18] = [
        "<100 | 100 | 5",
        "100-199 | 100 | 10",
        "200-299 | 100 | 15",
        "300-399 | 100 | 20",
        "400-499 | 100 | 25",
        "500-599 | 90 | 25",
        "600-699 | 80 | 25",
        "700-799 | 70 | 25",
        "800-899 | 60 | 25",
        "900-999 | 50 | 25",
        "1000-1099 | 45 | 25",
        "1100-1299 | 40 | 25",
        "1300-1499 | 35 | 25",
        "1500-1699 | 30 | 25",
        "1700-1999 | 25 | 20",
        "2000-2199 | 20 | 20",
        "2200-2299 | 15 | 15",
        ">=2300 | 10 | 10",
    ];

    #[test]
    fn the_table_is_that_of_the_text() {
        assert_eq!(rows(&json!({})), PRINTED);
        let other = rows(&json!({ "k_gap": 2000 }));
        assert_eq!(
            other[14..16],
            ["1700-1799 | 25 | 20", "1800-2199 | 20 | 20"]
        );
        assert_eq!(
            (&other[..14], &other[16..]),
            (
                &PRINTED.map(str::to_owned)[..14],
                &PRINTED.map(str::to_owned)[16..]
            )
        );
    }

    #[test]
    fn rows_hold_where_the_calculation_looks_them_up() {
        for gap in [KGap::From1700, KGap::From2000] {
            for row in &all_tables(&Parameters {
                k_gap: gap,
                ..Parameters::default()
            })[0]
                .rows
            {
                let Cell::Span(from, below) = row[0] else {
                    panic!("{row:?}")
                };
                for rating in [
                    from.map_or(-500, |from| from as i64),
                    below.map_or(5000, |below| below as i64 - 1),
                ] {
                    assert_eq!(
                        row[1..],
                        [true, false]
                            .map(|success| Cell::Number(k_factor(gap, rating, success) as f64)),
                        "{rating}"
                    );
                }
            }
        }
    }
}
