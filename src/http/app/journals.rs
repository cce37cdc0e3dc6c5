//! Cache of the public journals of federations, each generated at most once a day.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use actix_web::http::header::HeaderValue;
use actix_web::web::Bytes;
use chrono::{NaiveDate, NaiveDateTime, TimeDelta};
use data_encoding::HEXLOWER;
use moka::sync::Cache;
use sha2::{Digest, Sha256};

use crate::actions::journal::export_public;
use crate::app::{App, pages, run_blocking};
use crate::db::{CacheScope, Conn, DbError, FederationId, Stamp, players};
use crate::error::WebError;

/// Capacity in bytes.
const CAPACITY: u64 = 128 * 1024 * 1024;
/// Lifetime in hours.
const LASTS: i64 = 24;
#[derive(Clone)]
pub struct Journals(Cache<FederationId, Arc<Journal>>);

impl Default for Journals {
    fn default() -> Journals {
        let weight = |_: &FederationId, journal: &Arc<Journal>| {
            u32::try_from(journal.gzip.len()).unwrap_or(u32::MAX)
        };
        Journals(
            Cache::builder()
                .max_capacity(CAPACITY)
                .weigher(weight)
                .build(),
        )
    }
}

pub struct Journal {
    pub made: NaiveDateTime,
    pub etag: HeaderValue,
    pub gzip: Bytes,
    /// Erasure requests at the time of generation. A later one makes the journal invalid.
    forgotten: i64,
    /// The latest data version at which this number was checked.
    stamp: Mutex<Stamp>,
}

impl Journal {
    pub fn from_text(made: NaiveDateTime, stamp: Stamp, forgotten: i64, plain: &[u8]) -> Journal {
        let tag = format!("\"{}\"", &HEXLOWER.encode(&Sha256::digest(plain))[..20]);
        let etag =
            HeaderValue::from_str(&tag).unwrap_or_else(|_| HeaderValue::from_static("\"journal\""));
        Journal {
            made,
            etag,
            gzip: pages::compress_gzip(plain, flate2::Compression::default()),
            forgotten,
            stamp: Mutex::new(stamp),
        }
    }

    pub fn last_modified(&self) -> String {
        self.made.format("%a, %d %b %Y %H:%M:%S GMT").to_string()
    }
}

struct JournalData {
    forgotten: i64,
    plain: Vec<u8>,
}

fn find(c: &mut Conn, id: FederationId, today: NaiveDate) -> Result<JournalData, DbError> {
    Ok(JournalData {
        forgotten: players::count_forgotten(c, id)?,
        plain: export_public(c, id, today)?,
    })
}

impl Journals {
    /// `None` if there is no journal of today, or if a player has asked for erasure since.
    async fn kept(&self, app: &App, id: FederationId) -> Result<Option<Arc<Journal>>, WebError> {
        let now = app.now();
        let young = |journal: &Arc<Journal>| {
            journal.made.date() == now.date() && now - journal.made < TimeDelta::hours(LASTS)
        };
        let Some(journal) = self.0.get(&id).filter(young) else {
            return Ok(None);
        };
        let stamp = app.db.state().stamp(CacheScope::Federation(id));
        let known = || journal.stamp.lock().unwrap_or_else(PoisonError::into_inner);
        if *known() != stamp {
            let forgotten = app.read(move |c| players::count_forgotten(c, id)).await?;
            if forgotten != journal.forgotten {
                return Ok(None);
            }
            *known() = stamp;
        }
        Ok(Some(journal))
    }

    pub async fn of_today(
        &self,
        app: &App,
        reader: Option<IpAddr>,
        id: FederationId,
    ) -> Result<Arc<Journal>, WebError> {
        if let Some(journal) = self.kept(app, id).await? {
            return Ok(journal);
        }
        let turn = app.calculation_limit.take(reader).await?;
        // The request that held the permit before may have generated it.
        if let Some(journal) = self.kept(app, id).await? {
            return Ok(journal);
        }
        let (now, stamp) = (app.now(), app.db.state().stamp(CacheScope::Federation(id)));
        let (found, turn) = app
            .read(move |c| Ok::<_, DbError>((find(c, id, now.date())?, turn)))
            .await?;
        let journal = run_blocking(move || {
            let _turn = turn;
            Arc::new(Journal::from_text(
                now,
                stamp,
                found.forgotten,
                &found.plain,
            ))
        });
        let journal = journal.await?;
        self.0.insert(id, journal.clone());
        Ok(journal)
    }
}
