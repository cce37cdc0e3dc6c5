//! Recovery codes for an account without its phone and keys. Each works once; only hashes are
//! stored.

use data_encoding::{BASE32_NOPAD, HEXLOWER};

use crate::ActionError;
use crate::db::{AccountId, Conn, factors};
use crate::links::{Secrets, token_hash};

const COUNT: usize = 10;
/// Bytes of a code: 120 bits can't be guessed, so a plain hash of them is enough.
const BYTES: usize = 15;

/// Case and grouping of the typed code don't matter.
pub(super) fn hash(account: AccountId, typed: &str) -> String {
    let plain: String = typed
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|c| c.to_ascii_uppercase())
        .collect();
    token_hash(&format!("recovery code of account {account}: {plain}"))
}

/// All earlier codes become invalid.
pub(super) fn renew_codes(
    conn: &mut Conn,
    account: AccountId,
    secrets: &dyn Secrets,
) -> Result<Vec<String>, ActionError> {
    let mut codes = Vec::with_capacity(COUNT);
    while codes.len() < COUNT {
        let token = secrets.token()?;
        let bytes = HEXLOWER.decode(token.as_bytes()).unwrap_or_default();
        let text = BASE32_NOPAD.encode(&bytes[..BYTES.min(bytes.len())]);
        codes.push(super::totp::group_letters(&text).replace(' ', "-"));
    }
    let hashes: Vec<String> = codes.iter().map(|code| hash(account, code)).collect();
    factors::set_recovery_codes(conn, account, &hashes)?;
    Ok(codes)
}
