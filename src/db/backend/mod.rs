//! The only folder that knows which database is behind the connections: addresses and connections ([`address`]), the tables ([`upgrade`]),
//! and here the ways to read and write.

pub(super) mod address;
pub(super) mod conn;
pub(super) mod locks;
pub(super) mod parts;
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

use self::address::{Address, Kind, Line, Manager};
use self::conn::Conn;
use self::locks::{begin, begin_write};
use super::pulse::{History, Pulse, State};
use super::replicas::{Position, Replicas};
use super::scope::{Lane, Scope};
use super::slot::Slots;
use super::{DbError, federations, tls, wal};

/// How long somebody waits for the turn at writing: longer than any act but a correction of a large federation takes.
const PATIENCE: Duration = Duration::from_secs(5);
/// The same for what nobody waits for at a browser.
const LONG_PATIENCE: Duration = Duration::from_secs(60);
/// How long somebody waits for a connection to read by, while the database answers.
const READER_PATIENCE: Duration = Duration::from_secs(10);
/// How often somebody who waits looks whether the database still answers.
const GLANCE: Duration = Duration::from_millis(200);
/// So many write at once in one process, in different federations.
const WRITERS: usize = 8;
/// How often the database is asked whether it answers.
pub(super) const BEAT: Duration = Duration::from_millis(500);
/// A database that takes longer to say that it is there doesn't answer.
const SILENCE: Duration = Duration::from_millis(1_200);

/// Begins a snapshot on PostgreSQL.
pub(super) const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// The database of an installation: many readers; one writer at a time on SQLite, on PostgreSQL one in each federation.
#[derive(Clone)]
pub struct Db {
    pub(super) inner: Arc<Inner>,
    /// How long a write waits for its turn.
    patience: Duration,
    /// Since when what is written by this handle is being confirmed, in microseconds after the opening; 0: nothing is.
    confirming: Arc<AtomicU64>,
}

/// What all handles of a database share.
pub(super) struct Inner {
    pub(super) address: Address,
    pub(super) readers: Pool<Manager>,
    /// The replicas that answer readers beside it.
    pub(super) replicas: OnceLock<Replicas<Line>>,
    /// The address by which the changes of other programs are heard of, if it is another.
    pub(super) ear: OnceLock<Address>,
    writers: Slots<Conn>,
    /// What was seen of the data: what a finished page was made from.
    history: History,
    opened: Instant,
    /// When the last look for changes of other processes began, in microseconds after the opening.
    looked: AtomicU64,
    looking: AtomicBool,
    /// The database was asked whether it is there: since when, in microseconds after the opening; 0: it has answered.
    asked: AtomicU64,
    /// It couldn't be asked.
    away: AtomicBool,
}

/// The data at a moment, and where the log of PostgreSQL ended then.
struct Felt {
    pulse: Pulse,
    end: Position,
}

impl Inner {
    /// The data as a transaction sees them. Only who has replicas asks for the log.
    fn feel(&self, conn: &mut Conn, known: &State) -> Result<Felt, DbError> {
        let pulse = Pulse::feel(conn, known)?;
        let end = if self.replicas.get().is_some() { wal::end(conn).unwrap_or(Position::UNKNOWN) } else { Position::UNKNOWN };
        Ok(Felt { pulse, end })
    }

    /// Takes in what a transaction has seen; `known` is what was known before it began.
    fn take_in(&self, felt: Felt, known: &Arc<State>) {
        // Before anybody makes a page of the new generation: no replica that has not come so far is asked for it.
        if let Some(replicas) = self.replicas.get().filter(|_| self.history.is_news(&felt.pulse)) {
            replicas.raise(felt.end);
        }
        self.see(felt.pulse, known);
    }

    /// Looks by a connection what was changed.
    pub(super) fn look_by(&self, conn: &mut Conn) -> Result<(), DbError> {
        let known = self.history.known();
        let felt = ask_by(self, conn, &known)?;
        // What is kept is out of date now, and there is somebody to ask: whoever asks twice a second may still wait for a server that is gone.
        self.away.store(false, Ordering::Release);
        self.asked.store(0, Ordering::Release);
        self.take_in(felt, &known);
        Ok(())
    }

    fn elapsed(&self) -> u64 {
        u64::try_from(self.opened.elapsed().as_micros()).unwrap_or(u64::MAX)
    }

    /// Takes in what a transaction has seen. If that doesn't count, whoever comes next looks, however short a time ago the last look was.
    fn see(&self, pulse: Pulse, known: &Arc<State>) {
        if !self.history.see(pulse, known) {
            self.looked.store(0, Ordering::Release);
        }
    }
}

/// The turn of one who looks for what other processes have changed. It ends with this, looked or not: somebody looks again.
#[must_use]
pub struct Look(Db);

impl Look {
    /// Looks.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn now(self) -> Result<(), DbError> {
        self.0.look()
    }
}

impl Drop for Look {
    fn drop(&mut self) {
        self.0.inner.looking.store(false, Ordering::Release);
    }
}

impl Db {
    /// Opens the database at an address (`sqlite:PATH` or `postgres://...`), or makes a file of SQLite that isn't there; `readers`
    /// connections serve the pages.
    pub fn open(url: &str, readers: u32) -> Result<Db, DbError> {
        Db::at(Address::parse(url)?, readers)
    }

    /// Opens a database that is there.
    ///
    /// # Errors
    /// Among others: there is none, and none is made.
    pub fn open_existing(url: &str, readers: u32) -> Result<Db, DbError> {
        let address = Address::parse(url)?;
        if !address.is_there() {
            return Err(DbError::Missing(address.url));
        }
        Db::at(address, readers)
    }

    fn at(address: Address, readers: u32) -> Result<Db, DbError> {
        address.close_files()?;
        address.look_for_pooler()?;
        let writer = address.connect()?;
        let readers = Pool::builder()
            .max_size(readers)
            .min_idle(Some(1))
            .test_on_check_out(address.kind == Kind::Postgres)
            // After a failure the pool pauses for up to half of this before it connects anew; how long a reader waits is said by who reads.
            .connection_timeout(BEAT)
            .error_handler(Box::new(diesel::r2d2::NopErrorHandler))
            .build_unchecked(Manager(address.clone()));
        let most = if address.kind == Kind::Sqlite { 1 } else { WRITERS };
        let inner = Inner {
            address,
            readers,
            replicas: OnceLock::new(),
            ear: OnceLock::new(),
            writers: Slots::holding(writer, most),
            history: History::default(),
            opened: Instant::now(),
            looked: AtomicU64::new(0),
            looking: AtomicBool::new(false),
            asked: AtomicU64::new(0),
            away: AtomicBool::new(false),
        };
        Ok(Db { inner: Arc::new(inner), patience: PATIENCE, confirming: Arc::default() })
    }

    /// The server on another machine to which an address leads without TLS, if it does.
    pub fn unencrypted(url: &str) -> Option<String> {
        url.starts_with("postgres").then(|| tls::unencrypted(url)).flatten()
    }

    /// The servers that an address of PostgreSQL names, as the log does.
    pub fn servers(url: &str) -> Vec<String> {
        servers::apart(url).iter().map(|url| tls::server(url)).collect()
    }

    /// Whether a pooler stands between the program and PostgreSQL.
    pub fn is_pooled(&self) -> bool {
        self.inner.address.pooled.load(Ordering::Acquire)
    }

    /// The same database for what nobody waits for at a browser: its writes wait a minute for their turn.
    pub fn patient(&self) -> Db {
        self.within(LONG_PATIENCE)
    }

    /// The same database for who has waited already: its writes wait for their turn so long at most.
    pub fn within(&self, patience: Duration) -> Db {
        Db { inner: self.inner.clone(), patience, confirming: Arc::default() }
    }

    /// Whether what is written by this handle waits for longer than anybody is patient to be confirmed: a replica of
    /// PostgreSQL that has to is away. It may be done already, and goes on.
    pub fn is_unconfirmed(&self) -> bool {
        let since = self.confirming.load(Ordering::Acquire);
        since > 0 && Duration::from_micros(self.inner.elapsed().saturating_sub(since)) > PATIENCE
    }

    /// How long a write waits for its turn.
    pub fn patience(&self) -> Duration {
        self.patience
    }

    /// The data as this process knows them: what it has changed itself at once, what others have when [`Db::look`] sees it. It is another
    /// state for everything when the data went back to an earlier one (a copy that was put in its place, another server that took over): no
    /// page made of what is gone is of the present state.
    pub fn state(&self) -> Arc<State> {
        self.inner.history.known()
    }

    /// The public changes of all federations seen so far, as a number that only grows.
    pub fn generation(&self) -> u64 {
        self.state().generation()
    }

    /// How often the data went back to an earlier state: what was kept of it by its versions is not to be believed after that.
    pub fn epoch(&self) -> u64 {
        self.inner.history.epoch()
    }

    /// Whether the data went back since this was noted; notes how often they have now.
    pub fn has_gone_back(&self, noted: &AtomicU64) -> bool {
        let now = self.epoch();
        noted.swap(now, Ordering::AcqRel) != now
    }

    /// The turn at looking again for what other processes have changed, if it is time to: the last look began so long ago, and none is under
    /// way.
    pub fn due_look(&self, after: Duration) -> Option<Look> {
        let since = self.inner.opened.elapsed().saturating_sub(Duration::from_micros(self.inner.looked.load(Ordering::Acquire)));
        (since >= after && !self.inner.looking.swap(true, Ordering::AcqRel)).then(|| Look(self.clone()))
    }

    /// Looks whether another process has changed anything public.
    pub fn look(&self) -> Result<(), DbError> {
        let began = self.inner.elapsed();
        let known = self.inner.history.known();
        let felt = self.read(|c| self.inner.feel(c, &known));
        self.inner.looked.store(began, Ordering::Release);
        self.inner.take_in(felt?, &known);
        Ok(())
    }

    /// Has PostgreSQL asked on a thread of its own, twice a second, whether it is there and what has changed, as long as the database is
    /// used: who asks it for something is told at once when it doesn't answer, instead of waiting with everybody else. (A file doesn't go
    /// away.)
    ///
    /// # Errors
    /// There is no thread to be had.
    pub fn watch(&self) -> io::Result<()> {
        if self.inner.address.kind == Kind::Sqlite {
            return Ok(());
        }
        let watched = Arc::downgrade(&self.inner);
        thread::Builder::new().name("database".to_owned()).spawn(move || keep_asking(&watched)).map(drop)
    }

    /// Whether the database is known not to answer; only if it is watched.
    pub fn is_silent(&self) -> bool {
        let asked = self.inner.asked.load(Ordering::Acquire);
        let waiting = Duration::from_micros(self.inner.elapsed().saturating_sub(asked));
        self.inner.away.load(Ordering::Acquire) || (asked > 0 && waiting > SILENCE)
    }

    /// Reads in one consistent snapshot.
    pub fn read<T, E: From<DbError>>(&self, work: impl FnOnce(&mut Conn) -> Result<T, E>) -> Result<T, E> {
        once(work, |work| self.reading(work))
    }

    pub(super) fn reading(&self, work: &mut Work) -> Result<(), DbError> {
        let mut conn = self.reader()?;
        begin(
            &mut conn,
            match self.inner.address.kind {
                Kind::Sqlite => "BEGIN",
                Kind::Postgres => SNAPSHOT,
            },
        )?;
        work(&mut conn);
        Ok(conn.batch_execute("ROLLBACK")?)
    }

    /// A connection to read by.
    fn reader(&self) -> Result<PooledConnection<Manager>, DbError> {
        let began = Instant::now();
        loop {
            if self.is_silent() {
                return Err(silent());
            }
            match self.inner.readers.get_timeout(GLANCE) {
                Err(error) if began.elapsed() >= READER_PATIENCE => return Err(DbError::Unavailable(error.to_string())),
                Err(_) => {}
                Ok(conn) => return Ok(conn),
            }
        }
    }

    /// How many connections to read by there are.
    pub fn connections(&self) -> Connections {
        let pool = self.inner.readers.state();
        Connections { busy: pool.connections.saturating_sub(pool.idle_connections), idle: pool.idle_connections }
    }

    /// Changes whatever data, while nobody else does: [`Db::write_in`] the whole installation.
    ///
    /// # Errors
    /// Among others: others write for longer than this database is patient ([`DbError::Busy`]).
    pub fn write<T, E: From<DbError>>(&self, work: impl FnOnce(&mut Conn) -> Result<T, E>) -> Result<T, E> {
        self.write_in(Scope::Installation, work)
    }

    /// Changes data of a scope: the only way to do so. One writer at a time in each scope, on SQLite in all of them; all or nothing.
    ///
    /// Check-then-insert of what belongs to the scope is correct inside `work`, since nobody else writes there meanwhile. What is acknowledged
    /// is on the disk.
    ///
    /// # Errors
    /// Among others: others write there for longer than this database is patient ([`DbError::Busy`]); the federation is closed, since it moves
    /// to another installation or has moved there ([`DbError::Moved`]). It is looked at here, inside of the transaction, so that nothing slips in
    /// between what is sent there and the end.
    pub fn write_in<T, E: From<DbError>>(&self, scope: Scope, work: impl FnOnce(&mut Conn) -> Result<T, E>) -> Result<T, E> {
        let work = |conn: &mut Conn| -> Result<T, E> {
            federations::look_whether_open(conn, &scope.closable())?;
            work(conn)
        };
        once(work, |work| self.writing(scope, work))
    }

    /// The lanes in which whoever changes data of a scope follows others: on SQLite it is the same for all.
    pub fn lanes(&self, scope: Scope) -> Vec<Lane> {
        if self.inner.address.kind == Kind::Sqlite { vec![Lane::Installation] } else { scope.lanes() }
    }

    /// How many of this process can change data at once.
    pub fn writers(&self) -> usize {
        if self.inner.address.kind == Kind::Sqlite { 1 } else { WRITERS }
    }

    fn writing(&self, scope: Scope, work: &mut Work) -> Result<(), DbError> {
        let began = Instant::now();
        let mut turn = self.inner.writers.take(self.lanes(scope), self.patience).ok_or(DbError::Busy)?;
        if self.is_silent() {
            return Err(silent());
        }
        let left = || self.patience.saturating_sub(began.elapsed());
        // Taken out while in use: a connection that a panic or a lost server left in an unknown state is never used again.
        let mut conn = match turn.kept() {
            Some(conn) => conn,
            None => self.inner.address.connect()?,
        };
        let known = self.inner.history.known();
        match begin_write(&mut conn, scope, left()) {
            Ok(()) => {}
            Err(DbError::Busy) => {
                turn.keep(conn);
                return Err(DbError::Busy);
            }
            Err(_) => {
                conn = self.inner.address.connect()?;
                begin_write(&mut conn, scope, left())?;
            }
        }
        let outcome = if work(&mut conn) {
            // A connection that may still be in this transaction is dropped, and the next write makes a new one.
            let pulse = Pulse::after(&mut conn, &known, scope)?;
            if self.inner.address.kind == Kind::Postgres {
                self.confirming.store(self.inner.elapsed().max(1), Ordering::Release);
            }
            let committed = commit(&mut conn).map(|()| pulse);
            self.confirming.store(0, Ordering::Release);
            if matches!(committed, Err(DbError::Unknown(_))) {
                return committed.map(drop);
            }
            committed.map(|pulse| {
                self.inner.announce(&mut conn);
                self.inner.see(pulse, &known);
            })
        } else if conn.batch_execute("ROLLBACK").is_ok() {
            Ok(())
        } else {
            return Ok(());
        };
        turn.keep(conn);
        outcome
    }

    /// The file of a database of SQLite.
    pub(super) fn file(&self) -> Option<&Path> {
        (self.inner.address.kind == Kind::Sqlite).then(|| Path::new(&self.inner.address.url))
    }

    /// A connection of its own, for what is no transaction.
    pub(super) fn connect(&self) -> Result<Conn, DbError> {
        self.inner.address.connect()
    }
}

/// The connections of a process to read by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Connections {
    /// Somebody reads by them.
    pub busy: u32,
    /// They wait for somebody.
    pub idle: u32,
}

/// The work of a transaction as every transaction sees it; says whether it may stay.
pub(super) type Work<'a> = dyn FnMut(&mut Conn) -> bool + 'a;

/// Hands `work` to a transaction that doesn't know its types, so that the code of a transaction is compiled once and not for every
/// one of its two hundred users; returns what it returned, unless the transaction itself failed.
pub(super) fn once<T, E: From<DbError>>(
    work: impl FnOnce(&mut Conn) -> Result<T, E>,
    transaction: impl FnOnce(&mut Work) -> Result<(), DbError>,
) -> Result<T, E> {
    let (mut work, mut outcome) = (Some(work), None);
    transaction(&mut |conn| {
        outcome = work.take().map(|work| work(conn));
        matches!(outcome, Some(Ok(_)))
    })?;
    outcome.unwrap_or_else(|| Err(E::from(DbError::Unavailable("the transaction did not begin".to_owned()))))
}

/// Ends a transaction that is to stay.
///
/// # Errors
/// Nothing has stayed; or, if the database is gone, nobody knows it ([`DbError::Unknown`]).
fn commit(conn: &mut Conn) -> Result<(), DbError> {
    let Err(error) = conn.batch_execute("COMMIT") else { return Ok(()) };
    let taken_back = conn.batch_execute("ROLLBACK").is_ok();
    match DbError::from(error) {
        error if taken_back => Err(error),
        // SQLite has taken it back by itself then, and there is nothing left to take back.
        error @ DbError::Unwritable(_) if matches!(conn, Conn::Sqlite(_)) && error.is_full() => Err(error),
        error => Err(DbError::Unknown(error.to_string())),
    }
}

/// What is said while the database is known not to answer.
fn silent() -> DbError {
    DbError::Unavailable("it does not answer".to_owned())
}

/// Asks the database whether it is there, and what has changed, until nobody uses it any more.
fn keep_asking(watched: &Weak<Inner>) {
    let mut conn = None;
    while let Some(inner) = watched.upgrade() {
        inner.asked.store(inner.elapsed().max(1), Ordering::Release);
        let known = inner.history.known();
        let before = inner.floor();
        let felt = ask(&inner, &mut conn, &known);
        if felt.is_err() && !inner.away.swap(true, Ordering::AcqRel) {
            // They lead to whoever is gone, and whoever wrote by them would wait for it.
            inner.writers.forget();
        }
        inner.away.store(felt.is_err(), Ordering::Release);
        inner.asked.store(0, Ordering::Release);
        if let Ok(felt) = felt {
            inner.beat(before, felt.end);
            inner.take_in(felt, &known);
        }
        drop(inner);
        thread::sleep(BEAT);
    }
}

/// Asks once, on a connection that is kept while it is good.
fn ask(inner: &Inner, kept: &mut Option<Conn>, known: &State) -> Result<Felt, DbError> {
    let mut conn = match kept.take() {
        Some(conn) => conn,
        None => inner.address.connect()?,
    };
    let felt = ask_by(inner, &mut conn, known)?;
    *kept = Some(conn);
    Ok(felt)
}

/// Asks by a connection to PostgreSQL.
fn ask_by(inner: &Inner, conn: &mut Conn, known: &State) -> Result<Felt, DbError> {
    begin(conn, SNAPSHOT)?;
    let felt = inner.feel(conn, known)?;
    conn.batch_execute("ROLLBACK")?;
    Ok(felt)
}
