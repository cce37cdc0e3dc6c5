//! What lies beyond the bounds of a federation, calculated once for each state of its data and each day.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use chrono::NaiveDate;
use moka::sync::Cache;

use crate::db::federations::Federation;
use crate::db::{Conn, Db, DbError, FederationId};
use crate::domain::tournament::Pool;
use crate::domain::watch::Alarm;
use crate::office::statistics;

/// Federations whose alarms are kept.
const FEDERATIONS: u64 = 1000;

type Found = Arc<Vec<(Option<Pool>, Alarm)>>;

/// What was found, with the version of the data and the day.
#[derive(Clone)]
struct Kept {
    version: i64,
    day: NaiveDate,
    found: Found,
}

/// The alarms of federations, each with the version of the data and the day.
#[derive(Clone)]
pub struct Alarms {
    db: Db,
    /// How often the data had gone back to an earlier state when this was made.
    epoch: Arc<AtomicU64>,
    kept: Cache<FederationId, Kept>,
}

impl Alarms {
    /// Nothing is kept yet.
    pub fn new(db: Db) -> Alarms {
        let epoch = Arc::new(AtomicU64::new(db.epoch()));
        Alarms { db, epoch, kept: Cache::builder().max_capacity(FEDERATIONS).build() }
    }

    /// What lies beyond the bounds of a federation in the twelve months before a day; `federation` as it is now.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn of(&self, conn: &mut Conn, federation: &Federation, today: NaiveDate) -> Result<Found, DbError> {
        if self.db.has_gone_back(&self.epoch) {
            self.kept.invalidate_all();
        }
        if let Some(kept) = self.kept.get(&federation.id).filter(|kept| (kept.version, kept.day) == (federation.version, today)) {
            return Ok(kept.found);
        }
        let found = Arc::new(statistics::alarms(conn, federation, today)?);
        self.kept.insert(federation.id, Kept { version: federation.version, day: today, found: found.clone() });
        Ok(found)
    }
}
