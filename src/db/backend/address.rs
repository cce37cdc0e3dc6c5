//! The address of a database, and connections to it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use diesel::connection::{CacheSize, SimpleConnection};
use diesel::r2d2::{ManageConnection, Pool, R2D2Connection};
use diesel::{Connection, RunQueryDsl, SqliteConnection};

use super::conn::{Conn, KEPT};
use super::servers::Servers;
use crate::db::tls::{self, Tunnel};
use crate::db::{DbError, private};

/// How long a file of SQLite that another program has locked is waited for: by who reads a page, and by who changes the tables.
const LOCKED_MILLIS: u32 = 1_500;
const LOCKED_LONG_MILLIS: u32 = 15_000;

/// What connections to PostgreSQL are made with, where the address doesn't say it: a server that is gone is noticed in seconds, not in the
/// quarter of an hour that a machine would wait by itself.
const NOTICED: [(&str, &str); 6] = [
    ("connect_timeout", "2"),
    ("tcp_user_timeout", "3000"),
    ("keepalives_idle", "5"),
    ("keepalives_interval", "2"),
    ("keepalives_count", "2"),
    ("application_name", "crosstable"),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::db) enum Kind {
    Sqlite,
    Postgres,
}

/// An address of a database.
#[derive(Clone, Debug)]
pub(in crate::db) struct Address {
    pub(in crate::db) kind: Kind,
    pub(in crate::db) url: String,
    /// The servers of PostgreSQL behind it.
    servers: Arc<Servers>,
    /// What encrypts the connections, where the address asks for it.
    _tunnel: Option<Arc<Tunnel>>,
    /// Connections of ours share connections of the server (PgBouncer): nothing that outlives a transaction may be left on one.
    pub(in crate::db) pooled: Arc<AtomicBool>,
}

impl Address {
    pub(in crate::db) fn parse(url: &str) -> Result<Address, DbError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            let path = path.strip_prefix("//").unwrap_or(path);
            if path.is_empty() || path == ":memory:" {
                return Err(DbError::Address("sqlite: needs the path of a file, e.g. sqlite:crosstable.sqlite".to_owned()));
            }
            let (url, servers) = (path.to_owned(), Arc::new(Servers::of("")));
            return Ok(Address { kind: Kind::Sqlite, url, servers, _tunnel: None, pooled: Arc::default() });
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let tunnel = tls::wanted(url)?.map(|wanted| Tunnel::open(&wanted)).transpose()?;
            let (tunnel, url) = tunnel.map_or((None, url.to_owned()), |(tunnel, url)| (Some(Arc::new(tunnel)), url));
            let url = noticed(url);
            let servers = Arc::new(Servers::of(&url));
            return Ok(Address { kind: Kind::Postgres, url, servers, _tunnel: tunnel, pooled: Arc::default() });
        }
        // The address may hold a password: it is not repeated.
        Err(DbError::Address("it must begin with sqlite: or postgres://".to_owned()))
    }

    /// Whether a server of PostgreSQL is there.
    pub(in crate::db) fn is_server(&self) -> bool {
        self.kind == Kind::Postgres
    }

    /// Makes the file of a SQLite database its owner's alone, before anything is written to it: SQLite gives the files beside it the same
    /// rights.
    pub(in crate::db) fn close_files(&self) -> Result<(), DbError> {
        // What begins like this is no path.
        if self.kind != Kind::Sqlite || self.url.starts_with("file:") {
            return Ok(());
        }
        let failed = |e: std::io::Error| DbError::Unavailable(format!("{}: {e}", self.url));
        private::keep_file(Path::new(&self.url)).map_err(failed)?;
        ["-wal", "-shm"].iter().try_for_each(|end| private::close_file(Path::new(&format!("{}{end}", self.url))).map_err(failed))
    }

    /// Whether the database is there: a file of SQLite that isn't would be made by opening it.
    pub(in crate::db) fn is_there(&self) -> bool {
        let file = || Path::new(&self.url).metadata().is_ok_and(|file| file.is_file() && file.len() > 0);
        self.kind == Kind::Postgres || self.url.starts_with("file:") || file()
    }

    pub(in crate::db) fn connect(&self) -> Result<Conn, DbError> {
        let unavailable = |e: diesel::ConnectionError| DbError::Unavailable(e.to_string());
        match self.kind {
            Kind::Sqlite => {
                let mut conn = SqliteConnection::establish(&self.url).map_err(unavailable)?;
                // busy_timeout first: switching to WAL may have to wait for another process.
                conn.batch_execute(&format!(
                    "PRAGMA busy_timeout = {LOCKED_MILLIS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                     PRAGMA foreign_keys = ON; PRAGMA cache_size = -{KEPT}; PRAGMA temp_store = MEMORY;",
                ))?;
                Ok(Conn::Sqlite(conn))
            }
            Kind::Postgres => {
                let mut conn = self.servers.connect().map_err(unavailable)?;
                if self.pooled.load(Ordering::Acquire) {
                    conn.set_prepared_statement_cache_size(CacheSize::Disabled);
                }
                Ok(Conn::Postgres(conn))
            }
        }
    }

    /// A connection for changing tables, which waits longer for others.
    pub(in crate::db) fn connect_patiently(&self) -> Result<Conn, DbError> {
        let mut conn = self.connect()?;
        if let Conn::Sqlite(c) = &mut conn {
            c.batch_execute(&format!("PRAGMA busy_timeout = {LOCKED_LONG_MILLIS}"))?;
        }
        Ok(conn)
    }

    /// Finds out whether connections of ours share connections of the server: two that are open at once are served by the same process
    /// then, sooner or later.
    pub(in crate::db) fn look_for_pooler(&self) -> Result<(), DbError> {
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
pub(in crate::db) struct Manager(pub(in crate::db) Address);

/// How a replica is reached.
pub(in crate::db) struct Line {
    pub(in crate::db) address: Address,
    pub(in crate::db) pool: Pool<Manager>,
}

impl ManageConnection for Manager {
    type Connection = Conn;
    type Error = DbError;

    fn connect(&self) -> Result<Conn, DbError> {
        let mut conn = self.0.connect()?;
        // Readers are many, and what one of them has read the machine keeps for all.
        if let Conn::Sqlite(c) = &mut conn {
            c.batch_execute("PRAGMA cache_size = -2000")?;
        }
        Ok(conn)
    }

    fn is_valid(&self, conn: &mut Conn) -> Result<(), DbError> {
        // Without a prepared statement, which a pooler would lose.
        Ok(conn.batch_execute("SELECT 1")?)
    }

    fn has_broken(&self, conn: &mut Conn) -> bool {
        // Transactions are begun here by words of our own, of which the connection's own account knows nothing: a panic has left one open, and on
        // PostgreSQL whoever comes next would read what it saw.
        std::thread::panicking() || R2D2Connection::is_broken(conn)
    }
}

/// A connection to the database at an address, which is there.
pub(in crate::db) fn connect_once(url: &str) -> Result<Conn, DbError> {
    let address = Address::parse(url)?;
    if address.is_there() { address.connect() } else { Err(DbError::Missing(address.url)) }
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
