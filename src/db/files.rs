//! Uploaded files are in the database, so that one backup contains them and one transaction changes
//! them.

use std::collections::HashMap;

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::files;
use super::{Conn, DbError, FederationId, FileId};

#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct File {
    pub id: FileId,
    pub federation_id: FederationId,
    pub name: String,
    /// Media type, detected from the content.
    pub media_type: String,
    /// In hexadecimal.
    pub sha256: String,
    /// Empty once erased.
    pub content: Vec<u8>,
    pub created_at: NaiveDateTime,
}

pub fn add(
    conn: &mut Conn,
    federation: FederationId,
    name: &str,
    media_type: &str,
    sha256: &str,
    content: &[u8],
    now: NaiveDateTime,
) -> Result<FileId, DbError> {
    use files as f;
    Ok(diesel::insert_into(f::table)
        .values((
            f::federation_id.eq(federation),
            f::name.eq(name),
            f::media_type.eq(media_type),
            f::sha256.eq(sha256),
            f::content.eq(content),
            f::created_at.eq(now),
        ))
        .returning(f::id)
        .get_result(conn)?)
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: FileId,
) -> Result<Option<File>, DbError> {
    Ok(files::table
        .filter(files::federation_id.eq(federation))
        .filter(files::id.eq(id))
        .first(conn)
        .optional()?)
}

/// Name and SHA-256.
pub fn find_label(
    conn: &mut Conn,
    federation: FederationId,
    id: FileId,
) -> Result<Option<(String, String)>, DbError> {
    Ok(files::table
        .filter(files::federation_id.eq(federation))
        .filter(files::id.eq(id))
        .select((files::name, files::sha256))
        .first(conn)
        .optional()?)
}

pub fn load_hashes(
    conn: &mut Conn,
    federation: FederationId,
    ids: &[FileId],
) -> Result<HashMap<FileId, String>, DbError> {
    let own = files::table
        .filter(files::federation_id.eq(federation))
        .filter(files::id.eq_any(ids));
    Ok(own
        .select((files::id, files::sha256))
        .load(conn)?
        .into_iter()
        .collect())
}

/// For files to which nothing refers.
pub fn remove(conn: &mut Conn, id: FileId) -> Result<(), DbError> {
    diesel::delete(files::table.filter(files::id.eq(id))).execute(conn)?;
    Ok(())
}

/// A file without its content.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Label {
    pub id: FileId,
    pub name: String,
    pub media_type: String,
    pub sha256: String,
    pub created_at: NaiveDateTime,
}

pub fn of_federation(conn: &mut Conn, federation: FederationId) -> Result<Vec<Label>, DbError> {
    use files as f;
    let own = f::table
        .filter(f::federation_id.eq(federation))
        .order(f::id);
    Ok(own
        .select((f::id, f::name, f::media_type, f::sha256, f::created_at))
        .load(conn)?)
}
