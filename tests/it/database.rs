//! A database of its own for each test, on SQLite or PostgreSQL.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use crosstable::db::Db;
use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection, SqliteConnection};
use tempfile::TempDir;

use crate::template_db;

/// Which database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

/// An empty database that goes away with the test.
pub(crate) struct Database {
    /// Which.
    pub(crate) kind: Kind,
    /// Its address.
    pub(crate) url: String,
    /// A folder for whatever the test wants to write.
    pub(crate) folder: TempDir,
    /// PostgreSQL: the address of the server's own database, and our name.
    server: Option<(String, String)>,
}

impl Database {
    /// An empty database; `None`: no PostgreSQL, and the person who runs the tests knows it.
    pub(crate) fn new(kind: Kind) -> Option<Database> {
        let database = Database::named(kind)?;
        if let Some((server, name)) = &database.server {
            run_on_postgres(server, &format!("CREATE DATABASE {name}"));
        }
        Some(database)
    }

    /// A database with the tables of this version and what `fill` puts into it, which is the same
    /// for every database of this name.
    pub(crate) fn filled(kind: Kind, name: &str, fill: impl FnOnce(&Db)) -> Option<Database> {
        let database = Database::named(kind)?;
        match &database.server {
            None => template_db::copy_sqlite(
                name,
                Path::new(database.url.trim_start_matches("sqlite:")),
                fill,
            ),
            Some((server, own)) => {
                template_db::copy_postgres(server, name, own, |name| address(server, name), fill)
            }
        }
        Some(database)
    }

    /// The name of a database that isn't there yet.
    fn named(kind: Kind) -> Option<Database> {
        let folder = tempfile::Builder::new()
            .prefix("crosstable-it-")
            .tempdir()
            .unwrap();
        match kind {
            Kind::Sqlite => {
                let url = format!("sqlite:{}", folder.path().join("test.sqlite").display());
                Some(Database {
                    kind,
                    url,
                    folder,
                    server: None,
                })
            }
            Kind::Postgres => {
                let server = postgres()?;
                static COUNT: AtomicU32 = AtomicU32::new(0);
                let name = format!(
                    "it_{}_{}",
                    std::process::id(),
                    COUNT.fetch_add(1, Ordering::Relaxed)
                );
                run_on_postgres(&server, &format!("DROP DATABASE IF EXISTS {name}"));
                Some(Database {
                    kind,
                    url: address(&server, &name),
                    folder,
                    server: Some((server, name)),
                })
            }
        }
    }

    /// A database of PostgreSQL that somebody else takes away.
    pub(crate) fn at(url: String) -> Database {
        let folder = tempfile::Builder::new()
            .prefix("crosstable-it-")
            .tempdir()
            .unwrap();
        Database {
            kind: Kind::Postgres,
            url,
            folder,
            server: None,
        }
    }

    /// The same database for another program, which doesn't take it away; its folder is its own.
    pub(crate) fn beside(&self) -> Database {
        let folder = tempfile::Builder::new()
            .prefix("crosstable-it-")
            .tempdir()
            .unwrap();
        Database {
            kind: self.kind,
            url: self.url.clone(),
            folder,
            server: None,
        }
    }

    /// Opens it, with the tables of this version.
    pub(crate) fn migrated(&self) -> Db {
        let db = self.open();
        db.run_migrations().unwrap();
        db
    }

    /// Opens it as it is.
    pub(crate) fn open(&self) -> Db {
        Db::open(&self.url, 4).unwrap()
    }

    /// What a question counts, in its column `count`.
    pub(crate) fn count(&self, question: &str) -> i64 {
        use diesel::RunQueryDsl;
        #[derive(diesel::QueryableByName)]
        struct Count {
            #[diesel(sql_type = diesel::sql_types::BigInt)]
            count: i64,
        }
        let asked = diesel::sql_query(question);
        let counted: Count = match self.kind {
            Kind::Sqlite => asked
                .get_result(
                    &mut SqliteConnection::establish(self.url.trim_start_matches("sqlite:"))
                        .unwrap(),
                )
                .unwrap(),
            Kind::Postgres => asked
                .get_result(&mut PgConnection::establish(&self.url).unwrap())
                .unwrap(),
        };
        counted.count
    }

    /// What a question answers in its column `text`.
    pub(crate) fn texts(&self, question: &str) -> Vec<String> {
        use diesel::RunQueryDsl;
        #[derive(diesel::QueryableByName)]
        struct Found {
            #[diesel(sql_type = diesel::sql_types::Text)]
            text: String,
        }
        let asked = diesel::sql_query(question);
        let found: Vec<Found> = match self.kind {
            Kind::Sqlite => asked
                .load(
                    &mut SqliteConnection::establish(self.url.trim_start_matches("sqlite:"))
                        .unwrap(),
                )
                .unwrap(),
            Kind::Postgres => asked
                .load(&mut PgConnection::establish(&self.url).unwrap())
                .unwrap(),
        };
        found.into_iter().map(|row| row.text).collect()
    }

    /// Somebody with the password of the database works past the program.
    pub(crate) fn tamper(&self, sql: &str) {
        match self.kind {
            Kind::Sqlite => {
                let mut c =
                    SqliteConnection::establish(self.url.trim_start_matches("sqlite:")).unwrap();
                c.batch_execute(&format!("PRAGMA busy_timeout = 5000; {sql}"))
                    .unwrap();
            }
            Kind::Postgres => run_on_postgres(&self.url, sql),
        }
    }
}

impl Database {
    /// Adds to every table what a newer program may add: a column that has a value of its own.
    pub(crate) fn grow(&self) {
        let named = match self.kind {
            Kind::Sqlite => {
                "SELECT name AS text FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite?_%' ESCAPE '?'"
            }
            Kind::Postgres => {
                "SELECT table_name AS text FROM information_schema.tables WHERE table_schema = 'public'"
            }
        };
        let names = self.texts(named);
        assert!(names.len() > 50, "{names:?}");
        let added: Vec<String> = names
            .iter()
            .map(|name| {
                format!("ALTER TABLE {name} ADD COLUMN added_later TEXT NOT NULL DEFAULT 'later'")
            })
            .collect();
        self.tamper(&added.join("; "));
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Some((server, name)) = &self.server
            && let Ok(mut c) = PgConnection::establish(server)
        {
            let _ = c.batch_execute(&format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"));
        }
    }
}

/// The address of a database on the server.
fn address(server: &str, name: &str) -> String {
    server
        .rsplit_once('/')
        .map(|(host, _)| format!("{host}/{name}"))
        .unwrap()
}

fn run_on_postgres(url: &str, sql: &str) {
    PgConnection::establish(url)
        .unwrap()
        .batch_execute(sql)
        .unwrap();
}

/// The address of the server that tests/run has started; `None`: there is none today.
pub(crate) fn postgres() -> Option<String> {
    match setting("CROSSTABLE_TEST_POSTGRES") {
        Some(url) => Some(url),
        None if setting("CROSSTABLE_TEST_QUICK").as_deref() == Some("1") => {
            eprintln!("!!! NOT RUN on PostgreSQL: CROSSTABLE_TEST_QUICK=1");
            None
        }
        None => panic!(
            "CROSSTABLE_TEST_POSTGRES is not set: tests/run starts a PostgreSQL and runs this (without one: tests/run --quick, or CROSSTABLE_TEST_QUICK=1)"
        ),
    }
}

/// What tests/run says about the machine.
#[expect(
    clippy::disallowed_methods,
    reason = "tests/run says here what the machine has; the application never reads these"
)]
pub(crate) fn setting(name: &str) -> Option<String> {
    std::env::var_os(name)
        .and_then(|v| v.into_string().ok())
        .filter(|v| !v.is_empty())
}

/// What a story is told on.
pub(crate) trait Stage: Sized {
    /// Makes it on a database; `None`: this database is not there today.
    fn on(kind: Kind) -> Option<Self>;
}

impl Stage for Database {
    fn on(kind: Kind) -> Option<Database> {
        Database::new(kind)
    }
}

/// Stories that are told on both databases: `fn sentence(app: App) { ... }` becomes the tests
/// `sqlite::sentence` and `postgres::sentence`.
macro_rules! on_both {
    ($($(#[doc = $doc:literal])* fn $name:ident($stage:ident: $kind:ty) $story:block)*) => {
        $($(#[doc = $doc])* fn $name($stage: $kind) $story)*

        mod sqlite {
            use super::*;
            $(#[test]
            fn $name() {
                if let Some(stage) = <$kind as $crate::database::Stage>::on($crate::database::Kind::Sqlite) {
                    super::$name(stage);
                }
            })*
        }

        mod postgres {
            use super::*;
            $(#[test]
            fn $name() {
                if let Some(stage) = <$kind as $crate::database::Stage>::on($crate::database::Kind::Postgres) {
                    super::$name(stage);
                }
            })*
        }
    };
}
pub(crate) use on_both;

/// The same for what is so on PostgreSQL alone, where several programs write at once.
macro_rules! on_postgres {
    ($($(#[doc = $doc:literal])* fn $name:ident($stage:ident: $kind:ty) $story:block)*) => {
        $($(#[doc = $doc])* fn $name($stage: $kind) $story)*

        mod only_postgres {
            use super::*;
            $(#[test]
            fn $name() {
                if let Some(stage) = <$kind as $crate::database::Stage>::on($crate::database::Kind::Postgres) {
                    super::$name(stage);
                }
            })*
        }
    };
}
pub(crate) use on_postgres;
