//! What an account is told of its log-ins, let in and refused, and the sessions that came of them.

use chrono::{Duration, NaiveDateTime, Timelike};

use super::links::token_hash;
use crate::db::accounts::{self, Session};
use crate::db::{AccountId, Conn, DbError, Own, Scope, log_ins as storage};
use crate::domain::audit::Action;
use crate::domain::log_in::{Outcome, Source};
use crate::office::audit::{Entry, Subject};
use crate::office::{Actor, OfficeError, Refusal, audit};

fn hour(now: NaiveDateTime) -> NaiveDateTime {
    now.date().and_hms_opt(now.hour(), 0, 0).unwrap_or(now)
}

/// Where it is noted that somebody was not let in.
pub fn of(account: AccountId) -> Scope {
    let own = Own::of(&format!("log-ins:{account}"));
    Scope::Own([own, own])
}

/// Notes a log-in. What repeats itself within an hour is one row: of those that were let in, the same device in the same network; of those that
/// were refused, all that have this outcome. So whoever guesses passwords makes two rows an hour, from however many places.
pub fn note(conn: &mut Conn, account: AccountId, outcome: Outcome, source: &Source, now: NaiveDateTime) -> Result<(), DbError> {
    // One at a time, wherever it is noted: of two, the second sees the row of the first.
    accounts::keep(conn, account)?;
    let same = storage::since(conn, account, outcome, hour(now))?;
    match same.iter().find(|row| outcome != Outcome::Right || row.source() == *source) {
        Some(row) => storage::repeat(conn, row, source, now),
        None => storage::add(conn, account, outcome, source, now),
    }
}

/// Whether something with this outcome was noted within the hour.
pub fn is_noted(conn: &mut Conn, account: AccountId, outcome: Outcome, now: NaiveDateTime) -> Result<bool, DbError> {
    Ok(!storage::since(conn, account, outcome, hour(now))?.is_empty())
}

/// What a session is called in forms. It is made of the hash of its token and leads back neither to it nor to the token.
pub fn handle(session: &Session) -> String {
    token_hash(&format!("session:{}", session.token_hash)).chars().take(32).collect()
}

/// Ends one session of the own account, by its [`handle`]. Returns the hash of its token.
///
/// # Errors
/// The account has no such session.
pub fn end(conn: &mut Conn, actor: &Actor, wanted: &str, now: NaiveDateTime) -> Result<String, OfficeError> {
    let account = actor.account.ok_or(Refusal::NotAllowed)?;
    let session = accounts::sessions(conn, account)?.into_iter().find(|s| handle(s) == wanted).ok_or(OfficeError::NotFound)?;
    accounts::remove_session(conn, &session.token_hash)?;
    audit::note(conn, actor, None, Entry::new(Action::EndSession, Subject::Account(account)), now)?;
    Ok(session.token_hash)
}

/// Whether there is something to be erased.
pub fn is_erasing_due(conn: &mut Conn, kept: Duration, now: NaiveDateTime) -> Result<bool, DbError> {
    storage::any_before(conn, now - kept)
}

/// Erases what has been kept for long enough; returns how many rows that were.
pub fn erase(conn: &mut Conn, kept: Duration, now: NaiveDateTime) -> Result<usize, DbError> {
    storage::remove_before(conn, now - kept)
}
