//! The text of a federation's regulation in each of its languages, in the version of each day on
//! which it changed.

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::regulation_texts;
use super::{Conn, DbError, FederationId, FileId, OrderId, RegulationTextId};
use crate::domain::language::Language;
use crate::words::Stored;

/// The text of the regulation from a day on, in a language.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = regulation_texts, treat_none_as_default_value = false)]
pub struct Text {
    /// The federation of the regulation.
    pub federation_id: FederationId,
    /// Language of the text.
    #[diesel(serialize_as = Stored<Language>)]
    pub language: Language,
    /// First day of validity.
    pub day: NaiveDate,
    /// The order that introduced it.
    pub order_id: Option<OrderId>,
    /// Body in Markdown; empty if it is only a document.
    pub body: String,
    /// The document as a file.
    pub file_id: Option<FileId>,
    /// The articles in it, JSON: number and page, 0 without pages.
    pub articles: String,
    /// Name of the person who entered it.
    pub by_name: String,
    /// Time of the entry (UTC).
    pub created_at: NaiveDateTime,
}

/// A text as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = regulation_texts)]
pub struct Wording {
    /// Primary key.
    pub id: RegulationTextId,
    /// The text as entered.
    #[diesel(embed)]
    pub text: Text,
}

/// A text without its body.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Label {
    /// Primary key.
    pub id: RegulationTextId,
    /// Language of the text.
    pub language: Language,
    /// First day of validity.
    pub day: NaiveDate,
    /// The order that introduced it.
    pub order_id: Option<OrderId>,
    /// The document as a file.
    pub file_id: Option<FileId>,
    /// The articles in it, JSON.
    pub articles: String,
}

/// A text by its language and day.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Dated {
    /// Primary key.
    pub id: RegulationTextId,
    /// Language of the text.
    pub language: Language,
    /// First day of validity.
    pub day: NaiveDate,
}

/// Loads the texts of a federation without their bodies, newest first.
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

/// Loads the newest texts of a federation, at most `most`.
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

/// Loads the texts of a federation with their bodies, oldest first.
pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<Wording>, DbError> {
    let own = regulation_texts::table
        .filter(regulation_texts::federation_id.eq(federation))
        .order((regulation_texts::day, regulation_texts::id));
    Ok(own.select(Wording::as_select()).load(conn)?)
}

/// Finds a text of this federation.
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

/// Inserts a text.
pub fn add(conn: &mut Conn, text: &Text) -> Result<RegulationTextId, DbError> {
    Ok(diesel::insert_into(regulation_texts::table)
        .values(text.clone())
        .returning(regulation_texts::id)
        .get_result(conn)?)
}

/// Deletes a text.
pub fn remove(conn: &mut Conn, id: RegulationTextId) -> Result<(), DbError> {
    diesel::delete(regulation_texts::table.filter(regulation_texts::id.eq(id))).execute(conn)?;
    Ok(())
}
