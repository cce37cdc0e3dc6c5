//! The log-in history of an account, accepted and refused, with the sessions that followed.

use chrono::{Duration, NaiveDateTime, Timelike};

use super::links::token_hash;
use crate::audit::{Entry, Subject};
use crate::db::accounts::{self, Session};
use crate::db::{AccountId, Conn, DbError, LockKey, Scope, log_ins as storage};
use crate::domain::audit::Action;
use crate::domain::log_in::{Outcome, Source};
use crate::{ActionError, Actor, Refusal, audit};

fn start_of_hour(now: NaiveDateTime) -> NaiveDateTime {
    now.date().and_hms_opt(now.hour(), 0, 0).unwrap_or(now)
}

/// Of refused log-ins.
pub fn lock_scope(account: AccountId) -> Scope {
    let own = LockKey::from_name(&format!("log-ins:{account}"));
    Scope::Own([own, own])
}

/// Repetitions within an hour share a row: accepted ones per device and network, refused ones per
/// outcome. So guessing passwords makes at most two rows an hour, from any number of networks.
pub fn record_log_in(
    conn: &mut Conn,
    account: AccountId,
    outcome: Outcome,
    source: &Source,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    // Serializes on the account, so that the second of two sees the row of the first.
    accounts::find_for_update(conn, account)?;
    let same = storage::load_since(conn, account, outcome, start_of_hour(now))?;
    match same
        .iter()
        .find(|row| outcome != Outcome::Right || row.source() == *source)
    {
        Some(row) => storage::record_repeat(conn, row, source, now),
        None => storage::add(conn, account, outcome, source, now),
    }
}

/// Within the hour.
pub fn is_noted(
    conn: &mut Conn,
    account: AccountId,
    outcome: Outcome,
    now: NaiveDateTime,
) -> Result<bool, DbError> {
    Ok(!storage::load_since(conn, account, outcome, start_of_hour(now))?.is_empty())
}

/// A hash of the token's hash, which reveals neither.
pub fn session_handle(session: &Session) -> String {
    token_hash(&format!("session:{}", session.token_hash))
        .chars()
        .take(32)
        .collect()
}

/// Returns the hash of the session's token.
pub fn end_session(
    conn: &mut Conn,
    actor: &Actor,
    wanted: &str,
    now: NaiveDateTime,
) -> Result<String, ActionError> {
    let account = actor.account.ok_or(Refusal::NotAllowed)?;
    let session = accounts::load_sessions(conn, account)?
        .into_iter()
        .find(|s| session_handle(s) == wanted)
        .ok_or(ActionError::NotFound)?;
    accounts::remove_session(conn, &session.token_hash)?;
    audit::write_entry(
        conn,
        actor,
        None,
        Entry::new(Action::EndSession, Subject::Account(account)),
        now,
    )?;
    Ok(session.token_hash)
}

pub fn is_erasing_due(
    conn: &mut Conn,
    kept: Duration,
    now: NaiveDateTime,
) -> Result<bool, DbError> {
    storage::any_before(conn, now - kept)
}

pub fn delete_expired(
    conn: &mut Conn,
    kept: Duration,
    now: NaiveDateTime,
) -> Result<usize, DbError> {
    storage::remove_before(conn, now - kept)
}
