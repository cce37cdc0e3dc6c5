//! Files of other programs from which the tables of tournaments are made.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::{files, table_files};
use super::{Conn, DbError, FederationId, FileId, TournamentId};

/// A file beside a table.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = table_files, treat_none_as_default_value = false)]
pub struct TableFile {
    /// The file.
    pub file_id: FileId,
    /// The tournament.
    pub tournament_id: TournamentId,
    /// How it is read, JSON.
    pub reading: String,
    /// The person who uploaded it, by name.
    pub uploaded_by: String,
    /// When it became the draft; none: it waits to be looked through.
    pub taken_at: Option<NaiveDateTime>,
    /// When its content was erased.
    pub erased_at: Option<NaiveDateTime>,
}

/// A file beside a table, with what is said of it in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The file.
    pub file: TableFile,
    /// The name it came with.
    pub name: String,
    /// SHA-256 of its content.
    pub sha256: String,
    /// When it was uploaded.
    pub created_at: NaiveDateTime,
}

/// Puts a file beside a table.
pub fn add(conn: &mut Conn, file: &TableFile) -> Result<(), DbError> {
    diesel::insert_into(table_files::table).values(file.clone()).execute(conn)?;
    Ok(())
}

/// The files beside a table, newest first, without their content.
pub fn of_tournament(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<Listed>, DbError> {
    use table_files as t;
    let rows: Vec<(TableFile, String, String, NaiveDateTime)> = t::table
        .inner_join(files::table.on(files::id.eq(t::file_id)))
        .filter(t::tournament_id.eq(tournament))
        .order(t::file_id.desc())
        .select((t::all_columns, files::name, files::sha256, files::created_at))
        .load(conn)?;
    Ok(rows.into_iter().map(|(file, name, sha256, created_at)| Listed { file, name, sha256, created_at }).collect())
}

/// The files beside the tables of a federation whose content is there.
pub fn of_federation(conn: &mut Conn, federation: FederationId) -> Result<Vec<TableFile>, DbError> {
    use table_files as t;
    Ok(t::table
        .inner_join(files::table.on(files::id.eq(t::file_id)))
        .filter(files::federation_id.eq(federation))
        .filter(t::erased_at.is_null())
        .order(t::file_id)
        .select(t::all_columns)
        .load(conn)?)
}

/// Notes how a file is read.
pub fn update_reading(conn: &mut Conn, file: FileId, reading: &str) -> Result<(), DbError> {
    diesel::update(table_files::table.filter(table_files::file_id.eq(file))).set(table_files::reading.eq(reading)).execute(conn)?;
    Ok(())
}

/// Notes that a file became the draft.
pub fn take(conn: &mut Conn, file: FileId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(table_files::table.filter(table_files::file_id.eq(file))).set(table_files::taken_at.eq(now)).execute(conn)?;
    Ok(())
}

/// Erases the content of a file; its name and its SHA-256 stay.
pub fn erase(conn: &mut Conn, file: FileId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(files::table.filter(files::id.eq(file))).set((files::content.eq(Vec::<u8>::new()), files::name.eq(""))).execute(conn)?;
    diesel::update(table_files::table.filter(table_files::file_id.eq(file))).set(table_files::erased_at.eq(now)).execute(conn)?;
    Ok(())
}

/// Removes a file that was never taken over.
pub fn remove(conn: &mut Conn, file: FileId) -> Result<(), DbError> {
    diesel::delete(table_files::table.filter(table_files::file_id.eq(file))).execute(conn)?;
    super::files::remove(conn, file)
}
