//! The second step of a log-in, and the fresh proof of the second factor that signing requires.

use chrono::{Duration, NaiveDateTime};

use super::passkeys::Answer;
use super::{Change, codes, log_change, totp};
use crate::authorization::Proof;
use crate::db::accounts::{self as storage, Account};
use crate::db::{AccountId, Conn, DbError, factors};
use crate::domain::log_in::Source;
use crate::links::{Secrets, token_hash};
use crate::{ActionError, Actor, Refusal, accounts, throttle};

/// Lifetime of a log-in that waits for its second factor.
const HALF: Duration = Duration::minutes(10);
/// Time for which a proof of the second factor suffices for signing.
const FRESH: Duration = Duration::hours(12);

pub enum FactorProof<'a> {
    Code(&'a str),
    Passkey(Answer<'a>),
}

pub struct Arrival<'a> {
    /// Token of the browser's previous session.
    pub old_token: Option<String>,
    pub source: Source,
    /// Cookie by which accounts recognise the browser.
    pub browser: &'a str,
    /// Makes the session's token and encrypts secrets.
    pub secrets: &'a dyn Secrets,
}

pub struct LogInResult {
    pub account: Account,
    pub session: String,
}

/// Called after the right password. The returned token gives no access to the account.
pub fn begin_pending_log_in(
    conn: &mut Conn,
    account: &Account,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<String, ActionError> {
    let token = secrets.token()?;
    factors::add_half_session(conn, &token_hash(&token), account.id, now - HALF, now)?;
    Ok(token)
}

/// `None` if the log-in has expired or the account is disabled.
pub fn find_half_session(
    conn: &mut Conn,
    token: &str,
    now: NaiveDateTime,
) -> Result<Option<Account>, DbError> {
    let Some(half) = factors::find_half_session(conn, &token_hash(token))?
        .filter(|half| half.created_at + HALF > now)
    else {
        return Ok(None);
    };
    Ok(storage::find(conn, half.account_id)?.filter(|account| !account.disabled))
}

/// `None` if the factor was wrong, which counts as an attempt.
pub fn finish_log_in(
    conn: &mut Conn,
    token: &str,
    given: &FactorProof<'_>,
    arrival: &Arrival<'_>,
    now: NaiveDateTime,
) -> Result<Option<LogInResult>, ActionError> {
    let account = find_half_session(conn, token, now)?.ok_or(Refusal::HalfEnded)?;
    if !check_factor(conn, &account, given, arrival.secrets, now)? {
        return Ok(None);
    }
    factors::remove_half_session(conn, &token_hash(token))?;
    start_session(conn, account, arrival, now).map(Some)
}

pub fn by_passkey(
    conn: &mut Conn,
    answer: &Answer<'_>,
    arrival: &Arrival<'_>,
    now: NaiveDateTime,
) -> Result<Option<LogInResult>, ActionError> {
    match answer.find_account(conn, now)? {
        Some(account) => start_session(conn, account, arrival, now).map(Some),
        None => Ok(None),
    }
}

fn start_session(
    conn: &mut Conn,
    account: Account,
    arrival: &Arrival<'_>,
    now: NaiveDateTime,
) -> Result<LogInResult, ActionError> {
    let is_known = throttle::is_known_browser(&account, arrival.browser);
    let browser = accounts::Arrival {
        old_token: arrival.old_token.clone(),
        source: arrival.source.clone(),
        is_known,
    };
    let session = accounts::begin_session(conn, &account, &browser, arrival.secrets, now)?;
    factors::set_proved(conn, &token_hash(&session), now)?;
    Ok(LogInResult { account, session })
}

/// The attempt counts as failed before the check.
fn check_factor(
    conn: &mut Conn,
    account: &Account,
    given: &FactorProof<'_>,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<bool, ActionError> {
    let attempt = throttle::admit_factor(conn, account, now)?;
    let right = match given {
        FactorProof::Code(typed) => is_code(conn, account, typed, secrets, now)?,
        FactorProof::Passkey(answer) => answer
            .find_account(conn, now)?
            .is_some_and(|shown| shown.id == account.id),
    };
    if right {
        throttle::forgive_failures(conn, &attempt)?;
    }
    Ok(right)
}

fn is_code(
    conn: &mut Conn,
    account: &Account,
    typed: &str,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<bool, ActionError> {
    let typed: String = typed
        .chars()
        .filter(|c| !c.is_whitespace() && *c != '-')
        .collect();
    if typed.len() == 6 && typed.bytes().all(|b| b.is_ascii_digit()) {
        let Some(stored) = factors::find_totp(conn, account.id)? else {
            return Ok(false);
        };
        let secret = totp::open_secret(account.id, &stored.secret, secrets)?;
        let Some(step) = totp::accepted_step(&secret, &typed, Some(stored.last_step), now) else {
            return Ok(false);
        };
        factors::use_totp(conn, account.id, step, now)?;
        return Ok(true);
    }
    // Recovery codes are deleted with the last factor. They replace a factor only while there is
    // one.
    if !factors::has_factor(conn, account.id)?
        || !factors::use_recovery_code(conn, account.id, &codes::hash(account.id, &typed), now)?
    {
        return Ok(false);
    }
    let actor = Actor {
        account: Some(account.id),
        name: account.name.clone(),
        grants: Vec::new(),
    };
    let left = factors::recovery_codes_left(conn, account.id)?;
    log_change(
        conn,
        &actor,
        account.id,
        Change::RecoveryCodeUsed(left),
        now,
    )?;
    Ok(true)
}

pub fn load_proof_state(
    conn: &mut Conn,
    session: &str,
    now: NaiveDateTime,
) -> Result<Proof, DbError> {
    let Some((session, account)) = storage::find_session(conn, &token_hash(session))? else {
        return Ok(Proof::Missing);
    };
    if !factors::has_factor(conn, account.id)? {
        return Ok(Proof::Missing);
    }
    Ok(if session.proved_at.is_some_and(|at| at + FRESH > now) {
        Proof::Fresh
    } else {
        Proof::Stale
    })
}

pub struct Session<'a> {
    pub account: AccountId,
    pub token: &'a str,
    /// Makes the session's new token and encrypts secrets.
    pub secrets: &'a dyn Secrets,
}

/// The session continues under the returned new token: a stolen old token gains nothing from the
/// proof. `None` if the factor was wrong, which counts as an attempt.
pub fn prove_again(
    conn: &mut Conn,
    session: &Session<'_>,
    given: &FactorProof<'_>,
    now: NaiveDateTime,
) -> Result<Option<String>, ActionError> {
    let account = storage::find(conn, session.account)?.ok_or(ActionError::NotFound)?;
    if !check_factor(conn, &account, given, session.secrets, now)? {
        return Ok(None);
    }
    let token = session.secrets.token()?;
    storage::rename_session(conn, &token_hash(session.token), &token_hash(&token))?;
    factors::set_proved(conn, &token_hash(&token), now)?;
    Ok(Some(token))
}
