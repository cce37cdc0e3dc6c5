//! The audit log: append-only; each line carries the hash of the one before in its chain
//! ([`super::chains`]).

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::audit;
use super::{Conn, DbError, FederationId};

/// A line of the audit log.
#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct AuditLine {
    /// Line number. It grows along each chain, and the lines of several chains alternate.
    pub seq: i64,
    /// Time of the act (UTC, whole seconds).
    pub at: NaiveDateTime,
    /// The federation concerned; `None` if there is none.
    pub federation_id: Option<FederationId>,
    /// Name of the person who acted.
    pub actor: String,
    /// Kind of act.
    pub act: String,
    /// Object of the act.
    pub subject: String,
    /// Further details.
    pub detail: String,
    /// Hash of the line before in its chain.
    pub previous: String,
    /// Hash of the line itself.
    pub hash: String,
    /// Position in the chain of its federation, or in that of lines without a federation, from 1
    /// without gaps.
    pub number: i64,
}

/// Finds the newest line.
pub fn find_last(conn: &mut Conn) -> Result<Option<AuditLine>, DbError> {
    Ok(audit::table
        .order(audit::seq.desc())
        .first(conn)
        .optional()?)
}

/// Finds the hash of a line.
pub(super) fn hash_of(conn: &mut Conn, seq: i64) -> Result<Option<String>, DbError> {
    Ok(audit::table
        .filter(audit::seq.eq(seq))
        .select(audit::hash)
        .first(conn)
        .optional()?)
}

/// Loads the lines after a number, oldest first.
pub fn load_after(conn: &mut Conn, seq: i64, limit: i64) -> Result<Vec<AuditLine>, DbError> {
    Ok(audit::table
        .filter(audit::seq.gt(seq))
        .order(audit::seq)
        .limit(limit)
        .load(conn)?)
}

/// Loads the lines of a federation after a number, oldest first.
pub fn of_federation(
    conn: &mut Conn,
    federation: FederationId,
    seq: i64,
    limit: i64,
) -> Result<Vec<AuditLine>, DbError> {
    let own = audit::table
        .filter(audit::federation_id.eq(federation.0))
        .filter(audit::seq.gt(seq));
    Ok(own.order(audit::seq).limit(limit).load(conn)?)
}

/// Loads a page of a federation's lines, newest first.
pub fn list_page(
    conn: &mut Conn,
    federation: FederationId,
    offset: i64,
    limit: i64,
) -> Result<Vec<AuditLine>, DbError> {
    Ok(audit::table
        .filter(audit::federation_id.eq(federation.0))
        .order(audit::seq.desc())
        .offset(offset)
        .limit(limit)
        .load(conn)?)
}

/// Loads a page of the lines without a federation, newest first.
pub fn site_page(conn: &mut Conn, offset: i64, limit: i64) -> Result<Vec<AuditLine>, DbError> {
    Ok(audit::table
        .filter(audit::federation_id.is_null())
        .order(audit::seq.desc())
        .offset(offset)
        .limit(limit)
        .load(conn)?)
}

/// Number of lines without a federation.
pub fn site_count(conn: &mut Conn) -> Result<i64, DbError> {
    Ok(audit::table
        .filter(audit::federation_id.is_null())
        .count()
        .get_result(conn)?)
}

/// Number of lines of a federation.
pub fn count(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    Ok(audit::table
        .filter(audit::federation_id.eq(federation.0))
        .count()
        .get_result(conn)?)
}

/// Appends a line.
pub fn add(conn: &mut Conn, line: &AuditLine) -> Result<(), DbError> {
    diesel::insert_into(audit::table)
        .values((
            audit::seq.eq(line.seq),
            audit::at.eq(line.at),
            audit::federation_id.eq(line.federation_id.map(|f| f.0)),
            audit::actor.eq(&line.actor),
            audit::act.eq(&line.act),
            audit::subject.eq(&line.subject),
            audit::detail.eq(&line.detail),
            audit::previous.eq(&line.previous),
            audit::hash.eq(&line.hash),
            audit::number.eq(line.number),
        ))
        .execute(conn)?;
    Ok(())
}
