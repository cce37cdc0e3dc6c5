//! One-time links: their tokens, of which only hashes are stored, and their accounts.

use chrono::NaiveDateTime;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::master_key::Master;
use super::{ActionError, Refusal};
use crate::db::Conn;
use crate::db::accounts::{self, Account, Link, Purpose};

/// The system's randomness, or that of a test.
pub trait Secrets {
    /// 256 bits, as text for a link or cookie.
    fn token(&self) -> Result<String, ActionError>;

    /// `None` if the secrets in the database aren't encrypted.
    fn master_key(&self) -> Option<&Master> {
        None
    }
}

pub fn token_hash(token: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(token.as_bytes()))
}

/// Returns the token, of which only the hash is stored.
pub(super) fn add_link(
    conn: &mut Conn,
    link: Link,
    secrets: &dyn Secrets,
) -> Result<String, ActionError> {
    let token = secrets.token()?;
    accounts::add_link(
        conn,
        &Link {
            token_hash: token_hash(&token),
            ..link
        },
    )?;
    Ok(token)
}

pub(super) fn link_for(
    conn: &mut Conn,
    token: &str,
    purposes: &[Purpose],
    now: NaiveDateTime,
) -> Result<(Account, Link), ActionError> {
    let link = accounts::find_link(conn, &token_hash(token))?
        .filter(|l| purposes.contains(&l.purpose))
        .ok_or(Refusal::Link)?;
    if link.used_at.is_some() || link.expires_at <= now {
        return Err(Refusal::Link.into());
    }
    let account = accounts::find(conn, link.account_id)?.ok_or(ActionError::NotFound)?;
    if account.disabled {
        return Err(Refusal::Link.into());
    }
    Ok((account, link))
}
