//! What every handler shares: the database, the clock, the password hasher, the settings.

use std::sync::Arc;

use actix_web::web;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use chrono::NaiveDateTime;
use moka::sync::Cache;
use tokio::sync::Semaphore;

use super::api::bulk::Journals;
pub use super::api::limit::Allowance;
use super::api::limit::Limiter;
use super::cache::Pages;
use super::error::WebError;
use super::live::Desks;
use super::mailer::{Bell, Mail};
use super::rosters::Rosters;
use super::works::Works;
use crate::db::{Conn, Db, DbError};
use crate::office::OfficeError;
use crate::office::accounts::Secrets;

/// Where the time comes from.
pub type Clock = Arc<dyn Fn() -> NaiveDateTime + Send + Sync>;

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

/// What a server is made with.
#[derive(Clone)]
pub struct Settings {
    /// Cookies are for HTTPS only.
    pub secure_cookies: bool,
    /// The address readers see, without a slash at the end; used in links that are handed out.
    pub base_url: String,
    /// The address of the reader is told by a proxy in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How passwords are hashed.
    pub hash_cost: HashCost,
    /// The mail server; `None`: nothing is mailed.
    pub mail: Option<Mail>,
    /// How much one address may ask of the API.
    pub api: Allowance,
}

/// How long somebody waits for a turn before being asked to come back.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(15);

/// So often strangers from one address may ask within the hour.
const ASKED_PER_HOUR: u32 = 10;

/// Shared by all handlers of all workers; cloning is cheap.
#[derive(Clone)]
pub struct App {
    /// The database.
    pub db: Db,
    /// The clock.
    pub clock: Clock,
    /// Settings.
    pub settings: Settings,
    /// Finished public pages.
    pub pages: Pages,
    /// The current lists.
    pub rosters: Rosters,
    /// Tournaments at the desk.
    pub desks: Desks,
    /// Finished journals of the API.
    pub journals: Journals,
    /// How much each address has asked of the API.
    pub limiter: Limiter,
    /// Corrections that are being calculated.
    pub works: Works,
    /// Wakes the sender of letters.
    pub bell: Bell,
    /// Two hashes at a time: each takes 19 MiB.
    hashing: Arc<Semaphore>,
    /// One reckoning over a whole federation at a time: each may hold tens of megabytes for seconds.
    reckoning: Arc<Semaphore>,
    /// Two papers are drawn at a time.
    drawing: Arc<Semaphore>,
    /// How often strangers from an address have asked for something within the hour.
    asked: Cache<String, u32>,
}

impl App {
    /// The shared state of a server.
    pub fn new(db: Db, clock: Clock, settings: Settings) -> App {
        App {
            db,
            clock,
            limiter: Limiter::new(settings.api),
            settings,
            pages: Pages::new(),
            rosters: Rosters::default(),
            desks: Desks::default(),
            journals: Journals::default(),
            works: Works::default(),
            bell: Bell::default(),
            hashing: Arc::new(Semaphore::new(2)),
            reckoning: Arc::new(Semaphore::new(1)),
            drawing: Arc::new(Semaphore::new(2)),
            asked: Cache::builder().max_capacity(100_000).time_to_live(std::time::Duration::from_secs(3600)).build(),
        }
    }

    /// The time, UTC.
    pub fn now(&self) -> NaiveDateTime {
        (self.clock)()
    }

    /// The turn for something that costs much; it is given back when the work ends, not when its reader goes away: the work holds it.
    ///
    /// # Errors
    /// Others take too long.
    pub async fn turn(&self) -> Result<tokio::sync::OwnedSemaphorePermit, WebError> {
        let turn = tokio::time::timeout(PATIENCE, self.reckoning.clone().acquire_owned()).await;
        turn.map_err(|_| WebError::Gone)?.map_err(|_| WebError::Gone)
    }

    /// The turn for drawing a paper.
    ///
    /// # Errors
    /// Others take too long.
    pub async fn drawing_turn(&self) -> Result<tokio::sync::OwnedSemaphorePermit, WebError> {
        let turn = tokio::time::timeout(PATIENCE, self.drawing.clone().acquire_owned()).await;
        turn.map_err(|_| WebError::Gone)?.map_err(|_| WebError::Gone)
    }

    /// Whether a stranger from this address may ask for something once more within the hour.
    pub fn may_ask(&self, address: &str) -> bool {
        let so_far = self.asked.get(address).unwrap_or(0);
        self.asked.insert(address.to_owned(), so_far.saturating_add(1));
        so_far < ASKED_PER_HOUR
    }

    /// Reads in one snapshot, off the async threads.
    pub async fn read<T, E>(&self, work: impl FnOnce(&mut Conn) -> Result<T, E> + Send + 'static) -> Result<T, WebError>
    where
        T: Send + 'static,
        E: From<DbError> + Into<WebError> + Send + 'static,
    {
        let db = self.db.clone();
        web::block(move || db.read(work)).await.map_err(|_| WebError::Gone)?.map_err(Into::into)
    }

    /// Changes data in one transaction, off the async threads.
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, OfficeError> + Send + 'static,
    ) -> Result<T, WebError> {
        let (db, bell) = (self.db.clone(), self.bell.clone());
        // Rung here: the work is done even if nobody waits for its answer any more.
        let work = move || db.write(work).inspect(|_| bell.ring());
        web::block(work).await.map_err(|_| WebError::Gone)?.map_err(Into::into)
    }

    /// The Argon2id hash of a password.
    pub async fn hash(&self, password: String) -> Result<String, WebError> {
        let _turn = self.hashing.acquire().await.map_err(|_| WebError::Gone)?;
        let cost = self.settings.hash_cost;
        web::block(move || hash(cost, &password)).await.map_err(|_| WebError::Gone)?.map_err(Into::into)
    }

    /// Whether a password has this hash. Without a hash the same work is done for nothing, so that nobody learns from the
    /// time whether an account exists.
    pub async fn verify(&self, password: String, stored: Option<String>) -> Result<bool, WebError> {
        let _turn = self.hashing.acquire().await.map_err(|_| WebError::Gone)?;
        let cost = self.settings.hash_cost;
        web::block(move || match stored {
            Some(stored) => {
                PasswordHash::new(&stored).is_ok_and(|h| argon2(cost).is_ok_and(|a| a.verify_password(password.as_bytes(), &h).is_ok()))
            }
            None => {
                let _ = hash(cost, &password);
                false
            }
        })
        .await
        .map_err(|_| WebError::Gone)
    }
}

fn argon2(cost: HashCost) -> Result<Argon2<'static>, OfficeError> {
    let params = Params::new(cost.memory, cost.passes, 1, None).map_err(|e| DbError::Corrupt(format!("argon2: {e}")))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// The Argon2id hash of a password as a PHC string.
pub fn hash(cost: HashCost, password: &str) -> Result<String, OfficeError> {
    argon2(cost)?.hash_password(password.as_bytes()).map(|h| h.to_string()).map_err(|e| DbError::Corrupt(format!("argon2: {e}")).into())
}

/// Tokens from the randomness of the machine.
pub struct MachineSecrets;

impl Secrets for MachineSecrets {
    fn token(&self) -> Result<String, OfficeError> {
        let mut bytes = [0u8; 32];
        getrandom::fill(&mut bytes).map_err(|e| DbError::Unavailable(format!("randomness: {e}")))?;
        Ok(hex::encode(bytes))
    }
}
