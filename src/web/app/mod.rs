//! What every handler shares: the database, the clock, the settings, and what this process keeps.

pub mod addresses;
pub mod alarms;
pub mod ceremonies;
pub mod changing;
pub mod descriptors;
pub mod desks;
pub mod hosts;
pub mod journals;
pub mod limits;
pub mod metrics;
pub mod numbering;
pub mod pages;
pub mod passwords;
pub mod post;
pub mod proxies;
pub mod reading;
pub mod rosters;
pub mod sealed;
pub mod streams;
pub mod timekeeper;
pub mod turns;
pub mod works;

use std::any::Any;
use std::future::Future;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use actix_web::web;
use chrono::NaiveDateTime;

use self::addresses::Addresses;
use self::alarms::Alarms;
use self::ceremonies::Ceremonies;
use self::changing::{Changing, Turn};
use self::descriptors::Connections;
use self::desks::Desks;
use self::hosts::Hosts;
use self::journals::Journals;
pub use self::limits::Allowance;
use self::limits::Limiter;
use self::metrics::{Held, Metrics};
use self::numbering::Numbering;
use self::pages::Pages;
use self::passwords::Hasher;
pub use self::passwords::{HashCost, MachineSecrets, Place, hash};
use self::post::{Bell, Mail};
pub use self::proxies::Proxies;
use self::rosters::Rosters;
pub use self::sealed::Sealed;
use self::streams::Streams;
use self::timekeeper::Timekeeper;
use self::turns::Turns;
use self::works::Works;
use super::error::WebError;
use crate::db::{Conn, Db, DbError, Reader, Scope, Tables, outbox};
use crate::office::attempts::{self, Asking};
use crate::office::factors::passkeys::RelyingParty;
use crate::office::retention::Retention;
use crate::office::{FormProblem, OfficeError, Refusal};

/// Where the time comes from.
pub type Clock = Arc<dyn Fn() -> NaiveDateTime + Send + Sync>;

/// What a server is made with.
#[derive(Clone)]
pub struct Settings {
    /// Cookies are for HTTPS only.
    pub secure_cookies: bool,
    /// The address readers see, without a slash at the end; used in links that are handed out.
    pub base_url: String,
    /// The proxies that tell the readers' addresses in `X-Forwarded-For`.
    pub proxies: Proxies,
    /// How passwords are hashed.
    pub hash_cost: HashCost,
    /// The mail server; `None`: nothing is mailed.
    pub mail: Option<Mail>,
    /// Where to report weaknesses; `None`: nowhere.
    pub security_contact: Option<String>,
    /// How much one address may ask of the API.
    pub api: Allowance,
    /// What the keys of certificates are encrypted with.
    pub sealed: Sealed,
    /// How long personal data is kept.
    pub retention: Retention,
    /// Where somebody can ask about their data; `None`: the officers of a federation are asked.
    pub privacy_contact: Option<String>,
    /// It is the demo: invented people, published passwords, and a page of everything that the style sheet knows.
    pub demo: bool,
}

/// How often who waits for the database looks whether it still answers.
const GLANCE: Duration = Duration::from_millis(200);
/// How long a request waits before it is told that the database doesn't answer: what comes with it has come in then, and can be given back.
const GRACE: Duration = Duration::from_millis(100);

/// Shared by all handlers of all workers; cloning is cheap.
#[derive(Clone)]
pub struct App {
    /// The database.
    pub db: Db,
    /// The clock.
    pub clock: Clock,
    /// Whether it was set meanwhile.
    pub timekeeper: Arc<Timekeeper>,
    /// Settings.
    pub settings: Settings,
    /// Where each federation is at home.
    pub hosts: Hosts,
    /// Finished public pages.
    pub pages: Pages,
    /// What each address may ask, as far as its page has told it.
    pub addresses: Addresses,
    /// The current lists.
    pub rosters: Rosters,
    /// Tournaments at the desk.
    pub desks: Desks,
    /// What lies beyond the bounds of each federation.
    pub alarms: Alarms,
    /// Pages that are told when something changes.
    pub streams: Streams,
    /// The open connections of readers.
    pub connections: Connections,
    /// Finished journals of the API.
    pub journals: Journals,
    /// How much each address has asked of the API.
    pub limiter: Limiter,
    /// How often each account has asked whom a typed name may mean.
    pub suggestions: Limiter,
    /// What is counted for whoever watches the process.
    pub metrics: Metrics,
    /// How many long works this process does: corrections and the like. What they are, the database knows.
    pub works: Works,
    /// Wakes the sender of letters.
    pub bell: Bell,
    /// Where passwords are hashed.
    pub passwords: Hasher,
    /// What browsers were asked to show a passkey for.
    pub ceremonies: Ceremonies,
    /// One reckoning over a whole federation at a time: each may hold tens of megabytes for seconds.
    pub reckoning: Turns,
    /// Two papers are drawn at a time.
    pub drawing: Turns,
    /// One whole list is written at a time: of a large federation that is tens of megabytes.
    pub writing: Turns,
    /// Two files of other programs are read or written at a time: one that means harm takes seconds.
    pub files: Turns,
    /// One federation at a time is written as an archive.
    pub moving: Turns,
    /// The last act could not be stored, since nothing could be written.
    pub unwritable: Arc<AtomicBool>,
    /// One change at a time in each federation is on its way to the database: the others wait here, and hold no thread that readers need.
    changing: Changing,
    /// The numbers of requests.
    pub numbering: Numbering,
    /// Whether the log was told of a proxy that the settings don't know.
    pub proxy_told: Arc<OnceLock<()>>,
}

impl App {
    /// The shared state of a server.
    pub fn new(db: Db, clock: Clock, settings: Settings) -> App {
        let changing = Changing::of(db.writers());
        App {
            timekeeper: Arc::new(Timekeeper::of(clock())),
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
            works: Works::default(),
            bell: Bell::default(),
            ceremonies: Ceremonies::default(),
            reckoning: Turns::of(1),
            drawing: Turns::of(2),
            writing: Turns::of(1),
            files: Turns::of(2),
            moving: Turns::of(1),
            unwritable: Arc::default(),
            changing,
            numbering: Numbering::default(),
            proxy_told: Arc::default(),
        }
    }

    /// The time, UTC.
    pub fn now(&self) -> NaiveDateTime {
        (self.clock)()
    }

    /// The site as authenticators know it, if they can: the same at the address of the installation and at those of federations.
    pub fn relying_party(&self) -> Option<RelyingParty> {
        RelyingParty::of(&self.settings.base_url, &self.hosts.origins())
    }

    /// What was counted, in the text format of OpenMetrics. It asks the database for the letters, and so may take its time: not for the async
    /// threads.
    pub fn metrics_text(&self) -> String {
        self.metrics.text(Held {
            pages: self.pages.count(),
            streams: self.streams.count(),
            passwords: self.passwords.count(),
            works: self.works.going(),
            connections: self.db.connections(),
            replicas: self.db.replicas(),
            letters: self.db.read(outbox::count_unsent).ok(),
        })
    }

    /// Whether strangers from a network, or the holder of an account, may ask for this once more within the hour; if so, it is counted, for all
    /// programs on this database.
    ///
    /// # Errors
    /// Storage failed.
    pub async fn may_ask(&self, what: Asking, asker: String) -> Result<bool, WebError> {
        let (now, asked) = (self.now(), asker.clone());
        // Looked at first: who asks too often takes nobody's turn at writing.
        if !self.read_newest(move |c| attempts::may_ask(c, what, &asked, now)).await? {
            return Ok(false);
        }
        let scope = attempts::asking(what, &asker);
        match self.attempt_in(scope, move |c| attempts::ask(c, what, &asker, now)).await? {
            Ok(()) => Ok(true),
            Err(OfficeError::Refused(Refusal::AskedTooOften)) => Ok(false),
            Err(other) => Err(other.into()),
        }
    }

    /// Reads in one snapshot, off the async threads: for a request that only reads on a replica, if one has what it has to see.
    pub async fn read<T, E>(&self, work: impl FnOnce(&mut Conn) -> Result<T, E> + Send + 'static) -> Result<T, WebError>
    where
        T: Send + 'static,
        E: From<DbError> + Into<WebError> + Send + 'static,
    {
        let Some(reader) = reading::reader() else { return self.read_newest(work).await };
        let (db, own) = (self.db.clone(), reader.clone());
        self.ask(move || db.read_for(&own, work), Question::Replica(reader)).await?.map_err(Into::into)
    }

    /// Reads where it was written, whoever asks: who may do what, and whether a link still opens anything, is so at once for everybody.
    pub async fn read_newest<T, E>(&self, work: impl FnOnce(&mut Conn) -> Result<T, E> + Send + 'static) -> Result<T, WebError>
    where
        T: Send + 'static,
        E: From<DbError> + Into<WebError> + Send + 'static,
    {
        let db = self.db.clone();
        self.ask(move || db.read(work), Question::Reading).await?.map_err(Into::into)
    }

    /// How the tables stand to this program.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub async fn tables(&self) -> Result<Tables, WebError> {
        let db = self.db.clone();
        Ok(self.ask(move || db.tables(), Question::Reading).await??)
    }

    /// Does what asks the database off the async threads, and waits for it only as long as the database answers.
    async fn ask<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static, asking: Question) -> Result<T, WebError> {
        // Neither the work nor its outcome has a type here, so that this stands in the program once.
        unpacked(answered(&self.db, Box::pin(packed(work)), asking).await?)
    }

    /// The turn at changing data of a scope, and how long the database may be waited for after that.
    ///
    /// # Errors
    /// Others take too long.
    async fn turn(&self, scope: Scope) -> Result<(Turn, Duration), WebError> {
        let (began, patience) = (Instant::now(), self.db.patience());
        let mut turn = pin!(self.changing.clone().take(self.db.lanes(scope)));
        while !self.db.is_silent() {
            match tokio::time::timeout(GLANCE, &mut turn).await {
                Ok(turn) => return Ok((turn?, patience.saturating_sub(began.elapsed()))),
                Err(_) if began.elapsed() >= patience => return Err(WebError::Db(DbError::Busy)),
                Err(_) => {}
            }
        }
        tokio::time::sleep(GRACE).await;
        Err(WebError::Db(DbError::Unavailable("it does not answer".to_owned())))
    }

    /// Changes what belongs to no federation ([`Scope::Accounts`]): [`App::attempt_in`].
    ///
    /// # Errors
    /// The server is going down.
    pub async fn attempt<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, OfficeError> + Send + 'static,
    ) -> Result<Result<T, OfficeError>, WebError> {
        self.attempt_in(Scope::Accounts, work).await
    }

    /// Changes data of a scope in one transaction, off the async threads. What the office refuses is rolled back and handed out, so that a
    /// page can say it; there is no other way for a page to see a refusal.
    ///
    /// # Errors
    /// The server is going down.
    pub async fn attempt_in<T: Send + 'static>(
        &self,
        scope: Scope,
        work: impl FnOnce(&mut Conn) -> Result<T, OfficeError> + Send + 'static,
    ) -> Result<Result<T, OfficeError>, WebError> {
        let (began, metrics) = (Instant::now(), self.metrics.clone());
        let (turn, left) = self.turn(scope).await.inspect_err(|_| metrics.waited(began.elapsed()))?;
        let db = self.db.within(left);
        let (handle, bell, unwritable) = (db.clone(), self.bell.clone(), self.unwritable.clone());
        let (reading, streams) = (reading::current(), self.streams.clone());
        // Rung here: the work is done even if nobody waits for its answer any more.
        let work = move || {
            let _turn = turn;
            let mut waiting = true;
            let begin = |c: &mut Conn| {
                waiting = false;
                metrics.waited(began.elapsed());
                work(c)
            };
            let done = db.write_in(scope, begin).inspect(|_| bell.ring());
            if done.is_ok() {
                streams.wake();
                if let Some(reading) = reading {
                    reading.has_written(&db);
                }
            }
            if waiting {
                metrics.waited(began.elapsed());
            }
            match &done {
                Ok(_) => unwritable.store(false, Ordering::Release),
                Err(OfficeError::Db(DbError::Unwritable(_))) => unwritable.store(true, Ordering::Release),
                Err(_) => {}
            }
            done
        };
        self.ask(work, Question::Writing(handle)).await
    }

    /// The same where every refusal is answered by the error page.
    ///
    /// # Errors
    /// The office refused, or storage failed.
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, OfficeError> + Send + 'static,
    ) -> Result<T, WebError> {
        self.write_in(Scope::Accounts, work).await
    }

    /// The same for data of a scope.
    ///
    /// # Errors
    /// The office refused, or storage failed.
    pub async fn write_in<T: Send + 'static>(
        &self,
        scope: Scope,
        work: impl FnOnce(&mut Conn) -> Result<T, OfficeError> + Send + 'static,
    ) -> Result<T, WebError> {
        self.attempt_in(scope, work).await?.map_err(Into::into)
    }

    /// The same for a form that comes back with its mistakes.
    ///
    /// # Errors
    /// The office refused for another reason than mistakes in the form, or storage failed.
    pub async fn write_form<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, OfficeError> + Send + 'static,
    ) -> Result<Result<T, Vec<FormProblem>>, WebError> {
        self.write_form_in(Scope::Accounts, work).await
    }

    /// The same for data of a scope.
    ///
    /// # Errors
    /// The office refused for another reason than mistakes in the form, or storage failed.
    pub async fn write_form_in<T: Send + 'static>(
        &self,
        scope: Scope,
        work: impl FnOnce(&mut Conn) -> Result<T, OfficeError> + Send + 'static,
    ) -> Result<Result<T, Vec<FormProblem>>, WebError> {
        match self.attempt_in(scope, work).await? {
            Ok(done) => Ok(Ok(done)),
            Err(OfficeError::Form(problems)) => Ok(Err(problems)),
            Err(other) => Err(other.into()),
        }
    }

    /// The Argon2id hash of a password.
    ///
    /// # Errors
    /// Too many wait, or there is no memory for it.
    pub async fn hash(&self, password: String) -> Result<String, WebError> {
        let hasher = self.passwords.clone();
        let turn = hasher.turn(hasher.place()?).await?;
        aside(move || hasher.hash(&password, &turn)).await?.map_err(Into::into)
    }

    /// A new hash of a right password whose stored one was made at another cost; `None`: it is up to date, or there is no room for the work now.
    pub async fn renewed(&self, password: String, stored: &str) -> Option<String> {
        if !self.passwords.is_dated(stored) {
            return None;
        }
        self.hash(password).await.ok()
    }

    /// Whether a password has this hash, answered to who has a place in the queue. Without a hash the same work is done for nothing, so
    /// that nobody learns from the time whether an account exists.
    ///
    /// # Errors
    /// There is no memory for it.
    pub async fn verify(&self, place: Place, password: String, stored: Option<String>) -> Result<bool, WebError> {
        let hasher = self.passwords.clone();
        let turn = hasher.turn(place).await?;
        aside(move || hasher.verify(&password, stored.as_deref(), &turn)).await?.map_err(Into::into)
    }
}

/// Does `work` off the async threads. Its types are forgotten on the way, so that a task of the runtime is compiled once and not for
/// every work.
///
/// # Errors
/// The server is going down.
pub async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, WebError> {
    unpacked(packed(work).await?)
}

/// What a work has made, its type forgotten.
type Made = Box<dyn Any + Send>;

/// Does `work` off the async threads.
fn packed<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> impl Future<Output = Result<Made, WebError>> {
    let work: Box<dyn FnOnce() -> Made + Send> = Box::new(move || Box::new(work()));
    done(work)
}

async fn done(work: Box<dyn FnOnce() -> Made + Send>) -> Result<Made, WebError> {
    web::block(work).await.map_err(|_| WebError::Gone)
}

fn unpacked<T: 'static>(made: Made) -> Result<T, WebError> {
    made.downcast().map(|made| *made).map_err(|_| WebError::Gone)
}

/// Who is asked, and for what.
enum Question {
    /// A replica may answer, if one is there.
    Replica(Arc<Reader>),
    /// The server that is written to.
    Reading,
    /// The same, by this handle; what was begun may have been done though no answer came.
    Writing(Db),
}

impl Question {
    /// Whether nobody is there to answer.
    fn is_in_vain(&self, db: &Db) -> bool {
        match self {
            Question::Replica(reader) => db.is_silent_to(reader),
            Question::Reading | Question::Writing(_) => db.is_silent(),
        }
    }

    /// Whether it waits for longer than anybody does for a replica that has to confirm it.
    fn is_unconfirmed(&self) -> bool {
        matches!(self, Question::Writing(handle) if handle.is_unconfirmed())
    }
}

/// Waits for what was asked of a database, as long as that answers.
async fn answered(db: &Db, mut asked: Asked<'_>, asking: Question) -> Result<Made, WebError> {
    let why = || "it does not answer".to_owned();
    if asking.is_in_vain(db) {
        tokio::time::sleep(GRACE).await;
        return Err(WebError::Db(DbError::Unavailable(why())));
    }
    loop {
        match tokio::time::timeout(GLANCE, &mut asked).await {
            Ok(made) => return made,
            Err(_) if asking.is_in_vain(db) => {
                let error = if matches!(asking, Question::Writing(_)) { DbError::Unknown } else { DbError::Unavailable };
                return Err(WebError::Db(error(why())));
            }
            // It goes on, and holds its lane until it is confirmed or taken back: whoever comes after it is told to come again.
            Err(_) if asking.is_unconfirmed() => return Err(WebError::Db(DbError::Unknown("it is not confirmed".to_owned()))),
            Err(_) => {}
        }
    }
}

/// What was asked of a database.
type Asked<'a> = std::pin::Pin<Box<dyn Future<Output = Result<Made, WebError>> + 'a>>;
