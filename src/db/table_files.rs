//! Files of other programs from which tables of tournaments are imported.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::{files, table_imports};
use super::{Conn, DbError, FederationId, FileId, TournamentId};

/// A file attached to a table.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = table_imports, treat_none_as_default_value = false)]
pub struct TableFile {
    /// The file in the table of files.
    pub file_id: FileId,
    /// The tournament of the table.
    pub tournament_id: TournamentId,
    /// Meanings chosen for its columns, JSON.
    pub reading: String,
    /// Name of the person who uploaded it.
    pub uploaded_by: String,
    /// Time when it became the draft; `None` while it awaits the review.
    pub taken_at: Option<NaiveDateTime>,
    /// Time of the erasure of its content.
    pub erased_at: Option<NaiveDateTime>,
}

/// A file attached to a table, with data for a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableFileEntry {
    /// The attached file.
    pub file: TableFile,
    /// Name of the uploaded file.
    pub name: String,
    /// SHA-256 of the content.
    pub sha256: String,
    /// Time of the upload (UTC).
    pub created_at: NaiveDateTime,
}

/// Attaches a file to a table.
pub fn add(conn: &mut Conn, file: &TableFile) -> Result<(), DbError> {
    diesel::insert_into(table_imports::table)
        .values(file.clone())
        .execute(conn)?;
    Ok(())
}

/// Loads the files attached to a table, newest first, without their content.
pub fn of_tournament(
    conn: &mut Conn,
    tournament: TournamentId,
) -> Result<Vec<TableFileEntry>, DbError> {
    use table_imports as t;
    let rows: Vec<(TableFile, String, String, NaiveDateTime)> = t::table
        .inner_join(files::table.on(files::id.eq(t::file_id)))
        .filter(t::tournament_id.eq(tournament))
        .order(t::file_id.desc())
        .select((
            t::all_columns,
            files::name,
            files::sha256,
            files::created_at,
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(file, name, sha256, created_at)| TableFileEntry {
            file,
            name,
            sha256,
            created_at,
        })
        .collect())
}

/// Loads the files attached to tables of a federation whose content isn't erased.
pub fn of_federation(conn: &mut Conn, federation: FederationId) -> Result<Vec<TableFile>, DbError> {
    use table_imports as t;
    Ok(t::table
        .inner_join(files::table.on(files::id.eq(t::file_id)))
        .filter(files::federation_id.eq(federation))
        .filter(t::erased_at.is_null())
        .order(t::file_id)
        .select(t::all_columns)
        .load(conn)?)
}

/// Stores the meanings chosen for the columns of a file.
pub fn update_reading(conn: &mut Conn, file: FileId, reading: &str) -> Result<(), DbError> {
    diesel::update(table_imports::table.filter(table_imports::file_id.eq(file)))
        .set(table_imports::reading.eq(reading))
        .execute(conn)?;
    Ok(())
}

/// Marks a file as the source of the draft.
pub fn mark_as_source(conn: &mut Conn, file: FileId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(table_imports::table.filter(table_imports::file_id.eq(file)))
        .set(table_imports::taken_at.eq(now))
        .execute(conn)?;
    Ok(())
}

/// Erases the content and the name of a file; its SHA-256 stays.
pub fn erase_content(conn: &mut Conn, file: FileId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(files::table.filter(files::id.eq(file)))
        .set((files::content.eq(Vec::<u8>::new()), files::name.eq("")))
        .execute(conn)?;
    diesel::update(table_imports::table.filter(table_imports::file_id.eq(file)))
        .set(table_imports::erased_at.eq(now))
        .execute(conn)?;
    Ok(())
}

/// Deletes a file that was never imported.
pub fn remove(conn: &mut Conn, file: FileId) -> Result<(), DbError> {
    diesel::delete(table_imports::table.filter(table_imports::file_id.eq(file))).execute(conn)?;
    super::files::remove(conn, file)
}
