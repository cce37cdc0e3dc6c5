//! Mistakes in parameters as data for sentences; `Display` is English, for authors of journals.

use std::fmt::{self, Display, Formatter};

use serde_json::Value;

/// All mistakes at once.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Mistakes(pub Vec<Mistake>);

/// One mistake.
#[derive(Debug, Clone, PartialEq)]
pub struct Mistake {
    /// The parameter; empty as long as only its value is known.
    pub parameter: String,
    /// The row of a table.
    pub row: Option<RowLabel>,
    /// The column of a table.
    pub column: Option<&'static str>,
    /// The kind of mistake.
    pub wrong: Wrong,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq)]
pub enum RowLabel {
    /// Rows without names are counted from 1.
    Number(usize),
    /// The name of the row.
    Name(String),
}

/// The kinds of mistake in a value.
#[derive(Debug, Clone, PartialEq)]
pub enum Wrong {
    /// The parameters are not an object.
    NotAnObject,
    /// The rules have no such parameter.
    Unknown,
    /// Not a number within the bounds.
    Number {
        /// Lower bound.
        min: f64,
        /// Upper bound.
        max: f64,
        /// True if the lower, the upper bound is itself allowed.
        reached: (bool, bool),
        /// True if the number may be missing.
        optional: bool,
    },
    /// Not a whole number from 0 to this.
    Whole(u32),
    /// Not one of these values.
    Choice(Vec<Value>),
    /// Not a list of 1 to this many rows.
    Rows(usize),
    /// A row that is not a list of these columns.
    Columns(Vec<&'static str>),
    /// A table with named rows that is not an object.
    NamedRows,
    /// Not the name of one of these rows.
    RowName(Vec<&'static str>),
    /// A cell that is not a list of these words.
    Words(Vec<&'static str>),
    /// A higher rank for a lower rating.
    RankOrder,
    /// A row that never holds, because the later row with this number demands no more.
    NeverHolds(usize),
    /// No row holds for all players.
    NotForAll,
    /// A value below another parameter.
    Below(&'static str),
    /// A value above another parameter.
    Above(&'static str),
}

impl Mistakes {
    pub(super) fn into_result(self) -> Result<(), Mistakes> {
        if self.0.is_empty() { Ok(()) } else { Err(self) }
    }

    pub(super) fn push(&mut self, wrong: Wrong) {
        self.0.push(wrong.into());
    }

    /// `column` is set for a table with several columns.
    pub(super) fn in_cell(
        &mut self,
        row: &RowLabel,
        column: Option<&'static str>,
        read: Result<(), Mistakes>,
    ) {
        let mistakes = read.err().into_iter().flat_map(|mistakes| mistakes.0);
        self.0.extend(mistakes.map(|mistake| Mistake {
            row: Some(row.clone()),
            column,
            ..mistake
        }));
    }

    pub(super) fn no_row(&mut self, name: &str, names: Vec<&'static str>) {
        self.in_cell(
            &RowLabel::Name(name.to_owned()),
            None,
            Err(Wrong::RowName(names).into()),
        );
    }

    pub(super) fn add_for_parameter(&mut self, parameter: &str, mistakes: Mistakes) {
        self.0.extend(mistakes.0.into_iter().map(|mistake| Mistake {
            parameter: parameter.to_owned(),
            ..mistake
        }));
    }
}

impl From<Wrong> for Mistake {
    fn from(wrong: Wrong) -> Mistake {
        Mistake {
            parameter: String::new(),
            row: None,
            column: None,
            wrong,
        }
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
            Wrong::Number {
                min,
                max,
                reached,
                optional,
            } => {
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
                    Some((last, others)) if !others.is_empty() => {
                        write!(f, "is not {} or {last}", others.join(", "))
                    }
                    _ => write!(f, "is not {}", texts.concat()),
                }
            }
            Wrong::Rows(most) => write!(f, "is not a list of 1 to {most} rows"),
            Wrong::Columns(columns) => write!(f, "is not a list of {}", columns.join(", ")),
            Wrong::NamedRows => f.write_str("is not an object"),
            Wrong::RowName(names) => write!(f, "is none of {}", names.join(", ")),
            Wrong::Words(words) => write!(f, "is not a list of {}", words.join(", ")),
            Wrong::RankOrder => f.write_str("gives a higher rank for a lower rating"),
            Wrong::NeverHolds(later) => {
                write!(f, "never holds, since row {later} asks for no more")
            }
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
        self.0
            .iter()
            .map(Mistake::to_string)
            .eq(sentences.iter().copied())
    }
}
