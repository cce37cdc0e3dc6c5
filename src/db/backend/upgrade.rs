//! The tables of a database: their migrations, and whether they fit this program.

use diesel::RunQueryDsl;
use diesel::connection::SimpleConnection;
use diesel::migration::MigrationSource;
use diesel::pg::Pg;
use diesel::sqlite::Sqlite;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::address::Kind;
use super::conn::Conn;
use super::locks::write_alone;
use super::{Db, LONG_PATIENCE};
use crate::db::DbError;

const SQLITE_MIGRATIONS: EmbeddedMigrations = embed_migrations!("../migrations/sqlite");
const POSTGRES_MIGRATIONS: EmbeddedMigrations = embed_migrations!("../migrations/postgres");

/// The migrations that were done.
const DONE: &str = "__diesel_schema_migrations";

/// Those of them that only add to the tables: a program that doesn't know one works with what it has left.
const ADDITIVE: &str = "additive_migrations";

/// A migration that was done.
#[derive(diesel::QueryableByName)]
struct Version {
    #[diesel(sql_type = diesel::sql_types::Text)]
    version: String,
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
    /// A newer program has only added to them: this one works with them, too.
    Ahead,
    /// A newer program has changed them, and this one would not understand what they hold.
    Newer,
}

impl Tables {
    /// Whether this program can work with them.
    pub fn fit(self) -> bool {
        matches!(self, Tables::Current | Tables::Ahead)
    }
}

impl Db {
    /// Runs every migration that has not run yet; returns their names. Where none has to run it only reads, and waits for nobody who writes.
    pub fn migrate(&self) -> Result<Vec<String>, DbError> {
        if self.tables()?.fit() {
            return Ok(Vec::new());
        }
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
            // Locks of the transaction: one of the session would stay on a connection that a pooler gives to others.
            Conn::Postgres(c) => c.build_transaction().run(|c| {
                write_alone(c, LONG_PATIENCE)?;
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
        let Some(done) = self.versions(DONE)? else { return Ok(Tables::Missing) };
        let foreign: Vec<&String> = done.iter().filter(|done| !known.contains(done)).collect();
        if !foreign.is_empty() {
            let additive = self.versions(ADDITIVE)?.unwrap_or_default();
            if foreign.iter().any(|version| !additive.contains(version)) {
                return Ok(Tables::Newer);
            }
        }
        Ok(match known.iter().all(|known| done.contains(known)) {
            false => Tables::Older,
            true if foreign.is_empty() => Tables::Current,
            true => Tables::Ahead,
        })
    }

    /// The versions of migrations in a table; `None`: there is no such table.
    ///
    /// # Errors
    /// The database doesn't answer, or the account may not read the table: from that nothing follows for the tables.
    fn versions(&self, table: &str) -> Result<Option<Vec<String>>, DbError> {
        let there = match self.inner.address.kind {
            Kind::Sqlite => format!("SELECT name AS version FROM sqlite_master WHERE type = 'table' AND name = '{table}'"),
            Kind::Postgres => {
                format!("SELECT relname::text AS version FROM pg_class WHERE relname = '{table}' AND pg_table_is_visible(oid)")
            }
        };
        self.read(|c| {
            if ask(c, &there)?.is_empty() {
                return Ok(None);
            }
            ask(c, &format!("SELECT version FROM {table}")).map(Some)
        })
    }

    /// Whether migrations are waiting.
    pub fn outdated(&self) -> Result<bool, DbError> {
        Ok(matches!(self.tables()?, Tables::Missing | Tables::Older))
    }
}

/// The column `version` of an answer.
fn ask(conn: &mut Conn, question: &str) -> Result<Vec<String>, DbError> {
    let found: Vec<Version> = match conn {
        Conn::Sqlite(c) => diesel::sql_query(question).load(c)?,
        Conn::Postgres(c) => diesel::sql_query(question).load(c)?,
    };
    Ok(found.into_iter().map(|row| row.version).collect())
}
