//! Works that take long: which process does each, how far it is, and how it ended.

use chrono::{NaiveDateTime, TimeDelta};
use diesel::dsl::sql;
use diesel::sql_types::Timestamp;

use super::run::prelude::*;
use super::schema::works;
use super::{Conn, DbError, FederationId, WorkId};
use crate::domain::work::{Ending, WorkKind};

/// A work as it is begun.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = works, treat_none_as_default_value = false)]
pub struct Begun {
    /// Its federation.
    pub federation_id: FederationId,
    /// The kind of work.
    pub kind: WorkKind,
    /// What it is about, in words.
    pub about: String,
    /// Where a refusal leads back to.
    pub back: String,
    /// The person who began it, by name.
    pub by_name: String,
    /// The machine and the process that do it.
    pub node: String,
    /// The sign by which others know that this process lives; see [`super::Lifelines`].
    pub lifeline: String,
    /// When it was begun (UTC).
    pub begun_at: NaiveDateTime,
    /// When the process was last heard of, by the clock of the database (UTC).
    pub beat_at: NaiveDateTime,
}

/// A work.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = works)]
pub struct Work {
    /// Identity.
    pub id: WorkId,
    /// The work as it was begun.
    #[diesel(embed)]
    pub begun: Begun,
    /// How much was done then.
    pub done: i64,
    /// Of how much.
    pub total: i64,
    /// When it ended (UTC).
    pub ended_at: Option<NaiveDateTime>,
    /// How it ended; none: it hasn't.
    pub outcome: Option<Ending>,
    /// What came of it, JSON.
    pub says: String,
}

/// The work of this kind in a federation that hasn't ended.
pub fn going(conn: &mut Conn, federation: FederationId, kind: WorkKind) -> Result<Option<Work>, DbError> {
    let own = works::table.filter(works::federation_id.eq(federation)).filter(works::kind.eq(kind));
    Ok(own.filter(works::outcome.is_null()).select(Work::as_select()).first(conn).optional()?)
}

/// All that haven't ended.
pub fn all_going(conn: &mut Conn) -> Result<Vec<Work>, DbError> {
    Ok(works::table.filter(works::outcome.is_null()).order(works::id).select(Work::as_select()).load(conn)?)
}

/// The last work of this kind in a federation.
pub fn last(conn: &mut Conn, federation: FederationId, kind: WorkKind) -> Result<Option<Work>, DbError> {
    let own = works::table.filter(works::federation_id.eq(federation)).filter(works::kind.eq(kind));
    Ok(own.order(works::id.desc()).select(Work::as_select()).first(conn).optional()?)
}

/// How many works of this kind in a federation were lost that had begun since a moment.
pub fn lost_since(conn: &mut Conn, federation: FederationId, kind: WorkKind, since: NaiveDateTime) -> Result<i64, DbError> {
    let own = works::table.filter(works::federation_id.eq(federation)).filter(works::kind.eq(kind));
    Ok(own.filter(works::outcome.eq(Ending::Lost)).filter(works::begun_at.ge(since)).count().get_result(conn)?)
}

/// Enters a work.
pub fn add(conn: &mut Conn, new: &Begun) -> Result<WorkId, DbError> {
    Ok(diesel::insert_into(works::table).values(new.clone()).returning(works::id).get_result(conn)?)
}

/// Notes how a work ended; false: it had ended before. Nobody else can note it from here to the end of the transaction.
pub fn end(conn: &mut Conn, id: WorkId, how: Ending, says: &str, now: NaiveDateTime) -> Result<bool, DbError> {
    let going = works::table.filter(works::id.eq(id)).filter(works::outcome.is_null());
    let ended = diesel::update(going).set((works::outcome.eq(Some(how)), works::ended_at.eq(Some(now)), works::says.eq(says)));
    Ok(ended.execute(conn)? == 1)
}

/// When the process that does a work was last heard of; none: the work has ended.
pub(super) fn heard_of(conn: &mut Conn, id: WorkId) -> Result<Option<NaiveDateTime>, DbError> {
    let going = works::table.filter(works::id.eq(id)).filter(works::outcome.is_null());
    Ok(going.select(works::beat_at).first(conn).optional()?)
}

/// Notes that the process that does a work lives, and how far it is; false: the work has ended, or nothing was heard of it for `silence`. Only on
/// PostgreSQL, whose clock is read when the row is had: it may have been waited for.
pub(super) fn beat(conn: &mut Conn, id: WorkId, (done, total): (i64, i64), silence: TimeDelta) -> Result<bool, DbError> {
    let since =
        sql::<Timestamp>(&format!("(clock_timestamp() AT TIME ZONE 'UTC') - INTERVAL '{} milliseconds'", silence.num_milliseconds()));
    let going = works::table.filter(works::id.eq(id)).filter(works::outcome.is_null()).filter(works::beat_at.gt(since));
    let now = sql::<Timestamp>("clock_timestamp() AT TIME ZONE 'UTC'");
    let beaten = diesel::update(going).set((works::beat_at.eq(now), works::done.eq(done), works::total.eq(total)));
    Ok(beaten.execute(conn)? == 1)
}

/// Forgets all works of this kind in a federation that have ended but the last so many.
pub fn prune(conn: &mut Conn, federation: FederationId, kind: WorkKind, kept: usize) -> Result<(), DbError> {
    let own = works::table.filter(works::federation_id.eq(federation)).filter(works::kind.eq(kind));
    let ended: Vec<WorkId> = own.filter(works::outcome.is_not_null()).order(works::id.desc()).select(works::id).load(conn)?;
    let old = ended.get(kept..).unwrap_or_default();
    if !old.is_empty() {
        diesel::delete(works::table.filter(works::id.eq_any(old))).execute(conn)?;
    }
    Ok(())
}

/// How many works ended before a moment.
pub fn count_before(conn: &mut Conn, before: NaiveDateTime) -> Result<i64, DbError> {
    Ok(works::table.filter(works::ended_at.lt(before)).count().get_result(conn)?)
}

/// Forgets those; returns how many it were.
pub fn sweep(conn: &mut Conn, before: NaiveDateTime) -> Result<usize, DbError> {
    Ok(diesel::delete(works::table.filter(works::ended_at.lt(before))).execute(conn)?)
}
