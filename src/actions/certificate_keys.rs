//! Signing keys of a federation's certificates.
//!
//! One key signs: the newest that is neither retired nor revoked. Old keys stay, so that their
//! papers can be checked. A revoked key may be in other hands: its signatures from a day on are not
//! trusted. With a master key outside the database, the secret halves are encrypted, so that the
//! database alone doesn't allow signing.

use std::fmt;

use chrono::{NaiveDate, NaiveDateTime};
use data_encoding::HEXLOWER;
use ed25519_dalek::SigningKey;
use sha2::{Digest, Sha256};

use super::audit::{Entry, Subject};
use super::factors::totp;
use super::links::Secrets;
use super::master_key::SEALED;
use super::signatures::{SealFault, check_seal};
use super::{ActionError, Refusal, Tx, tournaments as office};
use crate::db::certificates::{self as storage, Certificate, Key};
use crate::db::federations::Federation;
use crate::db::{Conn, DbError, KeyId, factors};
use crate::domain::audit::Action;
use crate::domain::certificate::Statement;

/// The first 32 digits in groups of four, as printed on papers.
pub fn format_fingerprint(public: &str) -> String {
    let groups: Vec<String> = public
        .as_bytes()
        .chunks(4)
        .take(8)
        .map(|part| String::from_utf8_lossy(part).into_owned())
        .collect();
    groups.join(" ")
}

fn is_distrusted(key: &Key, day: NaiveDate) -> bool {
    key.revoked_from.is_some_and(|from| day >= from)
}

/// `None` if the certificate was issued before the day.
pub fn revoked_since(c: &Certificate, keys: &[Key]) -> Option<NaiveDate> {
    let key = keys.iter().find(|key| Some(key.id) == c.key_id)?;
    c.issued_at
        .filter(|at| is_distrusted(key, at.date()))
        .and(key.revoked_from)
}

pub fn is_signing(key: &Key, keys: &[Key]) -> bool {
    keys.iter()
        .find(|key| may_sign(key))
        .is_some_and(|newest| newest.id == key.id)
}

fn may_sign(key: &Key) -> bool {
    key.retired_at.is_none() && key.revoked_at.is_none()
}

/// The holder of a revoked key can put any date on a paper. So its signatures are trusted only if
/// the register contains the certificate from before.
pub fn verify_seal(
    conn: &mut Conn,
    keys: &[Key],
    seal: &str,
) -> Result<Result<Statement, SealFault>, DbError> {
    let statement = match check_seal(seal, keys.iter().map(|key| key.public.as_str())) {
        Ok(statement) => statement,
        Err(fault) => return Ok(Err(fault)),
    };
    let signer = keys
        .iter()
        .find(|key| check_seal(seal, [key.public.as_str()]).is_ok());
    let Some(from) = signer.and_then(|key| key.revoked_from) else {
        return Ok(Ok(statement));
    };
    let known = storage::find_by_code(conn, &statement.code)?.is_some_and(|c| {
        c.statement.as_deref() == Some(statement.text().as_str())
            && c.issued_at.is_some_and(|at| at.date() < from)
    });
    Ok(if known {
        Ok(statement)
    } else {
        Err(SealFault::Revoked(from))
    })
}

fn open_secret(
    conn: &mut Conn,
    key: &Key,
    secrets: &dyn Secrets,
) -> Result<SigningKey, ActionError> {
    let secret = storage::load_secret(conn, key.id)?;
    let seed = match secret.strip_prefix(SEALED) {
        Some(sealed) => secrets
            .master_key()
            .and_then(|master| master.decrypt_secret(&key.public, sealed))
            .ok_or(Refusal::KeyClosed)?,
        None => HEXLOWER.decode(secret.as_bytes()).unwrap_or_default(),
    };
    let seed: [u8; 32] = seed
        .try_into()
        .map_err(|_| DbError::Corrupt(format!("key {}", key.id)))?;
    let pair = SigningKey::from_bytes(&seed);
    if HEXLOWER.encode(pair.verifying_key().as_bytes()) != key.public {
        return Err(
            DbError::Corrupt(format!("key {}: its halves don't belong together", key.id)).into(),
        );
    }
    Ok(pair)
}

/// Creates the key if there is none.
pub(super) fn find_or_create_signing(
    conn: &mut Conn,
    federation: &Federation,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<(KeyId, SigningKey), ActionError> {
    match storage::load_keys(conn, federation.id)?
        .iter()
        .find(|key| may_sign(key))
    {
        Some(key) => Ok((key.id, open_secret(conn, key, secrets)?)),
        None => add_key(conn, federation, secrets, now),
    }
}

fn add_key(
    conn: &mut Conn,
    federation: &Federation,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<(KeyId, SigningKey), ActionError> {
    let seed: [u8; 32] = Sha256::digest(secrets.token()?.as_bytes()).into();
    let pair = SigningKey::from_bytes(&seed);
    let public = HEXLOWER.encode(pair.verifying_key().as_bytes());
    let secret = match secrets.master_key() {
        Some(master) => master.encrypt_secret(&secrets.token()?, &public, &seed)?,
        None => HEXLOWER.encode(&seed),
    };
    Ok((
        storage::add_key(conn, federation.id, &public, &secret, now)?,
        pair,
    ))
}

/// Retires the previous key, whose papers stay valid. Returns the public half.
pub fn rotate_key(tx: &mut Tx<'_>, secrets: &dyn Secrets) -> Result<String, ActionError> {
    for key in storage::load_keys(tx.conn, tx.federation.id)?
        .iter()
        .filter(|key| may_sign(key))
    {
        storage::retire_key(tx.conn, key.id, tx.now)?;
    }
    let (_, pair) = add_key(tx.conn, tx.federation, secrets, tx.now)?;
    let public = HEXLOWER.encode(pair.verifying_key().as_bytes());
    log_change(tx, Action::RotateKey, &public)?;
    Ok(public)
}

/// The papers of the key stay valid. Returns its public half.
pub fn retire_key(tx: &mut Tx<'_>, which: &str) -> Result<String, ActionError> {
    let key = find(tx.conn, tx.federation, which)?;
    if !may_sign(&key) {
        return Err(Refusal::KeyEnded.into());
    }
    storage::retire_key(tx.conn, key.id, tx.now)?;
    log_change(tx, Action::RetireKey, &key.public)?;
    Ok(key.public)
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Revocation {
    /// The first day whose signatures aren't trusted.
    pub from: NaiveDate,
    /// Public.
    pub why: String,
}

/// The key stops signing, and its signatures from a day on aren't trusted. The day may be moved
/// earlier, never later. Returns the public half.
pub fn revoke_key(
    tx: &mut Tx<'_>,
    which: &str,
    revocation: &Revocation,
) -> Result<String, ActionError> {
    let key = find(tx.conn, tx.federation, which)?;
    let why = office::check_reason(&revocation.why)?;
    if revocation.from > tx.federation.local_day(tx.now)
        || key
            .revoked_from
            .is_some_and(|before| revocation.from >= before)
    {
        return Err(Refusal::KeyEnded.into());
    }
    storage::revoke_key(tx.conn, key.id, revocation.from, why, tx.now)?;
    log_change(
        tx,
        Action::RevokeKey,
        format_args!("{} {}: {why}", key.public, revocation.from),
    )?;
    Ok(key.public)
}

/// `which`: the first digits of the public half; spaces are ignored.
fn find(conn: &mut Conn, federation: &Federation, which: &str) -> Result<Key, ActionError> {
    let which: String = which
        .chars()
        .filter(|c| !c.is_whitespace())
        .collect::<String>()
        .to_ascii_lowercase();
    let mut found = storage::load_keys(conn, federation.id)?
        .into_iter()
        .filter(|key| which.len() >= 8 && key.public.starts_with(&which));
    match (found.next(), found.next()) {
        (Some(key), None) => Ok(key),
        _ => Err(ActionError::NotFound),
    }
}

fn log_change(tx: &mut Tx<'_>, action: Action, detail: impl fmt::Display) -> Result<(), DbError> {
    let entry = Entry::new(action, Subject::Federation(tx.federation.slug.clone())).with(detail);
    tx.audit(entry)
}

pub fn is_sealed(conn: &mut Conn, key: &Key) -> Result<bool, DbError> {
    Ok(storage::load_secret(conn, key.id)?.starts_with(SEALED))
}

/// The secret half of these keys is stored unencrypted.
fn list_unencrypted_keys(conn: &mut Conn) -> Result<Vec<Key>, DbError> {
    let mut open = Vec::new();
    for key in storage::all_keys(conn)? {
        if !is_sealed(conn, &key)? {
            open.push(key);
        }
    }
    Ok(open)
}

/// Covers keys and one-time codes. With a master key, every secret has to be encrypted.
pub fn is_open(conn: &mut Conn) -> Result<bool, DbError> {
    Ok(!list_unencrypted_keys(conn)?.is_empty()
        || factors::load_totps(conn)?
            .iter()
            .any(|totp| !totp.secret.starts_with(SEALED)))
}

/// Returns the number of encrypted secrets; does nothing without a master key.
pub fn seal_secrets(conn: &mut Conn, secrets: &dyn Secrets) -> Result<usize, ActionError> {
    let Some(master) = secrets.master_key() else {
        return Ok(0);
    };
    let mut count = 0;
    for key in &list_unencrypted_keys(conn)? {
        let seed = open_secret(conn, key, secrets)?.to_bytes();
        let sealed = master.encrypt_secret(&secrets.token()?, &key.public, &seed)?;
        storage::update_secret(conn, key.id, &sealed)?;
        count += 1;
    }
    for totp in factors::load_totps(conn)?
        .iter()
        .filter(|totp| !totp.secret.starts_with(SEALED))
    {
        let sealed = totp::seal_secret(totp.account_id, &totp.secret, secrets)?;
        factors::update_totp_secret(conn, totp.account_id, &sealed)?;
        count += 1;
    }
    Ok(count)
}
