//! Parameters as a form edits them. A form reads fields with [`Kind::from_text`] and
//! [`Described::from_cells`], passes them to
//! [`Rulebook::normalize_parameters`](super::Rulebook::normalize_parameters), and shows stored ones
//! by [`Described::value`].

use serde_json::{Map, Value};

pub(super) const NONE: &str = "none";

/// Parameters that differ from the default, by name.
pub type ParameterMap = Map<String, Value>;

/// A parameter as described to a form.
#[derive(Debug, Clone, PartialEq)]
pub struct Described {
    /// Name in a journal.
    pub name: &'static str,
    /// Article, and in brackets the reading: `4.4 (A14)`.
    pub article: &'static str,
    /// The meaning, in English.
    pub about: &'static str,
    /// The value of the regulation as printed; of a table all rows.
    pub default: Value,
    /// The kind of form field.
    pub kind: Kind,
}

/// The kind of form field. An invalid text becomes a text value, which
/// [`ParameterSet::from_values`](super::parameter::ParameterSet::from_values) reports with all
/// other mistakes.
#[derive(Debug, Clone, PartialEq)]
pub enum Kind {
    /// One of these values, the default first.
    Choice(Vec<Value>),
    /// A whole number.
    Whole {
        /// Least value.
        min: i64,
        /// Greatest value.
        max: i64,
    },
    /// A number with any fraction.
    Number {
        /// Lower bound, which may itself be forbidden.
        min: f64,
        /// Upper bound, which may itself be forbidden.
        max: f64,
        /// True if it may be missing: an empty text, the word `none` in a journal.
        optional: bool,
    },
    /// A sequence of words, as a text with spaces between them.
    List {
        /// The allowed words.
        words: Vec<&'static str>,
        /// The greatest number of words.
        max: usize,
    },
    /// A table: see [`Described::to_cells`].
    Table {
        /// The kind of rows.
        rows: Rows,
        /// The columns, without that of the row names.
        columns: Vec<Column>,
    },
}

/// The rows of a table.
#[derive(Debug, Clone, PartialEq)]
pub enum Rows {
    /// Exactly these rows. JSON: an object of the rows that differ from the default.
    Named(Vec<&'static str>),
    /// Any number of rows, in order. JSON: an array of all rows.
    Free {
        /// The least number of rows.
        min: usize,
        /// The greatest number of rows.
        max: usize,
    },
}

/// A column of a table. JSON: a row with one column is its value, one with several an array.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// The name, which translations use as key.
    pub name: &'static str,
    /// The kind of its cells.
    pub kind: Kind,
}

impl Kind {
    /// A value as the text of a form field.
    pub fn to_text(&self, value: &Value) -> String {
        match (self, value) {
            (Kind::Number { .. }, Value::String(word)) if word == NONE => String::new(),
            (_, Value::String(word)) => word.clone(),
            (_, Value::Number(number)) => number
                .as_f64()
                .map_or_else(String::new, |number| number.to_string()),
            (Kind::List { .. }, Value::Array(words)) => words
                .iter()
                .map(|word| self.to_text(word))
                .collect::<Vec<_>>()
                .join(" "),
            _ => value.to_string(),
        }
    }

    /// The value of a text; numbers may have a decimal comma.
    pub fn from_text(&self, text: &str) -> Value {
        let text = text.trim();
        match self {
            Kind::Choice(values) => values
                .iter()
                .find(|value| self.to_text(value) == text)
                .cloned()
                .unwrap_or_else(|| text.into()),
            Kind::Number { optional: true, .. } if text.is_empty() => NONE.into(),
            Kind::Whole { .. } | Kind::Number { .. } => {
                let number = text
                    .replace(',', ".")
                    .replace('\u{2212}', "-")
                    .parse()
                    .ok()
                    .filter(|number: &f64| number.is_finite());
                number.map_or_else(|| text.into(), to_json_number)
            }
            Kind::List { .. } => text
                .split([' ', '\t', ',', ';'])
                .filter(|word| !word.is_empty())
                .collect(),
            Kind::Table { .. } => serde_json::from_str(text).unwrap_or_else(|_| text.into()),
        }
    }
}

impl Described {
    /// The value of this parameter, given those that differ from the default.
    pub fn value<'a>(&'a self, differing: &'a ParameterMap) -> &'a Value {
        differing.get(self.name).unwrap_or(&self.default)
    }

    /// The rows of a table as texts; a named row begins with its name. Empty for other parameters.
    pub fn to_cells(&self, value: &Value) -> Vec<Vec<String>> {
        let Kind::Table { rows, columns } = &self.kind else {
            return Vec::new();
        };
        let texts = |row: Option<&Value>| -> Vec<String> {
            let cell = |place: usize| {
                row.and_then(|row| {
                    if columns.len() == 1 {
                        Some(row)
                    } else {
                        row.get(place)
                    }
                })
            };
            let text = |(place, column): (usize, &Column)| {
                cell(place).map_or_else(String::new, |cell| column.kind.to_text(cell))
            };
            columns.iter().enumerate().map(text).collect()
        };
        match rows {
            Rows::Named(names) => {
                let row = |name: &&str| value.get(*name).or_else(|| self.default.get(*name));
                names
                    .iter()
                    .map(|name| [vec![(*name).to_owned()], texts(row(name))].concat())
                    .collect()
            }
            Rows::Free { .. } => value
                .as_array()
                .into_iter()
                .flatten()
                .map(|row| texts(Some(row)))
                .collect(),
        }
    }

    /// The value of a table from such texts. Free rows without any text are left out.
    pub fn from_cells(&self, cells: &[Vec<String>]) -> Value {
        let Kind::Table { rows, columns } = &self.kind else {
            return Value::Null;
        };
        let value = |texts: &[String]| -> Value {
            let cell = |place: usize, text: &String| {
                columns
                    .get(place)
                    .map_or_else(|| text.as_str().into(), |c| c.kind.from_text(text))
            };
            let mut cells: Vec<Value> = texts
                .iter()
                .enumerate()
                .map(|(place, text)| cell(place, text))
                .collect();
            match cells.len() {
                1 if columns.len() == 1 => cells.remove(0),
                _ => cells.into(),
            }
        };
        match rows {
            Rows::Named(_) => cells
                .iter()
                .filter_map(|row| row.split_first())
                .map(|(name, texts)| (name.clone(), value(texts)))
                .collect(),
            Rows::Free { .. } => cells
                .iter()
                .filter(|row| row.iter().any(|text| !text.trim().is_empty()))
                .map(|row| value(row))
                .collect(),
        }
    }
}

/// Whole numbers have no fraction.
pub(super) fn to_json_number(number: f64) -> Value {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    if number.fract() == 0.0 && number.abs() < EXACT {
        (number as i64).into()
    } else {
        number.into()
    }
}
