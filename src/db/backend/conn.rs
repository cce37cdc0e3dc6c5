//! A connection, and what can only be said to the one behind it.

use diesel::{PgConnection, SqliteConnection};

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
            $crate::db::Conn::Postgres(conn) if rows.len() > $crate::db::backend::conn::COPIED => {
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
