//! Work that may take long: a correction of the past. It runs on a thread of its own in one transaction; the browser waits a moment for
//! it and is then shown how far it is. What runs is known to this process only: a crash leaves the old state and nothing to clean up.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use crate::db::FederationId;
use crate::office::Refusal;
use crate::office::replay::Progress;
use crate::web::error::Sentence;
use crate::web::error::WebError;

/// Where the browser goes when the work is done, and with which message.
pub type Then = (String, &'static str);

/// The last work of each federation.
#[derive(Clone, Default)]
pub struct Works(Arc<Mutex<HashMap<FederationId, Arc<Work>>>>);

/// One work.
pub struct Work {
    /// What it is about, in words.
    pub about: String,
    /// Where a refusal leads back to.
    pub back: String,
    /// How far it is.
    pub progress: Progress,
    /// How it ended; empty while it is going on.
    pub outcome: OnceLock<Result<Then, Sentence>>,
}

impl Works {
    /// The last work of a federation.
    pub fn of(&self, federation: FederationId) -> Option<Arc<Work>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&federation).cloned()
    }

    /// How many are going on.
    pub fn going(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().filter(|work| work.outcome.get().is_none()).count()
    }

    /// Enters a work, unless one is going on in this federation.
    ///
    /// # Errors
    /// One is going on.
    pub fn begin(&self, federation: FederationId, about: String, back: String) -> Result<Arc<Work>, WebError> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.get(&federation).is_some_and(|work| work.outcome.get().is_none()) {
            return Err(WebError::Refused(Refusal::Working));
        }
        let work = Arc::new(Work { about, back, progress: Progress::default(), outcome: OnceLock::new() });
        all.insert(federation, work.clone());
        Ok(work)
    }
}
