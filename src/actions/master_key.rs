//! The master key, which encrypts the secrets in the database: secret halves of signing keys, and
//! seeds of one-time codes.

use std::fmt;
use std::sync::Arc;

use data_encoding::{BASE64URL_NOPAD, HEXLOWER_PERMISSIVE};
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, Nonce, UnboundKey};
use sha2::{Digest, Sha256};

use crate::db::DbError;

/// Prefix of an encrypted secret.
pub(super) const SEALED: &str = "sealed ";

/// 256 bits, kept outside the database.
#[derive(Clone, PartialEq, Eq)]
pub struct Master(Arc<[u8; 32]>);

impl fmt::Debug for Master {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Master")
    }
}

impl Master {
    /// Parses the output of `openssl rand -hex 32`. The error doesn't repeat the key.
    pub fn read(text: &str) -> Result<Master, String> {
        let bytes = HEXLOWER_PERMISSIVE
            .decode(text.trim().as_bytes())
            .ok()
            .and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
        let bytes = bytes
            .ok_or("it must be 64 hexadecimal digits, as `openssl rand -hex 32` makes them")?;
        if bytes.iter().all(|byte| *byte == bytes[0]) {
            return Err("it must be random, as `openssl rand -hex 32` makes it".to_owned());
        }
        Ok(Master(Arc::new(bytes)))
    }

    fn build_cipher(&self) -> Result<LessSafeKey, DbError> {
        let key = UnboundKey::new(&CHACHA20_POLY1305, self.0.as_slice());
        Ok(LessSafeKey::new(key.map_err(|_| {
            DbError::Unavailable("the master key can't be used".to_owned())
        })?))
    }

    /// Binds the secret to its public part. Each call needs a different token, which determines the
    /// nonce.
    pub(super) fn encrypt_secret(
        &self,
        token: &str,
        public: &str,
        secret: &[u8],
    ) -> Result<String, DbError> {
        let mut nonce = [0; 12];
        nonce
            .iter_mut()
            .zip(Sha256::digest(token.as_bytes()))
            .for_each(|(to, from)| *to = from);
        let mut bytes = secret.to_vec();
        let sealed = self.build_cipher()?.seal_in_place_append_tag(
            Nonce::assume_unique_for_key(nonce),
            Aad::from(public.as_bytes()),
            &mut bytes,
        );
        sealed.map_err(|_| DbError::Unavailable("the key can't be encrypted".to_owned()))?;
        Ok(format!(
            "{SEALED}{}",
            BASE64URL_NOPAD.encode(&[nonce.as_slice(), &bytes].concat())
        ))
    }

    /// `sealed` has no prefix. `None` if it was altered or has another master key.
    pub(super) fn decrypt_secret(&self, public: &str, sealed: &str) -> Option<Vec<u8>> {
        let bytes = BASE64URL_NOPAD.decode(sealed.as_bytes()).ok()?;
        let (nonce, text) = bytes.split_first_chunk::<12>()?;
        let mut text = text.to_vec();
        let nonce = Nonce::assume_unique_for_key(*nonce);
        self.build_cipher()
            .ok()?
            .open_in_place(nonce, Aad::from(public.as_bytes()), &mut text)
            .ok()
            .map(|plain| plain.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_opened_by_its_master_and_for_its_key_only() {
        let master = Master::read(&"0123456789abcdef".repeat(4)).unwrap();
        let other = Master::read(&"0123456789ABCDEE".repeat(4)).unwrap();
        let sealed = master
            .encrypt_secret("a token", "public", &[7; 32])
            .unwrap();
        let text = sealed.strip_prefix(SEALED).unwrap();
        assert_eq!(master.decrypt_secret("public", text), Some(vec![7; 32]));
        assert_eq!(other.decrypt_secret("public", text), None);
        assert_eq!(master.decrypt_secret("another", text), None);
        assert_eq!(master.decrypt_secret("public", &text[1..]), None);
        assert_eq!(format!("{master:?}"), "Master");
        for bad in ["", "12", &"g".repeat(64), &"0".repeat(64)] {
            assert!(Master::read(bad).is_err(), "{bad}");
        }
    }
}
