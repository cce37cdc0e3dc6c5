//! Second factors of accounts: one-time codes by time, passkeys, recovery codes. Every change of them goes through `note`.

pub mod log_in;
pub mod passkeys;
pub mod totp;

mod codes;

use chrono::{Duration, NaiveDateTime};

use self::passkeys::Made;
use super::links::Secrets;
use crate::db::{AccountId, Conn, DbError, PasskeyId, accounts as storage, factors};
use crate::domain::audit::Action;
use crate::office::audit::{Entry, Subject};
use crate::office::mail::security;
use crate::office::{Actor, FormMistake, FormProblem, OfficeError, Refusal, accounts, audit};

/// How long a new secret waits for its first code.
const SETUP: Duration = Duration::minutes(30);
/// Longest name of a passkey.
pub const NAME_MAX: usize = 60;
/// So many passkeys may an account have.
const PASSKEYS_MAX: usize = 20;

/// What has changed about the second factors of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// One-time codes were set up, perhaps in the place of earlier ones.
    TotpAdded,
    /// One-time codes were turned off.
    TotpRemoved,
    /// A passkey was added.
    PasskeyAdded(String),
    /// A passkey was removed.
    PasskeyRemoved(String),
    /// Somebody else removed everything: the phone was lost.
    AllRemoved,
    /// New recovery codes were made.
    RecoveryCodesMade,
    /// A recovery code was used; so many are left.
    RecoveryCodeUsed(i64),
}

/// Notes a change of the second factors of an account in the transaction of the change, and tells the account's owner of it by letter.
fn note(conn: &mut Conn, actor: &Actor, account: AccountId, change: Change, now: NaiveDateTime) -> Result<(), OfficeError> {
    let (action, detail) = match change {
        Change::TotpAdded => (Action::AddFactor, "one-time codes".to_owned()),
        Change::TotpRemoved => (Action::RemoveFactor, "one-time codes".to_owned()),
        Change::PasskeyAdded(_) => (Action::AddFactor, "passkey".to_owned()),
        Change::PasskeyRemoved(_) => (Action::RemoveFactor, "passkey".to_owned()),
        Change::AllRemoved => (Action::RemoveFactor, "all".to_owned()),
        Change::RecoveryCodesMade => (Action::RenewRecoveryCodes, String::new()),
        Change::RecoveryCodeUsed(left) => (Action::UseRecoveryCode, left.to_string()),
    };
    audit::note(conn, actor, None, Entry::new(action, Subject::Account(account)).with(detail), now)?;
    Ok(security::factor_changed(conn, account, now)?)
}

/// The second factors of an account.
pub struct Overview {
    /// One-time codes.
    pub totp: Option<factors::Totp>,
    /// Passkeys.
    pub passkeys: Vec<factors::Passkey>,
    /// Recovery codes that are left.
    pub codes_left: i64,
}

impl Overview {
    /// Whether there is any.
    pub fn any(&self) -> bool {
        self.totp.is_some() || !self.passkeys.is_empty()
    }
}

/// The second factors of an account.
///
/// # Errors
/// The database doesn't answer.
pub fn overview(conn: &mut Conn, account: AccountId) -> Result<Overview, DbError> {
    Ok(Overview {
        totp: factors::find_totp(conn, account)?,
        passkeys: factors::passkeys(conn, account)?,
        codes_left: factors::recovery_codes_left(conn, account)?,
    })
}

/// The session in which somebody adds a factor: it counts as proved there.
pub struct Within<'a> {
    /// The token of the session.
    pub session: &'a str,
    /// How recovery codes are made, and what secrets are encrypted with.
    pub secrets: &'a dyn Secrets,
}

fn own(actor: &Actor) -> Result<AccountId, OfficeError> {
    Ok(actor.account.ok_or(Refusal::NotAllowed)?)
}

fn mistake(field: &'static str, kind: FormMistake) -> OfficeError {
    OfficeError::Form(vec![FormProblem { field, kind }])
}

/// Makes a secret for the one-time codes of the own account; it counts when its first code was typed. The caller has verified the password.
///
/// # Errors
/// There is no randomness.
pub fn begin_totp(conn: &mut Conn, actor: &Actor, secrets: &dyn Secrets, now: NaiveDateTime) -> Result<(), OfficeError> {
    let (secret, account) = (totp::secret(&secrets.token()?), own(actor)?);
    let secret = secret.ok_or_else(|| DbError::Corrupt("a token is no token".to_owned()))?;
    Ok(factors::set_setup(conn, account, &totp::kept(account, &secret, secrets)?, now)?)
}

/// The secret of the own account that waits for its first code.
///
/// # Errors
/// It is encrypted by a master key that isn't there.
pub fn setup(conn: &mut Conn, account: AccountId, secrets: &dyn Secrets, now: NaiveDateTime) -> Result<Option<String>, OfficeError> {
    let waiting = factors::find_setup(conn, account)?.filter(|setup| setup.created_at + SETUP > now);
    waiting.map(|setup| totp::opened(account, &setup.secret, secrets)).transpose()
}

/// Turns one-time codes on, or replaces them, by the first code. Returns the recovery codes if the account had none.
///
/// # Errors
/// The code is wrong; no secret waits for one.
pub fn confirm_totp(
    conn: &mut Conn,
    actor: &Actor,
    typed: &str,
    within: &Within<'_>,
    now: NaiveDateTime,
) -> Result<Option<Vec<String>>, OfficeError> {
    let account = own(actor)?;
    let secret = setup(conn, account, within.secrets, now)?.ok_or_else(|| mistake("code", FormMistake::Code))?;
    let typed: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
    let step = totp::accepted(&secret, &typed, None, now).ok_or_else(|| mistake("code", FormMistake::Code))?;
    factors::remove_setup(conn, account)?;
    factors::set_totp(conn, account, &totp::kept(account, &secret, within.secrets)?, step, now)?;
    note(conn, actor, account, Change::TotpAdded, now)?;
    added(conn, actor, account, within, now)
}

/// After a factor was added: log-ins that were half done begin anew, this session has proved it, and there are recovery codes.
fn added(
    conn: &mut Conn,
    actor: &Actor,
    account: AccountId,
    within: &Within<'_>,
    now: NaiveDateTime,
) -> Result<Option<Vec<String>>, OfficeError> {
    factors::remove_half_sessions(conn, account)?;
    factors::set_proved(conn, &super::links::token_hash(within.session), now)?;
    if factors::recovery_codes_left(conn, account)? > 0 {
        return Ok(None);
    }
    renew_codes(conn, actor, within.secrets, now).map(Some)
}

/// Turns the one-time codes of the own account off. The caller has verified the password.
///
/// # Errors
/// There are none.
pub fn remove_totp(conn: &mut Conn, actor: &Actor, now: NaiveDateTime) -> Result<(), OfficeError> {
    let account = own(actor)?;
    if !factors::remove_totp(conn, account)? {
        return Err(OfficeError::NotFound);
    }
    note(conn, actor, account, Change::TotpRemoved, now)?;
    removed(conn, account)
}

/// After a factor was removed: without any, recovery codes are good for nothing.
fn removed(conn: &mut Conn, account: AccountId) -> Result<(), OfficeError> {
    if !factors::has(conn, account)? {
        factors::set_recovery_codes(conn, account, &[])?;
        factors::remove_half_sessions(conn, account)?;
    }
    Ok(())
}

/// Adds a passkey to the own account. The caller has verified the password. Returns the recovery codes if the account had none.
///
/// # Errors
/// It is none of ours; its name is too long; there are too many.
pub fn add_passkey(
    conn: &mut Conn,
    actor: &Actor,
    made: &Made<'_>,
    within: &Within<'_>,
    now: NaiveDateTime,
) -> Result<Option<Vec<String>>, OfficeError> {
    let account = own(actor)?;
    let name = made.name.trim();
    if name.chars().count() > NAME_MAX {
        return Err(mistake("name", FormMistake::TooLong(NAME_MAX)));
    }
    let count = factors::passkeys(conn, account)?.len();
    if count >= PASSKEYS_MAX {
        return Err(Refusal::Passkey.into());
    }
    let name = if name.is_empty() { format!("№ {}", count + 1) } else { name.to_owned() };
    passkeys::add(conn, account, &Made { name: &name, ..*made }, now)?;
    note(conn, actor, account, Change::PasskeyAdded(name), now)?;
    added(conn, actor, account, within, now)
}

/// Removes a passkey of the own account. The caller has verified the password.
///
/// # Errors
/// The account doesn't have it.
pub fn remove_passkey(conn: &mut Conn, actor: &Actor, id: PasskeyId, now: NaiveDateTime) -> Result<(), OfficeError> {
    let account = own(actor)?;
    let passkey = factors::passkeys(conn, account)?.into_iter().find(|p| p.id == id).ok_or(OfficeError::NotFound)?;
    factors::remove_passkey(conn, account, id)?;
    note(conn, actor, account, Change::PasskeyRemoved(passkey.name), now)?;
    removed(conn, account)
}

/// Makes new recovery codes for the own account; the old ones end. The caller has verified the password.
///
/// # Errors
/// The account has no second factor.
pub fn renew_codes(conn: &mut Conn, actor: &Actor, secrets: &dyn Secrets, now: NaiveDateTime) -> Result<Vec<String>, OfficeError> {
    let account = own(actor)?;
    if !factors::has(conn, account)? {
        return Err(OfficeError::NotFound);
    }
    let codes = codes::renew(conn, account, secrets)?;
    note(conn, actor, account, Change::RecoveryCodesMade, now)?;
    Ok(codes)
}

/// Removes every second factor of an account whose owner has lost them; its sessions end.
///
/// # Errors
/// The actor doesn't manage the account; it has none.
pub fn remove_all(conn: &mut Conn, actor: &Actor, account: AccountId, now: NaiveDateTime) -> Result<(), OfficeError> {
    accounts::may_manage(conn, actor, account)?;
    if !factors::has(conn, account)? {
        return Err(OfficeError::NotFound);
    }
    factors::remove_totp(conn, account)?;
    factors::remove_passkeys(conn, account)?;
    factors::remove_setup(conn, account)?;
    storage::remove_sessions(conn, account)?;
    note(conn, actor, account, Change::AllRemoved, now)?;
    removed(conn, account)
}
