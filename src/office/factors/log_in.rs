//! The second step of a log-in, and the proof of the second factor that is asked for again before somebody signs.

use chrono::{Duration, NaiveDateTime};

use super::passkeys::Answer;
use super::{Change, codes, note, totp};
use crate::db::accounts::{self as storage, Account};
use crate::db::{AccountId, Conn, DbError, factors};
use crate::domain::log_in::Source;
use crate::office::links::{Secrets, token_hash};
use crate::office::may::Proof;
use crate::office::{Actor, OfficeError, Refusal, accounts, attempts};

/// How long a log-in waits for its second factor.
const HALF: Duration = Duration::minutes(10);
/// How long a proof of the second factor is good enough for signing.
const FRESH: Duration = Duration::hours(12);

/// What somebody gives as the second factor.
pub enum Given<'a> {
    /// What was typed: a one-time code or a recovery code.
    Code(&'a str),
    /// A passkey.
    Passkey(Answer<'a>),
}

/// Where somebody logs in.
pub struct Arrival<'a> {
    /// The token of the session that the browser had before.
    pub old_token: Option<String>,
    /// Where the browser is.
    pub source: Source,
    /// The cookie by which accounts know the browser.
    pub browser: &'a str,
    /// How the token of the session is made, and what secrets are encrypted with.
    pub secrets: &'a dyn Secrets,
}

/// Somebody whose log-in is complete.
pub struct Entered {
    /// The account.
    pub account: Account,
    /// The token of the session.
    pub session: String,
}

/// Begins a log-in whose password was right and whose account has a second factor; returns the token for the cookie. Nothing of the account
/// is reached with it.
///
/// # Errors
/// There is no randomness.
pub fn begin_half(conn: &mut Conn, account: &Account, secrets: &dyn Secrets, now: NaiveDateTime) -> Result<String, OfficeError> {
    let token = secrets.token()?;
    factors::add_half_session(conn, &token_hash(&token), account.id, now - HALF, now)?;
    Ok(token)
}

/// The account whose log-in waits for its second factor; `None`: it doesn't wait any more.
///
/// # Errors
/// The database doesn't answer.
pub fn half(conn: &mut Conn, token: &str, now: NaiveDateTime) -> Result<Option<Account>, DbError> {
    let Some(half) = factors::find_half_session(conn, &token_hash(token))?.filter(|half| half.created_at + HALF > now) else {
        return Ok(None);
    };
    Ok(storage::find(conn, half.account_id)?.filter(|account| !account.disabled))
}

/// Ends a log-in with its second factor; `None`: it was wrong, and counts as an attempt.
///
/// # Errors
/// The log-in doesn't wait any more; too many attempts have failed.
pub fn pass(
    conn: &mut Conn,
    token: &str,
    given: &Given<'_>,
    arrival: &Arrival<'_>,
    now: NaiveDateTime,
) -> Result<Option<Entered>, OfficeError> {
    let account = half(conn, token, now)?.ok_or(Refusal::HalfEnded)?;
    if !judge(conn, &account, given, arrival.secrets, now)? {
        return Ok(None);
    }
    factors::remove_half_session(conn, &token_hash(token))?;
    begin(conn, account, arrival, now).map(Some)
}

/// Logs in by a passkey alone; `None`: it was none of ours.
///
/// # Errors
/// There is no randomness.
pub fn by_passkey(conn: &mut Conn, answer: &Answer<'_>, arrival: &Arrival<'_>, now: NaiveDateTime) -> Result<Option<Entered>, OfficeError> {
    match answer.account(conn, now)? {
        Some(account) => begin(conn, account, arrival, now).map(Some),
        None => Ok(None),
    }
}

fn begin(conn: &mut Conn, account: Account, arrival: &Arrival<'_>, now: NaiveDateTime) -> Result<Entered, OfficeError> {
    let is_known = attempts::knows(&account, arrival.browser);
    let browser = accounts::Arrival { old_token: arrival.old_token.clone(), source: arrival.source.clone(), is_known };
    let session = accounts::begin_session(conn, &account, &browser, arrival.secrets, now)?;
    factors::set_proved(conn, &token_hash(&session), now)?;
    Ok(Entered { account, session })
}

/// Whether what was given is a second factor of the account. It counts as failed before it is looked at.
fn judge(conn: &mut Conn, account: &Account, given: &Given<'_>, secrets: &dyn Secrets, now: NaiveDateTime) -> Result<bool, OfficeError> {
    let attempt = attempts::admit_factor(conn, account, now)?;
    let right = match given {
        Given::Code(typed) => is_code(conn, account, typed, secrets, now)?,
        Given::Passkey(answer) => answer.account(conn, now)?.is_some_and(|shown| shown.id == account.id),
    };
    if right {
        attempts::succeed(conn, &attempt)?;
    }
    Ok(right)
}

/// Uses up a one-time code or a recovery code.
fn is_code(conn: &mut Conn, account: &Account, typed: &str, secrets: &dyn Secrets, now: NaiveDateTime) -> Result<bool, OfficeError> {
    let typed: String = typed.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    if typed.len() == 6 && typed.bytes().all(|b| b.is_ascii_digit()) {
        let Some(stored) = factors::find_totp(conn, account.id)? else { return Ok(false) };
        let secret = totp::opened(account.id, &stored.secret, secrets)?;
        let Some(step) = totp::accepted(&secret, &typed, Some(stored.last_step), now) else { return Ok(false) };
        factors::use_totp(conn, account.id, step, now)?;
        return Ok(true);
    }
    // They are given up with the last factor, and stand in for one only where there is one.
    if !factors::has(conn, account.id)? || !factors::use_recovery_code(conn, account.id, &codes::hash(account.id, &typed), now)? {
        return Ok(false);
    }
    let actor = Actor { account: Some(account.id), name: account.name.clone(), grants: Vec::new() };
    let left = factors::recovery_codes_left(conn, account.id)?;
    note(conn, &actor, account.id, Change::RecoveryCodeUsed(left), now)?;
    Ok(true)
}

/// How things stand with the second factor in the session of this cookie.
///
/// # Errors
/// The database doesn't answer.
pub fn proof(conn: &mut Conn, session: &str, now: NaiveDateTime) -> Result<Proof, DbError> {
    let Some((session, account)) = storage::find_session(conn, &token_hash(session))? else { return Ok(Proof::Missing) };
    if !factors::has(conn, account.id)? {
        return Ok(Proof::Missing);
    }
    Ok(if session.proved_at.is_some_and(|at| at + FRESH > now) { Proof::Fresh } else { Proof::Stale })
}

/// The session in which somebody proves the second factor.
pub struct Session<'a> {
    /// The account.
    pub account: AccountId,
    /// The token of the session.
    pub token: &'a str,
    /// How its new token is made, and what secrets are encrypted with.
    pub secrets: &'a dyn Secrets,
}

/// Proves the second factor anew in a session. The session goes on under a new token, which is returned: whoever had the old one without the
/// factor has nothing of the proof. `None`: what was given was wrong, and counts as an attempt.
///
/// # Errors
/// Too many attempts have failed; there is no randomness.
pub fn prove(conn: &mut Conn, session: &Session<'_>, given: &Given<'_>, now: NaiveDateTime) -> Result<Option<String>, OfficeError> {
    let account = storage::find(conn, session.account)?.ok_or(OfficeError::NotFound)?;
    if !judge(conn, &account, given, session.secrets, now)? {
        return Ok(None);
    }
    let token = session.secrets.token()?;
    storage::rename_session(conn, &token_hash(session.token), &token_hash(&token))?;
    factors::set_proved(conn, &token_hash(&token), now)?;
    Ok(Some(token))
}
