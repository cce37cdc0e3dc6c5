//! Errors of storage.

use std::fmt;

use diesel::result::{DatabaseErrorKind, Error};

use crate::domain::moved::Moved;

/// The details are for the log, never for a page.
#[derive(Debug)]
pub enum DbError {
    /// The address of the database is of no known kind.
    Address(String),
    /// No database exists at this address, and the caller may not create one.
    Missing(String),
    /// No connection was available, or it broke; nothing was changed.
    Unavailable(String),
    /// Another transaction wrote for longer than the patience; nothing was changed.
    Busy,
    /// A full disk or a read-only database; nothing was changed.
    Unwritable(String),
    /// The connection broke during a commit: the change may have been made.
    Unknown(String),
    /// The file is no database, or a broken one.
    Malformed(String),
    Statement(Error),
    Migration(String),
    /// A stored value can't be read: the database was changed by hand or by a newer program.
    Corrupt(String),
    /// A federation is closed, since it moves to another installation or has moved; nothing was
    /// changed.
    Moved(Moved),
}

impl fmt::Display for DbError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DbError::Address(text) => write!(f, "database address: {text}"),
            DbError::Missing(address) => write!(f, "there is no database at {address}"),
            DbError::Unavailable(text) => write!(f, "database not available: {text}"),
            DbError::Busy => write!(
                f,
                "the database is being written to by somebody else, for longer than was waited"
            ),
            DbError::Unwritable(text) => {
                write!(f, "nothing can be written to the database: {text}")
            }
            DbError::Unknown(text) => write!(
                f,
                "the connection to the database broke while a change was being confirmed: {text}"
            ),
            DbError::Malformed(text) => write!(
                f,
                "the file of the database can't be read ({text}). {ADVICE}"
            ),
            DbError::Statement(error) => write!(f, "database statement: {error}"),
            DbError::Migration(text) => write!(f, "database migration: {text}"),
            DbError::Corrupt(text) => write!(f, "stored value: {text}"),
            DbError::Moved(Moved::Leaving) => write!(
                f,
                "the federation is closed while it moves to another installation"
            ),
            DbError::Moved(Moved::To(there)) => write!(f, "the federation has moved to {there}"),
        }
    }
}

impl std::error::Error for DbError {}

/// SQLite's message for a full disk.
const FULL: &str = "database or disk is full";

impl DbError {
    pub fn is_full(&self) -> bool {
        matches!(self, DbError::Unwritable(text) if text.contains(FULL))
    }
}

/// SQLite: another program has locked the file.
const LOCKED: [&str; 3] = [
    "database is locked",
    "database table is locked",
    "database schema is locked",
];
/// PostgreSQL: a lock timeout or a deadlock.
const LOCK_WAIT_MESSAGES: [&str; 2] = ["lock timeout", "deadlock detected"];
/// SQLite's own messages, and those of the operating system from PostgreSQL.
const UNWRITABLE: [&str; 5] = [
    FULL,
    "attempt to write a readonly database",
    "disk I/O error",
    "No space left on device",
    "Read-only file system",
];
/// SQLite can't read the file.
const MALFORMED: [&str; 2] = ["malformed", "file is not a database"];
/// The most probable cause, and the remedy.
const ADVICE: &str = "Was a copy put in its place while files of the old one that end with -wal \
    or -shm lay beside it? \
    `crosstable restore FILE` puts a copy in the place of a database as it has to be done";
/// libpq: a lost server without the status of a closed connection.
const CONNECTION_LOST_MESSAGES: [&str; 4] = [
    "no connection to the server",
    "could not receive data from server",
    "could not send data to server",
    "SSL connection has been closed",
];
/// SQLite can't open its files, mostly because of the limit on open files.
const CLOSED: &str = "unable to open database file";

impl From<Error> for DbError {
    fn from(error: Error) -> DbError {
        let Error::DatabaseError(kind, told) = &error else {
            return DbError::Statement(error);
        };
        let text = told.message();
        let says = |sentences: &[&str]| sentences.iter().any(|sentence| text.contains(sentence));
        match kind {
            DatabaseErrorKind::ClosedConnection => DbError::Unavailable(text.to_owned()),
            // A replica cancels a query on rows that it has to remove; a retry sees the present
            // data.
            DatabaseErrorKind::SerializationFailure => DbError::Unavailable(text.to_owned()),
            DatabaseErrorKind::ReadOnlyTransaction => DbError::Unwritable(text.to_owned()),
            DatabaseErrorKind::Unknown if says(&LOCKED) || says(&LOCK_WAIT_MESSAGES) => {
                DbError::Busy
            }
            DatabaseErrorKind::Unknown if says(&UNWRITABLE) => DbError::Unwritable(text.to_owned()),
            DatabaseErrorKind::Unknown if says(&MALFORMED) => DbError::Malformed(text.to_owned()),
            // A command that couldn't be sent means a lost server, too; one with too many
            // parameters doesn't.
            DatabaseErrorKind::Unknown | DatabaseErrorKind::UnableToSendCommand
                if says(&[CLOSED]) || says(&CONNECTION_LOST_MESSAGES) =>
            {
                DbError::Unavailable(text.to_owned())
            }
            _ => DbError::Statement(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_error(kind: DatabaseErrorKind, text: &str) -> DbError {
        DbError::from(Error::DatabaseError(kind, Box::new(text.to_owned())))
    }

    #[test]
    fn what_the_database_says_is_understood() {
        assert!(matches!(
            read_error(DatabaseErrorKind::Unknown, "database is locked"),
            DbError::Busy
        ));
        assert!(matches!(
            read_error(
                DatabaseErrorKind::Unknown,
                "canceling statement due to lock timeout"
            ),
            DbError::Busy
        ));
        assert!(matches!(
            read_error(
                DatabaseErrorKind::Unknown,
                "database disk image is malformed"
            ),
            DbError::Malformed(_)
        ));
        assert!(matches!(
            read_error(DatabaseErrorKind::Unknown, "database or disk is full"),
            DbError::Unwritable(_)
        ));
        assert!(
            read_error(DatabaseErrorKind::Unknown, FULL).is_full()
                && !read_error(DatabaseErrorKind::Unknown, "disk I/O error").is_full()
        );
        let full = "could not extend file \"base/1/2\": No space left on device";
        assert!(matches!(
            read_error(DatabaseErrorKind::Unknown, full),
            DbError::Unwritable(_)
        ));
        assert!(matches!(
            read_error(DatabaseErrorKind::ReadOnlyTransaction, "x"),
            DbError::Unwritable(_)
        ));
    }

    #[test]
    fn what_the_database_says_of_connections_and_statements_is_understood() {
        assert!(matches!(
            read_error(DatabaseErrorKind::ClosedConnection, "x"),
            DbError::Unavailable(_)
        ));
        for kind in [
            DatabaseErrorKind::Unknown,
            DatabaseErrorKind::UnableToSendCommand,
        ] {
            assert!(matches!(
                read_error(kind, "no connection to the server\n"),
                DbError::Unavailable(_)
            ));
        }
        assert!(matches!(
            read_error(
                DatabaseErrorKind::UnableToSendCommand,
                "too many parameters"
            ),
            DbError::Statement(_)
        ));
        assert!(matches!(
            read_error(
                DatabaseErrorKind::SerializationFailure,
                "conflict with recovery"
            ),
            DbError::Unavailable(_)
        ));
        assert!(matches!(
            read_error(DatabaseErrorKind::UniqueViolation, "x"),
            DbError::Statement(_)
        ));
    }
}
