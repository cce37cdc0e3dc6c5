//! The tables of article 4 for readers.

use super::{Factors, Parameters};
use crate::rules::reference_table::{Cell, ColumnHead, ReferenceTable, TableTitle};

/// The table of K, and the factors of the categories if a federation has any.
pub(super) fn of(p: &Parameters) -> Vec<ReferenceTable> {
    let row = |row: &super::KRow| {
        let rating = row.rating.map_or(Cell::Any, |rating| Cell::Span(Some(rating.0), None));
        vec![Cell::AtLeast(row.games.0), rating, Cell::Number(row.k.0)]
    };
    let columns = vec![ColumnHead::GamesBefore, ColumnHead::Rating, ColumnHead::Sign("K")];
    let rows = p.k_table.0.iter().map(row).collect();
    let mut tables = vec![ReferenceTable { key: "k", article: "4", title: TableTitle::CoefficientsReached, columns, rows }];
    if p.factors != Factors::default() {
        tables.push(ReferenceTable {
            key: "factors",
            article: "4",
            title: TableTitle::CategoryFactors,
            columns: vec![ColumnHead::Category, ColumnHead::Factor],
            rows: p.factors.0.iter().map(|(category, factor)| vec![Cell::Category(*category), Cell::Number(factor.0)]).collect(),
        });
    }
    tables
}

#[cfg(test)]
mod tests {
    use crate::rules::by_id;
    use serde_json::json;

    #[test]
    fn tables_are_those_of_the_text() {
        let elo = by_id("elo").unwrap();
        let tables = elo.reference_tables(&json!({}));
        assert_eq!(tables.len(), 1);
        assert_eq!(tables[0].plain_rows(), [">=0 | any | 40", ">=30 | any | 20", ">=30 | >=2400 | 10"]);
        let amended = elo.reference_tables(&json!({ "k_table": [[0, "none", 32], [10, 2000.5, 16]], "factors": {"fourth": 0.5} }));
        assert_eq!(amended[0].plain_rows(), [">=0 | any | 32", ">=10 | >=2000.5 | 16"]);
        assert_eq!(amended[1].plain_rows(), ["highest | 1", "first | 1", "second | 1", "third | 1", "fourth | 0.5"]);
        assert!(elo.reference_tables(&json!({ "k_table": 1 })).is_empty());
    }
}
