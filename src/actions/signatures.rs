//! Seals: a signature and the signed text in a QR code, so that a paper can be checked without the
//! site.

use chrono::NaiveDate;
use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use ed25519_dalek::{Signature, VerifyingKey};

use crate::domain::certificate::Statement;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SealFault {
    /// Truncated or mistyped.
    Unreadable,
    /// Not signed by any of these keys.
    Forged,
    /// Signed by a key that isn't trusted from this day on.
    Revoked(NaiveDate),
}

/// `seal` is the whole address or the part behind `#`; `public` are hexadecimal digits.
pub fn check_seal<'a>(
    seal: &str,
    public: impl IntoIterator<Item = &'a str>,
) -> Result<Statement, SealFault> {
    let seal = seal.trim().rsplit('#').next().unwrap_or_default();
    let bytes = BASE64URL_NOPAD
        .decode(seal.as_bytes())
        .map_err(|_| SealFault::Unreadable)?;
    let (signature, text) = bytes
        .split_first_chunk::<64>()
        .ok_or(SealFault::Unreadable)?;
    let statement = std::str::from_utf8(text)
        .ok()
        .and_then(Statement::from_text)
        .ok_or(SealFault::Unreadable)?;
    let signature = Signature::from_bytes(signature);
    let signed = public.into_iter().any(|key| {
        let key: Option<[u8; 32]> = HEXLOWER
            .decode(key.trim().to_ascii_lowercase().as_bytes())
            .ok()
            .and_then(|b| b.try_into().ok());
        key.and_then(|key| VerifyingKey::from_bytes(&key).ok())
            .is_some_and(|key| key.verify_strict(text, &signature).is_ok())
    });
    if signed {
        Ok(statement)
    } else {
        Err(SealFault::Forged)
    }
}
