//! Tables 1 to 5 and the short tables of articles 2.5, 4.3, 4.8, 5.1 and 5.4 for readers.

use super::tables::{DAN_MARGIN, DAN_NORMS, RANKS, TABLE_2, TABLE_3, rank_bound};
use super::{Conditions, Parameters};
use crate::rules::reference_table::{Cell, ColumnHead, ReferenceTable, TableTitle, spans_between};
use crate::tournament::Board;

/// In the order of tables 4 and 5.
const BOARDS: [Board; 3] = [Board::Nine, Board::Thirteen, Board::Full];

/// Below this rating articles 5.1 to 5.5 hold.
const BOUND: i64 = 100;

pub(super) fn all_tables(p: &Parameters) -> Vec<ReferenceTable> {
    let boards = BOARDS.map(|board| Conditions::for_board(p, board, true));
    let mut tables = vec![
        table_1(),
        published_ranks(),
        table_2(),
        table_3(),
        bonus_limit(),
    ];
    tables.extend(on_boards(&boards));
    tables
}

fn from(bounds: impl IntoIterator<Item = i64>) -> Vec<Cell> {
    spans_between(
        &bounds
            .into_iter()
            .map(|from| Some(from as f64))
            .collect::<Vec<_>>(),
    )
}

fn table_1() -> ReferenceTable {
    let ratings = from((1u8..).zip(RANKS).map(|(step, _)| rank_bound(step)));
    let rows = ratings
        .into_iter()
        .zip(RANKS)
        .map(|(rating, rank)| vec![rating, Cell::Rank(rank)])
        .collect();
    let columns = vec![ColumnHead::Rating, ColumnHead::Rank];
    ReferenceTable {
        key: "1",
        article: "Table 1",
        title: TableTitle::Ranks,
        columns,
        rows,
    }
}

/// Articles 2.5, 2.6.
fn published_ranks() -> ReferenceTable {
    let row = |(dan, norm): (u8, i64)| {
        let name = RANKS
            .get(usize::from(29 + dan))
            .copied()
            .unwrap_or_default();
        vec![
            Cell::Rank(name),
            Cell::Number(norm as f64),
            Cell::Number((norm - DAN_MARGIN) as f64),
        ]
    };
    ReferenceTable {
        key: "dan-norms",
        article: "2.5",
        title: TableTitle::PublishedRanks,
        columns: vec![ColumnHead::Rank, ColumnHead::GivenFrom, ColumnHead::LostAt],
        rows: DAN_NORMS.into_iter().map(row).collect(),
    }
}

fn table_2() -> ReferenceTable {
    let differences = from(TABLE_2.map(|(from, ..)| i64::from(from)));
    let k1 = |(difference, (_, _, lower, higher)): (Cell, (u32, u32, u8, u8))| {
        vec![
            difference,
            Cell::Hundredths(lower),
            Cell::Hundredths(higher),
        ]
    };
    ReferenceTable {
        key: "2",
        article: "Table 2",
        title: TableTitle::ExpectedScore,
        columns: vec![
            ColumnHead::Difference,
            ColumnHead::ExpectedLower,
            ColumnHead::ExpectedHigher,
        ],
        rows: differences.into_iter().zip(TABLE_2).map(k1).collect(),
    }
}

/// Table 3: the text prints its first row as "below 600" and its last one as "above 2000".
fn table_3() -> ReferenceTable {
    let mut begins: Vec<Option<f64>> = TABLE_3.iter().map(|row| Some(row.from as f64)).collect();
    if let Some(first) = begins.first_mut() {
        *first = None;
    }
    let row = |(rating, row): (Cell, &super::Coefficients)| {
        vec![
            rating,
            Cell::Number(row.k2 as f64),
            Cell::Number(row.k3 as f64),
        ]
    };
    ReferenceTable {
        key: "3",
        article: "Table 3",
        title: TableTitle::Coefficients,
        columns: vec![
            ColumnHead::Rating,
            ColumnHead::Sign("K2"),
            ColumnHead::Sign("K3"),
        ],
        rows: spans_between(&begins)
            .into_iter()
            .zip(&TABLE_3)
            .map(row)
            .collect(),
    }
}

/// Article 4.3: rows of table 3 with the same limit are joined.
fn bonus_limit() -> ReferenceTable {
    let mut rows: Vec<(Option<f64>, i64)> = Vec::new();
    for row in TABLE_3 {
        if rows.last().is_none_or(|(_, cap)| *cap != row.cap) {
            rows.push(((!rows.is_empty()).then_some(row.from as f64), row.cap));
        }
    }
    let ratings = spans_between(&rows.iter().map(|row| row.0).collect::<Vec<_>>());
    ReferenceTable {
        key: "bonus-limit",
        article: "4.3",
        title: TableTitle::BonusLimit,
        columns: vec![ColumnHead::Rating, ColumnHead::GreatestSum],
        rows: ratings
            .into_iter()
            .zip(rows)
            .map(|(rating, (_, cap))| vec![rating, Cell::Number(cap as f64)])
            .collect(),
    }
}

/// Articles 4.8, 5.1, table 4, table 5, article 5.4.
fn on_boards(boards: &[Conditions; 3]) -> Vec<ReferenceTable> {
    let each = |cells: fn(&Conditions) -> Vec<Cell>| {
        let row = |board: Board, conditions: &Conditions| {
            std::iter::once(Cell::Board(board))
                .chain(cells(conditions))
                .collect::<Vec<_>>()
        };
        BOARDS
            .into_iter()
            .zip(boards)
            .map(|(board, conditions)| row(board, conditions))
            .collect::<Vec<_>>()
    };
    let table = |key, article, title, columns: Vec<ColumnHead>, rows| ReferenceTable {
        key,
        article,
        title,
        columns,
        rows,
    };
    vec![
        table(
            "board-divisor",
            "4.8",
            TableTitle::BoardDivisor,
            vec![ColumnHead::Board, ColumnHead::Divisor],
            each(|c| vec![Cell::Number(c.d as f64)]),
        ),
        table(
            "below-100",
            "5.1",
            TableTitle::GamesBelow(BOUND),
            vec![ColumnHead::Board, ColumnHead::Win, ColumnHead::Loss],
            each(|c| vec![Cell::Signed(c.small.0), Cell::Signed(c.small.1)]),
        ),
        table_4(boards),
        table_5(boards),
        table(
            "anomalous-points",
            "5.4",
            TableTitle::AnomalousPoints,
            vec![ColumnHead::Board, ColumnHead::Additional],
            each(|c| vec![Cell::Number(c.extra_limit as f64)]),
        ),
    ]
}

/// Table 4: one row for each rating and board, as ten columns do not fit on a phone.
fn table_4(boards: &[Conditions; 3]) -> ReferenceTable {
    let ratings = from(boards[0].upper.map(|(rating, _)| rating));
    let mut rows = Vec::with_capacity(ratings.len() * BOARDS.len());
    for (row, rating) in ratings.into_iter().enumerate() {
        for (board, conditions) in BOARDS.into_iter().zip(boards) {
            let cell = conditions.upper[row].1;
            let points = [
                Cell::Signed(cell.win),
                Cell::Signed(cell.loss),
                Cell::Number(cell.k3 as f64),
            ];
            rows.push(
                [rating, Cell::Board(board)]
                    .into_iter()
                    .chain(points)
                    .collect(),
            );
        }
    }
    let columns = vec![
        ColumnHead::Rating,
        ColumnHead::Board,
        ColumnHead::Win,
        ColumnHead::Loss,
        ColumnHead::Sign("k3"),
    ];
    ReferenceTable {
        key: "4",
        article: "Table 4",
        title: TableTitle::GamesAbove(BOUND),
        columns,
        rows,
    }
}

fn table_5(boards: &[Conditions; 3]) -> ReferenceTable {
    let ratings = from(boards[0].extra.map(|(rating, _)| rating))
        .into_iter()
        .enumerate();
    let points = |row: usize| {
        boards
            .iter()
            .map(move |c| Cell::Number(c.extra[row].1 as f64))
    };
    let columns = std::iter::once(ColumnHead::OpponentRating)
        .chain(BOARDS.map(ColumnHead::On))
        .collect();
    let rows = ratings
        .map(|(row, rating)| std::iter::once(rating).chain(points(row)).collect())
        .collect();
    ReferenceTable {
        key: "5",
        article: "Table 5",
        title: TableTitle::AdditionalPoints(BOUND),
        columns,
        rows,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tables::{k1, table_1, table_3};
    use super::super::units::Tenths;
    use super::*;
    use crate::rules::by_id;
    use serde_json::{Value, json};

    fn rows(p: &Value, key: &str) -> Vec<String> {
        let all = by_id("ufgo").unwrap().reference_tables(p);
        all.iter()
            .find(|table| table.key == key)
            .unwrap()
            .plain_rows()
    }

    #[test]
    fn tables_are_those_of_the_text() {
        let p = json!({});
        let ranks = rows(&p, "1");
        assert_eq!(ranks.len(), 37);
        assert_eq!(ranks[..2], ["0-9 | 30 kyu", "10-19 | 29 kyu"]);
        assert_eq!(
            ranks[8..12],
            [
                "80-89 | 22 kyu",
                "90-99 | 21 kyu",
                "100-199 | 20 kyu",
                "200-299 | 19 kyu"
            ]
        );
        assert_eq!(
            ranks[28..32],
            [
                "1900-1999 | 2 kyu",
                "2000-2099 | 1 kyu",
                "2100-2199 | 1 dan",
                "2200-2299 | 2 dan"
            ]
        );
        assert_eq!(ranks[35..], ["2600-2699 | 6 dan", ">=2700 | 7 dan"]);
        assert_eq!(
            rows(&p, "dan-norms"),
            [
                "4 dan | 2400 | 2249",
                "5 dan | 2500 | 2349",
                "6 dan | 2600 | 2449",
                "7 dan | 2700 | 2549"
            ]
        );
        assert_eq!(
            rows(&p, "3"),
            [
                "<600 | 60 | 20",
                "600-1099 | 50 | 10",
                "1100-1399 | 40 | 5",
                "1400-1699 | 30 | 2",
                "1700-1999 | 20 | 1",
                ">=2000 | 10 | 0"
            ]
        );
        assert_eq!(rows(&p, "bonus-limit"), ["<600 | 100", ">=600 | 50"]);
        assert_eq!(
            rows(&p, "board-divisor"),
            ["9x9 | 3", "13x13 | 2", "19x19 | 1"]
        );
        assert_eq!(
            rows(&p, "below-100"),
            ["9x9 | 2 | 1", "13x13 | 3 | 1", "19x19 | 5 | 1"]
        );
        assert_eq!(
            rows(&p, "anomalous-points"),
            ["9x9 | 4", "13x13 | 6", "19x19 | 9"]
        );
    }

    #[test]
    #[rustfmt::skip]
    fn table_2_is_that_of_the_text() {
        // The lower ends of its rows by column; K1 falls by a hundredth from row to row.
        let printed = [
            0, 4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114,
            122, 130, 138, 146, 154, 163, 171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268,
            279, 291, 303, 316, 329, 345, 358, 375, 392, 412, 433, 457, 485, 518, 560, 620, 736,
        ];
        let shown = rows(&json!({}), "2");
        assert_eq!(shown.len(), printed.len());
        for (row, from) in printed.into_iter().enumerate() {
            let span = printed.get(row + 1).map_or(format!(">={from}"), |next| format!("{from}-{}", next - 1));
            let (lower, higher) = (50 - row, 50 + row);
            assert_eq!(shown[row], format!("{span} | 0.{lower:02} | {}.{:02}", higher / 100, higher % 100));
        }
    }

    #[test]
    fn tables_4_and_5_are_those_of_the_text() {
        let printed = [
            "100-199 | 9x9 | 7 | -13 | 7",
            "100-199 | 13x13 | 10 | -20 | 10",
            "100-199 | 19x19 | 20 | -40 | 20",
            "200-399 | 9x9 | 3 | -17 | 7",
            "200-399 | 13x13 | 5 | -25 | 10",
            "200-399 | 19x19 | 10 | -50 | 20",
            "400-599 | 9x9 | 0 | -20 | 7",
            "400-599 | 13x13 | 0 | -30 | 10",
            "400-599 | 19x19 | 0 | -60 | 20",
            ">=600 | 9x9 | 0 | 0 | 0",
            ">=600 | 13x13 | 0 | -30 | 0",
            ">=600 | 19x19 | 0 | -60 | 0",
        ];
        assert_eq!(rows(&json!({}), "4"), printed);
        assert_eq!(
            rows(&json!({}), "5"),
            [
                "100-199 | 1 | 2 | 3",
                "200-399 | 2 | 3 | 5",
                ">=400 | 3 | 4 | 7"
            ]
        );
        // A federation may correct the misprint; the table follows its parameters.
        let amended = rows(&json!({ "table_4_loss_9x9_600": -20 }), "4");
        assert_eq!(
            (amended[9].as_str(), &amended[10..]),
            (
                ">=600 | 9x9 | 0 | -20 | 0",
                &printed.map(str::to_owned)[10..]
            )
        );
    }

    #[test]
    fn rows_hold_where_the_calculation_looks_them_up() {
        for table in all_tables(&Parameters::default()) {
            for row in &table.rows {
                let Cell::Span(from, below) = row[0] else {
                    continue;
                };
                let (first, last) = (
                    from.map_or(0, |from| from as i64),
                    below.map_or(1_000_000, |below| below as i64 - 1),
                );
                for (number, tenths) in [(first, 10 * first), (last, 10 * last)] {
                    match table.key {
                        "1" => {
                            assert_eq!(row[1], Cell::Rank(RANKS[usize::from(table_1(number)) - 1]))
                        }
                        "2" => {
                            let (stronger, weaker) = (Tenths(tenths), Tenths(0));
                            let both = [
                                k1(weaker, stronger),
                                if number == 0 {
                                    50
                                } else {
                                    k1(stronger, weaker)
                                },
                            ];
                            // Within the first row both have one half, whichever is rated higher.
                            assert_eq!(
                                row[1..],
                                both.map(|k| Cell::Hundredths(k as u8)),
                                "{number}"
                            );
                        }
                        "3" => {
                            let used = table_3(Tenths(tenths));
                            assert_eq!(
                                row[1..],
                                [Cell::Number(used.k2 as f64), Cell::Number(used.k3 as f64)]
                            );
                        }
                        "bonus-limit" => {
                            assert_eq!(row[1], Cell::Number(table_3(Tenths(tenths)).cap as f64))
                        }
                        "4" | "5" => {}
                        other => panic!("{other} has spans that are looked up nowhere"),
                    }
                }
            }
        }
    }
}
