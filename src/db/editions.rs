//! Editions: the regulation of a federation as amended.

use chrono::{NaiveDate, NaiveDateTime};

use super::run::prelude::*;
use super::schema::{editions, lists, tournaments};
use super::{Conn, DbError, EditionId, FederationId, OrderId};

/// An amendment as it was published.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = editions, treat_none_as_default_value = false)]
pub struct Amendment {
    /// Its federation.
    pub federation_id: FederationId,
    /// Number, from 1: the text as first approved has none.
    pub number: i32,
    /// Number and date of the order, as people cite it.
    pub title: String,
    /// Day of publication.
    pub published: NaiveDate,
    /// It governs tournaments that start on this day or later, and lists from this date on; none: not known yet, or no such bound.
    pub since: Option<NaiveDate>,
    /// Its place in the chronicle: what is calculated later may be governed by it; none: not in force yet.
    pub position: Option<i64>,
    /// Parameters that differ from the default, a JSON object.
    pub parameters: String,
    /// What the order says.
    pub note: String,
    /// The person who published it, by name.
    pub by_name: String,
    /// When it was entered (UTC).
    pub created_at: NaiveDateTime,
    /// The order that it follows.
    pub order_id: Option<OrderId>,
}

/// An edition as stored.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = editions)]
pub struct Edition {
    /// Identity.
    pub id: EditionId,
    /// What makes it another than the one before.
    #[diesel(embed)]
    pub amendment: Amendment,
}

/// The editions of a federation, oldest first.
pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<Edition>, DbError> {
    Ok(editions::table.filter(editions::federation_id.eq(federation)).order(editions::number).select(Edition::as_select()).load(conn)?)
}

/// The edition with this number.
pub fn find(conn: &mut Conn, federation: FederationId, number: i32) -> Result<Option<Edition>, DbError> {
    let own = editions::table.filter(editions::federation_id.eq(federation)).filter(editions::number.eq(number));
    Ok(own.select(Edition::as_select()).first(conn).optional()?)
}

/// Enters an edition.
pub fn add(conn: &mut Conn, amendment: &Amendment) -> Result<EditionId, DbError> {
    Ok(diesel::insert_into(editions::table).values(amendment.clone()).returning(editions::id).get_result(conn)?)
}

/// Notes since when an edition is in force.
pub fn update_force(conn: &mut Conn, id: EditionId, since: Option<NaiveDate>, position: i64) -> Result<(), DbError> {
    diesel::update(editions::table.filter(editions::id.eq(id)))
        .set((editions::since.eq(since), editions::position.eq(position)))
        .execute(conn)?;
    Ok(())
}

/// Removes an edition that nothing was calculated with.
pub fn remove(conn: &mut Conn, id: EditionId) -> Result<(), DbError> {
    diesel::delete(editions::table.filter(editions::id.eq(id))).execute(conn)?;
    Ok(())
}

/// How many tournaments and lists were calculated with an edition (none: the text as first approved).
pub fn uses(conn: &mut Conn, federation: FederationId, id: Option<EditionId>) -> Result<(i64, i64), DbError> {
    let held = tournaments::table.filter(tournaments::federation_id.eq(federation)).filter(tournaments::position.is_not_null());
    let published = lists::table.filter(lists::federation_id.eq(federation));
    Ok(match id {
        Some(id) => (
            held.filter(tournaments::edition_id.eq(id)).count().get_result(conn)?,
            published.filter(lists::edition_id.eq(id)).count().get_result(conn)?,
        ),
        None => (
            held.filter(tournaments::edition_id.is_null()).count().get_result(conn)?,
            published.filter(lists::edition_id.is_null()).count().get_result(conn)?,
        ),
    })
}
