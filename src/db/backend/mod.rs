//! The only folder that knows which database is behind the connections: addresses and connections
//! ([`address`]), the tables ([`upgrade`]), and here the ways to read and write.

pub(super) mod address;
pub(super) mod batch_insert;
pub(super) mod conn;
pub(super) mod locks;
mod servers;
pub(super) mod upgrade;

use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, Weak};
use std::thread;
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::r2d2::{Pool, PooledConnection};

use self::address::{Address, Kind, Manager, ReplicaPool};
use self::conn::Conn;
use self::locks::{begin_transaction, begin_write};
use super::data_version::{History, State, VersionChange};
use super::lock_scope::{Scope, WriteLock};
use super::replicas::{Position, Replicas};
use super::write_queue::Slots;
use super::{DbError, federations, lsn, tls};

/// Maximum wait for the turn to write: longer than any act takes except a correction in a large
/// federation.
const PATIENCE: Duration = Duration::from_secs(5);
/// The same for work without a user at a browser.
const LONG_PATIENCE: Duration = Duration::from_secs(60);
/// Maximum wait for a reader connection while the database answers.
const READER_PATIENCE: Duration = Duration::from_secs(10);
/// Interval at which a waiting reader checks that the database still answers.
const HEALTH_RECHECK_INTERVAL: Duration = Duration::from_millis(200);
/// Concurrent writers in one process, each in another federation.
const WRITERS: usize = 8;
/// Interval of the health checks.
pub(super) const HEALTH_CHECK_INTERVAL: Duration = Duration::from_millis(500);
/// A database that takes longer to answer a health check counts as silent.
const HEALTH_CHECK_TIMEOUT: Duration = Duration::from_millis(1_200);

pub(super) const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// The database of an installation: many readers; one writer at a time on SQLite, one in each
/// federation on PostgreSQL.
#[derive(Clone)]
pub struct Db {
    pub(super) inner: Arc<Inner>,
    /// Maximum wait of a write for its turn.
    patience: Duration,
    /// Start of the commit under way, in microseconds after the opening; 0 if there is none.
    confirming: Arc<AtomicU64>,
}

pub(super) struct Inner {
    pub(super) address: Address,
    pub(super) readers: Pool<Manager>,
    pub(super) replicas: OnceLock<Replicas<ReplicaPool>>,
    /// URL for LISTEN/NOTIFY; the main one if unset.
    pub(super) listen_address: OnceLock<Address>,
    writers: Slots<Conn>,
    /// Finished pages are kept under these versions.
    history: History,
    opened: Instant,
    /// Start of the last look for changes of other processes, in microseconds after the opening.
    last_look_micros: AtomicU64,
    looking: AtomicBool,
    /// Start of the health check under way, in microseconds after the opening; 0 if answered.
    health_check_start: AtomicU64,
    /// The last health check failed.
    health_check_failed: AtomicBool,
}

/// The data version at a moment, and the end of the PostgreSQL log then.
struct VersionReading {
    pulse: VersionChange,
    end: Position,
}

impl Inner {
    /// The end of the log is read only if there are replicas.
    fn read_version(&self, conn: &mut Conn, known: &State) -> Result<VersionReading, DbError> {
        let pulse = VersionChange::read_version(conn, known)?;
        let end = if self.replicas.get().is_some() {
            lsn::wal_end(conn).unwrap_or(Position::UNKNOWN)
        } else {
            Position::UNKNOWN
        };
        Ok(VersionReading { pulse, end })
    }

    /// `known` is the version known before the transaction began.
    fn take_in(&self, felt: VersionReading, known: &Arc<State>) {
        // Raises the floor before the new generation is visible: no replica that lags behind it may
        // answer a request for it.
        if let Some(replicas) = self
            .replicas
            .get()
            .filter(|_| self.history.is_news(&felt.pulse))
        {
            replicas.raise_floor(felt.end);
        }
        self.record_version(felt.pulse, known);
    }

    /// Looks for changes through a connection.
    pub(super) fn look_by(&self, conn: &mut Conn) -> Result<(), DbError> {
        let known = self.history.newest_state();
        let felt = ask_by(self, conn, &known)?;
        // The thread of the health checks may still wait for a server that is gone.
        self.health_check_failed.store(false, Ordering::Release);
        self.health_check_start.store(0, Ordering::Release);
        self.take_in(felt, &known);
        Ok(())
    }

    fn elapsed_micros(&self) -> u64 {
        u64::try_from(self.opened.elapsed().as_micros()).unwrap_or(u64::MAX)
    }

    /// If the version is rejected, the next caller looks at once.
    fn record_version(&self, pulse: VersionChange, known: &Arc<State>) {
        if !self.history.record_version(pulse, known) {
            self.last_look_micros.store(0, Ordering::Release);
        }
    }
}

/// Permission to look for changes of other processes, given to one caller at a time. It ends when
/// this value is dropped, looked or not.
#[must_use]
pub struct Look(Db);

impl Look {
    pub fn look_now(self) -> Result<(), DbError> {
        self.0.look_for_changes()
    }
}

impl Drop for Look {
    fn drop(&mut self) {
        self.0.inner.looking.store(false, Ordering::Release);
    }
}

impl Db {
    /// Creates a missing SQLite file; `readers` connections serve the pages.
    pub fn open(url: &str, readers: u32) -> Result<Db, DbError> {
        Db::open_address(Address::parse(url)?, readers)
    }

    /// Returns [`DbError::Missing`] instead of creating a database.
    pub fn open_existing(url: &str, readers: u32) -> Result<Db, DbError> {
        let address = Address::parse(url)?;
        if !address.is_there() {
            return Err(DbError::Missing(address.url));
        }
        Db::open_address(address, readers)
    }

    fn open_address(address: Address, readers: u32) -> Result<Db, DbError> {
        address.close_files()?;
        address.look_for_pooler()?;
        let writer = address.connect()?;
        let readers = Pool::builder()
            .max_size(readers)
            .min_idle(Some(1))
            .test_on_check_out(address.kind == Kind::Postgres)
            // After a failure the pool pauses for up to half of this before it reconnects. The
            // readers have their own limit.
            .connection_timeout(HEALTH_CHECK_INTERVAL)
            .error_handler(Box::new(diesel::r2d2::NopErrorHandler))
            .build_unchecked(Manager(address.clone()));
        let most = if address.kind == Kind::Sqlite {
            1
        } else {
            WRITERS
        };
        let inner = Inner {
            address,
            readers,
            replicas: OnceLock::new(),
            listen_address: OnceLock::new(),
            writers: Slots::with_connection(writer, most),
            history: History::default(),
            opened: Instant::now(),
            last_look_micros: AtomicU64::new(0),
            looking: AtomicBool::new(false),
            health_check_start: AtomicU64::new(0),
            health_check_failed: AtomicBool::new(false),
        };
        Ok(Db {
            inner: Arc::new(inner),
            patience: PATIENCE,
            confirming: Arc::default(),
        })
    }

    /// The remote server that an address reaches without TLS.
    pub fn find_unencrypted_server(url: &str) -> Option<String> {
        url.starts_with("postgres")
            .then(|| tls::find_unencrypted_server(url))
            .flatten()
    }

    /// The servers of a PostgreSQL address as the log shows them.
    pub fn list_servers(url: &str) -> Vec<String> {
        servers::split_hosts(url)
            .iter()
            .map(|url| tls::server_label(url))
            .collect()
    }

    /// A connection pooler stands between the program and PostgreSQL.
    pub fn is_pooled(&self) -> bool {
        self.inner.address.pooled.load(Ordering::Acquire)
    }

    /// A handle for work without a user at a browser.
    pub fn with_long_patience(&self) -> Db {
        self.with_patience(LONG_PATIENCE)
    }

    /// A handle for a caller that has already waited.
    pub fn with_patience(&self, patience: Duration) -> Db {
        Db {
            inner: self.inner.clone(),
            patience,
            confirming: Arc::default(),
        }
    }

    /// A commit has waited too long for its confirmation: a synchronous replica of PostgreSQL is
    /// away. The commit is still under way and may be done already.
    pub fn is_unconfirmed(&self) -> bool {
        let since = self.confirming.load(Ordering::Acquire);
        since > 0
            && Duration::from_micros(self.inner.elapsed_micros().saturating_sub(since)) > PATIENCE
    }

    pub fn patience(&self) -> Duration {
        self.patience
    }

    /// Own changes appear at once, those of other processes once [`Db::look_for_changes`] has seen
    /// them. After a return to an earlier state (a restored backup, a failover) every extent gets a
    /// new stamp, so that no page made from lost data stays valid.
    pub fn state(&self) -> Arc<State> {
        self.inner.history.newest_state()
    }

    /// Number of public changes of all federations seen so far; it only grows.
    pub fn generation(&self) -> u64 {
        self.state().generation()
    }

    /// Number of returns to an earlier state. Each invalidates all caches keyed by versions.
    pub fn epoch(&self) -> u64 {
        self.inner.history.epoch()
    }

    /// Compares with `noted` and stores the present epoch there.
    pub fn has_gone_back(&self, noted: &AtomicU64) -> bool {
        let now = self.epoch();
        noted.swap(now, Ordering::AcqRel) != now
    }

    /// `None` if the last look began less than `after` ago or one is under way.
    pub fn due_look(&self, after: Duration) -> Option<Look> {
        let since = self
            .inner
            .opened
            .elapsed()
            .saturating_sub(Duration::from_micros(
                self.inner.last_look_micros.load(Ordering::Acquire),
            ));
        (since >= after && !self.inner.looking.swap(true, Ordering::AcqRel))
            .then(|| Look(self.clone()))
    }

    pub fn look_for_changes(&self) -> Result<(), DbError> {
        let began = self.inner.elapsed_micros();
        let known = self.inner.history.newest_state();
        let felt = self.read(|c| self.inner.read_version(c, &known));
        self.inner.last_look_micros.store(began, Ordering::Release);
        self.inner.take_in(felt?, &known);
        Ok(())
    }

    /// Starts a thread that checks PostgreSQL until the last handle is dropped. Requests then fail
    /// at once when the server doesn't answer. A SQLite file needs no watching.
    pub fn start_watching(&self) -> io::Result<()> {
        if self.inner.address.kind == Kind::Sqlite {
            return Ok(());
        }
        let watched = Arc::downgrade(&self.inner);
        thread::Builder::new()
            .name("database".to_owned())
            .spawn(move || keep_asking(&watched))
            .map(drop)
    }

    /// Always false for a database that isn't watched.
    pub fn is_silent(&self) -> bool {
        let asked = self.inner.health_check_start.load(Ordering::Acquire);
        let waiting = Duration::from_micros(self.inner.elapsed_micros().saturating_sub(asked));
        self.inner.health_check_failed.load(Ordering::Acquire)
            || (asked > 0 && waiting > HEALTH_CHECK_TIMEOUT)
    }

    /// Reads in one consistent snapshot.
    pub fn read<T, E: From<DbError>>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        run_erased(work, |work| self.reading(work))
    }

    pub(super) fn reading(&self, work: &mut Work) -> Result<(), DbError> {
        let mut conn = self.take_reader()?;
        begin_transaction(
            &mut conn,
            match self.inner.address.kind {
                Kind::Sqlite => "BEGIN",
                Kind::Postgres => SNAPSHOT,
            },
        )?;
        work(&mut conn);
        Ok(conn.batch_execute("ROLLBACK")?)
    }

    fn take_reader(&self) -> Result<PooledConnection<Manager>, DbError> {
        let began = Instant::now();
        loop {
            if self.is_silent() {
                return Err(not_answering_error());
            }
            match self.inner.readers.get_timeout(HEALTH_RECHECK_INTERVAL) {
                Err(error) if began.elapsed() >= READER_PATIENCE => {
                    return Err(DbError::Unavailable(error.to_string()));
                }
                Err(_) => {}
                Ok(conn) => return Ok(conn),
            }
        }
    }

    pub fn count_connections(&self) -> Connections {
        let pool = self.inner.readers.state();
        Connections {
            busy: pool.connections.saturating_sub(pool.idle_connections),
            idle: pool.idle_connections,
        }
    }

    /// Writes while no other transaction writes anywhere.
    pub fn write<T, E: From<DbError>>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        self.write_in(Scope::Installation, work)
    }

    /// The only way to change data; all or nothing. Each scope has one writer at a time, SQLite one
    /// in all. Check-then-insert on the data of the scope is therefore correct inside `work`. A
    /// committed change is on the disk.
    ///
    /// # Errors
    /// [`DbError::Busy`] after the patience of this handle; [`DbError::Moved`] if the federation is
    /// closed by a move. That check is inside the transaction, so that no change slips in between
    /// the export and the closing.
    pub fn write_in<T, E: From<DbError>>(
        &self,
        scope: Scope,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        let work = |conn: &mut Conn| -> Result<T, E> {
            federations::check_not_moved(conn, &scope.changed_federations())?;
            work(conn)
        };
        run_erased(work, |work| self.run_write(scope, work))
    }

    /// SQLite has one lane for all scopes.
    pub fn lanes_of_scope(&self, scope: Scope) -> Vec<WriteLock> {
        if self.inner.address.kind == Kind::Sqlite {
            vec![WriteLock::Installation]
        } else {
            scope.required_lanes()
        }
    }

    pub fn writer_count(&self) -> usize {
        if self.inner.address.kind == Kind::Sqlite {
            1
        } else {
            WRITERS
        }
    }

    fn run_write(&self, scope: Scope, work: &mut Work) -> Result<(), DbError> {
        let began = Instant::now();
        let mut turn = self
            .inner
            .writers
            .take(self.lanes_of_scope(scope), self.patience)
            .ok_or(DbError::Busy)?;
        if self.is_silent() {
            return Err(not_answering_error());
        }
        let left = || self.patience.saturating_sub(began.elapsed());
        // Taken out while in use: a connection that a panic or a lost server left in an unknown
        // state is never reused.
        let mut conn = match turn.pop_connection() {
            Some(conn) => conn,
            None => self.inner.address.connect()?,
        };
        let known = self.inner.history.newest_state();
        match begin_write(&mut conn, scope, left()) {
            Ok(()) => {}
            Err(DbError::Busy) => {
                turn.return_connection(conn);
                return Err(DbError::Busy);
            }
            Err(_) => {
                conn = self.inner.address.connect()?;
                begin_write(&mut conn, scope, left())?;
            }
        }
        let outcome = if work(&mut conn) {
            // On an error the connection may still be in this transaction: it is dropped, and the
            // next write opens another.
            let pulse = VersionChange::after(&mut conn, &known, scope)?;
            if self.inner.address.kind == Kind::Postgres {
                self.confirming
                    .store(self.inner.elapsed_micros().max(1), Ordering::Release);
            }
            let committed = commit_transaction(&mut conn).map(|()| pulse);
            self.confirming.store(0, Ordering::Release);
            if matches!(committed, Err(DbError::Unknown(_))) {
                return committed.map(drop);
            }
            committed.map(|pulse| {
                self.inner.announce_change(&mut conn);
                self.inner.record_version(pulse, &known);
            })
        } else if conn.batch_execute("ROLLBACK").is_ok() {
            Ok(())
        } else {
            return Ok(());
        };
        turn.return_connection(conn);
        outcome
    }

    pub(super) fn sqlite_path(&self) -> Option<&Path> {
        (self.inner.address.kind == Kind::Sqlite).then(|| Path::new(&self.inner.address.url))
    }

    /// Opens a separate connection, for what is no transaction.
    pub(super) fn open_connection(&self) -> Result<Conn, DbError> {
        self.inner.address.connect()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Connections {
    pub busy: u32,
    pub idle: u32,
}

/// The type-erased work of a transaction; returns true if the transaction may commit.
pub(super) type Work<'a> = dyn FnMut(&mut Conn) -> bool + 'a;

/// Compiles the code of a transaction once and not for each of its two hundred callers.
pub(super) fn run_erased<T, E: From<DbError>>(
    work: impl FnOnce(&mut Conn) -> Result<T, E>,
    transaction: impl FnOnce(&mut Work) -> Result<(), DbError>,
) -> Result<T, E> {
    let (mut work, mut outcome) = (Some(work), None);
    transaction(&mut |conn| {
        outcome = work.take().map(|work| work(conn));
        matches!(outcome, Some(Ok(_)))
    })?;
    outcome.unwrap_or_else(|| {
        Err(E::from(DbError::Unavailable(
            "the transaction did not begin".to_owned(),
        )))
    })
}

/// Returns [`DbError::Unknown`] if the database is gone before the outcome is known; every other
/// error means that the change was rolled back.
fn commit_transaction(conn: &mut Conn) -> Result<(), DbError> {
    let Err(error) = conn.batch_execute("COMMIT") else {
        return Ok(());
    };
    let taken_back = conn.batch_execute("ROLLBACK").is_ok();
    match DbError::from(error) {
        error if taken_back => Err(error),
        // SQLite has already rolled back after a full disk, so there is nothing left to roll back.
        error @ DbError::Unwritable(_) if matches!(conn, Conn::Sqlite(_)) && error.is_full() => {
            Err(error)
        }
        error => Err(DbError::Unknown(error.to_string())),
    }
}

fn not_answering_error() -> DbError {
    DbError::Unavailable("it does not answer".to_owned())
}

fn keep_asking(watched: &Weak<Inner>) {
    let mut conn = None;
    while let Some(inner) = watched.upgrade() {
        inner
            .health_check_start
            .store(inner.elapsed_micros().max(1), Ordering::Release);
        let known = inner.history.newest_state();
        let before = inner.wal_floor();
        let felt = ask_once(&inner, &mut conn, &known);
        if felt.is_err() && !inner.health_check_failed.swap(true, Ordering::AcqRel) {
            // The idle connections lead to a server that is gone, and a write through one would
            // wait for it.
            inner.writers.drop_connections();
        }
        inner
            .health_check_failed
            .store(felt.is_err(), Ordering::Release);
        inner.health_check_start.store(0, Ordering::Release);
        if let Ok(felt) = felt {
            inner.record_log_end(before, felt.end);
            inner.take_in(felt, &known);
        }
        drop(inner);
        thread::sleep(HEALTH_CHECK_INTERVAL);
    }
}

/// The connection is reused while it works.
fn ask_once(
    inner: &Inner,
    kept: &mut Option<Conn>,
    known: &State,
) -> Result<VersionReading, DbError> {
    let mut conn = match kept.take() {
        Some(conn) => conn,
        None => inner.address.connect()?,
    };
    let felt = ask_by(inner, &mut conn, known)?;
    *kept = Some(conn);
    Ok(felt)
}

fn ask_by(inner: &Inner, conn: &mut Conn, known: &State) -> Result<VersionReading, DbError> {
    begin_transaction(conn, SNAPSHOT)?;
    let felt = inner.read_version(conn, known)?;
    conn.batch_execute("ROLLBACK")?;
    Ok(felt)
}
