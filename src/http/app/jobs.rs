//! Background jobs: the number that this process runs, and the state of all in the database.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::App;
use crate::actions::jobs::{self, JobState, JobStatus};
use crate::db::FederationId;
use crate::domain::job::JobKind;
use crate::error::WebError;

#[derive(Clone, Default)]
pub struct JobCounter(Arc<AtomicUsize>);

pub struct JobGuard(JobCounter);

impl JobCounter {
    pub fn count_job(&self) -> JobGuard {
        self.0.fetch_add(1, Ordering::Relaxed);
        JobGuard(self.clone())
    }

    pub fn running_count(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for JobGuard {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl App {
    /// The last change by any process on this database; `None` if there was none.
    pub async fn last_change(
        &self,
        federation: FederationId,
    ) -> Result<Option<JobStatus>, WebError> {
        let look = || {
            let lines = self.db.job_locks();
            // Heartbeats are known only to the primary.
            self.read_newest(move |c| jobs::last_job(c, &lines, federation, JobKind::Change))
        };
        let seen = look().await?;
        // The second read sees the result of a job that has ended since the first one.
        if seen
            .as_ref()
            .is_some_and(|work| work.standing == JobState::Lost)
        {
            look().await
        } else {
            Ok(seen)
        }
    }
}
