//! The log-in history of an account, accepted and refused, with the sessions that followed.

use chrono::{Duration, NaiveDateTime, Timelike};

use super::links::token_hash;
use crate::audit::{Entry, Subject};
use crate::db::accounts::{self, Session};
use crate::db::{AccountId, Conn, DbError, Own, Scope, log_ins as storage};
use crate::domain::audit::Action;
use crate::domain::log_in::{Outcome, Source};
use crate::{ActionError, Actor, Refusal, audit};

fn hour(now: NaiveDateTime) -> NaiveDateTime {
    now.date().and_hms_opt(now.hour(), 0, 0).unwrap_or(now)
}

/// Lock scope of refused log-ins.
pub fn of(account: AccountId) -> Scope {
    let own = Own::of(&format!("log-ins:{account}"));
    Scope::Own([own, own])
}

/// Records a log-in. Repetitions within an hour share a row: accepted ones per device and network,
/// refused ones per outcome. So guessing passwords makes at most two rows an hour, from any number
/// of networks.
pub fn note(
    conn: &mut Conn,
    account: AccountId,
    outcome: Outcome,
    source: &Source,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    // Serializes on the account, so that the second of two sees the row of the first.
    accounts::keep(conn, account)?;
    let same = storage::since(conn, account, outcome, hour(now))?;
    match same
        .iter()
        .find(|row| outcome != Outcome::Right || row.source() == *source)
    {
        Some(row) => storage::repeat(conn, row, source, now),
        None => storage::add(conn, account, outcome, source, now),
    }
}

/// True if a log-in with this outcome was recorded within the hour.
pub fn is_noted(
    conn: &mut Conn,
    account: AccountId,
    outcome: Outcome,
    now: NaiveDateTime,
) -> Result<bool, DbError> {
    Ok(!storage::since(conn, account, outcome, hour(now))?.is_empty())
}

/// The handle of a session in forms. It is a hash of the token's hash and reveals neither.
pub fn handle(session: &Session) -> String {
    token_hash(&format!("session:{}", session.token_hash))
        .chars()
        .take(32)
        .collect()
}

/// Ends one session of the actor's account by its [`handle`]. Returns the hash of its token.
///
/// # Errors
/// The account has no such session.
pub fn end(
    conn: &mut Conn,
    actor: &Actor,
    wanted: &str,
    now: NaiveDateTime,
) -> Result<String, ActionError> {
    let account = actor.account.ok_or(Refusal::NotAllowed)?;
    let session = accounts::sessions(conn, account)?
        .into_iter()
        .find(|s| handle(s) == wanted)
        .ok_or(ActionError::NotFound)?;
    accounts::remove_session(conn, &session.token_hash)?;
    audit::note(
        conn,
        actor,
        None,
        Entry::new(Action::EndSession, Subject::Account(account)),
        now,
    )?;
    Ok(session.token_hash)
}

/// True if there are rows to delete.
pub fn is_erasing_due(
    conn: &mut Conn,
    kept: Duration,
    now: NaiveDateTime,
) -> Result<bool, DbError> {
    storage::any_before(conn, now - kept)
}

/// Deletes rows whose retention is over; returns their number.
pub fn erase(conn: &mut Conn, kept: Duration, now: NaiveDateTime) -> Result<usize, DbError> {
    storage::remove_before(conn, now - kept)
}
