//! Cache of the rating alarms of federations, calculated once for each data version and each day.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use chrono::NaiveDate;
use moka::sync::Cache;

use crate::actions::statistics;
use crate::db::federations::Federation;
use crate::db::{Conn, Db, DbError, FederationId};
use crate::domain::rating_monitor::Alarm;
use crate::domain::tournament::Pool;

const FEDERATIONS: u64 = 1000;

type AlarmList = Arc<Vec<(Option<Pool>, Alarm)>>;

#[derive(Clone)]
struct AlarmCacheEntry {
    version: i64,
    day: NaiveDate,
    found: AlarmList,
}

#[derive(Clone)]
pub struct Alarms {
    db: Db,
    /// Advances when the data goes back to an earlier state.
    epoch: Arc<AtomicU64>,
    kept: Cache<FederationId, AlarmCacheEntry>,
}

impl Alarms {
    pub fn new(db: Db) -> Alarms {
        let epoch = Arc::new(AtomicU64::new(db.epoch()));
        Alarms {
            db,
            epoch,
            kept: Cache::builder().max_capacity(FEDERATIONS).build(),
        }
    }

    /// Alarms of the twelve months before `today`. `federation` must be the current row: its
    /// version is the key of the entry.
    pub fn find_alarms(
        &self,
        conn: &mut Conn,
        federation: &Federation,
        today: NaiveDate,
    ) -> Result<AlarmList, DbError> {
        if self.db.has_gone_back(&self.epoch) {
            self.kept.invalidate_all();
        }
        if let Some(kept) = self
            .kept
            .get(&federation.id)
            .filter(|kept| (kept.version, kept.day) == (federation.version, today))
        {
            return Ok(kept.found);
        }
        let found = Arc::new(statistics::find_alarms(conn, federation, today)?);
        self.kept.insert(
            federation.id,
            AlarmCacheEntry {
                version: federation.version,
                day: today,
                found: found.clone(),
            },
        );
        Ok(found)
    }
}
