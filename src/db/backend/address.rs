//! Database addresses, and connections to them.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use diesel::connection::{CacheSize, SimpleConnection};
use diesel::r2d2::{ManageConnection, Pool, R2D2Connection};
use diesel::{Connection, RunQueryDsl, SqliteConnection};

use super::conn::{CACHE_KILOBYTES, Conn};
use super::servers::Servers;
use crate::tls::{self, Tunnel};
use crate::{DbError, secure_file};

/// Milliseconds that a connection waits for a SQLite file locked by another program: a reader of a
/// page, and a change of the tables.
const LOCKED_MILLIS: u32 = 1_500;
const LOCKED_LONG_MILLIS: u32 = 15_000;

/// Used where the address doesn't set them. A lost server is noticed in seconds instead of the
/// quarter of an hour that TCP takes by default.
const DEFAULT_PARAMETERS: [(&str, &str); 6] = [
    ("connect_timeout", "2"),
    ("tcp_user_timeout", "3000"),
    ("keepalives_idle", "5"),
    ("keepalives_interval", "2"),
    ("keepalives_count", "2"),
    ("application_name", "crosstable"),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

#[derive(Clone, Debug)]
pub(crate) struct Address {
    pub(crate) kind: Kind,
    pub(crate) url: String,
    servers: Arc<Servers>,
    /// `None` if the address asks for no encryption.
    _tunnel: Option<Arc<Tunnel>>,
    /// Client connections share server connections (PgBouncer): no state may outlive a transaction
    /// then.
    pub(crate) pooled: Arc<AtomicBool>,
}

impl Address {
    pub(crate) fn parse(url: &str) -> Result<Address, DbError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            let path = path.strip_prefix("//").unwrap_or(path);
            if path.is_empty() || path == ":memory:" {
                return Err(DbError::Address(
                    "sqlite: needs the path of a file, e.g. sqlite:crosstable.sqlite".to_owned(),
                ));
            }
            let (url, servers) = (path.to_owned(), Arc::new(Servers::from_url("")));
            return Ok(Address {
                kind: Kind::Sqlite,
                url,
                servers,
                _tunnel: None,
                pooled: Arc::default(),
            });
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let tunnel = tls::parse_tls_parameters(url)?
                .map(|wanted| Tunnel::open(&wanted))
                .transpose()?;
            let (tunnel, url) = tunnel.map_or((None, url.to_owned()), |(tunnel, url)| {
                (Some(Arc::new(tunnel)), url)
            });
            let url = add_parameters(url);
            let servers = Arc::new(Servers::from_url(&url));
            return Ok(Address {
                kind: Kind::Postgres,
                url,
                servers,
                _tunnel: tunnel,
                pooled: Arc::default(),
            });
        }
        // The error doesn't repeat the address, which may contain a password.
        Err(DbError::Address(
            "it must begin with sqlite: or postgres://".to_owned(),
        ))
    }

    pub(crate) fn is_server(&self) -> bool {
        self.kind == Kind::Postgres
    }

    /// Restricts a SQLite file to its owner before anything is written to it. SQLite gives the
    /// files beside it the same mode.
    pub(crate) fn close_files(&self) -> Result<(), DbError> {
        // A `file:` address is a URI, not a path.
        if self.kind != Kind::Sqlite || self.url.starts_with("file:") {
            return Ok(());
        }
        let failed = |e: std::io::Error| DbError::Unavailable(format!("{}: {e}", self.url));
        secure_file::keep_file(Path::new(&self.url)).map_err(failed)?;
        ["-wal", "-shm"].iter().try_for_each(|end| {
            secure_file::close_file(Path::new(&format!("{}{end}", self.url))).map_err(failed)
        })
    }

    /// Opening a missing SQLite file would create it.
    pub(crate) fn is_there(&self) -> bool {
        let file = || {
            Path::new(&self.url)
                .metadata()
                .is_ok_and(|file| file.is_file() && file.len() > 0)
        };
        self.kind == Kind::Postgres || self.url.starts_with("file:") || file()
    }

    pub(crate) fn connect(&self) -> Result<Conn, DbError> {
        let unavailable = |e: diesel::ConnectionError| DbError::Unavailable(e.to_string());
        match self.kind {
            Kind::Sqlite => {
                let mut conn = SqliteConnection::establish(&self.url).map_err(unavailable)?;
                // busy_timeout comes first: the switch to WAL may have to wait for another process.
                conn.batch_execute(&format!(
                    "PRAGMA busy_timeout = {LOCKED_MILLIS}; PRAGMA journal_mode = WAL; PRAGMA \
                        synchronous = FULL; \
                     PRAGMA foreign_keys = ON; PRAGMA cache_size = -{CACHE_KILOBYTES}; PRAGMA temp_store = \
                     MEMORY;",
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

    /// The busy timeout is longer for a change of tables.
    pub(crate) fn connect_patiently(&self) -> Result<Conn, DbError> {
        let mut conn = self.connect()?;
        if let Conn::Sqlite(c) = &mut conn {
            c.batch_execute(&format!("PRAGMA busy_timeout = {LOCKED_LONG_MILLIS}"))?;
        }
        Ok(conn)
    }

    /// Behind a pooler, two connections that are open at once are sooner or later served by the
    /// same server process.
    pub(crate) fn look_for_pooler(&self) -> Result<(), DbError> {
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

/// Number of comparisons of two connections.
const POOLER_LOOKS: u32 = 4;

#[derive(diesel::QueryableByName)]
struct Process {
    #[diesel(sql_type = diesel::sql_types::Integer)]
    pid: i32,
}

fn backend_process(conn: &mut Conn) -> Result<i32, DbError> {
    let Conn::Postgres(c) = conn else {
        return Ok(0);
    };
    // A pooler may be in between: the query must leave no prepared statement behind.
    c.set_prepared_statement_cache_size(CacheSize::Disabled);
    Ok(c.build_transaction()
        .run(|c| diesel::sql_query("SELECT pg_backend_pid() AS pid").get_result::<Process>(c))?
        .pid)
}

fn add_parameters(mut url: String) -> String {
    for (name, value) in DEFAULT_PARAMETERS {
        if !url.contains(&format!("{name}=")) {
            url.push(if url.contains('?') { '&' } else { '?' });
            url.push_str(&format!("{name}={value}"));
        }
    }
    url
}

#[derive(Debug)]
pub(crate) struct Manager(pub(crate) Address);

pub(crate) struct ReplicaPool {
    pub(crate) address: Address,
    pub(crate) pool: Pool<Manager>,
}

impl ManageConnection for Manager {
    type Connection = Conn;
    type Error = DbError;

    fn connect(&self) -> Result<Conn, DbError> {
        let mut conn = self.0.connect()?;
        // A small cache each: readers are many, and the page cache of the system serves all of
        // them.
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
        // Transactions begin with raw SQL, which diesel's transaction manager doesn't count. A
        // panic leaves one open, and on PostgreSQL the next user would read its snapshot.
        std::thread::panicking() || R2D2Connection::is_broken(conn)
    }
}

pub(crate) fn connect_once(url: &str) -> Result<Conn, DbError> {
    let address = Address::parse(url)?;
    if address.is_there() {
        address.connect()
    } else {
        Err(DbError::Missing(address.url))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_two_kinds_of_address_are_known() {
        assert_eq!(Address::parse("sqlite:x.db").unwrap().kind, Kind::Sqlite);
        assert_eq!(
            Address::parse("sqlite:///tmp/x.db").unwrap().url,
            "/tmp/x.db"
        );
        assert_eq!(
            Address::parse("postgres://localhost/x").unwrap().kind,
            Kind::Postgres
        );
        for bad in [
            "mysql://localhost/x",
            "x.db",
            "",
            "sqlite:",
            "sqlite::memory:",
        ] {
            assert!(Address::parse(bad).is_err(), "{bad:?} was accepted");
        }
    }
}
