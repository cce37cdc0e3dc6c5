//! SQL types of columns that hold types of the domain: a crate can implement diesel's traits for
//! types of another crate only with a type of its own in between.

use diesel::query_builder::QueryId;
use diesel::sql_types::{HasSqlType, SqlType};

use crate::MultiBackend;

/// TEXT in both databases.
#[derive(Debug, Clone, Copy, SqlType, QueryId)]
#[diesel(sqlite_type(name = "Text"), postgres_type(oid = 25, array_oid = 1009))]
pub struct Word;

impl HasSqlType<Word> for MultiBackend {
    fn metadata(lookup: &mut Self::MetadataLookup) -> Self::TypeMetadata {
        Self::lookup_sql_type::<Word>(lookup)
    }
}

/// The size of a board: its number of lines.
#[derive(Debug, Clone, Copy, SqlType, QueryId)]
#[diesel(
    sqlite_type(name = "Integer"),
    postgres_type(oid = 23, array_oid = 1007)
)]
pub struct Lines;

impl HasSqlType<Lines> for MultiBackend {
    fn metadata(lookup: &mut Self::MetadataLookup) -> Self::TypeMetadata {
        Self::lookup_sql_type::<Lines>(lookup)
    }
}
