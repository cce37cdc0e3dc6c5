//! The chains of the audit log: one for each federation, and one for lines without a federation.

use std::sync::Arc;

use super::erased_query::prelude::*;
use super::schema::audit_chains;
use super::{Conn, DbError, FederationId, raw_json};

/// The hash before the first line of a chain.
pub const EMPTY_CHAIN_HASH: &str =
    "0000000000000000000000000000000000000000000000000000000000000000";
/// Id of the chain without a federation.
const NOBODYS: i64 = 0;
/// Hexadecimal digits of a hash that form its mark. The sum of all marks fits into 64 bits.
const MARKED: usize = 10;

pub(super) fn id_of(federation: Option<FederationId>) -> i64 {
    federation.map_or(NOBODYS, |f| f.0)
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct End {
    /// `None` for the chain without a federation.
    pub federation: Option<FederationId>,
    /// Number of lines.
    pub number: i64,
    pub hash: String,
}

/// Returns the position with the hash of the line before. Other writers to the chain wait until
/// this transaction ends, so that no two lines follow the same one.
pub fn take_position(
    conn: &mut Conn,
    federation: Option<FederationId>,
) -> Result<(i64, String), DbError> {
    let id = id_of(federation);
    if let Some(place) = advance_number(conn, id)? {
        return Ok(place);
    }
    // The first act of a federation.
    let empty = 0_i64;
    diesel::insert_into(audit_chains::table)
        .values((
            audit_chains::id.eq(id),
            audit_chains::number.eq(empty),
            audit_chains::seq.eq(empty),
            audit_chains::hash.eq(EMPTY_CHAIN_HASH),
            audit_chains::mark.eq(empty),
        ))
        .execute(conn)?;
    advance_number(conn, id)?
        .ok_or_else(|| DbError::Corrupt(format!("the audit log of {id} does not begin")))
}

fn advance_number(conn: &mut Conn, id: i64) -> Result<Option<(i64, String)>, DbError> {
    let next = diesel::update(audit_chains::table.filter(audit_chains::id.eq(id)))
        .set(audit_chains::number.eq(audit_chains::number + 1));
    Ok(next
        .returning((audit_chains::number, audit_chains::hash))
        .get_result(conn)
        .optional()?)
}

pub fn store_last(
    conn: &mut Conn,
    federation: Option<FederationId>,
    seq: i64,
    hash: &str,
) -> Result<(), DbError> {
    let mark = hash
        .get(..MARKED)
        .and_then(|digits| i64::from_str_radix(digits, 16).ok())
        .unwrap_or_default();
    let own = audit_chains::table.filter(audit_chains::id.eq(id_of(federation)));
    diesel::update(own)
        .set((
            audit_chains::seq.eq(seq),
            audit_chains::hash.eq(hash),
            audit_chains::mark.eq(mark),
        ))
        .execute(conn)?;
    Ok(())
}

/// Numbers grow along a chain; on PostgreSQL rolled-back acts leave gaps.
pub fn next_seq(conn: &mut Conn) -> Result<i64, DbError> {
    let question = match conn {
        Conn::Sqlite(_) => "SELECT CAST(COALESCE(MAX(seq), 0) + 1 AS TEXT) AS told FROM audit",
        Conn::Postgres(_) => "SELECT CAST(nextval('audit_seq') AS TEXT) AS told",
    };
    let number = raw_json::query_texts(conn, question)?
        .pop()
        .and_then(|text| text.parse().ok());
    number.ok_or_else(|| DbError::Corrupt("the audit log has no next number".to_owned()))
}

/// Leaves out chains without lines.
pub fn load_ends(conn: &mut Conn) -> Result<Vec<End>, DbError> {
    let all = audit_chains::table
        .filter(audit_chains::number.gt(0))
        .order(audit_chains::id)
        .select((audit_chains::id, audit_chains::number, audit_chains::hash));
    let all: Vec<(i64, i64, String)> = all.load(conn)?;
    let end = |(id, number, hash)| End {
        federation: (id != NOBODYS).then_some(FederationId(id)),
        number,
        hash,
    };
    Ok(all.into_iter().map(end).collect())
}

/// The newest line of a chain. Its hash depends on all lines before, so it identifies the state of
/// the data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Head {
    /// 0 if there is no line yet.
    pub(super) seq: i64,
    pub(super) hash: Arc<str>,
    /// Leading part of the hash as a number.
    pub(super) mark: i64,
}

pub(super) fn load_heads(conn: &mut Conn, of: Option<&[i64]>) -> Result<Vec<(i64, Head)>, DbError> {
    let all = audit_chains::table.select((
        audit_chains::id,
        audit_chains::seq,
        audit_chains::hash,
        audit_chains::mark,
    ));
    let all: Vec<(i64, i64, String, i64)> = match of {
        Some(ids) => all.filter(audit_chains::id.eq_any(ids)).load(conn)?,
        None => all.load(conn)?,
    };
    Ok(all
        .into_iter()
        .map(|(id, seq, hash, mark)| {
            (
                id,
                Head {
                    seq,
                    hash: hash.into(),
                    mark,
                },
            )
        })
        .collect())
}

/// The sums of all versions and of all marks, at one moment.
pub(super) fn load_sums(conn: &mut Conn) -> Result<String, DbError> {
    let sums = "SELECT CAST((SELECT COALESCE(SUM(version), 0) FROM federations) AS TEXT) || ' ' || \
                CAST((SELECT COALESCE(SUM(mark), 0) FROM audit_chains) AS TEXT) AS told";
    Ok(raw_json::query_texts(conn, sums)?.pop().unwrap_or_default())
}
