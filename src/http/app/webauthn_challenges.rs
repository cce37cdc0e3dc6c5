//! Pending WebAuthn challenges, for some minutes in the memory of this process. After a restart the
//! browser is asked once more.

use std::sync::Arc;
use std::time::Duration;

use moka::policy::EvictionPolicy;
use moka::sync::Cache;

use super::MachineSecrets;
use crate::actions::ActionError;
use crate::actions::factors::passkeys::{Challenge, Registration};
use crate::actions::links::Secrets;
use crate::db::AccountId;

const PATIENCE: Duration = Duration::from_secs(300);
/// Capacity of each cache; beyond it the least recently used entries go.
const MOST: u64 = 10_000;

pub enum Ceremony {
    Registration(AccountId, Registration),
    Proof(AccountId, Challenge),
    /// The account isn't known yet.
    LogIn(Challenge),
}

#[derive(Clone)]
pub struct Ceremonies {
    of_accounts: Cache<String, Arc<Ceremony>>,
    /// Log-ins are unlimited in number, so they may evict only each other.
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

    pub fn take(&self, name: &str) -> Option<Arc<Ceremony>> {
        self.of_accounts
            .remove(name)
            .or_else(|| self.of_strangers.remove(name))
    }
}
