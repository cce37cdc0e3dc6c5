//! Orders and other documents of a federation: number, title, day, text, file.

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::{editions, orders, regulation_texts};
use super::{Conn, DbError, FederationId, FileId, OrderId};

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = orders, treat_none_as_default_value = false)]
pub struct NewOrder {
    pub federation_id: FederationId,
    /// As cited; empty if the order has a title.
    pub number: String,
    pub day: NaiveDate,
    /// Markdown.
    pub body: String,
    pub file_id: Option<FileId>,
    pub by_name: String,
    pub created_at: NaiveDateTime,
    /// Empty if the order has a number.
    pub title: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = orders)]
pub struct Order {
    pub id: OrderId,
    #[diesel(embed)]
    pub paper: NewOrder,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Label {
    pub id: OrderId,
    pub number: String,
    pub title: String,
    pub day: NaiveDate,
    /// The order has a body.
    pub worded: bool,
    pub file_id: Option<FileId>,
}

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

/// Orders that follow this day and id.
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

pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<Order>, DbError> {
    let own = orders::table
        .filter(orders::federation_id.eq(federation))
        .order((orders::day.desc(), orders::id.desc()));
    Ok(own.select(Order::as_select()).load(conn)?)
}

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

pub fn add(conn: &mut Conn, paper: &NewOrder) -> Result<OrderId, DbError> {
    Ok(diesel::insert_into(orders::table)
        .values(paper.clone())
        .returning(orders::id)
        .get_result(conn)?)
}

/// Counts the amendments and texts that refer to an order.
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

/// For orders to which nothing refers.
pub fn remove(conn: &mut Conn, id: OrderId) -> Result<(), DbError> {
    diesel::delete(orders::table.filter(orders::id.eq(id))).execute(conn)?;
    Ok(())
}
