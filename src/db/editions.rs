//! Editions: the regulation of a federation as amended.

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::{editions, lists, tournaments};
use super::{Conn, DbError, EditionId, FederationId, OrderId};

#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = editions, treat_none_as_default_value = false)]
pub struct Amendment {
    pub federation_id: FederationId,
    /// From 1: the text as first approved has none.
    pub number: i32,
    /// Number and date of the order, as cited.
    pub title: String,
    pub published: NaiveDate,
    /// Governs tournaments that start on this day or later, and lists from this date on; `None` if
    /// the day isn't known yet or there is no such limit.
    pub since: Option<NaiveDate>,
    /// Later calculations may be governed by the amendment; `None` if it isn't in force yet.
    pub position: Option<i64>,
    /// Parameters that differ from the default, a JSON object.
    pub parameters: String,
    /// Summary of the order.
    pub note: String,
    pub by_name: String,
    pub created_at: NaiveDateTime,
    pub order_id: Option<OrderId>,
}

#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = editions)]
pub struct Edition {
    pub id: EditionId,
    /// Distinguishes the edition from the one before.
    #[diesel(embed)]
    pub amendment: Amendment,
}

pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<Edition>, DbError> {
    Ok(editions::table
        .filter(editions::federation_id.eq(federation))
        .order(editions::number)
        .select(Edition::as_select())
        .load(conn)?)
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    number: i32,
) -> Result<Option<Edition>, DbError> {
    let own = editions::table
        .filter(editions::federation_id.eq(federation))
        .filter(editions::number.eq(number));
    Ok(own.select(Edition::as_select()).first(conn).optional()?)
}

pub fn add(conn: &mut Conn, amendment: &Amendment) -> Result<EditionId, DbError> {
    Ok(diesel::insert_into(editions::table)
        .values(amendment.clone())
        .returning(editions::id)
        .get_result(conn)?)
}

/// The edition is in force from this day and position.
pub fn update_force(
    conn: &mut Conn,
    id: EditionId,
    since: Option<NaiveDate>,
    position: i64,
) -> Result<(), DbError> {
    diesel::update(editions::table.filter(editions::id.eq(id)))
        .set((editions::since.eq(since), editions::position.eq(position)))
        .execute(conn)?;
    Ok(())
}

/// For editions that no calculation used.
pub fn remove(conn: &mut Conn, id: EditionId) -> Result<(), DbError> {
    diesel::delete(editions::table.filter(editions::id.eq(id))).execute(conn)?;
    Ok(())
}

/// Numbers of tournaments and of lists; `None` for the text as first approved.
pub fn count_uses(
    conn: &mut Conn,
    federation: FederationId,
    id: Option<EditionId>,
) -> Result<(i64, i64), DbError> {
    let held = tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_not_null());
    let published = lists::table.filter(lists::federation_id.eq(federation));
    Ok(match id {
        Some(id) => (
            held.filter(tournaments::edition_id.eq(id))
                .count()
                .get_result(conn)?,
            published
                .filter(lists::edition_id.eq(id))
                .count()
                .get_result(conn)?,
        ),
        None => (
            held.filter(tournaments::edition_id.is_null())
                .count()
                .get_result(conn)?,
            published
                .filter(lists::edition_id.is_null())
                .count()
                .get_result(conn)?,
        ),
    })
}
