//! Clubs of a federation.

use super::run::prelude::*;
use super::schema::clubs;
use super::{ClubId, Conn, DbError, FederationId};

/// A club as stored.
#[derive(Debug, Clone, Queryable)]
pub struct Club {
    /// Identity.
    pub id: ClubId,
    /// Its federation.
    pub federation_id: FederationId,
    /// Name.
    pub name: String,
    /// Name in Latin script.
    pub latin: Option<String>,
    /// City.
    pub city: Option<String>,
    /// Position in the chronicle; none: known only from the players who named it.
    pub position: Option<i64>,
}

/// Clubs of a federation, by name.
pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<Club>, DbError> {
    Ok(clubs::table.filter(clubs::federation_id.eq(federation)).order(clubs::name).load(conn)?)
}

/// A club of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: ClubId) -> Result<Option<Club>, DbError> {
    Ok(clubs::table.filter(clubs::federation_id.eq(federation)).filter(clubs::id.eq(id)).first(conn).optional()?)
}

/// A club by its name.
pub fn find_by_name(conn: &mut Conn, federation: FederationId, name: &str) -> Result<Option<Club>, DbError> {
    Ok(clubs::table.filter(clubs::federation_id.eq(federation)).filter(clubs::name.eq(name)).first(conn).optional()?)
}

/// Enters a club.
pub fn add(
    conn: &mut Conn,
    federation: FederationId,
    name: &str,
    latin: Option<&str>,
    city: Option<&str>,
    position: Option<i64>,
) -> Result<ClubId, DbError> {
    Ok(diesel::insert_into(clubs::table)
        .values((
            clubs::federation_id.eq(federation),
            clubs::name.eq(name),
            clubs::latin.eq(latin),
            clubs::city.eq(city),
            clubs::position.eq(position),
        ))
        .returning(clubs::id)
        .get_result(conn)?)
}
