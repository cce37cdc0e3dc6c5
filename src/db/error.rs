//! What can go wrong with storage.

use std::fmt;

use diesel::result::{DatabaseErrorKind, Error};

use crate::domain::moved::Moved;

/// A storage failure; the details are for the log, never for a page.
#[derive(Debug)]
pub enum DbError {
    /// The address of the database is not one we know.
    Address(String),
    /// There is nothing at this address, and whoever asked may not make it.
    Missing(String),
    /// No connection could be had, or it broke; nothing was changed.
    Unavailable(String),
    /// Somebody else is writing for longer than was waited; nothing was changed.
    Busy,
    /// Nothing can be written now (a full disk, a database that may only be read); nothing was changed.
    Unwritable(String),
    /// The connection broke while a change was being confirmed: it may have been done.
    Unknown(String),
    /// The file is no database, or a broken one.
    Malformed(String),
    /// A statement failed.
    Statement(Error),
    /// A migration failed.
    Migration(String),
    /// A stored value can't be read back: the database was changed by hand, or by a newer program.
    Corrupt(String),
    /// A federation that was to be changed is closed, since it moves to another installation or has moved there; nothing was changed.
    Moved(Moved),
}

impl fmt::Display for DbError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DbError::Address(text) => write!(f, "database address: {text}"),
            DbError::Missing(address) => write!(f, "there is no database at {address}"),
            DbError::Unavailable(text) => write!(f, "database not available: {text}"),
            DbError::Busy => write!(f, "the database is being written to by somebody else, for longer than was waited"),
            DbError::Unwritable(text) => write!(f, "nothing can be written to the database: {text}"),
            DbError::Unknown(text) => write!(f, "the connection to the database broke while a change was being confirmed: {text}"),
            DbError::Malformed(text) => write!(f, "the file of the database can't be read ({text}). {ADVICE}"),
            DbError::Statement(error) => write!(f, "database statement: {error}"),
            DbError::Migration(text) => write!(f, "database migration: {text}"),
            DbError::Corrupt(text) => write!(f, "stored value: {text}"),
            DbError::Moved(Moved::Leaving) => write!(f, "the federation is closed while it moves to another installation"),
            DbError::Moved(Moved::To(there)) => write!(f, "the federation has moved to {there}"),
        }
    }
}

impl std::error::Error for DbError {}

/// What SQLite says where there is no room for what was to be written.
const FULL: &str = "database or disk is full";

impl DbError {
    /// Whether there is no room on the disk of a file.
    pub fn is_full(&self) -> bool {
        matches!(self, DbError::Unwritable(text) if text.contains(FULL))
    }
}

/// What SQLite says when another program has locked its file.
const LOCKED: [&str; 3] = ["database is locked", "database table is locked", "database schema is locked"];
/// What PostgreSQL says of who waits for somebody else's rows for too long, or waits for somebody who waits for him.
const WAITED: [&str; 2] = ["lock timeout", "deadlock detected"];
/// What the databases say when nothing can be written: SQLite by sentences of its own, PostgreSQL by that of the machine.
const UNWRITABLE: [&str; 5] =
    [FULL, "attempt to write a readonly database", "disk I/O error", "No space left on device", "Read-only file system"];
/// What SQLite says of a file that it doesn't understand.
const MALFORMED: [&str; 2] = ["malformed", "file is not a database"];
/// What mostly has happened then.
const ADVICE: &str = "Was a copy put in its place while files of the old one that end with -wal or -shm lay beside it? \
    `crosstable restore FILE` puts a copy in the place of a database as it has to be done";
/// What the library of PostgreSQL says of a server that is gone, where it doesn't say that a connection was closed.
const GONE: [&str; 4] = [
    "no connection to the server",
    "could not receive data from server",
    "could not send data to server",
    "SSL connection has been closed",
];
/// What SQLite says when it can't open its files: mostly that no more files may be open.
const CLOSED: &str = "unable to open database file";

impl From<Error> for DbError {
    fn from(error: Error) -> DbError {
        let Error::DatabaseError(kind, told) = &error else { return DbError::Statement(error) };
        let text = told.message();
        let says = |sentences: &[&str]| sentences.iter().any(|sentence| text.contains(sentence));
        match kind {
            DatabaseErrorKind::ClosedConnection => DbError::Unavailable(text.to_owned()),
            // What a replica says to who reads something that it has to take away: whoever comes again finds what is there now.
            DatabaseErrorKind::SerializationFailure => DbError::Unavailable(text.to_owned()),
            DatabaseErrorKind::ReadOnlyTransaction => DbError::Unwritable(text.to_owned()),
            DatabaseErrorKind::Unknown if says(&LOCKED) || says(&WAITED) => DbError::Busy,
            DatabaseErrorKind::Unknown if says(&UNWRITABLE) => DbError::Unwritable(text.to_owned()),
            DatabaseErrorKind::Unknown if says(&MALFORMED) => DbError::Malformed(text.to_owned()),
            // A command that couldn't be sent is one, too; that it has too many parameters isn't.
            DatabaseErrorKind::Unknown | DatabaseErrorKind::UnableToSendCommand if says(&[CLOSED]) || says(&GONE) => {
                DbError::Unavailable(text.to_owned())
            }
            _ => DbError::Statement(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_database_says_is_understood() {
        let of = |kind, text: &str| DbError::from(Error::DatabaseError(kind, Box::new(text.to_owned())));
        assert!(matches!(of(DatabaseErrorKind::Unknown, "database is locked"), DbError::Busy));
        assert!(matches!(of(DatabaseErrorKind::Unknown, "canceling statement due to lock timeout"), DbError::Busy));
        assert!(matches!(of(DatabaseErrorKind::Unknown, "database disk image is malformed"), DbError::Malformed(_)));
        assert!(matches!(of(DatabaseErrorKind::Unknown, "database or disk is full"), DbError::Unwritable(_)));
        assert!(of(DatabaseErrorKind::Unknown, FULL).is_full() && !of(DatabaseErrorKind::Unknown, "disk I/O error").is_full());
        let full = "could not extend file \"base/1/2\": No space left on device";
        assert!(matches!(of(DatabaseErrorKind::Unknown, full), DbError::Unwritable(_)));
        assert!(matches!(of(DatabaseErrorKind::ReadOnlyTransaction, "x"), DbError::Unwritable(_)));
        assert!(matches!(of(DatabaseErrorKind::ClosedConnection, "x"), DbError::Unavailable(_)));
        for kind in [DatabaseErrorKind::Unknown, DatabaseErrorKind::UnableToSendCommand] {
            assert!(matches!(of(kind, "no connection to the server\n"), DbError::Unavailable(_)));
        }
        assert!(matches!(of(DatabaseErrorKind::UnableToSendCommand, "too many parameters"), DbError::Statement(_)));
        assert!(matches!(of(DatabaseErrorKind::SerializationFailure, "conflict with recovery"), DbError::Unavailable(_)));
        assert!(matches!(of(DatabaseErrorKind::UniqueViolation, "x"), DbError::Statement(_)));
    }
}
