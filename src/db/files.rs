//! Uploaded files. They are in the database, so that one backup contains them and one transaction
//! changes them.

use std::collections::HashMap;

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::files;
use super::{Conn, DbError, FederationId, FileId};

/// An uploaded file.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct File {
    /// Primary key.
    pub id: FileId,
    /// The federation that owns it.
    pub federation_id: FederationId,
    /// Name of the uploaded file.
    pub name: String,
    /// Media type, detected from the content.
    pub media_type: String,
    /// SHA-256 of the content in hexadecimal.
    pub sha256: String,
    /// The bytes; empty once erased.
    pub content: Vec<u8>,
    /// Time of the upload (UTC).
    pub created_at: NaiveDateTime,
}

/// Inserts a file.
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

/// Finds a file of this federation.
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

/// Finds the name and SHA-256 of a file, without its content.
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

/// Loads the SHA-256 of some files of a federation.
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

/// Deletes a file to which nothing refers any more.
pub fn remove(conn: &mut Conn, id: FileId) -> Result<(), DbError> {
    diesel::delete(files::table.filter(files::id.eq(id))).execute(conn)?;
    Ok(())
}

/// A file without its content.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Label {
    /// Primary key.
    pub id: FileId,
    /// Name of the uploaded file.
    pub name: String,
    /// Media type, detected from the content.
    pub media_type: String,
    /// SHA-256 of the content in hexadecimal.
    pub sha256: String,
    /// Time of the upload (UTC).
    pub created_at: NaiveDateTime,
}

/// Loads the files of a federation without their content, oldest first.
pub fn of_federation(conn: &mut Conn, federation: FederationId) -> Result<Vec<Label>, DbError> {
    use files as f;
    let own = f::table
        .filter(f::federation_id.eq(federation))
        .order(f::id);
    Ok(own
        .select((f::id, f::name, f::media_type, f::sha256, f::created_at))
        .load(conn)?)
}
