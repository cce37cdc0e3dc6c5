//! The tables of articles 1.4.2, 2.4.1, 2.4.2 and of section III for readers.

use super::Parameters;
use super::category::{Admitted, Conditions, Division, TimeControl};
use super::tables::SportsRank;
use super::units::Rating;
use crate::rules::reference_table::{Cell, ColumnHead, ReferenceTable, TableTitle, spans_between};
use crate::tournament::Category;

pub(super) fn all_tables(p: &Parameters) -> Vec<ReferenceTable> {
    vec![
        coefficient_table(p),
        rank_table(p),
        place_table(p),
        category_table(p),
        level_table(p),
    ]
}

/// Article 1.4.2 by games and rating; neighbouring rows with equal K are joined (A3).
fn coefficient_table(p: &Parameters) -> ReferenceTable {
    let strong = Some(p.strong_from.0);
    let mut rows = Vec::new();
    for (games, played) in [
        (Cell::Span(Some(0.0), Some(f64::from(p.new_games.0))), 0),
        (Cell::AtLeast(p.new_games.0), p.new_games.0),
    ] {
        // If no player counts as new, the first row would be empty.
        if games == Cell::Span(Some(0.0), Some(0.0)) {
            continue;
        }
        let [weak, strong_k] =
            [f64::NEG_INFINITY, p.strong_from.0].map(|rating| p.k_factor(played, Rating(rating)));
        if weak == strong_k {
            rows.push(vec![games, Cell::Any, Cell::Number(weak)]);
        } else {
            rows.push(vec![games, Cell::Span(None, strong), Cell::Number(weak)]);
            rows.push(vec![
                games,
                Cell::Span(strong, None),
                Cell::Number(strong_k),
            ]);
        }
    }
    let columns = vec![
        ColumnHead::GamesBefore,
        ColumnHead::Rating,
        ColumnHead::Sign("K"),
    ];
    ReferenceTable {
        key: "k",
        article: "1.4.2",
        title: TableTitle::Coefficients,
        columns,
        rows,
    }
}

/// Article 2.4.1, the highest rank first, as printed.
fn rank_table(p: &Parameters) -> ReferenceTable {
    let bounds: Vec<(SportsRank, Rating)> = p.rank_ratings.rows().into_iter().rev().collect();
    let ratings = spans_between(
        &bounds
            .iter()
            .map(|(_, rating)| Some(rating.0))
            .collect::<Vec<_>>(),
    );
    let rows = ratings
        .into_iter()
        .zip(bounds)
        .rev()
        .map(|(rating, (rank, _))| vec![rating, Cell::Rank(rank.letter())])
        .collect();
    let columns = vec![ColumnHead::Rating, ColumnHead::Rank];
    ReferenceTable {
        key: "ranks",
        article: "2.4.1",
        title: TableTitle::Ranks,
        columns,
        rows,
    }
}

/// Article 2.4.2: neighbouring places with equal rank are joined.
fn place_table(p: &Parameters) -> ReferenceTable {
    let mut rows = Vec::new();
    for category in Category::ALL
        .into_iter()
        .filter(|category| *category != Category::Friendly)
    {
        let mut own: Vec<(u32, u32, SportsRank)> = Vec::new();
        for place in 1..=p.rank_places.last_place(category) {
            let rank = p.rank_places.rank_of_place(category, place);
            match own.last_mut().filter(|(_, _, before)| *before == rank) {
                Some((_, last, _)) => *last = place,
                None => own.push((place, place, rank)),
            }
        }
        if own.is_empty() {
            rows.push(vec![
                Cell::Category(category),
                Cell::AnyPlace,
                Cell::NotGiven,
            ]);
        }
        let row = |(first, last, rank): (u32, u32, SportsRank)| {
            let given = if rank == SportsRank::None {
                Cell::NotGiven
            } else {
                Cell::Rank(rank.letter())
            };
            vec![Cell::Category(category), Cell::Places(first, last), given]
        };
        rows.extend(own.into_iter().map(row));
    }
    let columns = vec![ColumnHead::Category, ColumnHead::Place, ColumnHead::Rank];
    ReferenceTable {
        key: "places",
        article: "2.4.2",
        title: TableTitle::RanksOfPlaces,
        columns,
        rows,
    }
}

/// Articles 3.2 to 3.5: calculated for divisions of a league, each of which costs one level.
fn category_table(p: &Parameters) -> ReferenceTable {
    let lowered = |levels: u64| {
        Conditions {
            division: Division::try_from(levels + 1).ok(),
            ..Conditions::default()
        }
        .category(p)
        .category
    };
    let last = Category::ALL.len() as u64 - 1;
    let row = |levels: u64| {
        let count = if levels == last {
            Cell::AtLeast(u32::try_from(levels).unwrap_or(u32::MAX))
        } else {
            Cell::Number(levels as f64)
        };
        vec![count, Cell::Category(lowered(levels))]
    };
    let columns = vec![ColumnHead::Levels, ColumnHead::Category];
    ReferenceTable {
        key: "categories",
        article: "3.2",
        title: TableTitle::Categories,
        columns,
        rows: (0..=last).map(row).collect(),
    }
}

/// Articles 3.4.1 to 3.4.6: the cost of each restriction alone.
fn level_table(p: &Parameters) -> ReferenceTable {
    let row = |(code, conditions): (&'static str, Conditions)| {
        let assessed = conditions.category(p);
        let levels: u64 = assessed.steps.iter().map(|step| step.lowered_by).sum();
        let cost = match code {
            "division" => Cell::EachDivision,
            "match" => Cell::AtMost(assessed.category),
            _ => Cell::Number(levels as f64),
        };
        vec![Cell::Restriction(code), cost]
    };
    let columns = vec![ColumnHead::Restriction, ColumnHead::Levels];
    ReferenceTable {
        key: "levels",
        article: "3.4",
        title: TableTitle::CategoryLevels,
        columns,
        rows: restrict_field()
            .into_iter()
            .chain(restrict_contest())
            .map(row)
            .collect(),
    }
}

fn restrict_field() -> [(&'static str, Conditions); 6] {
    let free = Conditions::default;
    [
        (
            "ceiling",
            Conditions {
                rating_max: Some(2200.0),
                ..free()
            },
        ),
        (
            "gender",
            Conditions {
                gender: Admitted::Women,
                ..free()
            },
        ),
        (
            "age",
            Conditions {
                age_max: Some(18),
                ..free()
            },
        ),
        (
            "territory",
            Conditions {
                territory: Some("-".to_owned()),
                ..free()
            },
        ),
        (
            "time",
            Conditions {
                time_control: TimeControl::Rapid,
                ..free()
            },
        ),
        (
            "format",
            Conditions {
                all_meet: false,
                ..free()
            },
        ),
    ]
}

fn restrict_contest() -> [(&'static str, Conditions); 6] {
    let free = Conditions::default;
    [
        (
            "correspondence",
            Conditions {
                correspondence: true,
                ..free()
            },
        ),
        (
            "division",
            Conditions {
                division: Division::try_from(2).ok(),
                ..free()
            },
        ),
        (
            "guaranteed",
            Conditions {
                guaranteed_players: 1,
                ..free()
            },
        ),
        (
            "ceiling_2200",
            Conditions {
                rating_below: Some(2200.0),
                ..free()
            },
        ),
        (
            "challenger",
            Conditions {
                challenger_tournament: true,
                title_holder_excluded: true,
                ..free()
            },
        ),
        (
            "match",
            Conditions {
                between_two: true,
                ..free()
            },
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::by_id;
    use crate::rules::parameter::ParameterSet;
    use serde_json::{Value, json};

    fn rows(p: &Value, key: &str) -> Vec<String> {
        let all = by_id("ssdc").unwrap().reference_tables(p);
        all.iter()
            .find(|table| table.key == key)
            .unwrap()
            .plain_rows()
    }

    #[test]
    fn tables_are_those_of_the_text() {
        let p = json!({});
        assert_eq!(
            rows(&p, "k"),
            ["0-29 | any | 40", ">=30 | <2400 | 20", ">=30 | >=2400 | 10"]
        );
        assert_eq!(
            rows(&p, "ranks"),
            [
                ">=2500 | G",
                "2400-2499 | H",
                "2300-2399 | M",
                "2200-2299 | C",
                "2000-2199 | 1",
                "1800-1999 | 2",
                "1600-1799 | 3"
            ]
        );
        assert_eq!(
            rows(&p, "places"),
            [
                "highest | 1-3 | G",
                "highest | 4 | H",
                "first | 1 | H",
                "first | 2-3 | M",
                "first | 4 | C",
                "second | 1 | C",
                "second | 2-3 | 1",
                "second | 4 | 2",
                "third | 1 | 2",
                "third | 2-4 | 3",
                "fourth | any | -",
            ]
        );
    }

    #[test]
    fn tables_of_categories_are_those_of_the_text() {
        let p = json!({});
        assert_eq!(
            rows(&p, "categories"),
            [
                "0 | highest",
                "1 | first",
                "2 | second",
                "3 | third",
                "4 | fourth",
                ">=5 | friendly"
            ]
        );
        assert_eq!(
            rows(&p, "levels"),
            [
                "ceiling | 1",
                "gender | 1",
                "age | 1",
                "territory | 1",
                "time | 1",
                "format | 1",
                "correspondence | 1",
                "division | 1 each",
                "guaranteed | 2",
                "ceiling_2200 | 2",
                "challenger | 0",
                "match | at most fourth",
            ]
        );
    }

    #[test]
    fn tables_follow_an_amendment() {
        let p = json!({
            "k_precedence": "2400", "new_games": 20, "strong_from": 2300.5, "rank_ratings": {"G": 2550}, "ceiling": "add",
            "rank_places": {"fourth": ["3", "N", "3"]},
        });
        assert_eq!(
            rows(&p, "k"),
            [
                "0-19 | <2300.5 | 40",
                "0-19 | >=2300.5 | 10",
                ">=20 | <2300.5 | 20",
                ">=20 | >=2300.5 | 10"
            ]
        );
        assert_eq!(rows(&p, "ranks")[..2], [">=2550 | G", "2400-2549 | H"]);
        assert_eq!(
            rows(&p, "places")[10..],
            ["fourth | 1 | 3", "fourth | 2 | -", "fourth | 3 | 3"]
        );
        assert_eq!(rows(&p, "levels")[9], "ceiling_2200 | 3");
        assert_eq!(
            rows(&json!({ "new_games": 0 }), "k"),
            [">=0 | <2400 | 20", ">=0 | >=2400 | 10"]
        );
    }

    #[test]
    fn rows_hold_where_the_calculation_looks_them_up() {
        let p = Parameters::from_json(&json!({ "rank_ratings": {"G": 2550.5} })).unwrap();
        for row in rank_table(&p).rows {
            let (Cell::Span(Some(from), below), Cell::Rank(letter)) = (row[0], row[1]) else {
                panic!("{row:?}")
            };
            assert_eq!(p.rank_ratings.rank_of_rating(Rating(from)).letter(), letter);
            assert_eq!(
                p.rank_ratings
                    .rank_of_rating(Rating(below.map_or(9999.0, |below| below - 0.001)))
                    .letter(),
                letter
            );
            assert_ne!(
                p.rank_ratings.rank_of_rating(Rating(from - 0.001)).letter(),
                letter
            );
        }
    }
}
