//! Passwords and tokens.

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use data_encoding::HEXLOWER;

use crate::db::DbError;
use crate::office::OfficeError;
use crate::office::links::Secrets;

/// How hard passwords are hashed.
#[derive(Debug, Clone, Copy)]
pub struct HashCost {
    /// Memory in KiB.
    pub memory: u32,
    /// Passes.
    pub passes: u32,
}

impl HashCost {
    /// What OWASP recommends for Argon2id: 19 MiB, two passes.
    pub const OWASP: HashCost = HashCost { memory: 19 * 1024, passes: 2 };
    /// For tests only: as cheap as the algorithm allows.
    pub const FOR_TESTS: HashCost = HashCost { memory: 8, passes: 1 };
}

fn argon2(cost: HashCost) -> Result<Argon2<'static>, OfficeError> {
    let params = Params::new(cost.memory, cost.passes, 1, None).map_err(|e| DbError::Corrupt(format!("argon2: {e}")))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// The Argon2id hash of a password as a PHC string.
pub fn hash(cost: HashCost, password: &str) -> Result<String, OfficeError> {
    argon2(cost)?.hash_password(password.as_bytes()).map(|h| h.to_string()).map_err(|e| DbError::Corrupt(format!("argon2: {e}")).into())
}

/// Whether a password has this hash. Without a hash the same work is done for nothing, so that nobody learns from the time whether an
/// account exists.
pub fn verify(cost: HashCost, password: &str, stored: Option<&str>) -> bool {
    match stored {
        Some(stored) => {
            PasswordHash::new(stored).is_ok_and(|h| argon2(cost).is_ok_and(|a| a.verify_password(password.as_bytes(), &h).is_ok()))
        }
        None => {
            let _ = hash(cost, password);
            false
        }
    }
}

/// Tokens from the randomness of the machine.
pub struct MachineSecrets;

impl Secrets for MachineSecrets {
    fn token(&self) -> Result<String, OfficeError> {
        let mut bytes = [0u8; 32];
        getrandom::fill(&mut bytes).map_err(|e| DbError::Unavailable(format!("randomness: {e}")))?;
        Ok(HEXLOWER.encode(&bytes))
    }
}
