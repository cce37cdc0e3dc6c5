//! Orders and other documents of a federation: number, title, day, text, file.

use chrono::{NaiveDate, NaiveDateTime};

use super::run::prelude::*;
use super::schema::{editions, orders, wordings};
use super::{Conn, DbError, FederationId, FileId, OrderId};

/// What an order says, and who entered it.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = orders, treat_none_as_default_value = false)]
pub struct Paper {
    /// Its federation.
    pub federation_id: FederationId,
    /// As it is cited; empty: it has a title.
    pub number: String,
    /// Its day.
    pub day: NaiveDate,
    /// What it says, in Markdown.
    pub body: String,
    /// The document.
    pub file_id: Option<FileId>,
    /// The person who entered it, by name.
    pub by_name: String,
    /// When it was entered (UTC).
    pub created_at: NaiveDateTime,
    /// Its title; empty: it has a number.
    pub title: String,
}

/// An order as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = orders)]
pub struct Order {
    /// Identity.
    pub id: OrderId,
    /// What was entered.
    #[diesel(embed)]
    pub paper: Paper,
}

/// An order without its words.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Label {
    /// Identity.
    pub id: OrderId,
    /// As it is cited; empty: it has a title.
    pub number: String,
    /// Its title; empty: it has a number.
    pub title: String,
    /// Its day.
    pub day: NaiveDate,
    /// Whether it has words beside a document.
    pub worded: bool,
    /// The document.
    pub file_id: Option<FileId>,
}

/// The orders of a federation without their words, newest first.
pub fn labels(conn: &mut Conn, federation: FederationId) -> Result<Vec<Label>, DbError> {
    use orders as o;
    let own = o::table.filter(o::federation_id.eq(federation)).order((o::day.desc(), o::id.desc()));
    Ok(own.select((o::id, o::number, o::title, o::day, o::body.ne(""), o::file_id)).load(conn)?)
}

/// The orders of a federation without their words, newest first, those that stand behind this day and number.
pub fn labels_behind(
    conn: &mut Conn,
    federation: FederationId,
    behind: Option<(NaiveDate, i64)>,
    most: i64,
) -> Result<Vec<Label>, DbError> {
    use orders as o;
    // No day is later that both databases know.
    let last = NaiveDate::from_ymd_opt(9999, 12, 31).unwrap_or_default();
    let (day, id) = behind.map_or((last, OrderId(i64::MAX)), |(day, id)| (day, OrderId(id)));
    let own = o::table.filter(o::federation_id.eq(federation)).filter(o::day.lt(day).or(o::day.eq(day).and(o::id.lt(id))));
    let newest = own.order((o::day.desc(), o::id.desc())).limit(most);
    Ok(newest.select((o::id, o::number, o::title, o::day, o::body.ne(""), o::file_id)).load(conn)?)
}

/// The orders of a federation, newest first.
pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<Order>, DbError> {
    let own = orders::table.filter(orders::federation_id.eq(federation)).order((orders::day.desc(), orders::id.desc()));
    Ok(own.select(Order::as_select()).load(conn)?)
}

/// An order of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: OrderId) -> Result<Option<Order>, DbError> {
    let own = orders::table.filter(orders::federation_id.eq(federation)).filter(orders::id.eq(id));
    Ok(own.select(Order::as_select()).first(conn).optional()?)
}

/// Enters an order.
pub fn add(conn: &mut Conn, paper: &Paper) -> Result<OrderId, DbError> {
    Ok(diesel::insert_into(orders::table).values(paper.clone()).returning(orders::id).get_result(conn)?)
}

/// How many amendments and texts refer to an order.
pub fn uses(conn: &mut Conn, id: OrderId) -> Result<i64, DbError> {
    let amendments: i64 = editions::table.filter(editions::order_id.eq(id)).count().get_result(conn)?;
    let texts: i64 = wordings::table.filter(wordings::order_id.eq(id)).count().get_result(conn)?;
    Ok(amendments + texts)
}

/// Removes an order that nothing refers to.
pub fn remove(conn: &mut Conn, id: OrderId) -> Result<(), DbError> {
    diesel::delete(orders::table.filter(orders::id.eq(id))).execute(conn)?;
    Ok(())
}
