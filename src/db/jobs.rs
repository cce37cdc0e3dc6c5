//! Background jobs: the process of each, its progress and its outcome.

use chrono::{NaiveDateTime, TimeDelta};
use diesel::dsl::sql;
use diesel::sql_types::Timestamp;

use super::erased_query::prelude::*;
use super::schema::jobs;
use super::{Conn, DbError, FederationId, JobId};
use crate::domain::job::{Ending, JobKind};
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = jobs, treat_none_as_default_value = false)]
pub struct NewJob {
    pub federation_id: FederationId,
    #[diesel(serialize_as = Stored<JobKind>)]
    pub kind: JobKind,
    /// Subject in plain words.
    pub about: String,
    /// Address to which a refusal leads back.
    pub return_path: String,
    pub by_name: String,
    /// Machine and process of the job.
    pub node: String,
    /// Locked while the process is alive, empty on PostgreSQL; see [`super::JobLocks`].
    pub lock_file: String,
    pub begun_at: NaiveDateTime,
    /// By the clock of the database.
    pub heartbeat_at: NaiveDateTime,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = jobs)]
pub struct JobRow {
    pub id: JobId,
    #[diesel(embed)]
    pub begun: NewJob,
    /// At the last heartbeat.
    pub done: i64,
    pub total: i64,
    pub ended_at: Option<NaiveDateTime>,
    /// `None` while the job runs.
    pub outcome: Option<Ending>,
    /// JSON.
    pub result: String,
}

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

pub fn all_going(conn: &mut Conn) -> Result<Vec<JobRow>, DbError> {
    Ok(jobs::table
        .filter(jobs::outcome.is_null())
        .order(jobs::id)
        .select(JobRow::as_select())
        .load(conn)?)
}

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

pub fn add(conn: &mut Conn, new: &NewJob) -> Result<JobId, DbError> {
    Ok(diesel::insert_into(jobs::table)
        .values(new.clone())
        .returning(jobs::id)
        .get_result(conn)?)
}

/// Returns false if the job had ended before. No other transaction can store an outcome until this
/// one ends.
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

/// `None` if the job has ended.
pub(super) fn heard_of(conn: &mut Conn, id: JobId) -> Result<Option<NaiveDateTime>, DbError> {
    let going = jobs::table
        .filter(jobs::id.eq(id))
        .filter(jobs::outcome.is_null());
    Ok(going.select(jobs::heartbeat_at).first(conn).optional()?)
}

/// Returns false if the job has ended, or its last heartbeat is older than `silence`. Only for
/// PostgreSQL, whose clock is read once the row is locked, since the lock may have taken time.
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

pub fn count_before(conn: &mut Conn, before: NaiveDateTime) -> Result<i64, DbError> {
    Ok(jobs::table
        .filter(jobs::ended_at.lt(before))
        .count()
        .get_result(conn)?)
}

/// Returns the number of deleted jobs.
pub fn delete_ended_before(conn: &mut Conn, before: NaiveDateTime) -> Result<usize, DbError> {
    Ok(diesel::delete(jobs::table.filter(jobs::ended_at.lt(before))).execute(conn)?)
}
