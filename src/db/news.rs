//! News of a federation: short notes of its officers.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::news;
use super::{Conn, DbError, FederationId, NewsId};
use crate::domain::language::Language;
use crate::words::Stored;

/// The text of a note, and its author.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = news, treat_none_as_default_value = false)]
pub struct Text {
    /// The publishing federation.
    pub federation_id: FederationId,
    /// Language of the note.
    #[diesel(serialize_as = Stored<Language>)]
    pub language: Language,
    /// Headline of the note.
    pub title: String,
    /// Body in Markdown.
    pub body: String,
    /// Name of the author.
    pub by_name: String,
    /// Time of the entry (UTC).
    pub created_at: NaiveDateTime,
}

/// A note as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = news)]
pub struct Note {
    /// Primary key.
    pub id: NewsId,
    /// The text and its author.
    #[diesel(embed)]
    pub text: Text,
    /// Time of the last change, if there was one.
    pub changed_at: Option<NaiveDateTime>,
}

/// Loads the notes of a federation, newest first; those before a note if `before` is given.
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

/// Finds the newest note of an author, by name.
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

/// Finds a note of this federation.
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

/// Filters these ids for existing notes.
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

/// Inserts a note.
pub fn add(conn: &mut Conn, text: &Text) -> Result<NewsId, DbError> {
    Ok(diesel::insert_into(news::table)
        .values(text.clone())
        .returning(news::id)
        .get_result(conn)?)
}

/// Updates the text of a note.
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

/// Deletes a note.
pub fn remove(conn: &mut Conn, id: NewsId) -> Result<(), DbError> {
    diesel::delete(news::table.filter(news::id.eq(id))).execute(conn)?;
    Ok(())
}
