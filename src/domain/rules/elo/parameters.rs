//! The parameters of the regulation, with the table of K and the factors of the categories.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::rules::form::{Column, Kind, Rows};
use crate::rules::parameter::{
    Mistake, Mistakes, Number, Parameter, Real, RowLabel, Whole, Wrong, choice, parameters,
    read_named_rows, read_rows,
};
use crate::tournament::Category;

/// Article 1: a rating; always finite.
#[derive(Debug, Clone, Copy, Default, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rating(pub(super) f64);

impl Number for Rating {
    const MIN: f64 = -100_000.0;
    const MAX: f64 = 100_000.0;
    const REACHED: (bool, bool) = (false, false);

    fn new(number: f64) -> Rating {
        Rating(number)
    }

    fn number(self) -> f64 {
        self.0
    }
}

parameters! {
    /// The parameters of the regulation.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Parameters {
        /// 1: rating of a newcomer before the first rated tournament.
        pub initial_rating: Rating = Rating(1200.0),
        /// 2: whether friendly and unofficial tournaments are rated.
        pub unofficial: Unofficial,
        /// 3: a greater difference of two ratings counts as this one.
        pub difference_cap: Option<Real<1, 10_000>> = Some(Real(400.0)),
        /// 4: the table of K.
        pub k_table: KTable,
        /// 4: what multiplies K in tournaments of each category.
        pub factors: Factors,
        /// 5: whether new ratings are rounded.
        pub rounding: Rounding,
        /// 5: the lowest rating that a player can have.
        pub floor: Option<Rating>,
        /// 6: how many rated games a place in the list needs.
        pub list_games: Whole<1_000_000> = Whole(1),
    }
    check Parameters::floor_below_start;
}

impl Parameters {
    fn floor_below_start(&self) -> Mistakes {
        let below = self.floor.is_some_and(|floor| self.initial_rating < floor);
        Mistakes(
            below
                .then(|| Mistake {
                    parameter: "initial_rating".to_owned(),
                    ..Wrong::Below("floor").into()
                })
                .into_iter()
                .collect(),
        )
    }
}

choice! {
    /// Article 2: friendly and unofficial tournaments.
    pub enum Unofficial {
        /// Not rated.
        Skip = "skip",
        /// Rated like all others.
        Rate = "rate",
    }
}

choice! {
    /// Article 5: rounding of new ratings.
    pub enum Rounding {
        /// To whole points.
        Whole = "whole",
        /// None.
        None = "none",
    }
}

/// Article 4, as rows: `[[0, "none", 40], [30, "none", 20], [30, 2400, 10]]`.
#[derive(Debug, Clone, PartialEq)]
pub struct KTable(pub(super) Vec<KRow>);

#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct KRow {
    pub(super) games: Whole<1_000_000>,
    pub(super) rating: Option<Rating>,
    pub(super) k: Real<0, 1000>,
}

impl Default for KTable {
    fn default() -> KTable {
        let row = |games, rating, k| KRow {
            games: Whole(games),
            rating,
            k: Real(k),
        };
        KTable(vec![
            row(0, None, 40.0),
            row(30, None, 20.0),
            row(30, Some(Rating(2400.0)), 10.0),
        ])
    }
}

impl KTable {
    const COLUMNS: [&str; 3] = ["games", "rating", "k"];
    const MOST_ROWS: usize = 20;

    /// Article 4.
    pub(super) fn factor_for(&self, games: u32, rating: Rating) -> f64 {
        let reached =
            |row: &&KRow| games >= row.games.0 && row.rating.is_none_or(|from| rating >= from);
        self.0.iter().rev().find(reached).map_or(0.0, |row| row.k.0)
    }
}

impl KRow {
    /// True if every player who has reached the other row has reached this one.
    fn asks_no_more(&self, other: &KRow) -> bool {
        self.games.0 <= other.games.0
            && self
                .rating
                .is_none_or(|from| other.rating.is_some_and(|other| from <= other))
    }
}

impl Parameter for KTable {
    fn kind() -> Kind {
        let kinds = [
            Whole::<1_000_000>::kind(),
            Option::<Rating>::kind(),
            Real::<0, 1000>::kind(),
        ];
        let columns = KTable::COLUMNS
            .into_iter()
            .zip(kinds)
            .map(|(name, kind)| Column { name, kind })
            .collect();
        Kind::Table {
            rows: Rows::Free {
                min: 1,
                max: KTable::MOST_ROWS,
            },
            columns,
        }
    }

    fn read(&mut self, value: &Value) -> Result<(), Mistakes> {
        let rows: Vec<KRow> = read_rows(
            value,
            KTable::MOST_ROWS,
            KTable::COLUMNS,
            |row: &mut KRow, [games, rating, k]| {
                [
                    row.games.read(games),
                    row.rating.read(rating),
                    row.k.read(k),
                ]
            },
        )?;
        let mut mistakes = Mistakes::default();
        for (number, row) in (1..).zip(&rows) {
            let later = (1..)
                .zip(&rows)
                .skip(number)
                .find(|(_, later)| later.asks_no_more(row));
            if let Some((later, _)) = later {
                mistakes.in_cell(
                    &RowLabel::Number(number),
                    None,
                    Err(Wrong::NeverHolds(later).into()),
                );
            }
        }
        if !rows.iter().any(|row| row.asks_no_more(&KRow::default())) {
            mistakes.push(Wrong::NotForAll);
        }
        self.0 = rows;
        mistakes.into_result()
    }

    fn written(&self) -> Value {
        self.0
            .iter()
            .map(|row| json!([row.games.written(), row.rating.written(), row.k.written()]))
            .collect()
    }
}

/// Article 4; only rows that differ, as `{"fourth": 0.5}`. A friendly tournament has the factor 1.
#[derive(Debug, Clone, PartialEq)]
pub struct Factors(pub(super) [(Category, Real<0, 10>); 5]);

impl Default for Factors {
    fn default() -> Factors {
        Factors(
            [
                Category::Highest,
                Category::First,
                Category::Second,
                Category::Third,
                Category::Fourth,
            ]
            .map(|category| (category, Real(1.0))),
        )
    }
}

impl Factors {
    fn category_words(&self) -> Vec<&'static str> {
        self.0.iter().map(|(category, _)| category.word()).collect()
    }

    pub(super) fn factor_for(&self, category: Category) -> f64 {
        self.0
            .iter()
            .find(|row| row.0 == category)
            .map_or(1.0, |row| row.1.0)
    }
}

impl Parameter for Factors {
    fn kind() -> Kind {
        Kind::Table {
            rows: Rows::Named(Factors::default().category_words()),
            columns: vec![Column {
                name: "factor",
                kind: Real::<0, 10>::kind(),
            }],
        }
    }

    fn read(&mut self, value: &Value) -> Result<(), Mistakes> {
        let mut mistakes = Mistakes::default();
        for (word, value) in read_named_rows(value)? {
            match self
                .0
                .iter_mut()
                .find(|(category, _)| category.word() == word)
            {
                Some((_, factor)) => {
                    mistakes.in_cell(&RowLabel::Name(word.clone()), None, factor.read(value))
                }
                None => mistakes.no_row(word, Factors::default().category_words()),
            }
        }
        mistakes.into_result()
    }

    fn written(&self) -> Value {
        self.0
            .iter()
            .map(|(category, factor)| (category.word(), factor.to_json()))
            .collect()
    }
}
