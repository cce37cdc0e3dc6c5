//! Uploaded official lists of other systems, without their content.

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::players::Personal;
use super::schema::{official_lists, players};
use super::{Conn, DbError, FederationId, OfficialListId, PlayerId};
use crate::domain::external_id::System;
use crate::domain::player::Mark;
use crate::words::Stored;

/// A list as uploaded.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = official_lists, treat_none_as_default_value = false)]
pub struct Upload {
    /// The federation that uploaded it.
    pub federation_id: FederationId,
    /// The system that published the list.
    #[diesel(serialize_as = Stored<System>)]
    pub system: System,
    /// Name of the file.
    pub name: String,
    /// SHA-256 of the file.
    pub sha256: String,
    /// Size in bytes.
    pub size: i64,
    /// Date of the list; `None` if neither the file nor a user has stated one.
    pub dated: Option<NaiveDate>,
    /// Number of rows.
    pub entries: i64,
    /// Rows that may concern players, JSON; empty after the import.
    pub found: String,
    /// Name of the person who uploaded it.
    pub uploaded_by: String,
    /// Time of the upload (UTC).
    pub created_at: NaiveDateTime,
}

/// A list as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = official_lists)]
pub struct OfficialList {
    /// Primary key.
    pub id: OfficialListId,
    /// The list as uploaded.
    #[diesel(embed)]
    pub upload: Upload,
    /// Time of the import; `None` while it awaits the review.
    pub taken_at: Option<NaiveDateTime>,
    /// Effects of the import, JSON; empty before it.
    pub outcome: String,
    /// Time when the import was undone.
    pub undone_at: Option<NaiveDateTime>,
    /// Name of the person who undid it; empty before.
    pub undone_by: String,
}

/// Inserts a list.
pub fn add(conn: &mut Conn, upload: &Upload) -> Result<OfficialListId, DbError> {
    use official_lists as l;
    // The columns of the import and of its undoing start empty.
    let values = (upload.clone(), l::outcome.eq(""), l::undone_by.eq(""));
    Ok(diesel::insert_into(l::table)
        .values(values)
        .returning(l::id)
        .get_result(conn)?)
}

/// Loads the lists of a federation, newest first.
pub fn of_federation(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<OfficialList>, DbError> {
    use official_lists as l;
    Ok(l::table
        .filter(l::federation_id.eq(federation))
        .order(l::id.desc())
        .select(OfficialList::as_select())
        .load(conn)?)
}

/// Stores the relevant rows with the choices for them, and the date of the list.
pub fn update(
    conn: &mut Conn,
    id: OfficialListId,
    found: &str,
    dated: Option<NaiveDate>,
) -> Result<(), DbError> {
    use official_lists as l;
    diesel::update(l::table.filter(l::id.eq(id)))
        .set((l::found.eq(found), l::dated.eq(dated)))
        .execute(conn)?;
    Ok(())
}

/// Marks a list as imported and erases its rows.
pub fn mark_imported(
    conn: &mut Conn,
    id: OfficialListId,
    outcome: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use official_lists as l;
    diesel::update(l::table.filter(l::id.eq(id)))
        .set((l::taken_at.eq(now), l::outcome.eq(outcome), l::found.eq("")))
        .execute(conn)?;
    Ok(())
}

/// Marks the import of a list as undone.
pub fn mark_undone(
    conn: &mut Conn,
    id: OfficialListId,
    by: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use official_lists as l;
    diesel::update(l::table.filter(l::id.eq(id)))
        .set((l::undone_at.eq(now), l::undone_by.eq(by)))
        .execute(conn)?;
    Ok(())
}

/// Deletes a list that was never imported.
pub fn remove(conn: &mut Conn, id: OfficialListId) -> Result<(), DbError> {
    diesel::delete(official_lists::table.filter(official_lists::id.eq(id))).execute(conn)?;
    Ok(())
}

/// A player's identifying data.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct PlayerIdentity {
    /// Primary key of the player.
    pub id: PlayerId,
    /// The personal data.
    #[diesel(embed)]
    pub personal: Personal,
}

/// Loads the players of a federation who are neither merged nor forgotten.
pub fn load_identities(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<PlayerIdentity>, DbError> {
    use players as p;
    Ok(p::table
        .filter(p::federation_id.eq(federation))
        .filter(p::merged_into.is_null())
        .filter(p::mark.ne(Stored(Mark::Forgotten)))
        .order(p::id)
        .select(PlayerIdentity::as_select())
        .load(conn)?)
}
