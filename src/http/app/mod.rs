//! State shared by all handlers: database, clock, settings and the caches of this process.

pub mod addresses;
pub mod clock_drift;
pub mod concurrency_limits;
pub mod desks;
pub mod event_streams;
pub mod hosts;
pub mod jobs;
pub mod journals;
pub mod metrics;
pub mod pages;
pub mod passwords;
pub mod proxies;
pub mod rate_limits;
pub mod rating_monitor;
pub mod replica_routing;
pub mod request_id;
pub mod rlimit;
pub mod rosters;
pub mod secret_box;
pub mod smtp;
pub mod webauthn_challenges;
pub mod write_gate;

use std::any::Any;
use std::future::Future;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use actix_web::web;
use chrono::NaiveDateTime;

use self::addresses::Addresses;
use self::clock_drift::Timekeeper;
use self::concurrency_limits::ConcurrencyLimit;
use self::desks::Desks;
use self::event_streams::Streams;
use self::hosts::Hosts;
use self::jobs::JobCounter;
use self::journals::Journals;
use self::metrics::{Metrics, ProcessGauges};
use self::pages::Pages;
use self::passwords::Hasher;
pub use self::passwords::{HashCost, MachineSecrets, QueuePermit, hash};
pub use self::proxies::Proxies;
pub use self::rate_limits::Allowance;
use self::rate_limits::Limiter;
use self::rating_monitor::Alarms;
use self::request_id::Numbering;
use self::rlimit::Connections;
use self::rosters::Rosters;
pub use self::secret_box::Sealed;
use self::smtp::{Mail, OutboxSignal};
use self::webauthn_challenges::Ceremonies;
use self::write_gate::{WriteGate, WritePermit};
use super::error::WebError;
use crate::actions::factors::passkeys::RelyingParty;
use crate::actions::retention::Retention;
use crate::actions::throttle::{self, RequestKind};
use crate::actions::{ActionError, FormProblem, Refusal};
use crate::db::{Conn, Db, DbError, Reader, Scope, Tables, outbox};

pub type Clock = Arc<dyn Fn() -> NaiveDateTime + Send + Sync>;

#[derive(Clone)]
pub struct Settings {
    pub secure_cookies: bool,
    /// The base address of links handed out to readers, without a trailing slash.
    pub base_url: String,
    /// The proxies whose `X-Forwarded-For` is trusted.
    pub proxies: Proxies,
    pub hash_cost: HashCost,
    pub mail: Option<Mail>,
    pub security_contact: Option<String>,
    pub api: Allowance,
    /// Encrypts the keys of certificates.
    pub sealed: Sealed,
    pub retention: Retention,
    /// `None` refers readers to the officers of a federation.
    pub privacy_contact: Option<String>,
    /// Invented people, published passwords, and a page with everything in the style sheet.
    pub demo: bool,
}

/// Interval at which a task that waits for the database checks whether it still answers.
const OUTAGE_CHECK_INTERVAL: Duration = Duration::from_millis(200);
/// Delay before a request fails because the database is down. The body arrives meanwhile, so that
/// the form can be shown again.
const OUTAGE_RESPONSE_DELAY: Duration = Duration::from_millis(100);

#[derive(Clone)]
pub struct App {
    pub db: Db,
    pub clock: Clock,
    pub timekeeper: Arc<Timekeeper>,
    pub settings: Settings,
    pub hosts: Hosts,
    pub pages: Pages,
    /// Query parameters, learned from the pages that have answered.
    pub addresses: Addresses,
    pub rosters: Rosters,
    pub desks: Desks,
    pub alarms: Alarms,
    pub streams: Streams,
    pub connections: Connections,
    pub journals: Journals,
    pub limiter: Limiter,
    /// Limits name suggestions, per account.
    pub suggestions: Limiter,
    pub metrics: Metrics,
    /// Jobs of this process only; the database knows all jobs.
    pub job_counter: JobCounter,
    pub outbox_signal: OutboxSignal,
    pub passwords: Hasher,
    pub ceremonies: Ceremonies,
    /// One at a time: a calculation over a federation may hold tens of megabytes for seconds.
    pub calculation_limit: ConcurrencyLimit,
    pub drawing: ConcurrencyLimit,
    /// One complete list at a time: tens of megabytes for a large federation.
    pub list_export_limit: ConcurrencyLimit,
    /// Two files of other programs at a time: a malicious one takes seconds.
    pub files: ConcurrencyLimit,
    pub archive_export_limit: ConcurrencyLimit,
    /// The last write failed because the storage was read-only or full.
    pub unwritable: Arc<AtomicBool>,
    /// One write per federation at a time. The others wait here and hold no thread of the readers.
    changing: WriteGate,
    pub numbering: Numbering,
    /// Set after the warning about a proxy that the settings don't name.
    pub proxy_told: Arc<OnceLock<()>>,
}

impl App {
    pub fn new(db: Db, clock: Clock, settings: Settings) -> App {
        let changing = WriteGate::new(db.writer_count());
        App {
            timekeeper: Arc::new(Timekeeper::new(clock())),
            clock,
            rosters: Rosters::new(db.clone()),
            desks: Desks::new(db.clone()),
            alarms: Alarms::new(db.clone()),
            hosts: Hosts::new(db.clone(), &settings.base_url),
            db,
            limiter: Limiter::new(settings.api),
            suggestions: Limiter::new(Allowance::TYPING),
            passwords: Hasher::new(settings.hash_cost),
            settings,
            pages: Pages::new(),
            addresses: Addresses::default(),
            streams: Streams::default(),
            connections: Connections::default(),
            journals: Journals::default(),
            metrics: Metrics::default(),
            job_counter: JobCounter::default(),
            outbox_signal: OutboxSignal::default(),
            ceremonies: Ceremonies::default(),
            calculation_limit: ConcurrencyLimit::new(1),
            drawing: ConcurrencyLimit::new(2),
            list_export_limit: ConcurrencyLimit::new(1),
            files: ConcurrencyLimit::new(2),
            archive_export_limit: ConcurrencyLimit::new(1),
            unwritable: Arc::default(),
            changing,
            numbering: Numbering::default(),
            proxy_told: Arc::default(),
        }
    }

    /// The current time, UTC.
    pub fn now(&self) -> NaiveDateTime {
        (self.clock)()
    }

    /// The same at the addresses of the installation and of federations. `None` if the address
    /// doesn't allow passkeys.
    pub fn relying_party(&self) -> Option<RelyingParty> {
        RelyingParty::from_base_url(&self.settings.base_url, &self.hosts.list_origins())
    }

    /// Queries the database for unsent mails and may block: not for async threads.
    pub fn metrics_text(&self) -> String {
        self.metrics.text(ProcessGauges {
            pages: self.pages.count(),
            streams: self.streams.count(),
            passwords: self.passwords.count(),
            works: self.job_counter.running_count(),
            connections: self.db.count_connections(),
            replicas: self.db.replica_states(),
            letters: self.db.read(outbox::count_unsent).ok(),
        })
    }

    /// Counts the request for all processes if the network or account is below its hourly limit.
    pub async fn may_ask(&self, what: RequestKind, asker: String) -> Result<bool, WebError> {
        let (now, asked) = (self.now(), asker.clone());
        // Read first: a request beyond the limit must not take the write lock.
        if !self
            .read_newest(move |c| throttle::may_ask(c, what, &asked, now))
            .await?
        {
            return Ok(false);
        }
        let scope = throttle::request_scope(what, &asker);
        match self
            .attempt_in(scope, move |c| {
                throttle::count_request(c, what, &asker, now)
            })
            .await?
        {
            Ok(()) => Ok(true),
            Err(ActionError::Refused(Refusal::AskedTooOften)) => Ok(false),
            Err(other) => Err(other.into()),
        }
    }

    /// Reads in one snapshot, off the async threads. A read-only request may use a fresh replica.
    pub async fn read<T, E>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, E> + Send + 'static,
    ) -> Result<T, WebError>
    where
        T: Send + 'static,
        E: From<DbError> + Into<WebError> + Send + 'static,
    {
        let Some(reader) = replica_routing::current_reader() else {
            return self.read_newest(work).await;
        };
        let (db, own) = (self.db.clone(), reader.clone());
        self.run_query(
            move || db.read_for(&own, work),
            DatabaseAccess::Replica(reader),
        )
        .await?
        .map_err(Into::into)
    }

    /// Reads from the primary: authorization and the validity of links must be current.
    pub async fn read_newest<T, E>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, E> + Send + 'static,
    ) -> Result<T, WebError>
    where
        T: Send + 'static,
        E: From<DbError> + Into<WebError> + Send + 'static,
    {
        let db = self.db.clone();
        self.run_query(move || db.read(work), DatabaseAccess::Reading)
            .await?
            .map_err(Into::into)
    }

    pub async fn compare_tables(&self) -> Result<Tables, WebError> {
        let db = self.db.clone();
        Ok(self
            .run_query(move || db.compare_tables(), DatabaseAccess::Reading)
            .await??)
    }

    async fn run_query<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
        asking: DatabaseAccess,
    ) -> Result<T, WebError> {
        // The work and its result are boxed, so that this code is compiled once.
        downcast_result(await_answer(&self.db, Box::pin(run_erased(work)), asking).await?)
    }

    /// Returns the turn with the time left for the database.
    async fn wait_for_turn(&self, scope: Scope) -> Result<(WritePermit, Duration), WebError> {
        let (began, patience) = (Instant::now(), self.db.patience());
        let mut turn = pin!(self.changing.clone().take(self.db.lanes_of_scope(scope)));
        while !self.db.is_silent() {
            match tokio::time::timeout(OUTAGE_CHECK_INTERVAL, &mut turn).await {
                Ok(turn) => return Ok((turn?, patience.saturating_sub(began.elapsed()))),
                Err(_) if began.elapsed() >= patience => return Err(WebError::Db(DbError::Busy)),
                Err(_) => {}
            }
        }
        tokio::time::sleep(OUTAGE_RESPONSE_DELAY).await;
        Err(WebError::Db(DbError::Unavailable(
            "it does not answer".to_owned(),
        )))
    }

    /// Like [`App::attempt_in`] for data of no federation ([`Scope::Accounts`]).
    pub async fn attempt<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, ActionError> + Send + 'static,
    ) -> Result<Result<T, ActionError>, WebError> {
        self.attempt_in(Scope::Accounts, work).await
    }

    /// Changes data of a scope in one transaction, off the async threads. A refusal rolls back and
    /// is the inner error; a page sees a refusal only here.
    pub async fn attempt_in<T: Send + 'static>(
        &self,
        scope: Scope,
        work: impl FnOnce(&mut Conn) -> Result<T, ActionError> + Send + 'static,
    ) -> Result<Result<T, ActionError>, WebError> {
        let (began, metrics) = (Instant::now(), self.metrics.clone());
        let (turn, left) = self
            .wait_for_turn(scope)
            .await
            .inspect_err(|_| metrics.record_wait(began.elapsed()))?;
        let db = self.db.with_patience(left);
        let (handle, bell, unwritable) = (
            db.clone(),
            self.outbox_signal.clone(),
            self.unwritable.clone(),
        );
        let (reading, streams) = (replica_routing::current_request(), self.streams.clone());
        // Signals within the closure: the work is done even if its request was cancelled.
        let work = move || {
            let _turn = turn;
            let mut waiting = true;
            let begin = |c: &mut Conn| {
                waiting = false;
                metrics.record_wait(began.elapsed());
                work(c)
            };
            let done = db.write_in(scope, begin).inspect(|_| bell.signal_commit());
            if done.is_ok() {
                streams.wake_all();
                if let Some(reading) = reading {
                    reading.has_written(&db);
                }
            }
            if waiting {
                metrics.record_wait(began.elapsed());
            }
            match &done {
                Ok(_) => unwritable.store(false, Ordering::Release),
                Err(ActionError::Db(DbError::Unwritable(_))) => {
                    unwritable.store(true, Ordering::Release)
                }
                Err(_) => {}
            }
            done
        };
        self.run_query(work, DatabaseAccess::Writing(handle)).await
    }

    pub async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, ActionError> + Send + 'static,
    ) -> Result<T, WebError> {
        self.write_in(Scope::Accounts, work).await
    }

    pub async fn write_in<T: Send + 'static>(
        &self,
        scope: Scope,
        work: impl FnOnce(&mut Conn) -> Result<T, ActionError> + Send + 'static,
    ) -> Result<T, WebError> {
        self.attempt_in(scope, work).await?.map_err(Into::into)
    }

    pub async fn write_form<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, ActionError> + Send + 'static,
    ) -> Result<Result<T, Vec<FormProblem>>, WebError> {
        self.write_form_in(Scope::Accounts, work).await
    }

    /// Like [`App::attempt_in`], but mistakes in the form are the inner error.
    pub async fn write_form_in<T: Send + 'static>(
        &self,
        scope: Scope,
        work: impl FnOnce(&mut Conn) -> Result<T, ActionError> + Send + 'static,
    ) -> Result<Result<T, Vec<FormProblem>>, WebError> {
        match self.attempt_in(scope, work).await? {
            Ok(done) => Ok(Ok(done)),
            Err(ActionError::Form(problems)) => Ok(Err(problems)),
            Err(other) => Err(other.into()),
        }
    }

    pub async fn hash(&self, password: String) -> Result<String, WebError> {
        let hasher = self.passwords.clone();
        let turn = hasher.wait_for_turn(hasher.take_place()?).await?;
        run_blocking(move || hasher.hash(&password, &turn))
            .await?
            .map_err(Into::into)
    }

    /// `None` if the stored hash has the current cost or the queue is full.
    pub async fn renew_hash(&self, password: String, stored: &str) -> Option<String> {
        if !self.passwords.is_dated(stored) {
            return None;
        }
        self.hash(password).await.ok()
    }

    /// Without a stored hash it does the same work in vain: the time must not reveal an account.
    pub async fn verify_password(
        &self,
        place: QueuePermit,
        password: String,
        stored: Option<String>,
    ) -> Result<bool, WebError> {
        let hasher = self.passwords.clone();
        let turn = hasher.wait_for_turn(place).await?;
        run_blocking(move || hasher.verify_password(&password, stored.as_deref(), &turn))
            .await?
            .map_err(Into::into)
    }
}

/// Runs `work` off the async threads. Erased types compile the runtime's task only once.
pub async fn run_blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, WebError> {
    downcast_result(run_erased(work).await?)
}

type ErasedOutput = Box<dyn Any + Send>;

fn run_erased<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> impl Future<Output = Result<ErasedOutput, WebError>> {
    let work: Box<dyn FnOnce() -> ErasedOutput + Send> = Box::new(move || Box::new(work()));
    run_boxed(work)
}

async fn run_boxed(
    work: Box<dyn FnOnce() -> ErasedOutput + Send>,
) -> Result<ErasedOutput, WebError> {
    web::block(work).await.map_err(|_| WebError::ShuttingDown)
}

fn downcast_result<T: 'static>(made: ErasedOutput) -> Result<T, WebError> {
    made.downcast()
        .map(|made| *made)
        .map_err(|_| WebError::ShuttingDown)
}

enum DatabaseAccess {
    Replica(Arc<Reader>),
    Reading,
    /// The write may have been committed even if no answer comes.
    Writing(Db),
}

impl DatabaseAccess {
    fn is_in_vain(&self, db: &Db) -> bool {
        match self {
            DatabaseAccess::Replica(reader) => db.is_silent_to(reader),
            DatabaseAccess::Reading | DatabaseAccess::Writing(_) => db.is_silent(),
        }
    }

    /// True if a write has waited too long for the confirmation by a replica.
    fn is_unconfirmed(&self) -> bool {
        matches!(self, DatabaseAccess::Writing(handle) if handle.is_unconfirmed())
    }
}

async fn await_answer(
    db: &Db,
    mut asked: PageFuture<'_>,
    asking: DatabaseAccess,
) -> Result<ErasedOutput, WebError> {
    let why = || "it does not answer".to_owned();
    if asking.is_in_vain(db) {
        tokio::time::sleep(OUTAGE_RESPONSE_DELAY).await;
        return Err(WebError::Db(DbError::Unavailable(why())));
    }
    loop {
        match tokio::time::timeout(OUTAGE_CHECK_INTERVAL, &mut asked).await {
            Ok(made) => return made,
            Err(_) if asking.is_in_vain(db) => {
                let error = if matches!(asking, DatabaseAccess::Writing(_)) {
                    DbError::Unknown
                } else {
                    DbError::Unavailable
                };
                return Err(WebError::Db(error(why())));
            }
            // The write holds its lane until it is confirmed or rolled back; later writes try
            // again.
            Err(_) if asking.is_unconfirmed() => {
                return Err(WebError::Db(DbError::Unknown(
                    "it is not confirmed".to_owned(),
                )));
            }
            Err(_) => {}
        }
    }
}

type PageFuture<'a> = std::pin::Pin<Box<dyn Future<Output = Result<ErasedOutput, WebError>> + 'a>>;
