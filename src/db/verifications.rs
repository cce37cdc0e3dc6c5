//! When each federation was last calculated from the beginning, and whether the result is what is stored.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::verifications;
use super::{Conn, DbError, FederationId};

/// The last verification of a federation.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = verifications, treat_none_as_default_value = false)]
pub struct Verification {
    /// The federation.
    pub federation_id: FederationId,
    /// When the last one was begun (UTC); one that is before the end is still going on, or was broken off.
    pub begun_at: NaiveDateTime,
    /// When the last that came to an end did so (UTC); none: none has.
    pub ended_at: Option<NaiveDateTime>,
    /// The rated tournaments that it calculated.
    pub tournaments: i64,
    /// How many rows came out differently than they are stored.
    pub differences: i64,
    /// The first of them, a line each, without names of players.
    pub firsts: String,
}

/// The last verification of a federation, if there was one.
pub fn of(conn: &mut Conn, federation: FederationId) -> Result<Option<Verification>, DbError> {
    Ok(verifications::table.filter(verifications::federation_id.eq(federation)).first(conn).optional()?)
}

/// The last verification of every federation that had one.
pub fn all(conn: &mut Conn) -> Result<Vec<Verification>, DbError> {
    Ok(verifications::table.load(conn)?)
}

/// Enters the first verification of a federation, or replaces what is known of the last.
pub fn store(conn: &mut Conn, verification: &Verification) -> Result<(), DbError> {
    use verifications as v;
    let changed = diesel::update(v::table.filter(v::federation_id.eq(verification.federation_id)))
        .set((
            v::begun_at.eq(verification.begun_at),
            v::ended_at.eq(verification.ended_at),
            v::tournaments.eq(verification.tournaments),
            v::differences.eq(verification.differences),
            v::firsts.eq(&verification.firsts),
        ))
        .execute(conn)?;
    if changed == 0 {
        diesel::insert_into(v::table).values(verification.clone()).execute(conn)?;
    }
    Ok(())
}
