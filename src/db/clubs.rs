//! Clubs of a federation.

use std::collections::HashMap;

use chrono::NaiveDate;

use super::run::prelude::*;
use super::schema::{club_changes, clubs, memberships, players, roles, tournaments};
use super::{BATCH, ClubId, Conn, DbError, FederationId, PlayerId};
use crate::domain::name::typeset;

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
    /// How to reach it, as everybody reads it.
    pub contacts: String,
    /// Day or year of its founding.
    pub founded: Option<String>,
    /// Nobody is entered in it since this day.
    pub closed_on: Option<NaiveDate>,
}

/// Clubs of a federation, by name.
pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<Club>, DbError> {
    Ok(clubs::table.filter(clubs::federation_id.eq(federation)).order(clubs::name).load(conn)?)
}

/// How the clubs of a federation are written in Latin letters, by their names.
pub fn latin(conn: &mut Conn, federation: FederationId) -> Result<HashMap<String, String>, DbError> {
    let spelt = clubs::table.filter(clubs::federation_id.eq(federation)).filter(clubs::latin.is_not_null());
    Ok(spelt.select((clubs::name, clubs::latin.assume_not_null())).load(conn)?.into_iter().collect())
}

/// Clubs that somebody may be entered in, by name.
pub fn open(conn: &mut Conn, federation: FederationId) -> Result<Vec<Club>, DbError> {
    Ok(clubs::table.filter(clubs::federation_id.eq(federation)).filter(clubs::closed_on.is_null()).order(clubs::name).load(conn)?)
}

/// A club of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: ClubId) -> Result<Option<Club>, DbError> {
    Ok(clubs::table.filter(clubs::federation_id.eq(federation)).filter(clubs::id.eq(id)).first(conn).optional()?)
}

/// A club by its name, whatever signs stand for the apostrophes in it.
pub fn find_by_name(conn: &mut Conn, federation: FederationId, name: &str) -> Result<Option<Club>, DbError> {
    let exact: Option<Club> =
        clubs::table.filter(clubs::federation_id.eq(federation)).filter(clubs::name.eq(name)).first(conn).optional()?;
    let wanted = typeset(name);
    if exact.is_some() || !wanted.contains('’') {
        return Ok(exact);
    }
    Ok(list(conn, federation)?.into_iter().find(|club| typeset(&club.name) == wanted))
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

/// Stores a club as it has become.
pub fn update(conn: &mut Conn, club: &Club) -> Result<(), DbError> {
    diesel::update(clubs::table.filter(clubs::id.eq(club.id)))
        .set((
            clubs::name.eq(&club.name),
            clubs::latin.eq(&club.latin),
            clubs::city.eq(&club.city),
            clubs::position.eq(club.position),
            clubs::contacts.eq(&club.contacts),
            clubs::founded.eq(&club.founded),
            clubs::closed_on.eq(club.closed_on),
        ))
        .execute(conn)?;
    Ok(())
}

/// The clubs of players on a day, of those who have changed theirs since then: before the first change after it.
pub fn on_day(conn: &mut Conn, of: &[PlayerId], day: NaiveDate) -> Result<HashMap<PlayerId, Option<ClubId>>, DbError> {
    use club_changes as c;
    let mut clubs = HashMap::new();
    for part in of.chunks(BATCH) {
        let later = c::table.filter(c::player_id.eq_any(part)).filter(c::day.gt(day)).order((c::day, c::id));
        for (player, before) in later.select((c::player_id, c::before_id)).load::<(PlayerId, Option<ClubId>)>(conn)? {
            clubs.entry(player).or_insert(before);
        }
    }
    Ok(clubs)
}

/// Whether anything refers to a club: a player now or before, a membership, a tournament, a head.
pub fn is_used(conn: &mut Conn, id: ClubId) -> Result<bool, DbError> {
    let members: i64 = players::table.filter(players::club_id.eq(id)).count().get_result(conn)?;
    let held: i64 = tournaments::table.filter(tournaments::club_id.eq(id)).count().get_result(conn)?;
    let heads: i64 = roles::table.filter(roles::club_id.eq(id)).count().get_result(conn)?;
    let moved: i64 =
        club_changes::table.filter(club_changes::before_id.eq(id).or(club_changes::after_id.eq(id))).count().get_result(conn)?;
    let joined: i64 = memberships::table.filter(memberships::club_id.eq(id)).count().get_result(conn)?;
    Ok(members + held + heads + moved + joined > 0)
}

/// Removes a club that nothing refers to.
pub fn remove(conn: &mut Conn, id: ClubId) -> Result<(), DbError> {
    diesel::delete(clubs::table.filter(clubs::id.eq(id))).execute(conn)?;
    Ok(())
}
