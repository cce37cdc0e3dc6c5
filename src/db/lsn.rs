//! The write-ahead log of PostgreSQL, and the notification by which programs tell each other of a
//! change. SQLite doesn't need a counterpart.

use diesel::sql_types::{BigInt, Nullable};
use diesel::{RunQueryDsl, sql_query};

use super::replicas::Position;
use super::{Conn, DbError};

/// The payload is the end of the log after the change.
const CHANNEL: &str = "crosstable_changes";

/// End of the log, after every commit confirmed by now. With `synchronous_commit = off` a change
/// may be reported before it is on the disk.
const END: &str = "SELECT (CASE WHEN current_setting('synchronous_commit') = 'off' THEN \
    pg_current_wal_insert_lsn() \
    ELSE pg_current_wal_flush_lsn() END - '0/0'::pg_lsn)::bigint AS position";
/// NULL on a primary.
const REPLAY_POSITION_QUERY: &str = "SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - \
    '0/0'::pg_lsn)::bigint END AS position";
/// The same for a primary and its replicas.
const CLUSTER: &str = "SELECT system_identifier AS position FROM pg_control_system()";

#[derive(diesel::QueryableByName)]
struct PositionRow {
    #[diesel(sql_type = Nullable<BigInt>)]
    position: Option<i64>,
}

fn query_position(conn: &mut Conn, question: &str) -> Result<Option<i64>, DbError> {
    match conn {
        Conn::Sqlite(_) => Ok(None),
        Conn::Postgres(c) => Ok(sql_query(question).get_result::<PositionRow>(c)?.position),
    }
}

pub(super) fn wal_end(conn: &mut Conn) -> Result<Position, DbError> {
    Ok(query_position(conn, END)?.map_or(Position::UNKNOWN, Position::from_number))
}

/// `None` on a primary.
pub(super) fn replay_position(conn: &mut Conn) -> Result<Option<Position>, DbError> {
    Ok(query_position(conn, REPLAY_POSITION_QUERY)?.map(Position::from_number))
}

/// Not every account may read it.
pub(super) fn cluster_id(conn: &mut Conn) -> Option<i64> {
    query_position(conn, CLUSTER).ok().flatten()
}

/// A separate transaction after that of the change: a NOTIFY blocks those of all others until its
/// transaction is on the disk. This one doesn't wait for the disk; a program that misses it looks
/// for changes.
pub(super) fn announce_change(conn: &mut Conn) -> Result<Position, DbError> {
    let told = format!(
        "SELECT told.position, set_config('synchronous_commit', 'off', true), \
            pg_notify('{CHANNEL}', told.position::text) \
         FROM ({END} OFFSET 0) AS told"
    );
    Ok(query_position(conn, &told)?.map_or(Position::UNKNOWN, Position::from_number))
}

pub(super) fn start_listening(conn: &mut Conn) -> Result<(), DbError> {
    use diesel::connection::SimpleConnection;
    Ok(conn.batch_execute(&format!("LISTEN {CHANNEL}"))?)
}

/// The newest position since the last call. It sends no query and only reads what has arrived on
/// the connection.
pub(super) fn newest_notification(conn: &mut Conn) -> Result<Option<Position>, DbError> {
    let Conn::Postgres(c) = conn else {
        return Ok(None);
    };
    let mut newest = None;
    for told in c.notifications_iter() {
        let told = told.map_err(|e| DbError::Unavailable(e.to_string()))?;
        // A payload without a position comes from another program: it counts as a change and says
        // nothing about the log.
        newest = newest.max(Some(
            told.payload
                .parse()
                .map_or(Position::default(), Position::from_number),
        ));
    }
    Ok(newest)
}
