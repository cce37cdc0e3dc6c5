//! The last calculation of each federation from the beginning, and its comparison with the stored
//! results.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::verifications;
use super::{Conn, DbError, FederationId};

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = verifications, treat_none_as_default_value = false)]
pub struct Verification {
    pub federation_id: FederationId,
    /// Start of the last verification. If the end isn't after it, the verification is still running
    /// or was interrupted.
    pub begun_at: NaiveDateTime,
    /// End of the last complete verification; `None` if there was none.
    pub ended_at: Option<NaiveDateTime>,
    /// Number of calculated tournaments.
    pub tournaments: i64,
    /// Number of rows that differ from the stored ones.
    pub differences: i64,
    /// The first differences, one a line, without names of players.
    pub examples: String,
}

pub fn of_federation(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Option<Verification>, DbError> {
    Ok(verifications::table
        .filter(verifications::federation_id.eq(federation))
        .first(conn)
        .optional()?)
}

pub fn all(conn: &mut Conn) -> Result<Vec<Verification>, DbError> {
    Ok(verifications::table.load(conn)?)
}

pub fn store_last(conn: &mut Conn, verification: &Verification) -> Result<(), DbError> {
    use verifications as v;
    let changed = diesel::update(v::table.filter(v::federation_id.eq(verification.federation_id)))
        .set((
            v::begun_at.eq(verification.begun_at),
            v::ended_at.eq(verification.ended_at),
            v::tournaments.eq(verification.tournaments),
            v::differences.eq(verification.differences),
            v::examples.eq(&verification.examples),
        ))
        .execute(conn)?;
    if changed == 0 {
        diesel::insert_into(v::table)
            .values(verification.clone())
            .execute(conn)?;
    }
    Ok(())
}
