//! Second factors of accounts: time-based one-time codes, passkeys, recovery codes. Every change of
//! them goes through `log_change`.

pub mod log_in;
pub mod passkeys;
pub mod totp;

mod codes;

use chrono::{Duration, NaiveDateTime};

use self::passkeys::Made;
use super::links::Secrets;
use crate::audit::{Entry, Subject};
use crate::db::{AccountId, Conn, DbError, PasskeyId, accounts as storage, factors};
use crate::domain::audit::Action;
use crate::mail::security;
use crate::{ActionError, Actor, FormMistake, FormProblem, Refusal, accounts, audit};

/// Time for which a new secret waits for its first code.
const SETUP: Duration = Duration::minutes(30);
/// In characters.
pub const NAME_MAX: usize = 60;
const PASSKEYS_MAX: usize = 20;

/// A change of the second factors of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    TotpAdded,
    TotpRemoved,
    PasskeyAdded(String),
    PasskeyRemoved(String),
    /// Another account removed all factors, because the device was lost.
    AllRemoved,
    RecoveryCodesMade,
    /// Holds the number of codes left.
    RecoveryCodeUsed(i64),
}

/// Logs a change in its transaction, and mails the account's owner.
fn log_change(
    conn: &mut Conn,
    actor: &Actor,
    account: AccountId,
    change: Change,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let (action, detail) = match change {
        Change::TotpAdded => (Action::AddFactor, "one-time codes".to_owned()),
        Change::TotpRemoved => (Action::RemoveFactor, "one-time codes".to_owned()),
        Change::PasskeyAdded(_) => (Action::AddFactor, "passkey".to_owned()),
        Change::PasskeyRemoved(_) => (Action::RemoveFactor, "passkey".to_owned()),
        Change::AllRemoved => (Action::RemoveFactor, "all".to_owned()),
        Change::RecoveryCodesMade => (Action::RenewRecoveryCodes, String::new()),
        Change::RecoveryCodeUsed(left) => (Action::UseRecoveryCode, left.to_string()),
    };
    audit::write_entry(
        conn,
        actor,
        None,
        Entry::new(action, Subject::Account(account)).with(detail),
        now,
    )?;
    Ok(security::factor_changed(conn, account, now)?)
}

pub struct Overview {
    pub totp: Option<factors::Totp>,
    pub passkeys: Vec<factors::Passkey>,
    /// Recovery codes that are left.
    pub codes_left: i64,
}

impl Overview {
    pub fn any(&self) -> bool {
        self.totp.is_some() || !self.passkeys.is_empty()
    }
}

pub fn load_overview(conn: &mut Conn, account: AccountId) -> Result<Overview, DbError> {
    Ok(Overview {
        totp: factors::find_totp(conn, account)?,
        passkeys: factors::load_passkeys(conn, account)?,
        codes_left: factors::recovery_codes_left(conn, account)?,
    })
}

/// The session in which a user adds a factor. The factor counts as proved there.
pub struct Within<'a> {
    pub session: &'a str,
    pub secrets: &'a dyn Secrets,
}

fn own_account_id(actor: &Actor) -> Result<AccountId, ActionError> {
    Ok(actor.account.ok_or(Refusal::NotAllowed)?)
}

fn form_error(field: &'static str, kind: FormMistake) -> ActionError {
    ActionError::Form(vec![FormProblem { field, kind }])
}

/// The secret becomes active when its first code is typed. The caller has verified the password.
pub fn begin_totp(
    conn: &mut Conn,
    actor: &Actor,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let (secret, account) = (
        totp::secret_from_token(&secrets.token()?),
        own_account_id(actor)?,
    );
    let secret = secret.ok_or_else(|| DbError::Corrupt("a token is no token".to_owned()))?;
    Ok(factors::set_setup(
        conn,
        account,
        &totp::seal_secret(account, &secret, secrets)?,
        now,
    )?)
}

/// The secret that waits for its first code. Fails if it is encrypted by an unknown master key.
pub fn pending_setup(
    conn: &mut Conn,
    account: AccountId,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<Option<String>, ActionError> {
    let waiting =
        factors::find_setup(conn, account)?.filter(|setup| setup.created_at + SETUP > now);
    waiting
        .map(|setup| totp::open_secret(account, &setup.secret, secrets))
        .transpose()
}

/// Returns the recovery codes if the account had none.
pub fn confirm_totp(
    conn: &mut Conn,
    actor: &Actor,
    typed: &str,
    within: &Within<'_>,
    now: NaiveDateTime,
) -> Result<Option<Vec<String>>, ActionError> {
    let account = own_account_id(actor)?;
    let secret = pending_setup(conn, account, within.secrets, now)?
        .ok_or_else(|| form_error("code", FormMistake::Code))?;
    let typed: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
    let step = totp::accepted_step(&secret, &typed, None, now)
        .ok_or_else(|| form_error("code", FormMistake::Code))?;
    factors::remove_setup(conn, account)?;
    factors::set_totp(
        conn,
        account,
        &totp::seal_secret(account, &secret, within.secrets)?,
        step,
        now,
    )?;
    log_change(conn, actor, account, Change::TotpAdded, now)?;
    after_added(conn, actor, account, within, now)
}

/// Pending log-ins start anew, this session counts as proved, and recovery codes are made if there
/// are none.
fn after_added(
    conn: &mut Conn,
    actor: &Actor,
    account: AccountId,
    within: &Within<'_>,
    now: NaiveDateTime,
) -> Result<Option<Vec<String>>, ActionError> {
    factors::remove_half_sessions(conn, account)?;
    factors::set_proved(conn, &super::links::token_hash(within.session), now)?;
    if factors::recovery_codes_left(conn, account)? > 0 {
        return Ok(None);
    }
    renew_codes(conn, actor, within.secrets, now).map(Some)
}

/// The caller has verified the password.
pub fn remove_totp(conn: &mut Conn, actor: &Actor, now: NaiveDateTime) -> Result<(), ActionError> {
    let account = own_account_id(actor)?;
    if !factors::remove_totp(conn, account)? {
        return Err(ActionError::NotFound);
    }
    log_change(conn, actor, account, Change::TotpRemoved, now)?;
    after_removed(conn, account)
}

/// Without any factor, recovery codes and pending log-ins are deleted.
fn after_removed(conn: &mut Conn, account: AccountId) -> Result<(), ActionError> {
    if !factors::has_factor(conn, account)? {
        factors::set_recovery_codes(conn, account, &[])?;
        factors::remove_half_sessions(conn, account)?;
    }
    Ok(())
}

/// The caller has verified the password. Returns the recovery codes if the account had none.
pub fn add_passkey(
    conn: &mut Conn,
    actor: &Actor,
    made: &Made<'_>,
    within: &Within<'_>,
    now: NaiveDateTime,
) -> Result<Option<Vec<String>>, ActionError> {
    let account = own_account_id(actor)?;
    let name = made.name.trim();
    if name.chars().count() > NAME_MAX {
        return Err(form_error("name", FormMistake::TooLong(NAME_MAX)));
    }
    let count = factors::load_passkeys(conn, account)?.len();
    if count >= PASSKEYS_MAX {
        return Err(Refusal::Passkey.into());
    }
    let name = if name.is_empty() {
        format!("№ {}", count + 1)
    } else {
        name.to_owned()
    };
    passkeys::add_passkey(
        conn,
        account,
        &Made {
            name: &name,
            ..*made
        },
        now,
    )?;
    log_change(conn, actor, account, Change::PasskeyAdded(name), now)?;
    after_added(conn, actor, account, within, now)
}

/// The caller has verified the password.
pub fn remove_passkey(
    conn: &mut Conn,
    actor: &Actor,
    id: PasskeyId,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let account = own_account_id(actor)?;
    let passkey = factors::load_passkeys(conn, account)?
        .into_iter()
        .find(|p| p.id == id)
        .ok_or(ActionError::NotFound)?;
    factors::remove_passkey(conn, account, id)?;
    log_change(
        conn,
        actor,
        account,
        Change::PasskeyRemoved(passkey.name),
        now,
    )?;
    after_removed(conn, account)
}

/// Invalidates the old recovery codes. The caller has verified the password.
pub fn renew_codes(
    conn: &mut Conn,
    actor: &Actor,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<Vec<String>, ActionError> {
    let account = own_account_id(actor)?;
    if !factors::has_factor(conn, account)? {
        return Err(ActionError::NotFound);
    }
    let codes = codes::renew_codes(conn, account, secrets)?;
    log_change(conn, actor, account, Change::RecoveryCodesMade, now)?;
    Ok(codes)
}

/// For an owner who has lost the factors; also ends the sessions of the account.
pub fn remove_all(
    conn: &mut Conn,
    actor: &Actor,
    account: AccountId,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    accounts::may_manage(conn, actor, account)?;
    if !factors::has_factor(conn, account)? {
        return Err(ActionError::NotFound);
    }
    factors::remove_totp(conn, account)?;
    factors::remove_passkeys(conn, account)?;
    factors::remove_setup(conn, account)?;
    storage::remove_sessions(conn, account)?;
    log_change(conn, actor, account, Change::AllRemoved, now)?;
    after_removed(conn, account)
}
