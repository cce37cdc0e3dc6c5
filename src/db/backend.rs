//! The only file that knows which database it is: connections, pragmas, the writer lock, migrations, backup.

use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, Weak};
use std::thread;
use std::time::{Duration, Instant};

use diesel::connection::{CacheSize, SimpleConnection};
use diesel::migration::MigrationSource;
use diesel::pg::Pg;
use diesel::r2d2::{ManageConnection, Pool, PooledConnection, R2D2Connection};
use diesel::sqlite::Sqlite;
use diesel::{Connection, PgConnection, RunQueryDsl, SqliteConnection};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::locks::{WRITER_LOCK, begin, begin_write};
use super::pulse::{History, Pulse, State};
use super::replicas::{Position, Replicas};
use super::scope::{Lane, Scope};
use super::slot::Slots;
use super::tls::{self, Tunnel};
use super::{DbError, private, wal};

const SQLITE_MIGRATIONS: EmbeddedMigrations = embed_migrations!("../migrations/sqlite");
const POSTGRES_MIGRATIONS: EmbeddedMigrations = embed_migrations!("../migrations/postgres");

/// The migrations that were done.
const DONE: &str = "SELECT version FROM __diesel_schema_migrations";

/// A migration that was done.
#[derive(diesel::QueryableByName)]
struct Version {
    #[diesel(sql_type = diesel::sql_types::Text)]
    version: String,
}

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
/// How long a file of SQLite that another program has locked is waited for: by who reads a page, and by who changes the tables.
const LOCKED_MILLIS: u32 = 1_500;
const LOCKED_LONG_MILLIS: u32 = 15_000;
/// How often the database is asked whether it answers.
pub(super) const BEAT: Duration = Duration::from_millis(500);
/// A database that takes longer to say that it is there doesn't answer.
const SILENCE: Duration = Duration::from_millis(1_200);

/// Begins a snapshot on PostgreSQL.
pub(super) const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// What connections to PostgreSQL are made with, where the address doesn't say it: a server that is gone is noticed in seconds, not in the
/// quarter of an hour that a machine would wait by itself.
const NOTICED: [(&str, &str); 6] = [
    ("connect_timeout", "2"),
    ("tcp_user_timeout", "5000"),
    ("keepalives_idle", "5"),
    ("keepalives_interval", "2"),
    ("keepalives_count", "2"),
    ("application_name", "crosstable"),
];

/// A connection to either database.
#[derive(diesel::MultiConnection)]
pub enum Conn {
    /// SQLite.
    Sqlite(SqliteConnection),
    /// PostgreSQL.
    Postgres(PgConnection),
}

/// Executes the same statement on the connection proper: for what the enum can't express (batch inserts).
macro_rules! on_each {
    ($conn:expr, $statement:expr) => {
        match $conn {
            $crate::db::Conn::Sqlite(conn) => diesel::RunQueryDsl::execute($statement, conn),
            $crate::db::Conn::Postgres(conn) => diesel::RunQueryDsl::execute($statement, conn),
        }
    };
}
pub(crate) use on_each;

/// Adds a slice of rows to a table: many of them by COPY on PostgreSQL, else so many in a statement as a statement takes. Nothing that is
/// there already may be among them.
macro_rules! add_rows {
    ($conn:expr, $table:expr, $rows:expr) => {{
        let rows = $rows;
        let added: diesel::QueryResult<()> = match $conn {
            $crate::db::Conn::Postgres(conn) if rows.len() > $crate::db::backend::COPIED => {
                diesel::ExecuteCopyFromDsl::execute(diesel::copy_from($table).from_insertable(rows), conn).map(drop)
            }
            conn => rows
                .chunks($crate::db::BATCH)
                .try_for_each(|part| $crate::db::on_each!(&mut *conn, diesel::insert_into($table).values(part)).map(drop)),
        };
        added
    }};
}
pub(crate) use add_rows;

/// So few rows are added by one statement: COPY asks the server once more.
pub(crate) const COPIED: usize = 64;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Sqlite,
    Postgres,
}

/// An address of a database.
#[derive(Clone, Debug)]
pub(super) struct Address {
    kind: Kind,
    url: String,
    /// What encrypts the connections, where the address asks for it.
    _tunnel: Option<Arc<Tunnel>>,
    /// Connections of ours share connections of the server (PgBouncer): nothing that outlives a transaction may be left on one.
    pooled: Arc<AtomicBool>,
}

impl Address {
    pub(super) fn parse(url: &str) -> Result<Address, DbError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            let path = path.strip_prefix("//").unwrap_or(path);
            if path.is_empty() || path == ":memory:" {
                return Err(DbError::Address("sqlite: needs the path of a file, e.g. sqlite:crosstable.sqlite".to_owned()));
            }
            return Ok(Address { kind: Kind::Sqlite, url: path.to_owned(), _tunnel: None, pooled: Arc::default() });
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let tunnel = tls::wanted(url)?.map(|wanted| Tunnel::open(&wanted)).transpose()?;
            let (tunnel, url) = tunnel.map_or((None, url.to_owned()), |(tunnel, url)| (Some(Arc::new(tunnel)), url));
            return Ok(Address { kind: Kind::Postgres, url: noticed(url), _tunnel: tunnel, pooled: Arc::default() });
        }
        // The address may hold a password: it is not repeated.
        Err(DbError::Address("it must begin with sqlite: or postgres://".to_owned()))
    }

    /// Whether a server of PostgreSQL is there.
    pub(super) fn is_server(&self) -> bool {
        self.kind == Kind::Postgres
    }

    /// Makes the file of a SQLite database its owner's alone, before anything is written to it: SQLite gives the files beside it the same
    /// rights.
    fn close_files(&self) -> Result<(), DbError> {
        // What begins like this is no path.
        if self.kind != Kind::Sqlite || self.url.starts_with("file:") {
            return Ok(());
        }
        let failed = |e: std::io::Error| DbError::Unavailable(format!("{}: {e}", self.url));
        private::keep_file(Path::new(&self.url)).map_err(failed)?;
        ["-wal", "-shm"].iter().try_for_each(|end| private::close_file(Path::new(&format!("{}{end}", self.url))).map_err(failed))
    }

    /// Whether the database is there: a file of SQLite that isn't would be made by opening it.
    fn is_there(&self) -> bool {
        let file = || Path::new(&self.url).metadata().is_ok_and(|file| file.is_file() && file.len() > 0);
        self.kind == Kind::Postgres || self.url.starts_with("file:") || file()
    }

    pub(super) fn connect(&self) -> Result<Conn, DbError> {
        let unavailable = |e: diesel::ConnectionError| DbError::Unavailable(e.to_string());
        match self.kind {
            Kind::Sqlite => {
                let mut conn = SqliteConnection::establish(&self.url).map_err(unavailable)?;
                // busy_timeout first: switching to WAL may have to wait for another process.
                conn.batch_execute(&format!(
                    "PRAGMA busy_timeout = {LOCKED_MILLIS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                     PRAGMA foreign_keys = ON; PRAGMA cache_size = -8000; PRAGMA temp_store = MEMORY;",
                ))?;
                Ok(Conn::Sqlite(conn))
            }
            Kind::Postgres => {
                let mut conn = PgConnection::establish(&self.url).map_err(unavailable)?;
                if self.pooled.load(Ordering::Acquire) {
                    conn.set_prepared_statement_cache_size(CacheSize::Disabled);
                }
                Ok(Conn::Postgres(conn))
            }
        }
    }

    /// A connection for changing tables, which waits longer for others.
    fn connect_patiently(&self) -> Result<Conn, DbError> {
        let mut conn = self.connect()?;
        if let Conn::Sqlite(c) = &mut conn {
            c.batch_execute(&format!("PRAGMA busy_timeout = {LOCKED_LONG_MILLIS}"))?;
        }
        Ok(conn)
    }

    /// Finds out whether connections of ours share connections of the server: two that are open at once are served by the same process
    /// then, sooner or later.
    pub(super) fn look_for_pooler(&self) -> Result<(), DbError> {
        if self.kind == Kind::Sqlite {
            return Ok(());
        }
        let (mut one, mut other) = (self.connect()?, self.connect()?);
        let (mut of_one, mut of_other) = (Vec::new(), Vec::new());
        for _ in 0..POOLER_LOOKS {
            of_one.push(backend_process(&mut one)?);
            of_other.push(backend_process(&mut other)?);
        }
        if of_one.iter().any(|process| of_other.contains(process)) {
            self.pooled.store(true, Ordering::Release);
        }
        Ok(())
    }
}

/// How often two connections are compared.
const POOLER_LOOKS: u32 = 4;

/// A process of PostgreSQL.
#[derive(diesel::QueryableByName)]
struct Process {
    #[diesel(sql_type = diesel::sql_types::Integer)]
    pid: i32,
}

/// The process of PostgreSQL that serves a transaction of this connection.
fn backend_process(conn: &mut Conn) -> Result<i32, DbError> {
    let Conn::Postgres(c) = conn else { return Ok(0) };
    // Nothing is known of the way yet: what is asked must not leave a prepared statement behind.
    c.set_prepared_statement_cache_size(CacheSize::Disabled);
    Ok(c.build_transaction().run(|c| diesel::sql_query("SELECT pg_backend_pid() AS pid").get_result::<Process>(c))?.pid)
}

/// An address of PostgreSQL with what it doesn't say of how long a silent server is waited for.
fn noticed(mut url: String) -> String {
    for (name, value) in NOTICED {
        if !url.contains(&format!("{name}=")) {
            url.push(if url.contains('?') { '&' } else { '?' });
            url.push_str(&format!("{name}={value}"));
        }
    }
    url
}

/// Makes connections to an address.
#[derive(Debug)]
pub(super) struct Manager(pub(super) Address);

/// How a replica is reached.
pub(super) struct Line {
    pub(super) address: Address,
    pub(super) pool: Pool<Manager>,
}

impl ManageConnection for Manager {
    type Connection = Conn;
    type Error = DbError;

    fn connect(&self) -> Result<Conn, DbError> {
        self.0.connect()
    }

    fn is_valid(&self, conn: &mut Conn) -> Result<(), DbError> {
        // Without a prepared statement, which a pooler would lose.
        Ok(conn.batch_execute("SELECT 1")?)
    }

    fn has_broken(&self, conn: &mut Conn) -> bool {
        R2D2Connection::is_broken(conn)
    }
}

/// The database of an installation: many readers; one writer at a time on SQLite, on PostgreSQL one in each federation.
#[derive(Clone)]
pub struct Db {
    pub(super) inner: Arc<Inner>,
    /// How long a write waits for its turn.
    patience: Duration,
}

/// What all handles of a database share.
pub(super) struct Inner {
    pub(super) address: Address,
    pub(super) readers: Pool<Manager>,
    /// Who answers readers beside it.
    pub(super) replicas: OnceLock<Replicas<Line>>,
    /// By which address the changes of other programs are heard of, if by another.
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

/// Ends a look.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
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
            return Err(DbError::Address(format!("there is no database at {}", address.url)));
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
            .connection_timeout(READER_PATIENCE)
            .error_handler(Box::new(diesel::r2d2::NopErrorHandler))
            .build(Manager(address.clone()))
            .map_err(|e| DbError::Unavailable(e.to_string()))?;
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
        Ok(Db { inner: Arc::new(inner), patience: PATIENCE })
    }

    /// The server on another machine to which an address leads without TLS, if it does.
    pub fn unencrypted(url: &str) -> Option<String> {
        url.starts_with("postgres").then(|| tls::unencrypted(url)).flatten()
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
        Db { inner: self.inner.clone(), patience }
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

    /// Whether it is time to look again for what other processes have changed: the last look began so long ago, and none is under way.
    /// Who is told so looks.
    pub fn look_is_due(&self, after: Duration) -> bool {
        let since = self.inner.opened.elapsed().saturating_sub(Duration::from_micros(self.inner.looked.load(Ordering::Acquire)));
        since >= after && !self.inner.looking.swap(true, Ordering::AcqRel)
    }

    /// Looks whether another process has changed anything public.
    pub fn look(&self) -> Result<(), DbError> {
        let began = self.inner.elapsed();
        // Whatever happens, somebody looks again.
        let _over = Over(&self.inner.looking);
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
    /// Among others: others write there for longer than this database is patient ([`DbError::Busy`]).
    pub fn write_in<T, E: From<DbError>>(&self, scope: Scope, work: impl FnOnce(&mut Conn) -> Result<T, E>) -> Result<T, E> {
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
            let pulse = Pulse::after(&mut conn, &known, scope);
            let committed = pulse.and_then(|pulse| commit(&mut conn).map(|()| pulse));
            // An unusable connection is dropped, and the next write makes a new one.
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

    /// Runs every migration that has not run yet; returns their names.
    pub fn migrate(&self) -> Result<Vec<String>, DbError> {
        let mut conn = self.inner.address.connect_patiently()?;
        let failed = |e: Box<dyn std::error::Error + Send + Sync>| DbError::Migration(e.to_string());
        match &mut conn {
            Conn::Sqlite(c) => {
                c.batch_execute("PRAGMA foreign_keys = OFF")?;
                // Two programs may start at once: the second waits, looks again, and finds nothing left to do.
                c.immediate_transaction(|c| {
                    let done = c.run_pending_migrations(SQLITE_MIGRATIONS).map_err(failed)?;
                    Ok(done.iter().map(ToString::to_string).collect())
                })
            }
            // A lock of the transaction: one of the session would stay on a connection that a pooler gives to others.
            Conn::Postgres(c) => c.build_transaction().run(|c| {
                diesel::sql_query(format!("SELECT pg_advisory_xact_lock({WRITER_LOCK})")).execute(c)?;
                let done = c.run_pending_migrations(POSTGRES_MIGRATIONS).map_err(failed)?;
                Ok(done.iter().map(ToString::to_string).collect())
            }),
        }
    }

    /// Takes back the newest migration; for tests of the migrations.
    pub fn unmigrate(&self) -> Result<String, DbError> {
        let mut conn = self.inner.address.connect()?;
        let failed = |e: Box<dyn std::error::Error + Send + Sync>| DbError::Migration(e.to_string());
        match &mut conn {
            Conn::Sqlite(c) => {
                c.batch_execute("PRAGMA foreign_keys = OFF")?;
                Ok(c.revert_last_migration(SQLITE_MIGRATIONS).map_err(failed)?.to_string())
            }
            Conn::Postgres(c) => Ok(c.revert_last_migration(POSTGRES_MIGRATIONS).map_err(failed)?.to_string()),
        }
    }

    /// How the tables stand to this program. It only reads: an account that may change no tables can ask, too.
    pub fn tables(&self) -> Result<Tables, DbError> {
        let failed = |e: Box<dyn std::error::Error + Send + Sync>| DbError::Migration(e.to_string());
        let names = |version: &dyn std::fmt::Display| version.to_string();
        let known: Vec<String> = match self.inner.address.kind {
            Kind::Sqlite => {
                let known = MigrationSource::<Sqlite>::migrations(&SQLITE_MIGRATIONS).map_err(failed)?;
                known.iter().map(|m| names(&m.name().version())).collect()
            }
            Kind::Postgres => {
                let known = MigrationSource::<Pg>::migrations(&POSTGRES_MIGRATIONS).map_err(failed)?;
                known.iter().map(|m| names(&m.name().version())).collect()
            }
        };
        let done: Result<Vec<Version>, _> = self.read(|c| {
            Ok::<_, DbError>(match c {
                Conn::Sqlite(c) => diesel::sql_query(DONE).load(c),
                Conn::Postgres(c) => diesel::sql_query(DONE).load(c),
            })
        })?;
        match done.map_err(DbError::from) {
            Ok(done) if done.iter().any(|done| !known.contains(&done.version)) => Ok(Tables::Newer),
            Ok(done) if known.iter().any(|known| done.iter().all(|done| done.version != *known)) => Ok(Tables::Older),
            Ok(_) => Ok(Tables::Current),
            // There are no tables yet.
            Err(DbError::Statement(diesel::result::Error::DatabaseError(..))) => Ok(Tables::Missing),
            Err(error) => Err(error),
        }
    }

    /// Whether migrations are waiting.
    pub fn outdated(&self) -> Result<bool, DbError> {
        Ok(matches!(self.tables()?, Tables::Missing | Tables::Older))
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

/// A connection to the database at an address, which is there.
pub(super) fn connect_once(url: &str) -> Result<Conn, DbError> {
    let address = Address::parse(url)?;
    if address.is_there() { address.connect() } else { Err(DbError::Address(format!("there is no database at {}", address.url))) }
}

/// The connections of a process to read by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Connections {
    /// Somebody reads by them.
    pub busy: u32,
    /// They wait for somebody.
    pub idle: u32,
}

/// How the tables of a database stand to this program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tables {
    /// There are none.
    Missing,
    /// Migrations are waiting.
    Older,
    /// They are its own.
    Current,
    /// A newer program has changed them.
    Newer,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_two_kinds_of_address_are_known() {
        assert_eq!(Address::parse("sqlite:x.db").unwrap().kind, Kind::Sqlite);
        assert_eq!(Address::parse("sqlite:///tmp/x.db").unwrap().url, "/tmp/x.db");
        assert_eq!(Address::parse("postgres://localhost/x").unwrap().kind, Kind::Postgres);
        for bad in ["mysql://localhost/x", "x.db", "", "sqlite:", "sqlite::memory:"] {
            assert!(Address::parse(bad).is_err(), "{bad:?} was accepted");
        }
    }
}
