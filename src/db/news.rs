//! News of a federation: short notes of its officials.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::news;
use super::{Conn, DbError, FederationId, NewsId};
use crate::domain::language::Language;

/// What a note says, and who entered it.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = news, treat_none_as_default_value = false)]
pub struct Text {
    /// Its federation.
    pub federation_id: FederationId,
    /// Its language.
    pub language: Language,
    /// Its headline.
    pub title: String,
    /// What it says, in Markdown.
    pub body: String,
    /// The person who entered it, by name.
    pub by_name: String,
    /// When it was entered (UTC).
    pub created_at: NaiveDateTime,
}

/// A note as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = news)]
pub struct Note {
    /// Identity.
    pub id: NewsId,
    /// What was entered.
    #[diesel(embed)]
    pub text: Text,
    /// When it was changed last, if it was.
    pub changed_at: Option<NaiveDateTime>,
}

/// The newest notes of a federation, newest first; those before a note, if one is named.
pub fn newest(conn: &mut Conn, federation: FederationId, before: Option<NewsId>, limit: i64) -> Result<Vec<Note>, DbError> {
    let mut own = news::table.filter(news::federation_id.eq(federation)).into_boxed();
    if let Some(id) = before {
        own = own.filter(news::id.lt(id));
    }
    Ok(own.order(news::id.desc()).limit(limit).select(Note::as_select()).load(conn)?)
}

/// The newest note that somebody has entered, by name.
pub fn newest_by(conn: &mut Conn, federation: FederationId, name: &str) -> Result<Option<Note>, DbError> {
    let own = news::table.filter(news::federation_id.eq(federation)).filter(news::by_name.eq(name));
    Ok(own.order(news::id.desc()).select(Note::as_select()).first(conn).optional()?)
}

/// A note of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: NewsId) -> Result<Option<Note>, DbError> {
    let own = news::table.filter(news::federation_id.eq(federation)).filter(news::id.eq(id));
    Ok(own.select(Note::as_select()).first(conn).optional()?)
}

/// Which of these notes there are.
pub fn among(conn: &mut Conn, federation: FederationId, ids: &[NewsId]) -> Result<Vec<NewsId>, DbError> {
    Ok(news::table.filter(news::federation_id.eq(federation)).filter(news::id.eq_any(ids)).select(news::id).load(conn)?)
}

/// Enters a note.
pub fn add(conn: &mut Conn, text: &Text) -> Result<NewsId, DbError> {
    Ok(diesel::insert_into(news::table).values(text.clone()).returning(news::id).get_result(conn)?)
}

/// Changes what a note says.
pub fn update(conn: &mut Conn, id: NewsId, text: &Text, now: NaiveDateTime) -> Result<(), DbError> {
    use news as n;
    diesel::update(n::table.filter(n::id.eq(id)))
        .set((n::language.eq(text.language), n::title.eq(&text.title), n::body.eq(&text.body), n::changed_at.eq(now)))
        .execute(conn)?;
    Ok(())
}

/// Removes a note.
pub fn remove(conn: &mut Conn, id: NewsId) -> Result<(), DbError> {
    diesel::delete(news::table.filter(news::id.eq(id))).execute(conn)?;
    Ok(())
}
