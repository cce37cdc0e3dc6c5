//! News of a federation: short notes of its officers.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::news;
use super::{Conn, DbError, FederationId, NewsId};
use crate::domain::language::Language;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = news, treat_none_as_default_value = false)]
pub struct Text {
    pub federation_id: FederationId,
    #[diesel(serialize_as = Stored<Language>)]
    pub language: Language,
    pub title: String,
    /// Markdown.
    pub body: String,
    pub by_name: String,
    pub created_at: NaiveDateTime,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = news)]
pub struct Note {
    pub id: NewsId,
    #[diesel(embed)]
    pub text: Text,
    /// `None` if the note was never changed.
    pub changed_at: Option<NaiveDateTime>,
}

/// Newest first.
pub fn load_newest(
    conn: &mut Conn,
    federation: FederationId,
    before: Option<NewsId>,
    limit: i64,
) -> Result<Vec<Note>, DbError> {
    let mut own = news::table
        .filter(news::federation_id.eq(federation))
        .into_boxed();
    if let Some(id) = before {
        own = own.filter(news::id.lt(id));
    }
    Ok(own
        .order(news::id.desc())
        .limit(limit)
        .select(Note::as_select())
        .load(conn)?)
}

pub fn newest_by(
    conn: &mut Conn,
    federation: FederationId,
    name: &str,
) -> Result<Option<Note>, DbError> {
    let own = news::table
        .filter(news::federation_id.eq(federation))
        .filter(news::by_name.eq(name));
    Ok(own
        .order(news::id.desc())
        .select(Note::as_select())
        .first(conn)
        .optional()?)
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: NewsId,
) -> Result<Option<Note>, DbError> {
    let own = news::table
        .filter(news::federation_id.eq(federation))
        .filter(news::id.eq(id));
    Ok(own.select(Note::as_select()).first(conn).optional()?)
}

pub fn filter_existing(
    conn: &mut Conn,
    federation: FederationId,
    ids: &[NewsId],
) -> Result<Vec<NewsId>, DbError> {
    Ok(news::table
        .filter(news::federation_id.eq(federation))
        .filter(news::id.eq_any(ids))
        .select(news::id)
        .load(conn)?)
}

pub fn add(conn: &mut Conn, text: &Text) -> Result<NewsId, DbError> {
    Ok(diesel::insert_into(news::table)
        .values(text.clone())
        .returning(news::id)
        .get_result(conn)?)
}

pub fn update(conn: &mut Conn, id: NewsId, text: &Text, now: NaiveDateTime) -> Result<(), DbError> {
    use news as n;
    diesel::update(n::table.filter(n::id.eq(id)))
        .set((
            n::language.eq(Stored(text.language)),
            n::title.eq(&text.title),
            n::body.eq(&text.body),
            n::changed_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn remove(conn: &mut Conn, id: NewsId) -> Result<(), DbError> {
    diesel::delete(news::table.filter(news::id.eq(id))).execute(conn)?;
    Ok(())
}
