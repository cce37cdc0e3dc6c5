//! Background jobs: the process of each, its progress and its outcome.

use chrono::{NaiveDateTime, TimeDelta};
use diesel::dsl::sql;
use diesel::sql_types::Timestamp;

use super::erased_query::prelude::*;
use super::schema::jobs;
use super::{Conn, DbError, FederationId, JobId};
use crate::domain::job::{Ending, JobKind};
use crate::words::Stored;

/// A job to insert.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = jobs, treat_none_as_default_value = false)]
pub struct Begun {
    /// The federation of the job.
    pub federation_id: FederationId,
    /// The kind of job.
    #[diesel(serialize_as = Stored<JobKind>)]
    pub kind: JobKind,
    /// Subject in plain words.
    pub about: String,
    /// Address to which a refusal leads back.
    pub return_path: String,
    /// Name of the person who started it.
    pub by_name: String,
    /// Machine and process of the job.
    pub node: String,
    /// Name of the locked file that shows that its process is alive, empty on PostgreSQL; see
    /// [`super::JobLocks`].
    pub lock_file: String,
    /// Time of the start (UTC).
    pub begun_at: NaiveDateTime,
    /// Last heartbeat by the clock of the database (UTC).
    pub heartbeat_at: NaiveDateTime,
}

/// A job as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = jobs)]
pub struct JobRow {
    /// Primary key.
    pub id: JobId,
    /// The job as inserted.
    #[diesel(embed)]
    pub begun: Begun,
    /// Units done at the last heartbeat.
    pub done: i64,
    /// Units in all.
    pub total: i64,
    /// Time of its end (UTC).
    pub ended_at: Option<NaiveDateTime>,
    /// Outcome; `None` while it runs.
    pub outcome: Option<Ending>,
    /// Result, JSON.
    pub result: String,
}

/// Finds the running job of this kind in a federation.
pub fn find_running(
    conn: &mut Conn,
    federation: FederationId,
    kind: JobKind,
) -> Result<Option<JobRow>, DbError> {
    let own = jobs::table
        .filter(jobs::federation_id.eq(federation))
        .filter(jobs::kind.eq(Stored(kind)));
    Ok(own
        .filter(jobs::outcome.is_null())
        .select(JobRow::as_select())
        .first(conn)
        .optional()?)
}

/// Loads all running jobs.
pub fn all_going(conn: &mut Conn) -> Result<Vec<JobRow>, DbError> {
    Ok(jobs::table
        .filter(jobs::outcome.is_null())
        .order(jobs::id)
        .select(JobRow::as_select())
        .load(conn)?)
}

/// Finds the last job of this kind in a federation.
pub fn find_last(
    conn: &mut Conn,
    federation: FederationId,
    kind: JobKind,
) -> Result<Option<JobRow>, DbError> {
    let own = jobs::table
        .filter(jobs::federation_id.eq(federation))
        .filter(jobs::kind.eq(Stored(kind)));
    Ok(own
        .order(jobs::id.desc())
        .select(JobRow::as_select())
        .first(conn)
        .optional()?)
}

/// Number of jobs of this kind in a federation that began since a moment and were lost.
pub fn lost_since(
    conn: &mut Conn,
    federation: FederationId,
    kind: JobKind,
    since: NaiveDateTime,
) -> Result<i64, DbError> {
    let own = jobs::table
        .filter(jobs::federation_id.eq(federation))
        .filter(jobs::kind.eq(Stored(kind)));
    Ok(own
        .filter(jobs::outcome.eq(Stored(Some(Ending::Lost))))
        .filter(jobs::begun_at.ge(since))
        .count()
        .get_result(conn)?)
}

/// Inserts a job.
pub fn add(conn: &mut Conn, new: &Begun) -> Result<JobId, DbError> {
    Ok(diesel::insert_into(jobs::table)
        .values(new.clone())
        .returning(jobs::id)
        .get_result(conn)?)
}

/// Stores the outcome of a job; false if it had ended before. No other transaction can store one
/// until this one ends.
pub fn store_outcome(
    conn: &mut Conn,
    id: JobId,
    how: Ending,
    result: &str,
    now: NaiveDateTime,
) -> Result<bool, DbError> {
    let going = jobs::table
        .filter(jobs::id.eq(id))
        .filter(jobs::outcome.is_null());
    let ended = diesel::update(going).set((
        jobs::outcome.eq(Stored(Some(how))),
        jobs::ended_at.eq(Some(now)),
        jobs::result.eq(result),
    ));
    Ok(ended.execute(conn)? == 1)
}

/// Time of the last heartbeat of a running job; `None` if the job has ended.
pub(super) fn heard_of(conn: &mut Conn, id: JobId) -> Result<Option<NaiveDateTime>, DbError> {
    let going = jobs::table
        .filter(jobs::id.eq(id))
        .filter(jobs::outcome.is_null());
    Ok(going.select(jobs::heartbeat_at).first(conn).optional()?)
}

/// Stores a heartbeat with the progress of a job. False if the job has ended, or its last heartbeat
/// is older than `silence`. Only on PostgreSQL, whose clock is read once the row is locked, since
/// the lock may have taken time.
pub(super) fn store_heartbeat(
    conn: &mut Conn,
    id: JobId,
    done: i64,
    total: i64,
    silence: TimeDelta,
) -> Result<bool, DbError> {
    let since = sql::<Timestamp>(&format!(
        "(clock_timestamp() AT TIME ZONE 'UTC') - INTERVAL '{} milliseconds'",
        silence.num_milliseconds()
    ));
    let going = jobs::table
        .filter(jobs::id.eq(id))
        .filter(jobs::outcome.is_null())
        .filter(jobs::heartbeat_at.gt(since));
    let now = sql::<Timestamp>("clock_timestamp() AT TIME ZONE 'UTC'");
    let beaten = diesel::update(going).set((
        jobs::heartbeat_at.eq(now),
        jobs::done.eq(done),
        jobs::total.eq(total),
    ));
    Ok(beaten.execute(conn)? == 1)
}

/// Deletes all ended jobs of this kind in a federation except the last `kept`.
pub fn delete_all_but_last(
    conn: &mut Conn,
    federation: FederationId,
    kind: JobKind,
    kept: usize,
) -> Result<(), DbError> {
    let own = jobs::table
        .filter(jobs::federation_id.eq(federation))
        .filter(jobs::kind.eq(Stored(kind)));
    let ended: Vec<JobId> = own
        .filter(jobs::outcome.is_not_null())
        .order(jobs::id.desc())
        .select(jobs::id)
        .load(conn)?;
    let old = ended.get(kept..).unwrap_or_default();
    if !old.is_empty() {
        diesel::delete(jobs::table.filter(jobs::id.eq_any(old))).execute(conn)?;
    }
    Ok(())
}

/// Number of jobs that ended before a moment.
pub fn count_before(conn: &mut Conn, before: NaiveDateTime) -> Result<i64, DbError> {
    Ok(jobs::table
        .filter(jobs::ended_at.lt(before))
        .count()
        .get_result(conn)?)
}

/// Deletes the jobs that ended before a moment; returns their number.
pub fn delete_ended_before(conn: &mut Conn, before: NaiveDateTime) -> Result<usize, DbError> {
    Ok(diesel::delete(jobs::table.filter(jobs::ended_at.lt(before))).execute(conn)?)
}
