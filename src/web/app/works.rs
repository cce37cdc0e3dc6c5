//! Works that take long: how many this process does at a time, and what the database knows of all of them.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::App;
use crate::db::FederationId;
use crate::domain::work::WorkKind;
use crate::office::works::{self, Seen, Standing};
use crate::web::error::WebError;

/// The works that this process does; cloning is cheap.
#[derive(Clone, Default)]
pub struct Works(Arc<AtomicUsize>);

/// A work that this process does, until this is dropped.
pub struct Doing(Works);

impl Works {
    /// One more is begun.
    pub fn one(&self) -> Doing {
        self.0.fetch_add(1, Ordering::Relaxed);
        Doing(self.clone())
    }

    /// How many are going on.
    pub fn going(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for Doing {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl App {
    /// The last change of a federation that was done as a work, by whatever process on this database.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub async fn work(&self, federation: FederationId) -> Result<Option<Seen>, WebError> {
        let look = || {
            let lines = self.db.lifelines();
            // Whether somebody lives who does it, only the server knows that he writes to.
            self.read_newest(move |c| works::last(c, &lines, federation, WorkKind::Change))
        };
        let seen = look().await?;
        // It may have ended well since the row was read: what is stored now tells.
        if seen.as_ref().is_some_and(|work| work.standing == Standing::Lost) { look().await } else { Ok(seen) }
    }
}
