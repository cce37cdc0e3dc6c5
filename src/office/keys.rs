//! The keys that a federation signs certificates with: made, replaced, revoked, and how their secret halves are kept.
//!
//! One key signs: the newest that is neither retired nor revoked. All others stay, so that the papers they signed can be checked. A revoked
//! key is one that somebody else may have: what it signed from a day on is not believed. If the site has a master key, which lies outside
//! the database, the secret halves are encrypted with it, so that nobody can sign with the database alone.

use std::fmt;

use chrono::{NaiveDate, NaiveDateTime};
use data_encoding::HEXLOWER;
use ed25519_dalek::SigningKey;
use sha2::{Digest, Sha256};

use super::audit::{self, Entry, Subject};
use super::factors::totp;
use super::links::Secrets;
use super::master::SEALED;
use super::seals::{SealFault, check};
use super::{Actor, OfficeError, Refusal, tournaments as office};
use crate::db::certificates::{self as storage, Certificate, Key};
use crate::db::federations::Federation;
use crate::db::{Conn, DbError, KeyId, factors};
use crate::domain::audit::Action;
use crate::domain::certificate::Statement;

/// How a public half is told from others: its first 32 digits in groups of four, as they stand on the papers.
pub fn fingerprint(public: &str) -> String {
    let groups: Vec<String> = public.as_bytes().chunks(4).take(8).map(|part| String::from_utf8_lossy(part).into_owned()).collect();
    groups.join(" ")
}

/// Whether what a key signed on a day is not believed.
fn distrusted(key: &Key, day: NaiveDate) -> bool {
    key.revoked_from.is_some_and(|from| day >= from)
}

/// The day from which on the key isn't believed that signed this certificate, if it was issued since.
pub fn revoked_since(c: &Certificate, keys: &[Key]) -> Option<NaiveDate> {
    let key = keys.iter().find(|key| Some(key.id) == c.key_id)?;
    c.issued_at.filter(|at| distrusted(key, at.date())).and(key.revoked_from)
}

/// Whether the key signs: it is the newest that may.
pub fn signs(key: &Key, keys: &[Key]) -> bool {
    keys.iter().find(|key| may_sign(key)).is_some_and(|newest| newest.id == key.id)
}

fn may_sign(key: &Key) -> bool {
    key.retired_at.is_none() && key.revoked_at.is_none()
}

/// Checks what a QR code carries against the keys of a federation. Whoever has a revoked key can put any date on a paper: of what such a key
/// signed, only that is believed that the register knows from before.
///
/// # Errors
/// What is wrong with it.
pub fn judge(conn: &mut Conn, keys: &[Key], seal: &str) -> Result<Result<Statement, SealFault>, DbError> {
    let statement = match check(seal, keys.iter().map(|key| key.public.as_str())) {
        Ok(statement) => statement,
        Err(fault) => return Ok(Err(fault)),
    };
    let signer = keys.iter().find(|key| check(seal, [key.public.as_str()]).is_ok());
    let Some(from) = signer.and_then(|key| key.revoked_from) else { return Ok(Ok(statement)) };
    let known = storage::find_by_code(conn, &statement.code)?
        .is_some_and(|c| c.statement.as_deref() == Some(statement.text().as_str()) && c.issued_at.is_some_and(|at| at.date() < from));
    Ok(if known { Ok(statement) } else { Err(SealFault::Revoked(from)) })
}

/// The secret half of a key as it can be used.
fn open(conn: &mut Conn, key: &Key, secrets: &dyn Secrets) -> Result<SigningKey, OfficeError> {
    let secret = storage::secret(conn, key.id)?;
    let seed = match secret.strip_prefix(SEALED) {
        Some(sealed) => secrets.master().and_then(|master| master.open(&key.public, sealed)).ok_or(Refusal::KeyClosed)?,
        None => HEXLOWER.decode(secret.as_bytes()).unwrap_or_default(),
    };
    let seed: [u8; 32] = seed.try_into().map_err(|_| DbError::Corrupt(format!("key {}", key.id)))?;
    let pair = SigningKey::from_bytes(&seed);
    if HEXLOWER.encode(pair.verifying_key().as_bytes()) != key.public {
        return Err(DbError::Corrupt(format!("key {}: its halves don't belong together", key.id)).into());
    }
    Ok(pair)
}

/// The key that the federation signs with; made when there is none.
pub(super) fn signing(
    conn: &mut Conn,
    federation: &Federation,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<(KeyId, SigningKey), OfficeError> {
    match storage::keys(conn, federation.id)?.iter().find(|key| may_sign(key)) {
        Some(key) => Ok((key.id, open(conn, key, secrets)?)),
        None => add(conn, federation, secrets, now),
    }
}

fn add(conn: &mut Conn, federation: &Federation, secrets: &dyn Secrets, now: NaiveDateTime) -> Result<(KeyId, SigningKey), OfficeError> {
    let seed: [u8; 32] = Sha256::digest(secrets.token()?.as_bytes()).into();
    let pair = SigningKey::from_bytes(&seed);
    let public = HEXLOWER.encode(pair.verifying_key().as_bytes());
    let secret = match secrets.master() {
        Some(master) => master.seal(&secrets.token()?, &public, &seed)?,
        None => HEXLOWER.encode(&seed),
    };
    Ok((storage::add_key(conn, federation.id, &public, &secret, now)?, pair))
}

/// Makes a new key, which signs from now on; the one before signs no more, and its papers stay good. Returns the public half.
///
/// # Errors
/// No randomness, or storage failed.
pub fn rotate(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<String, OfficeError> {
    for key in storage::keys(conn, federation.id)?.iter().filter(|key| may_sign(key)) {
        storage::retire_key(conn, key.id, now)?;
    }
    let (_, pair) = add(conn, federation, secrets, now)?;
    let public = HEXLOWER.encode(pair.verifying_key().as_bytes());
    note(conn, actor, federation, Action::RotateKey, &public, now)?;
    Ok(public)
}

/// A key signs no more; what it signed stays good. Returns its public half.
///
/// # Errors
/// There is no such key, or it signed no more before.
pub fn retire(conn: &mut Conn, actor: &Actor, federation: &Federation, which: &str, now: NaiveDateTime) -> Result<String, OfficeError> {
    let key = find(conn, federation, which)?;
    if !may_sign(&key) {
        return Err(Refusal::KeyEnded.into());
    }
    storage::retire_key(conn, key.id, now)?;
    note(conn, actor, federation, Action::RetireKey, &key.public, now)?;
    Ok(key.public)
}

/// Since when a key isn't believed, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Revocation {
    /// The first day of which nothing is believed.
    pub from: NaiveDate,
    /// Why; it is public.
    pub why: String,
}

/// A key signs no more, and what it signed from a day on is not believed. The day of a revoked key may be moved to an earlier one, never to
/// a later. Returns the public half.
///
/// # Errors
/// There is no such key, the day lies in the future or after the one before, or there is no reason.
pub fn revoke(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    which: &str,
    revocation: &Revocation,
    now: NaiveDateTime,
) -> Result<String, OfficeError> {
    let key = find(conn, federation, which)?;
    let why = office::reason(&revocation.why)?;
    if revocation.from > federation.today(now) || key.revoked_from.is_some_and(|before| revocation.from >= before) {
        return Err(Refusal::KeyEnded.into());
    }
    storage::revoke_key(conn, key.id, revocation.from, why, now)?;
    note(conn, actor, federation, Action::RevokeKey, format_args!("{} {}: {why}", key.public, revocation.from), now)?;
    Ok(key.public)
}

/// The key of a federation whose public half begins so; spaces don't count.
fn find(conn: &mut Conn, federation: &Federation, which: &str) -> Result<Key, OfficeError> {
    let which: String = which.chars().filter(|c| !c.is_whitespace()).collect::<String>().to_ascii_lowercase();
    let mut found = storage::keys(conn, federation.id)?.into_iter().filter(|key| which.len() >= 8 && key.public.starts_with(&which));
    match (found.next(), found.next()) {
        (Some(key), None) => Ok(key),
        _ => Err(OfficeError::NotFound),
    }
}

fn note(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    action: Action,
    detail: impl fmt::Display,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    let entry = Entry::new(action, Subject::Federation(federation.slug.clone())).with(detail);
    audit::note(conn, actor, Some(federation.id), entry, now)
}

/// Whether the secret half is encrypted.
///
/// # Errors
/// The database doesn't answer.
pub fn is_sealed(conn: &mut Conn, key: &Key) -> Result<bool, DbError> {
    Ok(storage::secret(conn, key.id)?.starts_with(SEALED))
}

/// The keys whose secret half lies in the database as it is.
fn open_ones(conn: &mut Conn) -> Result<Vec<Key>, DbError> {
    let mut open = Vec::new();
    for key in storage::all_keys(conn)? {
        if !is_sealed(conn, &key)? {
            open.push(key);
        }
    }
    Ok(open)
}

/// Whether a secret lies in the database as it is, of a key or of one-time codes: while there is a master key, it is to be encrypted.
///
/// # Errors
/// The database doesn't answer.
pub fn is_open(conn: &mut Conn) -> Result<bool, DbError> {
    Ok(!open_ones(conn)?.is_empty() || factors::totps(conn)?.iter().any(|totp| !totp.secret.starts_with(SEALED)))
}

/// Encrypts every secret that lies in the database as it is; returns how many. Without a master key there is nothing to do.
///
/// # Errors
/// No randomness, or storage failed.
pub fn seal(conn: &mut Conn, secrets: &dyn Secrets) -> Result<usize, OfficeError> {
    let Some(master) = secrets.master() else { return Ok(0) };
    let mut count = 0;
    for key in &open_ones(conn)? {
        let seed = open(conn, key, secrets)?.to_bytes();
        let sealed = master.seal(&secrets.token()?, &key.public, &seed)?;
        storage::update_secret(conn, key.id, &sealed)?;
        count += 1;
    }
    for totp in factors::totps(conn)?.iter().filter(|totp| !totp.secret.starts_with(SEALED)) {
        let sealed = totp::kept(totp.account_id, &totp.secret, secrets)?;
        factors::update_totp_secret(conn, totp.account_id, &sealed)?;
        count += 1;
    }
    Ok(count)
}
