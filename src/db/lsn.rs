//! The write-ahead log of PostgreSQL: its end, the replay position of a replica, and the
//! notification by which programs tell each other of a change. SQLite has no counterpart and
//! doesn't need one.

use diesel::sql_types::{BigInt, Nullable};
use diesel::{RunQueryDsl, sql_query};

use super::replicas::Position;
use super::{Conn, DbError};

/// Notification channel for changes; the payload is the end of the log after the change.
const CHANNEL: &str = "crosstable_changes";

/// End of the log, after every commit confirmed by now. With `synchronous_commit = off` a change
/// may be reported before it is on the disk.
const END: &str = "SELECT (CASE WHEN current_setting('synchronous_commit') = 'off' THEN \
    pg_current_wal_insert_lsn() \
    ELSE pg_current_wal_flush_lsn() END - '0/0'::pg_lsn)::bigint AS position";
/// Replay position; NULL on a primary.
const REPLAYED: &str = "SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - \
    '0/0'::pg_lsn)::bigint END AS position";
/// System identifier, the same for a primary and its replicas.
const CLUSTER: &str = "SELECT system_identifier AS position FROM pg_control_system()";

/// A number that the server reports; NULL if it has none.
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

/// End of the log.
pub(super) fn wal_end(conn: &mut Conn) -> Result<Position, DbError> {
    Ok(query_position(conn, END)?.map_or(Position::UNKNOWN, Position::from_number))
}

/// Replay position of a replica; `None` on a primary.
pub(super) fn replay_position(conn: &mut Conn) -> Result<Option<Position>, DbError> {
    Ok(query_position(conn, REPLAYED)?.map(Position::from_number))
}

/// The system identifier of the cluster, which a replica shares with its primary. Not every account
/// may read it.
pub(super) fn cluster_id(conn: &mut Conn) -> Option<i64> {
    query_position(conn, CLUSTER).ok().flatten()
}

/// Notifies all programs of a change, with the end of the log. It is a separate transaction after
/// that of the change: a NOTIFY blocks those of all others until its transaction is on the disk.
/// This one doesn't wait for the disk; a program that misses it looks for changes.
pub(super) fn announce_change(conn: &mut Conn) -> Result<Position, DbError> {
    let told = format!(
        "SELECT told.position, set_config('synchronous_commit', 'off', true), \
            pg_notify('{CHANNEL}', told.position::text) \
         FROM ({END} OFFSET 0) AS told"
    );
    Ok(query_position(conn, &told)?.map_or(Position::UNKNOWN, Position::from_number))
}

/// Subscribes to the notifications of other programs.
pub(super) fn start_listening(conn: &mut Conn) -> Result<(), DbError> {
    use diesel::connection::SimpleConnection;
    Ok(conn.batch_execute(&format!("LISTEN {CHANNEL}"))?)
}

/// The newest position notified since the last call; `None` if there was no notification. It sends
/// no query and only reads what has arrived on the connection.
///
/// # Errors
/// The connection is gone.
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
