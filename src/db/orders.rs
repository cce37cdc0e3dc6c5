//! Orders and other documents of a federation: number, title, day, text, file.

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::{editions, orders, regulation_texts};
use super::{Conn, DbError, FederationId, FileId, OrderId};

/// An order and its author.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = orders, treat_none_as_default_value = false)]
pub struct Paper {
    /// The federation that issued it.
    pub federation_id: FederationId,
    /// Number as cited; empty if it has a title.
    pub number: String,
    /// Day of the order.
    pub day: NaiveDate,
    /// Body in Markdown.
    pub body: String,
    /// The document as a file.
    pub file_id: Option<FileId>,
    /// Name of the person who entered it.
    pub by_name: String,
    /// Time of the entry (UTC).
    pub created_at: NaiveDateTime,
    /// Title; empty if it has a number.
    pub title: String,
}

/// An order as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = orders)]
pub struct Order {
    /// Primary key.
    pub id: OrderId,
    /// The order as entered.
    #[diesel(embed)]
    pub paper: Paper,
}

/// An order without its body.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Label {
    /// Primary key.
    pub id: OrderId,
    /// Number as cited; empty if it has a title.
    pub number: String,
    /// Title; empty if it has a number.
    pub title: String,
    /// Day of the order.
    pub day: NaiveDate,
    /// True if it has a body.
    pub worded: bool,
    /// The document as a file.
    pub file_id: Option<FileId>,
}

/// Loads the orders of a federation without their bodies, newest first.
pub fn load_labels(conn: &mut Conn, federation: FederationId) -> Result<Vec<Label>, DbError> {
    use orders as o;
    let own = o::table
        .filter(o::federation_id.eq(federation))
        .order((o::day.desc(), o::id.desc()));
    Ok(own
        .select((
            o::id,
            o::number,
            o::title,
            o::day,
            o::body.ne(""),
            o::file_id,
        ))
        .load(conn)?)
}

/// Loads the orders of a federation that follow this day and id, without their bodies, newest
/// first.
pub fn labels_behind(
    conn: &mut Conn,
    federation: FederationId,
    behind: Option<(NaiveDate, i64)>,
    most: i64,
) -> Result<Vec<Label>, DbError> {
    use orders as o;
    // The latest day that both databases can store.
    let last = NaiveDate::from_ymd_opt(9999, 12, 31).unwrap_or_default();
    let (day, id) = behind.map_or((last, OrderId(i64::MAX)), |(day, id)| (day, OrderId(id)));
    let own = o::table
        .filter(o::federation_id.eq(federation))
        .filter(o::day.lt(day).or(o::day.eq(day).and(o::id.lt(id))));
    let newest = own.order((o::day.desc(), o::id.desc())).limit(most);
    Ok(newest
        .select((
            o::id,
            o::number,
            o::title,
            o::day,
            o::body.ne(""),
            o::file_id,
        ))
        .load(conn)?)
}

/// Loads the orders of a federation, newest first.
pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<Order>, DbError> {
    let own = orders::table
        .filter(orders::federation_id.eq(federation))
        .order((orders::day.desc(), orders::id.desc()));
    Ok(own.select(Order::as_select()).load(conn)?)
}

/// Finds an order of this federation.
pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: OrderId,
) -> Result<Option<Order>, DbError> {
    let own = orders::table
        .filter(orders::federation_id.eq(federation))
        .filter(orders::id.eq(id));
    Ok(own.select(Order::as_select()).first(conn).optional()?)
}

/// Inserts an order.
pub fn add(conn: &mut Conn, paper: &Paper) -> Result<OrderId, DbError> {
    Ok(diesel::insert_into(orders::table)
        .values(paper.clone())
        .returning(orders::id)
        .get_result(conn)?)
}

/// Number of amendments and texts that refer to an order.
pub fn count_uses(conn: &mut Conn, id: OrderId) -> Result<i64, DbError> {
    let amendments: i64 = editions::table
        .filter(editions::order_id.eq(id))
        .count()
        .get_result(conn)?;
    let texts: i64 = regulation_texts::table
        .filter(regulation_texts::order_id.eq(id))
        .count()
        .get_result(conn)?;
    Ok(amendments + texts)
}

/// Deletes an order to which nothing refers.
pub fn remove(conn: &mut Conn, id: OrderId) -> Result<(), DbError> {
    diesel::delete(orders::table.filter(orders::id.eq(id))).execute(conn)?;
    Ok(())
}
