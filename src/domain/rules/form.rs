//! Parameters as a form edits them: what there is to decide, and the way from values to the texts of fields and back.
//!
//! A form reads all fields with [`Kind::from_text`] and [`Described::from_cells`] and gives the values to
//! [`Rulebook::parameters`](super::Rulebook::parameters), which tells the mistakes or what is to be stored. The texts of stored
//! parameters are those of [`Described::value`].

use serde_json::{Map, Value};

/// The word for a number that is missing.
pub(super) const NONE: &str = "none";

/// Parameters that differ from the default, by name.
pub type Written = Map<String, Value>;

/// A parameter as a form sees it.
#[derive(Debug, Clone, PartialEq)]
pub struct Described {
    /// Its name in a journal.
    pub name: &'static str,
    /// Article, and in brackets the reading: `4.4 (A14)`.
    pub article: &'static str,
    /// What it decides, in English.
    pub about: &'static str,
    /// The value of the regulation as printed, of a table all rows.
    pub default: Value,
    /// How it is edited.
    pub kind: Kind,
}

/// How a value is edited. Texts of a form become values without a complaint: what can't be understood stays a text, and
/// [`ParameterSet::read`](super::parameter::ParameterSet::read) says what is wrong with it, together with all other mistakes.
#[derive(Debug, Clone, PartialEq)]
pub enum Kind {
    /// One of these, the default first.
    Choice(Vec<Value>),
    /// A whole number.
    Whole {
        /// Least.
        min: i64,
        /// Greatest.
        max: i64,
    },
    /// A number.
    Number {
        /// Lower bound, which may itself be refused.
        min: f64,
        /// Upper bound, which may itself be refused.
        max: f64,
        /// It may be missing: an empty text, the word `none` in a journal.
        optional: bool,
    },
    /// Words one after the other, as a text with spaces between them.
    List {
        /// The words there are.
        words: Vec<&'static str>,
        /// So many at most.
        max: usize,
    },
    /// A table: see [`Described::cells`].
    Table {
        /// Its rows.
        rows: Rows,
        /// Its columns, without that of the names of the rows.
        columns: Vec<Column>,
    },
}

/// The rows of a table.
#[derive(Debug, Clone, PartialEq)]
pub enum Rows {
    /// Exactly these. JSON: an object of the rows that differ from the default.
    Named(Vec<&'static str>),
    /// As many as wanted, in their order. JSON: an array of all rows.
    Free {
        /// At least so many.
        min: usize,
        /// At most so many.
        max: usize,
    },
}

/// A column of a table. JSON: a row with one column is its value, one with several an array.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// Its name, for those who translate it.
    pub name: &'static str,
    /// How its cells are edited.
    pub kind: Kind,
}

impl Kind {
    /// A value as the text of a field of a form.
    pub fn to_text(&self, value: &Value) -> String {
        match (self, value) {
            (Kind::Number { .. }, Value::String(word)) if word == NONE => String::new(),
            (_, Value::String(word)) => word.clone(),
            (_, Value::Number(number)) => number.as_f64().map_or_else(String::new, |number| number.to_string()),
            (Kind::List { .. }, Value::Array(words)) => words.iter().map(|word| self.to_text(word)).collect::<Vec<_>>().join(" "),
            _ => value.to_string(),
        }
    }

    /// The value of a text; numbers may have a decimal comma.
    pub fn from_text(&self, text: &str) -> Value {
        let text = text.trim();
        match self {
            Kind::Choice(values) => values.iter().find(|value| self.to_text(value) == text).cloned().unwrap_or_else(|| text.into()),
            Kind::Number { optional: true, .. } if text.is_empty() => NONE.into(),
            Kind::Whole { .. } | Kind::Number { .. } => {
                let number = text.replace(',', ".").replace('\u{2212}', "-").parse().ok().filter(|number: &f64| number.is_finite());
                number.map_or_else(|| text.into(), short)
            }
            Kind::List { .. } => text.split([' ', '\t', ',', ';']).filter(|word| !word.is_empty()).collect(),
            Kind::Table { .. } => serde_json::from_str(text).unwrap_or_else(|_| text.into()),
        }
    }
}

impl Described {
    /// The value of this parameter among those that differ from the default.
    pub fn value<'a>(&'a self, differing: &'a Written) -> &'a Value {
        differing.get(self.name).unwrap_or(&self.default)
    }

    /// A table as texts, all rows; a named row begins with its name. Of anything else no rows.
    pub fn cells(&self, value: &Value) -> Vec<Vec<String>> {
        let Kind::Table { rows, columns } = &self.kind else { return Vec::new() };
        let texts = |row: Option<&Value>| -> Vec<String> {
            let cell = |place: usize| row.and_then(|row| if columns.len() == 1 { Some(row) } else { row.get(place) });
            let text = |(place, column): (usize, &Column)| cell(place).map_or_else(String::new, |cell| column.kind.to_text(cell));
            columns.iter().enumerate().map(text).collect()
        };
        match rows {
            Rows::Named(names) => {
                let row = |name: &&str| value.get(*name).or_else(|| self.default.get(*name));
                names.iter().map(|name| [vec![(*name).to_owned()], texts(row(name))].concat()).collect()
            }
            Rows::Free { .. } => value.as_array().into_iter().flatten().map(|row| texts(Some(row))).collect(),
        }
    }

    /// The value of a table from such texts. Free rows without any text are left out.
    pub fn from_cells(&self, cells: &[Vec<String>]) -> Value {
        let Kind::Table { rows, columns } = &self.kind else { return Value::Null };
        let value = |texts: &[String]| -> Value {
            let cell =
                |(place, text): (usize, &String)| columns.get(place).map_or_else(|| text.as_str().into(), |c| c.kind.from_text(text));
            let mut cells: Vec<Value> = texts.iter().enumerate().map(cell).collect();
            match cells.len() {
                1 if columns.len() == 1 => cells.remove(0),
                _ => cells.into(),
            }
        };
        match rows {
            Rows::Named(_) => cells.iter().filter_map(|row| row.split_first()).map(|(name, texts)| (name.clone(), value(texts))).collect(),
            Rows::Free { .. } => cells.iter().filter(|row| row.iter().any(|text| !text.trim().is_empty())).map(|row| value(row)).collect(),
        }
    }
}

/// A number, whole ones without a fraction.
pub(super) fn short(number: f64) -> Value {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    if number.fract() == 0.0 && number.abs() < EXACT { (number as i64).into() } else { number.into() }
}
