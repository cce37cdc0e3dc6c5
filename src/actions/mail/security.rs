//! Letters about the security of an account. They go to its confirmed address regardless of its
//! settings: an intruder could switch them off.

use chrono::{NaiveDateTime, Timelike};

use super::notices::{Facts, NEWS, Notice, Recipient, write_letter};
use crate::Actor;
use crate::db::accounts::{self, Account};
use crate::db::{AccountId, Conn, DbError};
use crate::domain::log_in::Source;

const ACCOUNT: &str = "/account";
const LOG: &str = "/account/log";

/// `which` distinguishes this event from others of its kind.
fn write_to_owner(
    conn: &mut Conn,
    account: &Account,
    address: &str,
    notice: Notice,
    facts: Facts,
    which: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    let path = if facts.path.is_empty() {
        ACCOUNT.to_owned()
    } else {
        facts.path
    };
    let facts = Facts {
        to: account.name.clone(),
        login: account.login.clone(),
        path,
        ..facts
    };
    let dedup = format!(
        "{} account {} to {address} {which}",
        notice.word(),
        account.id
    );
    let recipient = Recipient {
        account: Some(account.id),
        address,
        language: account.language.unwrap_or_default(),
    };
    write_letter(conn, notice, recipient, &facts, &dedup, now + NEWS, now)
}

/// Writes to the confirmed address if there is one.
fn tell_owner(
    conn: &mut Conn,
    account: &Account,
    notice: Notice,
    facts: Facts,
    which: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    match account.mail.as_deref() {
        Some(address) => write_to_owner(conn, account, address, notice, facts, which, now),
        None => Ok(()),
    }
}

/// Reports the same device in the same network once an hour.
pub fn new_device(
    conn: &mut Conn,
    account: &Account,
    source: &Source,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    let device = source.device;
    let facts = Facts {
        browser: Some(device.browser),
        system: Some(device.system),
        network: source.network.clone(),
        path: LOG.to_owned(),
        ..Facts::default()
    };
    let which = format!(
        "{} {} {} {} {}",
        now.date(),
        now.hour(),
        device.browser,
        device.system,
        source.network
    );
    tell_owner(conn, account, Notice::NewDevice, facts, &which, now)
}

/// `account` is the state before the change.
pub fn password_changed(
    conn: &mut Conn,
    account: &Account,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    tell_owner(
        conn,
        account,
        Notice::PasswordChanged,
        Facts::default(),
        &now.to_string(),
        now,
    )
}

/// Informs both the old and the new address. `account` is the state before the change.
pub fn address_changed(
    conn: &mut Conn,
    account: &Account,
    new: Option<&str>,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    let Some(old) = account.mail.as_deref().filter(|old| Some(*old) != new) else {
        return Ok(());
    };
    let which = format!("{now} {}", new.unwrap_or_default());
    for address in [Some(old), new].into_iter().flatten() {
        write_to_owner(
            conn,
            account,
            address,
            Notice::AddressChanged,
            Facts::default(),
            &which,
            now,
        )?;
    }
    Ok(())
}

pub fn factor_changed(
    conn: &mut Conn,
    account: AccountId,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    match accounts::find(conn, account)? {
        Some(account) => tell_owner(
            conn,
            &account,
            Notice::FactorChanged,
            Facts::default(),
            &now.to_string(),
            now,
        ),
        None => Ok(()),
    }
}

/// Another account made a link for a new password of this account.
pub fn reset_made(
    conn: &mut Conn,
    actor: &Actor,
    account: &Account,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    let facts = Facts {
        by: actor.name.clone(),
        ..Facts::default()
    };
    tell_owner(
        conn,
        account,
        Notice::ResetMade,
        facts,
        &now.to_string(),
        now,
    )
}
