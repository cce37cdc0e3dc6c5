//! Links and recovery codes, which are shown once: each is shown again until whoever has seen it confirms it.
//!
//! It is kept sealed with a token that only the browser has to which it was shown, so that somebody who reads the database learns nothing.

use chrono::{NaiveDateTime, TimeDelta};
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::links::token_hash;
use super::master::{Master, SEALED};
use super::{Actor, OfficeError, Refusal, Role, accounts};
use crate::db::unseen::{self as storage, Kept};
use crate::db::{Conn, DbError};
use crate::domain::word::known;

/// How long it is kept, in days: no link that is handed out holds longer.
pub const DAYS: i64 = 14;

/// The kinds of things that are shown once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The link by which somebody who was invited chooses a password.
    Invitation,
    /// The link for a new password.
    Reset,
    /// The link of an assistant.
    Assistant,
    /// Recovery codes.
    Codes,
}

/// Something that is shown once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unseen {
    /// The kind of thing.
    pub kind: Kind,
    /// The person it is for, by name; may be empty.
    pub whom: String,
    /// The role for which somebody was invited.
    #[serde(default, with = "known")]
    pub role: Option<Role>,
    /// The link, or the codes.
    pub lines: Vec<String>,
    /// The page to go back to.
    pub back: String,
}

/// The key that a token stands for.
fn key(token: &str) -> Result<Master, OfficeError> {
    let digits = HEXLOWER.encode(&Sha256::digest(format!("unseen:{token}").as_bytes()));
    Ok(Master::read(&digits).map_err(DbError::Unavailable)?)
}

/// Keeps what is about to be shown to an account under a new token.
///
/// # Errors
/// Nobody is logged in; the database doesn't answer.
pub fn keep(conn: &mut Conn, actor: &Actor, token: &str, what: &Unseen, now: NaiveDateTime) -> Result<(), OfficeError> {
    let account = actor.account.ok_or(Refusal::NotAllowed)?;
    storage::remove_before(conn, now - TimeDelta::days(DAYS))?;
    let hash = token_hash(token);
    let text = serde_json::to_string(what).map_err(|e| DbError::Corrupt(format!("unseen: {e}")))?;
    let sealed = key(token)?.seal(token, &hash, text.as_bytes())?;
    storage::add(conn, &Kept { token_hash: hash, account_id: account, sealed, at: now })?;
    Ok(())
}

/// What an account has not confirmed yet, of what these tokens open, each with the hash by which it is confirmed.
///
/// # Errors
/// The database doesn't answer.
pub fn waiting(conn: &mut Conn, actor: &Actor, tokens: &[String]) -> Result<Vec<(String, Unseen)>, OfficeError> {
    let Some(account) = actor.account else { return Ok(Vec::new()) };
    let hashes: Vec<String> = tokens.iter().map(|token| token_hash(token)).collect();
    let mut found = Vec::new();
    for kept in storage::find(conn, account, &hashes)? {
        let Some(token) = tokens.iter().find(|token| token_hash(token) == kept.token_hash) else { continue };
        let opened = kept.sealed.strip_prefix(SEALED).and_then(|sealed| key(token).ok()?.open(&kept.token_hash, sealed));
        if let Some(what) = opened.and_then(|text| serde_json::from_slice(&text).ok()) {
            found.push((kept.token_hash, what));
        }
    }
    Ok(found)
}

/// Drops what holds no more of what these tokens open: links that were used, or in the place of which others were made. The tokens that are
/// left.
///
/// # Errors
/// The database doesn't answer.
pub fn sift(conn: &mut Conn, actor: &Actor, mut tokens: Vec<String>, now: NaiveDateTime) -> Result<Vec<String>, OfficeError> {
    for (hash, what) in waiting(conn, actor, &tokens)? {
        if is_over(conn, &what, now)? {
            seen(conn, actor, &hash)?;
            tokens.retain(|token| token_hash(token) != hash);
        }
    }
    Ok(tokens)
}

/// Whether what was shown is the link of an account and opens nothing any more.
///
/// # Errors
/// The database doesn't answer.
pub fn is_over(conn: &mut Conn, what: &Unseen, now: NaiveDateTime) -> Result<bool, OfficeError> {
    if !matches!(what.kind, Kind::Invitation | Kind::Reset) {
        return Ok(false);
    }
    for token in what.lines.iter().filter_map(|link| link.rsplit('/').next()) {
        match accounts::find_link(conn, token, now) {
            Ok(_) => return Ok(false),
            Err(OfficeError::Db(error)) => return Err(error.into()),
            Err(_) => {}
        }
    }
    Ok(true)
}

/// Whoever has seen it says so: it is not kept any more.
///
/// # Errors
/// Nobody is logged in; the database doesn't answer.
pub fn seen(conn: &mut Conn, actor: &Actor, hash: &str) -> Result<(), OfficeError> {
    Ok(storage::remove(conn, actor.account.ok_or(Refusal::NotAllowed)?, hash)?)
}
