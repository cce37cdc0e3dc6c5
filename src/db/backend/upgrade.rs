//! The tables of a database: their migrations, and their compatibility with this program.

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
use crate::DbError;

const SQLITE_MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
const POSTGRES_MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

const MIGRATIONS_TABLE: &str = "__diesel_schema_migrations";

/// Migrations after the initial one that only add to the tables: a program that doesn't know one of
/// them can still work.
const ADDITIVE: &str = "additive_migrations";

#[derive(diesel::QueryableByName)]
struct Version {
    #[diesel(sql_type = diesel::sql_types::Text)]
    version: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tables {
    Missing,
    /// Migrations are pending.
    Older,
    Current,
    /// A newer program has only added to the tables: this one can work with them.
    NewerCompatible,
    /// A newer program has changed the tables: this one would misread their contents.
    NewerIncompatible,
}

impl Tables {
    pub fn is_usable(self) -> bool {
        matches!(self, Tables::Current | Tables::NewerCompatible)
    }
}

impl Db {
    /// Without a pending migration it only reads, and waits for no writer.
    pub fn run_migrations(&self) -> Result<Vec<String>, DbError> {
        if self.compare_tables()?.is_usable() {
            return Ok(Vec::new());
        }
        let mut conn = self.inner.address.connect_patiently()?;
        let failed =
            |e: Box<dyn std::error::Error + Send + Sync>| DbError::Migration(e.to_string());
        match &mut conn {
            Conn::Sqlite(c) => {
                c.batch_execute("PRAGMA foreign_keys = OFF")?;
                // Two programs may start at once: the second waits, checks again and finds nothing
                // left to do.
                c.immediate_transaction(|c| {
                    let done = c
                        .run_pending_migrations(SQLITE_MIGRATIONS)
                        .map_err(failed)?;
                    Ok(done.iter().map(ToString::to_string).collect())
                })
            }
            // Locks of the transaction: a lock of the session would stay on a connection that a
            // pooler gives to others.
            Conn::Postgres(c) => c.build_transaction().run(|c| {
                write_alone(c, LONG_PATIENCE)?;
                let done = c
                    .run_pending_migrations(POSTGRES_MIGRATIONS)
                    .map_err(failed)?;
                Ok(done.iter().map(ToString::to_string).collect())
            }),
        }
    }

    /// For tests of the migrations.
    pub fn revert_newest_migration(&self) -> Result<String, DbError> {
        let mut conn = self.inner.address.connect()?;
        let failed =
            |e: Box<dyn std::error::Error + Send + Sync>| DbError::Migration(e.to_string());
        match &mut conn {
            Conn::Sqlite(c) => {
                c.batch_execute("PRAGMA foreign_keys = OFF")?;
                Ok(c.revert_last_migration(SQLITE_MIGRATIONS)
                    .map_err(failed)?
                    .to_string())
            }
            Conn::Postgres(c) => Ok(c
                .revert_last_migration(POSTGRES_MIGRATIONS)
                .map_err(failed)?
                .to_string()),
        }
    }

    /// Only reads, so that an account without rights to change tables can call it.
    pub fn compare_tables(&self) -> Result<Tables, DbError> {
        let failed =
            |e: Box<dyn std::error::Error + Send + Sync>| DbError::Migration(e.to_string());
        let names = |version: &dyn std::fmt::Display| version.to_string();
        let known: Vec<String> = match self.inner.address.kind {
            Kind::Sqlite => {
                let known =
                    MigrationSource::<Sqlite>::migrations(&SQLITE_MIGRATIONS).map_err(failed)?;
                known.iter().map(|m| names(&m.name().version())).collect()
            }
            Kind::Postgres => {
                let known =
                    MigrationSource::<Pg>::migrations(&POSTGRES_MIGRATIONS).map_err(failed)?;
                known.iter().map(|m| names(&m.name().version())).collect()
            }
        };
        let Some(done) = self.load_versions(MIGRATIONS_TABLE)? else {
            return Ok(Tables::Missing);
        };
        let foreign: Vec<&String> = done.iter().filter(|done| !known.contains(done)).collect();
        if !foreign.is_empty() {
            let additive = self.load_versions(ADDITIVE)?.unwrap_or_default();
            if foreign.iter().any(|version| !additive.contains(version)) {
                return Ok(Tables::NewerIncompatible);
            }
        }
        Ok(match known.iter().all(|known| done.contains(known)) {
            false => Tables::Older,
            true if foreign.is_empty() => Tables::Current,
            true => Tables::NewerCompatible,
        })
    }

    /// `None` if the table doesn't exist. An error says nothing about the tables: the account may
    /// lack the right to read them.
    fn load_versions(&self, table: &str) -> Result<Option<Vec<String>>, DbError> {
        let there = match self.inner.address.kind {
            Kind::Sqlite => format!(
                "SELECT name AS version FROM sqlite_master WHERE type = 'table' AND name = \
                    '{table}'"
            ),
            Kind::Postgres => {
                format!(
                    "SELECT relname::text AS version FROM pg_class WHERE relname = '{table}' \
                        AND pg_table_is_visible(oid)"
                )
            }
        };
        self.read(|c| {
            if load_column(c, &there)?.is_empty() {
                return Ok(None);
            }
            load_column(c, &format!("SELECT version FROM {table}")).map(Some)
        })
    }

    pub fn is_outdated(&self) -> Result<bool, DbError> {
        Ok(matches!(
            self.compare_tables()?,
            Tables::Missing | Tables::Older
        ))
    }
}

fn load_column(conn: &mut Conn, question: &str) -> Result<Vec<String>, DbError> {
    let found: Vec<Version> = match conn {
        Conn::Sqlite(c) => diesel::sql_query(question).load(c)?,
        Conn::Postgres(c) => diesel::sql_query(question).load(c)?,
    };
    Ok(found.into_iter().map(|row| row.version).collect())
}
