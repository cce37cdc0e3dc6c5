//! Mistakes in the parameters of a regulation: data from which a sentence is made in any language. Their own text is English, for those who
//! write journals.

use std::fmt::{self, Display, Formatter};

use serde_json::Value;

/// All mistakes at once.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Mistakes(pub Vec<Mistake>);

/// One mistake.
#[derive(Debug, Clone, PartialEq)]
pub struct Mistake {
    /// The parameter; empty while only its value is known.
    pub parameter: String,
    /// The row of a table: its name, or its number from 1.
    pub row: Option<RowLabel>,
    /// The column of a table.
    pub column: Option<&'static str>,
    /// What is wrong there.
    pub wrong: Wrong,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq)]
pub enum RowLabel {
    /// Rows without names are counted from 1.
    Number(usize),
    /// By its name.
    Name(String),
}

/// What can be wrong with a value.
#[derive(Debug, Clone, PartialEq)]
pub enum Wrong {
    /// The parameters are no object.
    NotAnObject,
    /// The rules have no such parameter.
    Unknown,
    /// Not a number within the bounds.
    Number {
        /// Lower bound.
        min: f64,
        /// Upper bound.
        max: f64,
        /// Whether the bounds are themselves allowed.
        reached: (bool, bool),
        /// Whether the number may be missing.
        optional: bool,
    },
    /// Not a whole number from 0 to this.
    Whole(u32),
    /// None of these values.
    Choice(Vec<Value>),
    /// Not a list of 1 to this many rows.
    Rows(usize),
    /// A row that is not a list of these columns.
    Columns(Vec<&'static str>),
    /// A table with named rows that is not an object.
    NamedRows,
    /// There is no such row but these.
    RowName(Vec<&'static str>),
    /// A cell that is not a list of these words.
    Words(Vec<&'static str>),
    /// A higher rank for a lower rating.
    RankOrder,
    /// A row that never holds, because this later one asks for no more.
    NeverHolds(usize),
    /// No row holds for everybody.
    NotForAll,
    /// Below another parameter.
    Below(&'static str),
    /// Above another parameter.
    Above(&'static str),
}

impl Mistakes {
    /// None, or all of them.
    pub(super) fn none(self) -> Result<(), Mistakes> {
        if self.0.is_empty() { Ok(()) } else { Err(self) }
    }

    /// Adds what is wrong with the value itself.
    pub(super) fn push(&mut self, wrong: Wrong) {
        self.0.push(wrong.into());
    }

    /// Adds what is wrong with a cell of a table; `column`: of a table with several.
    pub(super) fn in_cell(&mut self, row: &RowLabel, column: Option<&'static str>, read: Result<(), Mistakes>) {
        let mistakes = read.err().into_iter().flat_map(|mistakes| mistakes.0);
        self.0.extend(mistakes.map(|mistake| Mistake { row: Some(row.clone()), column, ..mistake }));
    }

    /// Adds that a table has no row of this name but these.
    pub(super) fn no_row(&mut self, name: &str, names: Vec<&'static str>) {
        self.in_cell(&RowLabel::Name(name.to_owned()), None, Err(Wrong::RowName(names).into()));
    }

    /// Adds what is wrong with a parameter.
    pub(super) fn of(&mut self, parameter: &str, mistakes: Mistakes) {
        self.0.extend(mistakes.0.into_iter().map(|mistake| Mistake { parameter: parameter.to_owned(), ..mistake }));
    }
}

impl From<Wrong> for Mistake {
    fn from(wrong: Wrong) -> Mistake {
        Mistake { parameter: String::new(), row: None, column: None, wrong }
    }
}

impl From<Wrong> for Mistakes {
    fn from(wrong: Wrong) -> Mistakes {
        Mistakes(vec![wrong.into()])
    }
}

impl Display for Mistakes {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, mistake) in self.0.iter().enumerate() {
            write!(f, "{}{mistake}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl Display for Mistake {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if !self.parameter.is_empty() {
            write!(f, "{} ", self.parameter.escape_debug())?;
        }
        match (&self.row, self.column) {
            (Some(row), Some(column)) => write!(f, "has a row {row} whose {column} {}", self.wrong),
            (Some(row), None) => write!(f, "has a row {row} that {}", self.wrong),
            (None, _) => self.wrong.fmt(f),
        }
    }
}

impl Display for RowLabel {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            RowLabel::Number(number) => number.fmt(f),
            RowLabel::Name(name) => write!(f, "{name:?}"),
        }
    }
}

impl Display for Wrong {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::NotAnObject => f.write_str("are not an object"),
            Wrong::Unknown => f.write_str("is no parameter of these rules"),
            Wrong::Number { min, max, reached, optional } => {
                match reached {
                    (true, true) => write!(f, "is not a number from {min} to {max}"),
                    (true, false) => write!(f, "is not a number from {min} to below {max}"),
                    (false, true) => write!(f, "is not a number above {min} and at most {max}"),
                    (false, false) => write!(f, "is not a number between {min} and {max}"),
                }?;
                f.write_str(if *optional { " or \"none\"" } else { "" })
            }
            Wrong::Whole(max) => write!(f, "is not a whole number from 0 to {max}"),
            Wrong::Choice(values) => {
                let texts: Vec<String> = values.iter().map(Value::to_string).collect();
                match texts.split_last() {
                    Some((last, others)) if !others.is_empty() => write!(f, "is not {} or {last}", others.join(", ")),
                    _ => write!(f, "is not {}", texts.concat()),
                }
            }
            Wrong::Rows(most) => write!(f, "is not a list of 1 to {most} rows"),
            Wrong::Columns(columns) => write!(f, "is not a list of {}", columns.join(", ")),
            Wrong::NamedRows => f.write_str("is not an object"),
            Wrong::RowName(names) => write!(f, "is none of {}", names.join(", ")),
            Wrong::Words(words) => write!(f, "is not a list of {}", words.join(", ")),
            Wrong::RankOrder => f.write_str("gives a higher rank for a lower rating"),
            Wrong::NeverHolds(later) => write!(f, "never holds, since row {later} asks for no more"),
            Wrong::NotForAll => f.write_str("has no row for everybody, with 0 games and no rating"),
            Wrong::Below(other) => write!(f, "is below {other}"),
            Wrong::Above(other) => write!(f, "is above {other}"),
        }
    }
}

#[cfg(test)]
impl<const N: usize> PartialEq<[&str; N]> for Mistakes {
    fn eq(&self, sentences: &[&str; N]) -> bool {
        self == &sentences[..]
    }
}

#[cfg(test)]
impl PartialEq<[&str]> for Mistakes {
    fn eq(&self, sentences: &[&str]) -> bool {
        self.0.iter().map(Mistake::to_string).eq(sentences.iter().copied())
    }
}
