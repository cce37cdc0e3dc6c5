//! String enums as columns: a word that the type doesn't know is an error. The columns have the SQL
//! types of [`sql_types`](crate::sql_types). A value on its way into a column is wrapped in
//! [`Stored`].

use std::fmt::{self, Debug};
use std::str::FromStr;

use diesel::backend::Backend;
use diesel::deserialize::{self, FromSql, Queryable};
use diesel::expression::{AsExpression, TypedExpressionType};
use diesel::internal::derives::as_expression::Bound;
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::{Integer, SqlType, Text};

use crate::domain::desk::Answer;
use crate::domain::rules::{self, Rulebook};
use crate::domain::string_enum::UnknownWord;
use crate::domain::tournament::Board;
use crate::sql_types::{Lines, Word};

/// For enums that `domain::string_enum::string_enum!` declared.
macro_rules! stored {
    (@row $name:ty, $sql:ty) => {
        impl<DB: Backend> Queryable<$sql, DB> for $name
        where
            $name: FromSql<$sql, DB>,
        {
            type Row = $name;

            fn build(row: $name) -> deserialize::Result<Self> {
                Ok(row)
            }
        }
    };
    ($($name:ty;)*) => {$(
        impl<DB: Backend> FromSql<Word, DB> for $name
        where
            String: FromSql<Text, DB>,
        {
            fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
                Ok(<String as FromSql<Text, DB>>::from_sql(bytes)?.parse()?)
            }
        }

        impl<DB: Backend> ToSql<Word, DB> for $name
        where
            str: ToSql<Text, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
                ToSql::<Text, DB>::to_sql(self.word(), out)
            }
        }

        stored!(@row $name, Word);
    )*};
}

stored! {
    crate::domain::accent::Accent;
    crate::domain::amendment::Stage;
    crate::domain::appeal::About;
    crate::domain::appeal::Stage;
    crate::domain::calendar_plan::Stage;
    crate::domain::approval::Office;
    crate::domain::approval::State;
    crate::domain::certificate::Kind;
    crate::domain::certificate::Stage;
    crate::domain::external_id::Kind;
    crate::domain::external_id::System;
    crate::domain::language::Language;
    crate::domain::log_in::Browser;
    crate::domain::log_in::Outcome;
    crate::domain::log_in::Purpose;
    crate::domain::log_in::System;
    crate::domain::person_link::LinkStage;
    crate::domain::licence::LicenceKind;
    crate::domain::licence::Licensing;
    crate::domain::membership::Gate;
    crate::domain::moved::Moved;
    crate::domain::name::Language;
    crate::domain::notice::Notice;
    crate::domain::player::Gender;
    crate::domain::player::Mark;
    crate::domain::proposal::Stage;
    crate::domain::recommendation::Answer;
    crate::domain::recommendation::Stage;
    crate::domain::registration::State;
    crate::domain::role::Role;
    crate::domain::tournament::Category;
    crate::domain::tournament::Colour;
    crate::domain::tournament::Pool;
    crate::domain::tournament::RoundDays;
    crate::domain::host::Host;
    crate::domain::zone::Zone;
    crate::domain::job::Ending;
    crate::domain::job::JobKind;
}

/// A value of the domain on its way into a column of the SQL type `ST`.
#[derive(Debug, Clone, Copy)]
pub struct Stored<T>(pub T);

impl<T> From<T> for Stored<T> {
    fn from(value: T) -> Stored<T> {
        Stored(value)
    }
}

impl<T, ST> AsExpression<ST> for Stored<T>
where
    ST: SqlType + TypedExpressionType,
    T: Debug,
{
    type Expression = Bound<ST, Stored<T>>;

    fn as_expression(self) -> Self::Expression {
        Bound::new(self)
    }
}

impl<T, ST> AsExpression<ST> for &Stored<T>
where
    ST: SqlType + TypedExpressionType,
    T: Copy,
{
    type Expression = Bound<ST, Stored<T>>;

    fn as_expression(self) -> Self::Expression {
        Bound::new(*self)
    }
}

impl<T, ST, DB> ToSql<ST, DB> for Stored<T>
where
    DB: Backend,
    T: ToSql<ST, DB> + Debug,
{
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
        self.0.to_sql(out)
    }
}

/// An optional word in a column without NULL: the column holds an empty text for `None`. Rows use
/// `Option`.
#[derive(Debug, Clone, Copy)]
pub struct EmptyAsNone<T>(Option<T>);

impl<T> From<Option<T>> for EmptyAsNone<T> {
    fn from(word: Option<T>) -> EmptyAsNone<T> {
        EmptyAsNone(word)
    }
}

impl<T> From<EmptyAsNone<T>> for Option<T> {
    fn from(column: EmptyAsNone<T>) -> Option<T> {
        column.0
    }
}

impl<T, DB: Backend> FromSql<Word, DB> for EmptyAsNone<T>
where
    String: FromSql<Text, DB>,
    T: FromStr<Err = UnknownWord>,
{
    fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
        let word = <String as FromSql<Text, DB>>::from_sql(bytes)?;
        Ok(EmptyAsNone(if word.is_empty() {
            None
        } else {
            Some(word.parse()?)
        }))
    }
}

impl<T, DB: Backend> ToSql<Word, DB> for EmptyAsNone<T>
where
    T: ToSql<Word, DB> + fmt::Debug,
    str: ToSql<Text, DB>,
{
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
        match &self.0 {
            Some(word) => word.to_sql(out),
            None => ToSql::<Text, DB>::to_sql("", out),
        }
    }
}

impl<T, DB: Backend> Queryable<Word, DB> for EmptyAsNone<T>
where
    EmptyAsNone<T>: FromSql<Word, DB>,
{
    type Row = EmptyAsNone<T>;

    fn build(row: EmptyAsNone<T>) -> deserialize::Result<Self> {
        Ok(row)
    }
}

impl<T> AsExpression<Word> for EmptyAsNone<T> {
    type Expression = Bound<Word, EmptyAsNone<T>>;

    fn as_expression(self) -> Self::Expression {
        Bound::new(self)
    }
}

/// A word that may come from another version of the program: an unknown one is no error.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lenient<T> {
    Known(T),
    /// Unchanged.
    Other(String),
}

impl<T: Copy> Lenient<T> {
    /// `None` if the enum doesn't know the word.
    pub fn known_word(&self) -> Option<T> {
        match self {
            Lenient::Known(word) => Some(*word),
            Lenient::Other(_) => None,
        }
    }
}

impl<T: fmt::Display> fmt::Display for Lenient<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lenient::Known(word) => fmt::Display::fmt(word, f),
            Lenient::Other(word) => f.write_str(word),
        }
    }
}

impl<T, DB: Backend> FromSql<Word, DB> for Lenient<T>
where
    String: FromSql<Text, DB>,
    T: FromStr<Err = UnknownWord>,
{
    fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
        let word = <String as FromSql<Text, DB>>::from_sql(bytes)?;
        Ok(match word.parse::<T>() {
            Ok(known) => Lenient::Known(known),
            Err(UnknownWord { word, .. }) => Lenient::Other(word),
        })
    }
}

impl<T, DB: Backend> Queryable<Word, DB> for Lenient<T>
where
    Lenient<T>: FromSql<Word, DB>,
{
    type Row = Lenient<T>;

    fn build(row: Lenient<T>) -> deserialize::Result<Self> {
        Ok(row)
    }
}

// The answer of a desk is stored with the number of games it reports.
impl<DB: Backend> FromSql<Word, DB> for Answer
where
    String: FromSql<Text, DB>,
{
    fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
        Ok(<String as FromSql<Text, DB>>::from_sql(bytes)?.parse()?)
    }
}

stored!(@row Answer, Word);

// Words of text, for columns that are compared with a literal.
impl<DB: Backend> ToSql<Word, DB> for str
where
    str: ToSql<Text, DB>,
{
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
        ToSql::<Text, DB>::to_sql(self, out)
    }
}

impl<DB: Backend> ToSql<Word, DB> for String
where
    str: ToSql<Text, DB>,
{
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
        ToSql::<Text, DB>::to_sql(self.as_str(), out)
    }
}

impl<DB: Backend> ToSql<Word, DB> for Rulebook
where
    str: ToSql<Text, DB>,
{
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
        ToSql::<Text, DB>::to_sql(self.id, out)
    }
}

// A rulebook is stored as the id of its regulation.
impl<DB: Backend> FromSql<Word, DB> for &'static Rulebook
where
    String: FromSql<Text, DB>,
{
    fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
        let id = <String as FromSql<Text, DB>>::from_sql(bytes)?;
        Ok(rules::by_id(&id).ok_or(UnknownWord {
            set: "Rulebook",
            word: id,
        })?)
    }
}

stored!(@row &'static Rulebook, Word);

// A board is stored as the number of its lines.
impl<DB: Backend> FromSql<Lines, DB> for Board
where
    i32: FromSql<Integer, DB>,
{
    fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
        let lines = i32::from_sql(bytes)?;
        Board::from_size(lines.into())
            .ok_or_else(|| format!("{lines} is no size of a board").into())
    }
}

impl<DB: Backend> ToSql<Lines, DB> for Board
where
    i32: ToSql<Integer, DB>,
{
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
        let lines: &'static i32 = match self {
            Board::Full => &19,
            Board::Thirteen => &13,
            Board::Nine => &9,
        };
        lines.to_sql(out)
    }
}

stored!(@row Board, Lines);
