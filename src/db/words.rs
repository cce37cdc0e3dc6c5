//! Closed sets of words as columns: what is stored as TEXT is read as its type, and a word that the type doesn't know is an error.

use diesel::backend::Backend;
use diesel::deserialize::{self, FromSql, Queryable};
use diesel::expression::AsExpression;
use diesel::internal::derives::as_expression::Bound;
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::{Nullable, SingleValue, Text};

/// Makes columns of sets that `domain::word::words!` declared.
macro_rules! stored {
    ($($name:ty;)*) => {$(
        impl<DB: Backend> FromSql<Text, DB> for $name
        where
            String: FromSql<Text, DB>,
        {
            fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
                Ok(String::from_sql(bytes)?.parse()?)
            }
        }

        impl<DB: Backend> ToSql<Text, DB> for $name
        where
            str: ToSql<Text, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
                self.word().to_sql(out)
            }
        }

        impl<DB: Backend> ToSql<Nullable<Text>, DB> for $name
        where
            $name: ToSql<Text, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
                ToSql::<Text, DB>::to_sql(self, out)
            }
        }

        impl<DB: Backend, ST: SingleValue> Queryable<ST, DB> for $name
        where
            $name: FromSql<ST, DB>,
        {
            type Row = $name;

            fn build(row: $name) -> deserialize::Result<Self> {
                Ok(row)
            }
        }

        stored!(@expression $name, Text);
        stored!(@expression $name, Nullable<Text>);
    )*};
    (@expression $name:ty, $sql:ty) => {
        impl AsExpression<$sql> for $name {
            type Expression = Bound<$sql, $name>;

            fn as_expression(self) -> Self::Expression {
                Bound::new(self)
            }
        }

        impl<'a> AsExpression<$sql> for &'a $name {
            type Expression = Bound<$sql, &'a $name>;

            fn as_expression(self) -> Self::Expression {
                Bound::new(self)
            }
        }
    };
}

stored! {
    crate::domain::approval::State;
}
