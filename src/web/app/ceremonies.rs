//! Ceremonies: what browsers were asked to show a passkey for, kept until they answer. Only this process knows them, and not for long:
//! after a restart the browser is asked once more.

use std::sync::Arc;
use std::time::Duration;

use moka::policy::EvictionPolicy;
use moka::sync::Cache;

use super::MachineSecrets;
use crate::db::AccountId;
use crate::office::OfficeError;
use crate::office::factors::passkeys::{Challenge, Registration};
use crate::office::links::Secrets;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(300);
/// So many may be open at once; then the oldest are forgotten.
const MOST: u64 = 10_000;

/// What a browser was asked for.
pub enum Ceremony {
    /// A new passkey for an account.
    Registration(AccountId, Registration),
    /// One of the passkeys of an account.
    Proof(AccountId, Challenge),
    /// Any passkey, of a stranger.
    LogIn(Challenge),
}

/// The ceremonies that are open.
#[derive(Clone)]
pub struct Ceremonies {
    of_accounts: Cache<String, Arc<Ceremony>>,
    /// Strangers begin as many as they like: theirs push out only each other's.
    of_strangers: Cache<String, Arc<Ceremony>>,
}

impl Default for Ceremonies {
    fn default() -> Ceremonies {
        let cache = || Cache::builder().max_capacity(MOST).eviction_policy(EvictionPolicy::lru()).time_to_live(PATIENCE).build();
        Ceremonies { of_accounts: cache(), of_strangers: cache() }
    }
}

impl Ceremonies {
    /// Remembers what was asked; returns the name under which the answer comes.
    ///
    /// # Errors
    /// There is no randomness.
    pub fn begin(&self, ceremony: Ceremony) -> Result<String, OfficeError> {
        let name = MachineSecrets.token()?;
        let kept = if matches!(ceremony, Ceremony::LogIn(_)) { &self.of_strangers } else { &self.of_accounts };
        kept.insert(name.clone(), Arc::new(ceremony));
        Ok(name)
    }

    /// What was asked under this name, once.
    pub fn take(&self, name: &str) -> Option<Arc<Ceremony>> {
        self.of_accounts.remove(name).or_else(|| self.of_strangers.remove(name))
    }
}
