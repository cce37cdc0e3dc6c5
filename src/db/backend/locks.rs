//! The locks that a writing transaction takes, and so the transactions that it waits for.

use std::thread;
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::result::{DatabaseErrorKind, Error};
use diesel::{PgConnection, RunQueryDsl};

use super::conn::Conn;
use crate::db::DbError;
use crate::db::scope::{Lane, Scope};

/// The advisory lock of PostgreSQL that every writing transaction takes. A transaction that writes anything takes it alone; one that writes
/// in a federation, or what belongs to none, shares it and takes the lock of its own part besides.
const WRITER_LOCK: i64 = 0x0C05_57AB_1E00;
/// The lock of what belongs to no federation.
const ACCOUNTS_LOCK: i64 = WRITER_LOCK + 1;
/// The lock for which those wait who want to write alone, so that they follow one another.
const ALONE_LOCK: i64 = WRITER_LOCK + 2;
/// The lock of a federation that arrives.
const ARRIVAL_LOCK: i64 = WRITER_LOCK + 3;
/// The lock of what changes by itself is this and its number.
const OWN_LOCKS: i64 = 0x2C05_57AB_0000_0000;
/// The lock of a federation is this and its number.
const FEDERATION_LOCKS: i64 = 0x4C05_57AB_0000_0000;
/// How often a transaction that wants to write alone asks whether nobody else writes. Meanwhile it stands in nobody's way.
const ASIDE: Duration = Duration::from_millis(10);
/// How long others wait, in the end, for a transaction that wants to write alone; at most a quarter of its patience.
const IN_LINE: Duration = Duration::from_secs(2);
/// PostgreSQL ends a transaction in which nothing happens for so many milliseconds, so that a program that was stopped in the middle of one
/// doesn't hold up other writers for longer.
const IDLE_MILLIS: u32 = 60_000;

/// A patience as PostgreSQL takes it, in milliseconds; never 0, which would mean for ever.
fn millis(patience: Duration) -> u128 {
    patience.as_millis().clamp(1, 600_000)
}

/// Begins a transaction with this statement.
pub(in crate::db) fn begin(conn: &mut Conn, statement: &str) -> Result<(), DbError> {
    let Err(error) = conn.batch_execute(statement).map_err(DbError::from) else { return Ok(()) };
    if matches!(error, DbError::Busy) {
        return Err(error);
    }
    // The connection may have been lost meanwhile; on SQLite a transaction may have been left open, too, which must not swallow ours.
    let _ = conn.batch_execute("ROLLBACK");
    Ok(conn.batch_execute(statement)?)
}

/// Begins a writing transaction as soon as nobody else writes in its scope.
pub(super) fn begin_write(conn: &mut Conn, scope: Scope, patience: Duration) -> Result<(), DbError> {
    let waits = millis(patience);
    let Conn::Postgres(_) = conn else { return begin(conn, &format!("PRAGMA busy_timeout = {waits}; BEGIN IMMEDIATE")) };
    // In one question, and for this transaction alone.
    let begins = format!("BEGIN; SET LOCAL lock_timeout = {waits}; SET LOCAL idle_in_transaction_session_timeout = {IDLE_MILLIS}");
    begin(conn, &begins)?;
    let Err(error) = lock(conn, scope, patience) else { return Ok(()) };
    // Whoever can still be told to go back has only waited too long; its sentence is in the server's language.
    if conn.batch_execute("ROLLBACK").is_ok() { Err(DbError::Busy) } else { Err(error.into()) }
}

/// Takes the locks of a scope on PostgreSQL. They are always taken in the same order, so that no two transactions wait for each other.
fn lock(conn: &mut Conn, scope: Scope, patience: Duration) -> Result<(), Error> {
    if let (Conn::Postgres(c), Scope::Installation) = (&mut *conn, scope) {
        return lock_alone(c, patience);
    }
    let mut locks = format!("SELECT pg_advisory_xact_lock_shared({WRITER_LOCK})");
    for lane in scope.lanes() {
        let key = match lane {
            Lane::Federation(id) => FEDERATION_LOCKS.wrapping_add(id.0),
            Lane::Accounts => ACCOUNTS_LOCK,
            Lane::Own(own) => OWN_LOCKS.wrapping_add(own.number()),
            Lane::Arrival => ARRIVAL_LOCK,
            Lane::Installation => WRITER_LOCK,
        };
        locks.push_str(&format!("; SELECT pg_advisory_xact_lock({key})"));
    }
    conn.batch_execute(&locks)
}

/// Whether the lock was free and is held now.
#[derive(diesel::QueryableByName)]
struct Had {
    #[diesel(sql_type = diesel::sql_types::Bool)]
    had: bool,
}

/// Takes the lock for writing alone. Whoever waits in line for a lock makes all wait who come later; so the lock is tried now and then, and
/// only in the end waited for in line.
fn lock_alone(c: &mut PgConnection, patience: Duration) -> Result<(), Error> {
    let in_line = IN_LINE.min(patience / 4);
    let (began, aside) = (Instant::now(), patience.saturating_sub(in_line));
    c.batch_execute(&format!("SELECT pg_advisory_xact_lock({ALONE_LOCK})"))?;
    loop {
        let asked = diesel::sql_query(format!("SELECT pg_try_advisory_xact_lock({WRITER_LOCK}) AS had"));
        if asked.get_result::<Had>(c)?.had {
            return Ok(());
        }
        if began.elapsed() >= aside {
            break;
        }
        thread::sleep(ASIDE);
    }
    c.batch_execute(&format!("SET LOCAL lock_timeout = {}; SELECT pg_advisory_xact_lock({WRITER_LOCK})", millis(in_line)))
}

/// Gives a transaction of PostgreSQL that has begun the right to write anything, with the limits of every writing transaction: who brings the
/// tables to a newer version waits for a table in use no longer than others do for their turn, since whoever comes after waits with it.
///
/// # Errors
/// Others write for longer than this patience.
pub(super) fn write_alone(c: &mut PgConnection, patience: Duration) -> Result<(), DbError> {
    let limits = format!("SET LOCAL lock_timeout = {}; SET LOCAL idle_in_transaction_session_timeout = {IDLE_MILLIS}", millis(patience));
    c.batch_execute(&limits)?;
    lock_alone(c, patience).map_err(busy)?;
    Ok(c.batch_execute(&format!("SET LOCAL lock_timeout = {}", millis(super::PATIENCE)))?)
}

/// What is said where a lock was waited for too long; the sentence is in the server's language.
pub(in crate::db) fn busy(error: Error) -> DbError {
    match error {
        Error::DatabaseError(DatabaseErrorKind::Unknown, _) => DbError::Busy,
        other => other.into(),
    }
}

/// Lets a transaction that writes in a federation write what belongs to no federation, too: nobody else does so until it ends. It has to be
/// the last lock taken, before any of that data is read.
pub(in crate::db) fn hold_accounts(conn: &mut Conn) -> Result<(), DbError> {
    match conn {
        Conn::Sqlite(_) => Ok(()),
        Conn::Postgres(c) => c.batch_execute(&format!("SELECT pg_advisory_xact_lock({ACCOUNTS_LOCK})")).map_err(busy),
    }
}
