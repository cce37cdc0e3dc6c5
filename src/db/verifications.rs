//! Verifications: for each federation the time of its last calculation from the beginning, and the
//! comparison with the stored results.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::verifications;
use super::{Conn, DbError, FederationId};

/// The last verification of a federation.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = verifications, treat_none_as_default_value = false)]
pub struct Verification {
    /// The verified federation.
    pub federation_id: FederationId,
    /// Start of the last verification (UTC). If the end isn't after it, the verification is still
    /// running or was interrupted.
    pub begun_at: NaiveDateTime,
    /// End of the last complete verification (UTC); `None` if there was none.
    pub ended_at: Option<NaiveDateTime>,
    /// Number of rated tournaments that it calculated.
    pub tournaments: i64,
    /// Number of rows that differ from the stored ones.
    pub differences: i64,
    /// The first differences, one a line, without names of players.
    pub examples: String,
}

/// Finds the last verification of a federation.
pub fn of_federation(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Option<Verification>, DbError> {
    Ok(verifications::table
        .filter(verifications::federation_id.eq(federation))
        .first(conn)
        .optional()?)
}

/// Loads the last verification of every federation that had one.
pub fn all(conn: &mut Conn) -> Result<Vec<Verification>, DbError> {
    Ok(verifications::table.load(conn)?)
}

/// Inserts the first verification of a federation, or replaces the last.
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
