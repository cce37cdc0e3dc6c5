//! The text of a federation's regulation in each language, in the version of each day of a change.

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::regulation_texts;
use super::{Conn, DbError, FederationId, FileId, OrderId, RegulationTextId};
use crate::domain::language::Language;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = regulation_texts, treat_none_as_default_value = false)]
pub struct Text {
    pub federation_id: FederationId,
    #[diesel(serialize_as = Stored<Language>)]
    pub language: Language,
    /// First day of validity.
    pub day: NaiveDate,
    pub order_id: Option<OrderId>,
    /// Markdown; empty if there is only a document.
    pub body: String,
    pub file_id: Option<FileId>,
    /// The articles in the text, JSON: number and page, 0 without pages.
    pub articles: String,
    pub by_name: String,
    pub created_at: NaiveDateTime,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = regulation_texts)]
pub struct Wording {
    pub id: RegulationTextId,
    #[diesel(embed)]
    pub text: Text,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Label {
    pub id: RegulationTextId,
    pub language: Language,
    pub day: NaiveDate,
    pub order_id: Option<OrderId>,
    pub file_id: Option<FileId>,
    pub articles: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Dated {
    pub id: RegulationTextId,
    pub language: Language,
    pub day: NaiveDate,
}

pub fn load_labels(conn: &mut Conn, federation: FederationId) -> Result<Vec<Label>, DbError> {
    use regulation_texts as w;
    let own = w::table
        .filter(w::federation_id.eq(federation))
        .order((w::day.desc(), w::id.desc()));
    Ok(own
        .select((
            w::id,
            w::language,
            w::day,
            w::order_id,
            w::file_id,
            w::articles,
        ))
        .load(conn)?)
}

pub fn load_newest(
    conn: &mut Conn,
    federation: FederationId,
    most: i64,
) -> Result<Vec<Dated>, DbError> {
    use regulation_texts as w;
    let own = w::table
        .filter(w::federation_id.eq(federation))
        .order((w::day.desc(), w::id.desc()))
        .limit(most);
    Ok(own.select((w::id, w::language, w::day)).load(conn)?)
}

pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<Wording>, DbError> {
    let own = regulation_texts::table
        .filter(regulation_texts::federation_id.eq(federation))
        .order((regulation_texts::day, regulation_texts::id));
    Ok(own.select(Wording::as_select()).load(conn)?)
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: RegulationTextId,
) -> Result<Option<Wording>, DbError> {
    let own = regulation_texts::table
        .filter(regulation_texts::federation_id.eq(federation))
        .filter(regulation_texts::id.eq(id));
    Ok(own.select(Wording::as_select()).first(conn).optional()?)
}

pub fn add(conn: &mut Conn, text: &Text) -> Result<RegulationTextId, DbError> {
    Ok(diesel::insert_into(regulation_texts::table)
        .values(text.clone())
        .returning(regulation_texts::id)
        .get_result(conn)?)
}

pub fn remove(conn: &mut Conn, id: RegulationTextId) -> Result<(), DbError> {
    diesel::delete(regulation_texts::table.filter(regulation_texts::id.eq(id))).execute(conn)?;
    Ok(())
}
