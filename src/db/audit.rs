//! Append-only; each line carries the hash of the one before in its chain ([`super::chains`]).

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::audit;
use super::{Conn, DbError, FederationId};

#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct AuditLine {
    /// Grows along each chain, and the lines of several chains alternate.
    pub seq: i64,
    /// UTC, whole seconds.
    pub at: NaiveDateTime,
    pub federation_id: Option<FederationId>,
    pub actor: String,
    pub act: String,
    pub subject: String,
    pub detail: String,
    /// Hash of the line before in its chain.
    pub previous: String,
    pub hash: String,
    /// Position in the chain, from 1 without gaps.
    pub number: i64,
}

pub fn find_last(conn: &mut Conn) -> Result<Option<AuditLine>, DbError> {
    Ok(audit::table
        .order(audit::seq.desc())
        .first(conn)
        .optional()?)
}

pub(super) fn hash_of(conn: &mut Conn, seq: i64) -> Result<Option<String>, DbError> {
    Ok(audit::table
        .filter(audit::seq.eq(seq))
        .select(audit::hash)
        .first(conn)
        .optional()?)
}

pub fn load_after(conn: &mut Conn, seq: i64, limit: i64) -> Result<Vec<AuditLine>, DbError> {
    Ok(audit::table
        .filter(audit::seq.gt(seq))
        .order(audit::seq)
        .limit(limit)
        .load(conn)?)
}

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

pub fn site_page(conn: &mut Conn, offset: i64, limit: i64) -> Result<Vec<AuditLine>, DbError> {
    Ok(audit::table
        .filter(audit::federation_id.is_null())
        .order(audit::seq.desc())
        .offset(offset)
        .limit(limit)
        .load(conn)?)
}

pub fn site_count(conn: &mut Conn) -> Result<i64, DbError> {
    Ok(audit::table
        .filter(audit::federation_id.is_null())
        .count()
        .get_result(conn)?)
}

pub fn count(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    Ok(audit::table
        .filter(audit::federation_id.eq(federation.0))
        .count()
        .get_result(conn)?)
}

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
