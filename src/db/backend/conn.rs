//! Connections to either database, and macros for statements that need the concrete type.

use diesel::connection::SimpleConnection;
use diesel::{PgConnection, SqliteConnection};

use crate::DbError;

#[derive(diesel::MultiConnection)]
pub enum Conn {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// For what the enum can't express (batch inserts).
macro_rules! on_each {
    ($conn:expr, $statement:expr) => {
        match $conn {
            $crate::Conn::Sqlite(conn) => diesel::RunQueryDsl::execute($statement, conn),
            $crate::Conn::Postgres(conn) => diesel::RunQueryDsl::execute($statement, conn),
        }
    };
}
pub(crate) use on_each;

/// Uses COPY on PostgreSQL for large sets, and statements that are prepared once on SQLite. No row
/// may exist already. `given` consumes a vector of rows; `nested` is for rows with embedded
/// structs, which COPY doesn't take.
macro_rules! add_rows {
    ($conn:expr, $table:expr, $rows:expr) => {
        $crate::add_rows!(@ $conn, $table, $rows, copied, split_borrowed)
    };
    ($conn:expr, $table:expr, given $rows:expr) => {
        $crate::add_rows!(@ $conn, $table, $rows, copied, split_owned)
    };
    ($conn:expr, $table:expr, nested $rows:expr) => {
        $crate::add_rows!(@ $conn, $table, $rows, inserted, split_owned)
    };
    (@ $conn:expr, $table:expr, $rows:expr, $many:ident, $parts:ident) => {{
        use $crate::backend::batch_insert::{self, Part};
        let rows = $rows;
        let added: diesel::QueryResult<()> = match $conn {
            $crate::Conn::Postgres(_) if rows.is_empty() => Ok(()),
            $crate::Conn::Postgres(conn) => $crate::add_rows!(@ $many conn, $table, rows),
            $crate::Conn::Sqlite(conn) => batch_insert::$parts(rows).try_for_each(|part| match part {
                Part::Block(block) => $crate::add_rows!(@ one conn, $table, block),
                Part::Row(row) => $crate::add_rows!(@ one conn, $table, row),
            }),
        };
        added
    }};
    (@ copied $conn:expr, $table:expr, $rows:expr) => {
        if $rows.len() > batch_insert::COPIED {
            diesel::ExecuteCopyFromDsl::execute(diesel::copy_from($table).from_insertable($rows), $conn).map(drop)
        } else {
            $crate::add_rows!(@ one $conn, $table, $rows)
        }
    };
    (@ inserted $conn:expr, $table:expr, $rows:expr) => {
        batch_insert::split_batches($rows).try_for_each(|part| $crate::add_rows!(@ one $conn, $table, part))
    };
    (@ one $conn:expr, $table:expr, $rows:expr) => {
        diesel::RunQueryDsl::execute(diesel::insert_into($table).values($rows), &mut *$conn).map(drop)
    };
}
pub(crate) use add_rows;

/// SQLite cache of a writing connection in kilobytes: usually, and during a very large write.
pub(super) const CACHE_KILOBYTES: u32 = 8_000;
const LARGE_CACHE_KILOBYTES: u32 = 96_000;

/// SQLite gets a larger cache meanwhile, because referenced rows and the ends of indexes are
/// scattered over the whole file.
pub fn with_room<T>(conn: &mut Conn, work: impl FnOnce(&mut Conn) -> T) -> Result<T, DbError> {
    set_cache_size(conn, LARGE_CACHE_KILOBYTES)?;
    let done = work(conn);
    set_cache_size(conn, CACHE_KILOBYTES)?;
    Ok(done)
}

fn set_cache_size(conn: &mut Conn, kilobytes: u32) -> Result<(), DbError> {
    if let Conn::Sqlite(c) = conn {
        c.batch_execute(&format!(
            "PRAGMA cache_size = -{kilobytes}; PRAGMA shrink_memory"
        ))?;
    }
    Ok(())
}
