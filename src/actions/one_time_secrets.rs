//! One-time secrets (links and recovery codes): each is shown until the user confirms having seen
//! it. They are stored sealed with a token that only the user's browser has, so that the database
//! alone reveals nothing.

use chrono::{NaiveDateTime, TimeDelta};
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::links::token_hash;
use super::master_key::{Master, SEALED};
use super::{ActionError, Actor, Refusal, Role, accounts};
use crate::db::one_time_secrets::{self as storage, OneTimeSecret};
use crate::db::{Conn, DbError};
use crate::domain::string_enum::known;

/// Retention in days, at least the validity of any link.
pub const DAYS: i64 = 14;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Invitation,
    Reset,
    Assistant,
    Codes,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unseen {
    pub kind: Kind,
    /// May be empty.
    pub whom: String,
    /// Of an invitation.
    #[serde(default, with = "known")]
    pub role: Option<Role>,
    /// The link, or the codes.
    pub lines: Vec<String>,
    pub back: String,
}

fn key_from_token(token: &str) -> Result<Master, ActionError> {
    let digits = HEXLOWER.encode(&Sha256::digest(format!("unseen:{token}").as_bytes()));
    Ok(Master::read(&digits).map_err(DbError::Unavailable)?)
}

pub fn store_secret(
    conn: &mut Conn,
    actor: &Actor,
    token: &str,
    what: &Unseen,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let account = actor.account.ok_or(Refusal::NotAllowed)?;
    storage::remove_before(conn, now - TimeDelta::days(DAYS))?;
    let hash = token_hash(token);
    let text = serde_json::to_string(what).map_err(|e| DbError::Corrupt(format!("unseen: {e}")))?;
    let sealed = key_from_token(token)?.encrypt_secret(token, &hash, text.as_bytes())?;
    storage::add(
        conn,
        &OneTimeSecret {
            token_hash: hash,
            account_id: account,
            sealed,
            at: now,
        },
    )?;
    Ok(())
}

/// The secrets that these tokens open, each with the hash that confirms it.
pub fn list_waiting(
    conn: &mut Conn,
    actor: &Actor,
    tokens: &[String],
) -> Result<Vec<(String, Unseen)>, ActionError> {
    let Some(account) = actor.account else {
        return Ok(Vec::new());
    };
    let hashes: Vec<String> = tokens.iter().map(|token| token_hash(token)).collect();
    let mut found = Vec::new();
    for kept in storage::find(conn, account, &hashes)? {
        let Some(token) = tokens
            .iter()
            .find(|token| token_hash(token) == kept.token_hash)
        else {
            continue;
        };
        let opened = kept.sealed.strip_prefix(SEALED).and_then(|sealed| {
            key_from_token(token)
                .ok()?
                .decrypt_secret(&kept.token_hash, sealed)
        });
        if let Some(what) = opened.and_then(|text| serde_json::from_slice(&text).ok()) {
            found.push((kept.token_hash, what));
        }
    }
    Ok(found)
}

/// Used or replaced links are invalid. Returns the remaining tokens.
pub fn drop_invalid(
    conn: &mut Conn,
    actor: &Actor,
    mut tokens: Vec<String>,
    now: NaiveDateTime,
) -> Result<Vec<String>, ActionError> {
    for (hash, what) in list_waiting(conn, actor, &tokens)? {
        if is_over(conn, &what, now)? {
            delete_seen(conn, actor, &hash)?;
            tokens.retain(|token| token_hash(token) != hash);
        }
    }
    Ok(tokens)
}

/// The secret is a link that is no longer valid.
pub fn is_over(conn: &mut Conn, what: &Unseen, now: NaiveDateTime) -> Result<bool, ActionError> {
    if !matches!(what.kind, Kind::Invitation | Kind::Reset) {
        return Ok(false);
    }
    for token in what.lines.iter().filter_map(|link| link.rsplit('/').next()) {
        match accounts::find_link(conn, token, now) {
            Ok(_) => return Ok(false),
            Err(ActionError::Db(error)) => return Err(error.into()),
            Err(_) => {}
        }
    }
    Ok(true)
}

pub fn delete_seen(conn: &mut Conn, actor: &Actor, hash: &str) -> Result<(), ActionError> {
    Ok(storage::remove(
        conn,
        actor.account.ok_or(Refusal::NotAllowed)?,
        hash,
    )?)
}
