//! The text of a federation's regulation in each of its languages, as it reads from each day on which it changed.

use chrono::{NaiveDate, NaiveDateTime};

use super::run::prelude::*;
use super::schema::wordings;
use super::{Conn, DbError, FederationId, FileId, OrderId, WordingId};
use crate::domain::language::Language;

/// What the regulation says from a day on, in a language.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = wordings, treat_none_as_default_value = false)]
pub struct Text {
    /// Its federation.
    pub federation_id: FederationId,
    /// Its language.
    pub language: Language,
    /// It reads so from this day on.
    pub day: NaiveDate,
    /// The order that brought it.
    pub order_id: Option<OrderId>,
    /// Markdown; nothing where it is a document only.
    pub body: String,
    /// The document.
    pub file_id: Option<FileId>,
    /// The articles that it has, JSON: number and page, 0 where it has no pages.
    pub articles: String,
    /// The person who entered it, by name.
    pub by_name: String,
    /// When it was entered (UTC).
    pub created_at: NaiveDateTime,
}

/// A text as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = wordings)]
pub struct Wording {
    /// Identity.
    pub id: WordingId,
    /// What was entered.
    #[diesel(embed)]
    pub text: Text,
}

/// What is told of a text without its words.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Label {
    /// Identity.
    pub id: WordingId,
    /// Its language.
    pub language: Language,
    /// It reads so from this day on.
    pub day: NaiveDate,
    /// The order that brought it.
    pub order_id: Option<OrderId>,
    /// The document.
    pub file_id: Option<FileId>,
    /// The articles that it has, JSON.
    pub articles: String,
}

/// A text by its language and day.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Dated {
    /// Identity.
    pub id: WordingId,
    /// Its language.
    pub language: Language,
    /// It reads so from this day on.
    pub day: NaiveDate,
}

/// The texts of a federation without their words, newest first.
pub fn labels(conn: &mut Conn, federation: FederationId) -> Result<Vec<Label>, DbError> {
    use wordings as w;
    let own = w::table.filter(w::federation_id.eq(federation)).order((w::day.desc(), w::id.desc()));
    Ok(own.select((w::id, w::language, w::day, w::order_id, w::file_id, w::articles)).load(conn)?)
}

/// The newest texts of a federation, as many as these at most.
pub fn newest(conn: &mut Conn, federation: FederationId, most: i64) -> Result<Vec<Dated>, DbError> {
    use wordings as w;
    let own = w::table.filter(w::federation_id.eq(federation)).order((w::day.desc(), w::id.desc())).limit(most);
    Ok(own.select((w::id, w::language, w::day)).load(conn)?)
}

/// The texts of a federation with their words, oldest first.
pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<Wording>, DbError> {
    let own = wordings::table.filter(wordings::federation_id.eq(federation)).order((wordings::day, wordings::id));
    Ok(own.select(Wording::as_select()).load(conn)?)
}

/// A text of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: WordingId) -> Result<Option<Wording>, DbError> {
    let own = wordings::table.filter(wordings::federation_id.eq(federation)).filter(wordings::id.eq(id));
    Ok(own.select(Wording::as_select()).first(conn).optional()?)
}

/// Enters a text.
pub fn add(conn: &mut Conn, text: &Text) -> Result<WordingId, DbError> {
    Ok(diesel::insert_into(wordings::table).values(text.clone()).returning(wordings::id).get_result(conn)?)
}

/// Removes a text.
pub fn remove(conn: &mut Conn, id: WordingId) -> Result<(), DbError> {
    diesel::delete(wordings::table.filter(wordings::id.eq(id))).execute(conn)?;
    Ok(())
}
