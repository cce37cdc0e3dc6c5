//! Pending WebAuthn challenges, kept until the browser answers.
//!
//! They live in the memory of this process only, for a few minutes. After a restart the browser is
//! asked once more.

use std::sync::Arc;
use std::time::Duration;

use moka::policy::EvictionPolicy;
use moka::sync::Cache;

use super::MachineSecrets;
use crate::actions::ActionError;
use crate::actions::factors::passkeys::{Challenge, Registration};
use crate::actions::links::Secrets;
use crate::db::AccountId;

/// Lifetime of a challenge.
const PATIENCE: Duration = Duration::from_secs(300);
/// Capacity of each of the two caches; beyond it the least recently used entries go.
const MOST: u64 = 10_000;

/// A pending WebAuthn challenge.
pub enum Ceremony {
    /// Registration of a new passkey for an account.
    Registration(AccountId, Registration),
    /// Authentication with one of the passkeys of an account.
    Proof(AccountId, Challenge),
    /// Log-in with any passkey; the account isn't known yet.
    LogIn(Challenge),
}

/// The pending challenges.
#[derive(Clone)]
pub struct Ceremonies {
    of_accounts: Cache<String, Arc<Ceremony>>,
    /// Log-ins have a cache of their own: their number is unlimited, so they may evict only each
    /// other.
    of_strangers: Cache<String, Arc<Ceremony>>,
}

impl Default for Ceremonies {
    fn default() -> Ceremonies {
        let cache = || {
            Cache::builder()
                .max_capacity(MOST)
                .eviction_policy(EvictionPolicy::lru())
                .time_to_live(PATIENCE)
                .build()
        };
        Ceremonies {
            of_accounts: cache(),
            of_strangers: cache(),
        }
    }
}

impl Ceremonies {
    /// Stores a challenge. Returns the token under which the answer comes.
    ///
    /// # Errors
    /// The system provides no random bytes.
    pub fn store_challenge(&self, ceremony: Ceremony) -> Result<String, ActionError> {
        let name = MachineSecrets.token()?;
        let kept = if matches!(ceremony, Ceremony::LogIn(_)) {
            &self.of_strangers
        } else {
            &self.of_accounts
        };
        kept.insert(name.clone(), Arc::new(ceremony));
        Ok(name)
    }

    /// Removes and returns the challenge of a token; `None` if it is unknown, expired or already
    /// answered.
    pub fn take(&self, name: &str) -> Option<Arc<Ceremony>> {
        self.of_accounts
            .remove(name)
            .or_else(|| self.of_strangers.remove(name))
    }
}
