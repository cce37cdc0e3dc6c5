//! The PostgreSQL locks of a writing transaction; they decide for which transactions it waits.

use std::thread;
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::result::{DatabaseErrorKind, Error};
use diesel::{PgConnection, RunQueryDsl};

use super::conn::Conn;
use crate::DbError;
use crate::lock_scope::{Scope, WriteLock};

/// Advisory lock of every writing transaction: exclusive for a transaction that may write anything.
/// One that writes in a federation, or data without a federation, shares it and also takes the lock
/// of its part.
const WRITER_LOCK: i64 = 0x0C05_57AB_1E00;
/// Lock of the data that belongs to no federation.
const ACCOUNTS_LOCK: i64 = WRITER_LOCK + 1;
/// Lock that orders the exclusive writers.
const ALONE_LOCK: i64 = WRITER_LOCK + 2;
/// Lock of a federation that is being imported.
const ARRIVAL_LOCK: i64 = WRITER_LOCK + 3;
/// Base of the locks of [`WriteLock::Own`]; its number is added.
const OWN_LOCKS: i64 = 0x2C05_57AB_0000_0000;
/// Base of the locks of federations; the id is added.
const FEDERATION_LOCKS: i64 = 0x4C05_57AB_0000_0000;
/// Interval at which an exclusive writer tries the lock. It blocks no other writer meanwhile.
const EXCLUSIVE_POLL_INTERVAL: Duration = Duration::from_millis(10);
/// Time for which an exclusive writer finally queues for the lock and blocks others; at most a
/// quarter of its patience.
const EXCLUSIVE_QUEUE_TIME: Duration = Duration::from_secs(2);
/// An idle transaction of a stopped program must not block other writers for longer.
const IDLE_MILLIS: u32 = 60_000;

/// Never 0, which would mean no limit.
fn to_millis(patience: Duration) -> u128 {
    patience.as_millis().clamp(1, 600_000)
}

/// Retries once after a rollback.
pub(crate) fn begin_transaction(conn: &mut Conn, statement: &str) -> Result<(), DbError> {
    let Err(error) = conn.batch_execute(statement).map_err(DbError::from) else {
        return Ok(());
    };
    if matches!(error, DbError::Busy) {
        return Err(error);
    }
    // The connection may have been lost. On SQLite a transaction may have been left open, which
    // must not swallow the new one.
    let _ = conn.batch_execute("ROLLBACK");
    Ok(conn.batch_execute(statement)?)
}

pub(super) fn begin_write(
    conn: &mut Conn,
    scope: Scope,
    patience: Duration,
) -> Result<(), DbError> {
    let waits = to_millis(patience);
    let Conn::Postgres(_) = conn else {
        return begin_transaction(
            conn,
            &format!("PRAGMA busy_timeout = {waits}; BEGIN IMMEDIATE"),
        );
    };
    // One round trip; the limits apply to this transaction only.
    let begins = format!(
        "BEGIN; SET LOCAL lock_timeout = {waits}; SET LOCAL idle_in_transaction_session_timeout \
            = {IDLE_MILLIS}"
    );
    begin_transaction(conn, &begins)?;
    let Err(error) = take_locks(conn, scope, patience) else {
        return Ok(());
    };
    // If the rollback works, the only failure was the lock timeout. The text of the error depends
    // on the language of the server.
    if conn.batch_execute("ROLLBACK").is_ok() {
        Err(DbError::Busy)
    } else {
        Err(error.into())
    }
}

/// Always takes the locks in the same order, so that transactions can't deadlock.
fn take_locks(conn: &mut Conn, scope: Scope, patience: Duration) -> Result<(), Error> {
    if let (Conn::Postgres(c), Scope::Installation) = (&mut *conn, scope) {
        return lock_alone(c, patience);
    }
    let mut locks = format!("SELECT pg_advisory_xact_lock_shared({WRITER_LOCK})");
    for lane in scope.required_lanes() {
        let key = match lane {
            WriteLock::Federation(id) => FEDERATION_LOCKS.wrapping_add(id.0),
            WriteLock::Accounts => ACCOUNTS_LOCK,
            WriteLock::Own(own) => OWN_LOCKS.wrapping_add(own.number()),
            WriteLock::Arrival => ARRIVAL_LOCK,
            WriteLock::Installation => WRITER_LOCK,
        };
        locks.push_str(&format!("; SELECT pg_advisory_xact_lock({key})"));
    }
    conn.batch_execute(&locks)
}

/// True if the lock was free and is held now.
#[derive(diesel::QueryableByName)]
struct LockAttempt {
    #[diesel(sql_type = diesel::sql_types::Bool)]
    had: bool,
}

/// A queued request for a lock blocks all later ones, so the lock is polled first and queued for
/// only at the end.
fn lock_alone(c: &mut PgConnection, patience: Duration) -> Result<(), Error> {
    let in_line = EXCLUSIVE_QUEUE_TIME.min(patience / 4);
    let (began, aside) = (Instant::now(), patience.saturating_sub(in_line));
    c.batch_execute(&format!("SELECT pg_advisory_xact_lock({ALONE_LOCK})"))?;
    loop {
        let asked = diesel::sql_query(format!(
            "SELECT pg_try_advisory_xact_lock({WRITER_LOCK}) AS had"
        ));
        if asked.get_result::<LockAttempt>(c)?.had {
            return Ok(());
        }
        if began.elapsed() >= aside {
            break;
        }
        thread::sleep(EXCLUSIVE_POLL_INTERVAL);
    }
    c.batch_execute(&format!(
        "SET LOCAL lock_timeout = {}; SELECT pg_advisory_xact_lock({WRITER_LOCK})",
        to_millis(in_line)
    ))
}

/// Applies the limits of every writing transaction: a migration waits for a table in use no longer
/// than other writers wait for their turn, because later ones wait behind it.
pub(super) fn write_alone(c: &mut PgConnection, patience: Duration) -> Result<(), DbError> {
    let limits = format!(
        "SET LOCAL lock_timeout = {}; SET LOCAL idle_in_transaction_session_timeout = \
            {IDLE_MILLIS}",
        to_millis(patience)
    );
    c.batch_execute(&limits)?;
    lock_alone(c, patience).map_err(lock_wait_error)?;
    Ok(c.batch_execute(&format!(
        "SET LOCAL lock_timeout = {}",
        to_millis(super::PATIENCE)
    ))?)
}

/// The text of a timeout depends on the language of the server, so any unknown error counts.
pub(crate) fn lock_wait_error(error: Error) -> DbError {
    match error {
        Error::DatabaseError(DatabaseErrorKind::Unknown, _) => DbError::Busy,
        other => other.into(),
    }
}

/// Allows a transaction in a federation to write data that belongs to no federation, too. This must
/// be the last lock taken, before any of that data is read.
pub(crate) fn hold_accounts(conn: &mut Conn) -> Result<(), DbError> {
    match conn {
        Conn::Sqlite(_) => Ok(()),
        Conn::Postgres(c) => c
            .batch_execute(&format!("SELECT pg_advisory_xact_lock({ACCOUNTS_LOCK})"))
            .map_err(lock_wait_error),
    }
}
