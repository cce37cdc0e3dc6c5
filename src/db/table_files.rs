//! Files of other programs from which tables of tournaments are imported.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::{files, table_imports};
use super::{Conn, DbError, FederationId, FileId, TournamentId};

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = table_imports, treat_none_as_default_value = false)]
pub struct TableFile {
    pub file_id: FileId,
    pub tournament_id: TournamentId,
    /// Meanings chosen for the columns, JSON.
    pub reading: String,
    pub uploaded_by: String,
    /// Time when the file became the draft; `None` while it awaits the review.
    pub taken_at: Option<NaiveDateTime>,
    /// Time of the erasure of the content.
    pub erased_at: Option<NaiveDateTime>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableFileEntry {
    pub file: TableFile,
    pub name: String,
    pub sha256: String,
    pub created_at: NaiveDateTime,
}

pub fn add(conn: &mut Conn, file: &TableFile) -> Result<(), DbError> {
    diesel::insert_into(table_imports::table)
        .values(file.clone())
        .execute(conn)?;
    Ok(())
}

/// Newest first, without their content.
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

/// Leaves out files whose content is erased.
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

pub fn update_reading(conn: &mut Conn, file: FileId, reading: &str) -> Result<(), DbError> {
    diesel::update(table_imports::table.filter(table_imports::file_id.eq(file)))
        .set(table_imports::reading.eq(reading))
        .execute(conn)?;
    Ok(())
}

/// The file is the source of the draft.
pub fn mark_as_source(conn: &mut Conn, file: FileId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(table_imports::table.filter(table_imports::file_id.eq(file)))
        .set(table_imports::taken_at.eq(now))
        .execute(conn)?;
    Ok(())
}

/// The SHA-256 stays.
pub fn erase_content(conn: &mut Conn, file: FileId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(files::table.filter(files::id.eq(file)))
        .set((files::content.eq(Vec::<u8>::new()), files::name.eq("")))
        .execute(conn)?;
    diesel::update(table_imports::table.filter(table_imports::file_id.eq(file)))
        .set(table_imports::erased_at.eq(now))
        .execute(conn)?;
    Ok(())
}

/// For files that were never imported.
pub fn remove(conn: &mut Conn, file: FileId) -> Result<(), DbError> {
    diesel::delete(table_imports::table.filter(table_imports::file_id.eq(file))).execute(conn)?;
    super::files::remove(conn, file)
}
