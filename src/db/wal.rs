//! The write-ahead log of PostgreSQL: where it ends, how much of it a replica has repeated, and the message by which programs tell each
//! other that something was changed. SQLite has nothing of the kind and doesn't need it.

use diesel::sql_types::{BigInt, Nullable};
use diesel::{RunQueryDsl, sql_query};

use super::replicas::Position;
use super::{Conn, DbError};

/// The channel on which programs tell each other that something was changed; what is said is where the log ended after that.
const CHANNEL: &str = "crosstable_changes";

/// Where the log ends: behind every act that was confirmed by now. Who doesn't wait for the disk may be told of an act before it is on it.
const END: &str = "SELECT (CASE WHEN current_setting('synchronous_commit') = 'off' THEN pg_current_wal_insert_lsn() \
    ELSE pg_current_wal_flush_lsn() END - '0/0'::pg_lsn)::bigint AS position";
/// What was repeated of it; nothing on a server that is written to.
const REPLAYED: &str = "SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint END AS position";
/// What servers that repeat one another have in common.
const CLUSTER: &str = "SELECT system_identifier AS position FROM pg_control_system()";

/// A number of the server.
#[derive(diesel::QueryableByName)]
struct Told {
    #[diesel(sql_type = Nullable<BigInt>)]
    position: Option<i64>,
}

fn asked(conn: &mut Conn, question: &str) -> Result<Option<i64>, DbError> {
    match conn {
        Conn::Sqlite(_) => Ok(None),
        Conn::Postgres(c) => Ok(sql_query(question).get_result::<Told>(c)?.position),
    }
}

/// Where the log ends.
pub(super) fn end(conn: &mut Conn) -> Result<Position, DbError> {
    Ok(asked(conn, END)?.map_or(Position::UNKNOWN, Position::of))
}

/// What the server has repeated of the log of another; `None`: it repeats none.
pub(super) fn replayed(conn: &mut Conn) -> Result<Option<Position>, DbError> {
    Ok(asked(conn, REPLAYED)?.map(Position::of))
}

/// The number of the cluster: that of a replica is that of the server which it repeats. Not every account may ask.
pub(super) fn cluster(conn: &mut Conn) -> Option<i64> {
    asked(conn, CLUSTER).ok().flatten()
}

/// Tells all programs that something was changed, and where the log ends now. It is a transaction of its own, after that of the change: whoever
/// tells something holds up all others who do until what he told is on the disk. Nobody waits for the disk here: who isn't told looks.
pub(super) fn announce(conn: &mut Conn) -> Result<Position, DbError> {
    let told = format!(
        "SELECT told.position, set_config('synchronous_commit', 'off', true), pg_notify('{CHANNEL}', told.position::text) \
         FROM ({END} OFFSET 0) AS told"
    );
    Ok(asked(conn, &told)?.map_or(Position::UNKNOWN, Position::of))
}

/// Begins to hear what other programs tell.
pub(super) fn listen(conn: &mut Conn) -> Result<(), DbError> {
    use diesel::connection::SimpleConnection;
    Ok(conn.batch_execute(&format!("LISTEN {CHANNEL}"))?)
}

/// What was told since this was asked last: nothing, or how far the log went. It asks nobody: it takes what has come by the connection.
///
/// # Errors
/// The connection is gone.
pub(super) fn heard(conn: &mut Conn) -> Result<Option<Position>, DbError> {
    let Conn::Postgres(c) = conn else { return Ok(None) };
    let mut newest = None;
    for told in c.notifications_iter() {
        let told = told.map_err(|e| DbError::Unavailable(e.to_string()))?;
        // A word without a place comes of somebody else: it is heard, and says nothing of the log.
        newest = newest.max(Some(told.payload.parse().map_or(Position::default(), Position::of)));
    }
    Ok(newest)
}
