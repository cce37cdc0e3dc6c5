//! The only file that knows which database it is: connections, pragmas, the writer lock, migrations, backup.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::migration::MigrationSource;
use diesel::pg::Pg;
use diesel::r2d2::{ManageConnection, Pool, R2D2Connection};
use diesel::sqlite::Sqlite;
use diesel::{Connection, PgConnection, RunQueryDsl, SqliteConnection};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::age::{self, Recipient};
use super::tls::{self, Tunnel};
use super::{DbError, private};

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

/// The advisory lock that makes PostgreSQL have one writer at a time, like SQLite.
const WRITER_LOCK: i64 = 0x0C05_57AB_1E00;

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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Sqlite,
    Postgres,
}

#[derive(Clone, Debug)]
struct Address {
    kind: Kind,
    url: String,
    /// What encrypts the connections, where the address asks for it.
    _tunnel: Option<Arc<Tunnel>>,
}

impl Address {
    fn parse(url: &str) -> Result<Address, DbError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            let path = path.strip_prefix("//").unwrap_or(path);
            if path.is_empty() || path == ":memory:" {
                return Err(DbError::Address("sqlite: needs the path of a file, e.g. sqlite:crosstable.sqlite".to_owned()));
            }
            return Ok(Address { kind: Kind::Sqlite, url: path.to_owned(), _tunnel: None });
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let tunnel = tls::wanted(url)?.map(|wanted| Tunnel::open(&wanted)).transpose()?;
            let (tunnel, url) = tunnel.map_or((None, url.to_owned()), |(tunnel, url)| (Some(Arc::new(tunnel)), url));
            return Ok(Address { kind: Kind::Postgres, url, _tunnel: tunnel });
        }
        // The address may hold a password: it is not repeated.
        Err(DbError::Address("it must begin with sqlite: or postgres://".to_owned()))
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

    fn connect(&self) -> Result<Conn, DbError> {
        let unavailable = |e: diesel::ConnectionError| DbError::Unavailable(e.to_string());
        match self.kind {
            Kind::Sqlite => {
                let mut conn = SqliteConnection::establish(&self.url).map_err(unavailable)?;
                // busy_timeout first: switching to WAL may have to wait for another process.
                conn.batch_execute(
                    "PRAGMA busy_timeout = 15000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                     PRAGMA foreign_keys = ON; PRAGMA cache_size = -8000; PRAGMA temp_store = MEMORY;",
                )?;
                Ok(Conn::Sqlite(conn))
            }
            Kind::Postgres => Ok(Conn::Postgres(PgConnection::establish(&self.url).map_err(unavailable)?)),
        }
    }
}

#[derive(Debug)]
struct Manager(Address);

impl ManageConnection for Manager {
    type Connection = Conn;
    type Error = DbError;

    fn connect(&self) -> Result<Conn, DbError> {
        self.0.connect()
    }

    fn is_valid(&self, conn: &mut Conn) -> Result<(), DbError> {
        R2D2Connection::ping(conn).map_err(DbError::from)
    }

    fn has_broken(&self, conn: &mut Conn) -> bool {
        R2D2Connection::is_broken(conn)
    }
}

/// The database of an installation: many readers, one writer at a time.
#[derive(Clone)]
pub struct Db(Arc<Inner>);

struct Inner {
    address: Address,
    readers: Pool<Manager>,
    writer: Mutex<Option<Conn>>,
    /// Grows with every public change: what a finished page was made from.
    generation: AtomicU64,
    opened: Instant,
    /// When the last look for changes of other processes began, in microseconds after the opening.
    looked: AtomicU64,
    looking: AtomicBool,
}

/// Ends a look.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

impl Db {
    /// Opens the database at an address (`sqlite:PATH` or `postgres://...`); `readers` connections serve the pages.
    pub fn open(url: &str, readers: u32) -> Result<Db, DbError> {
        let address = Address::parse(url)?;
        address.close_files()?;
        let writer = address.connect()?;
        let readers = Pool::builder()
            .max_size(readers)
            .min_idle(Some(1))
            .test_on_check_out(address.kind == Kind::Postgres)
            .connection_timeout(Duration::from_secs(10))
            .build(Manager(address.clone()))
            .map_err(|e| DbError::Unavailable(e.to_string()))?;
        Ok(Db(Arc::new(Inner {
            address,
            readers,
            writer: Mutex::new(Some(writer)),
            generation: AtomicU64::new(0),
            opened: Instant::now(),
            looked: AtomicU64::new(0),
            looking: AtomicBool::new(false),
        })))
    }

    /// The server on another machine to which an address leads without TLS, if it does.
    pub fn unencrypted(url: &str) -> Option<String> {
        url.starts_with("postgres").then(|| tls::unencrypted(url)).flatten()
    }

    /// The public changes seen so far, as a number that only grows: those of this process at once, those of others when
    /// [`Db::look`] sees them.
    pub fn generation(&self) -> u64 {
        self.0.generation.load(Ordering::Acquire)
    }

    /// Whether it is time to look again for what other processes have changed: the last look began so long ago, and none is under way.
    /// Who is told so looks.
    pub fn look_is_due(&self, after: Duration) -> bool {
        let since = self.0.opened.elapsed().saturating_sub(Duration::from_micros(self.0.looked.load(Ordering::Acquire)));
        since >= after && !self.0.looking.swap(true, Ordering::AcqRel)
    }

    /// Looks whether another process has changed anything public.
    pub fn look(&self) -> Result<(), DbError> {
        let began = self.0.opened.elapsed();
        // Whatever happens, somebody looks again.
        let _over = Over(&self.0.looking);
        let pulse = self.read(super::federations::pulse);
        self.0.looked.store(u64::try_from(began.as_micros()).unwrap_or(u64::MAX), Ordering::Release);
        self.0.generation.fetch_max(pulse?, Ordering::AcqRel);
        Ok(())
    }

    /// Reads in one consistent snapshot.
    pub fn read<T, E: From<DbError>>(&self, work: impl FnOnce(&mut Conn) -> Result<T, E>) -> Result<T, E> {
        once(work, |work| self.reading(work))
    }

    fn reading(&self, work: &mut Work) -> Result<(), DbError> {
        let mut conn = self.0.readers.get().map_err(|e| DbError::Unavailable(e.to_string()))?;
        begin(
            &mut conn,
            match self.0.address.kind {
                Kind::Sqlite => "BEGIN",
                Kind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
            },
        )?;
        work(&mut conn);
        Ok(conn.batch_execute("ROLLBACK")?)
    }

    /// Changes data: the only way to do so. One writer at a time on both databases, all or nothing.
    ///
    /// Check-then-insert inside `work` is correct, since nobody else writes meanwhile. What is acknowledged is on the disk.
    pub fn write<T, E: From<DbError>>(&self, work: impl FnOnce(&mut Conn) -> Result<T, E>) -> Result<T, E> {
        once(work, |work| self.writing(work))
    }

    fn writing(&self, work: &mut Work) -> Result<(), DbError> {
        let mut slot = self.0.writer.lock().unwrap_or_else(PoisonError::into_inner);
        // Taken out while in use: a connection that a panic or a lost server left in an unknown state is never used again.
        let mut conn = match slot.take() {
            Some(conn) => conn,
            None => self.0.address.connect()?,
        };
        if begin_write(&mut conn, self.0.address.kind).is_err() {
            conn = self.0.address.connect()?;
            begin_write(&mut conn, self.0.address.kind)?;
        }
        let outcome = if work(&mut conn) {
            let pulse = super::federations::pulse(&mut conn);
            let committed = pulse.and_then(|pulse| Ok(conn.batch_execute("COMMIT").map(|()| pulse)?));
            if committed.is_err() {
                let _ = conn.batch_execute("ROLLBACK");
            }
            committed.map(|pulse| {
                self.0.generation.fetch_max(pulse, Ordering::AcqRel);
            })
        } else if conn.batch_execute("ROLLBACK").is_ok() {
            Ok(())
        } else {
            // The connection is unusable: it is dropped, and the next write makes a new one.
            return Ok(());
        };
        *slot = Some(conn);
        outcome
    }

    /// Runs every migration that has not run yet; returns their names.
    pub fn migrate(&self) -> Result<Vec<String>, DbError> {
        let mut conn = self.0.address.connect()?;
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
            Conn::Postgres(c) => {
                diesel::sql_query(format!("SELECT pg_advisory_lock({WRITER_LOCK})")).execute(c)?;
                let done = c.run_pending_migrations(POSTGRES_MIGRATIONS).map_err(failed)?;
                Ok(done.iter().map(ToString::to_string).collect())
            }
        }
    }

    /// Takes back the newest migration; for tests of the migrations.
    pub fn unmigrate(&self) -> Result<String, DbError> {
        let mut conn = self.0.address.connect()?;
        let failed = |e: Box<dyn std::error::Error + Send + Sync>| DbError::Migration(e.to_string());
        match &mut conn {
            Conn::Sqlite(c) => {
                c.batch_execute("PRAGMA foreign_keys = OFF")?;
                Ok(c.revert_last_migration(SQLITE_MIGRATIONS).map_err(failed)?.to_string())
            }
            Conn::Postgres(c) => Ok(c.revert_last_migration(POSTGRES_MIGRATIONS).map_err(failed)?.to_string()),
        }
    }

    /// Whether migrations are waiting. It only reads: an account that may change no tables can ask, too.
    pub fn outdated(&self) -> Result<bool, DbError> {
        let mut conn = self.0.address.connect()?;
        let failed = |e: Box<dyn std::error::Error + Send + Sync>| DbError::Migration(e.to_string());
        let names = |version: &dyn std::fmt::Display| version.to_string();
        let (known, done): (Vec<String>, Result<Vec<Version>, _>) = match &mut conn {
            Conn::Sqlite(c) => {
                let known = MigrationSource::<Sqlite>::migrations(&SQLITE_MIGRATIONS).map_err(failed)?;
                (known.iter().map(|m| names(&m.name().version())).collect(), diesel::sql_query(DONE).load(c))
            }
            Conn::Postgres(c) => {
                let known = MigrationSource::<Pg>::migrations(&POSTGRES_MIGRATIONS).map_err(failed)?;
                (known.iter().map(|m| names(&m.name().version())).collect(), diesel::sql_query(DONE).load(c))
            }
        };
        match done {
            Ok(done) => Ok(known.iter().any(|known| done.iter().all(|done| done.version != *known))),
            // There are no tables yet.
            Err(diesel::result::Error::DatabaseError(..)) => Ok(true),
            Err(error) => Err(error.into()),
        }
    }

    /// Writes a consistent copy of a SQLite database into a new file, which only its owner may read, also while it is served.
    pub fn backup(&self, file: &Path) -> Result<(), DbError> {
        let mut conn = self.0.address.connect()?;
        match &mut conn {
            Conn::Sqlite(c) => {
                let path = file.to_str().ok_or_else(|| DbError::Address("the name of the backup file is not UTF-8".to_owned()))?;
                private::make_file(file).map_err(|e| DbError::Address(format!("{path}: {e}")))?;
                let copied = diesel::sql_query("VACUUM INTO ?").bind::<diesel::sql_types::Text, _>(path).execute(c);
                if copied.is_err() {
                    let _ = std::fs::remove_file(file);
                }
                copied?;
                Ok(())
            }
            Conn::Postgres(_) => Err(DbError::Address(
                "this database is PostgreSQL: use pg_dump, e.g. pg_dump --format=custom --file=FILE DATABASE".to_owned(),
            )),
        }
    }

    /// The same, encrypted for whoever has the other half of one of these keys (age).
    pub fn backup_for(&self, file: &Path, recipients: &[String]) -> Result<(), DbError> {
        if self.0.address.kind == Kind::Postgres {
            return Err(DbError::Address(
                "this database is PostgreSQL: use pg_dump, e.g. pg_dump --format=custom DATABASE | age -r KEY -o FILE".to_owned(),
            ));
        }
        let recipients = recipients.iter().map(|text| Recipient::read(text)).collect::<Result<Vec<_>, _>>().map_err(DbError::Address)?;
        encrypted(self, file, &recipients).map_err(|e| DbError::Address(format!("{}: {e}", file.display())))?
    }
}

/// A row as a JSON object.
#[derive(diesel::QueryableByName)]
struct Told {
    #[diesel(sql_type = diesel::sql_types::Text)]
    told: String,
}

/// These columns of the rows of a table that fit a condition, as JSON objects; `$1` in the condition is the pattern.
pub(super) fn json_rows(
    conn: &mut Conn,
    (table, columns): (&str, &[&str]),
    condition: &str,
    pattern: Option<&str>,
) -> Result<Vec<String>, DbError> {
    let pairs: Vec<String> = columns.iter().map(|column| format!("'{column}', \"{column}\"")).collect();
    let first = columns.first().copied().unwrap_or("1");
    let sql = |object: &str, end: &str| {
        let pairs = pairs.join(", ");
        format!("SELECT {object}({pairs}){end} AS told FROM \"{table}\" WHERE {condition} ORDER BY \"{first}\"")
    };
    macro_rules! load {
        ($conn:expr, $sql:expr) => {
            match pattern {
                None => diesel::sql_query($sql).load::<Told>($conn),
                Some(pattern) => diesel::sql_query($sql).bind::<diesel::sql_types::Text, _>(pattern).load::<Told>($conn),
            }
        };
    }
    let rows = match conn {
        Conn::Sqlite(c) => load!(c, sql("json_object", ""))?,
        Conn::Postgres(c) => load!(c, sql("json_build_object", "::text"))?,
    };
    Ok(rows.into_iter().map(|row| row.told).collect())
}

/// Encrypts a copy of a SQLite database. The copy itself is made beside the database, where it is as safe as that one, and goes away.
fn encrypted(db: &Db, file: &Path, recipients: &[Recipient]) -> io::Result<Result<(), DbError>> {
    let beside = Path::new(&db.0.address.url).parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let folder = tempfile::Builder::new().prefix(".backup-").tempdir_in(beside)?;
    let copy = folder.path().join("copy.sqlite");
    if let Err(error) = db.backup(&copy) {
        return Ok(Err(error));
    }
    let mut out = io::BufWriter::new(private::make_file(file)?);
    let written = age::encrypt(recipients, &mut io::BufReader::new(File::open(&copy)?), &mut out);
    let written = written.and_then(|()| out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all());
    if written.is_err() {
        let _ = std::fs::remove_file(file);
    }
    written.map(Ok)
}

/// The work of a transaction as every transaction sees it; says whether it may stay.
type Work<'a> = dyn FnMut(&mut Conn) -> bool + 'a;

/// Hands `work` to a transaction that doesn't know its types, so that the code of a transaction is compiled once and not for every
/// one of its two hundred users; returns what it returned, unless the transaction itself failed.
fn once<T, E: From<DbError>>(
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

fn begin(conn: &mut Conn, statement: &str) -> Result<(), DbError> {
    // A transaction that a panic left open on this connection must not swallow ours.
    if conn.batch_execute(statement).is_err() {
        let _ = conn.batch_execute("ROLLBACK");
        conn.batch_execute(statement)?;
    }
    Ok(())
}

fn begin_write(conn: &mut Conn, kind: Kind) -> Result<(), DbError> {
    match kind {
        Kind::Sqlite => begin(conn, "BEGIN IMMEDIATE"),
        Kind::Postgres => {
            begin(conn, "BEGIN")?;
            conn.batch_execute(&format!("SELECT pg_advisory_xact_lock({WRITER_LOCK})"))?;
            Ok(())
        }
    }
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
