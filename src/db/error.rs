//! What can go wrong with storage.

use std::fmt;

/// A storage failure; the details are for the log, never for a page.
#[derive(Debug)]
pub enum DbError {
    /// The address of the database is not one we know.
    Address(String),
    /// No connection could be had.
    Unavailable(String),
    /// A statement failed.
    Statement(diesel::result::Error),
    /// A migration failed.
    Migration(String),
    /// A stored value can't be read back: the database was changed by hand, or by a newer program.
    Corrupt(String),
}

impl fmt::Display for DbError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DbError::Address(text) => write!(f, "database address: {text}"),
            DbError::Unavailable(text) => write!(f, "database not available: {text}"),
            DbError::Statement(error) => write!(f, "database statement: {error}"),
            DbError::Migration(text) => write!(f, "database migration: {text}"),
            DbError::Corrupt(text) => write!(f, "stored value: {text}"),
        }
    }
}

impl std::error::Error for DbError {}

impl From<diesel::result::Error> for DbError {
    fn from(error: diesel::result::Error) -> DbError {
        DbError::Statement(error)
    }
}
