//! Uploaded official lists of other systems, without their content.

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::players::Personal;
use super::schema::{official_lists, players};
use super::{Conn, DbError, FederationId, OfficialListId, PlayerId};
use crate::domain::external_id::System;
use crate::domain::player::Mark;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = official_lists, treat_none_as_default_value = false)]
pub struct Upload {
    pub federation_id: FederationId,
    #[diesel(serialize_as = Stored<System>)]
    pub system: System,
    pub name: String,
    pub sha256: String,
    /// In bytes.
    pub size: i64,
    /// `None` if neither the file nor a user has stated a date.
    pub dated: Option<NaiveDate>,
    pub entries: i64,
    /// Rows that may concern players, JSON; empty after the import.
    pub found: String,
    pub uploaded_by: String,
    pub created_at: NaiveDateTime,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = official_lists)]
pub struct OfficialList {
    pub id: OfficialListId,
    #[diesel(embed)]
    pub upload: Upload,
    /// `None` while the import awaits the review.
    pub taken_at: Option<NaiveDateTime>,
    /// Effects of the import, JSON; empty before it.
    pub outcome: String,
    pub undone_at: Option<NaiveDateTime>,
    pub undone_by: String,
}

pub fn add(conn: &mut Conn, upload: &Upload) -> Result<OfficialListId, DbError> {
    use official_lists as l;
    // The columns of the import and of its undoing start empty.
    let values = (upload.clone(), l::outcome.eq(""), l::undone_by.eq(""));
    Ok(diesel::insert_into(l::table)
        .values(values)
        .returning(l::id)
        .get_result(conn)?)
}

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

/// Stores the relevant rows with the choices for them.
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

/// Erases the rows of the list.
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

/// For lists that were never imported.
pub fn remove(conn: &mut Conn, id: OfficialListId) -> Result<(), DbError> {
    diesel::delete(official_lists::table.filter(official_lists::id.eq(id))).execute(conn)?;
    Ok(())
}

#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct PlayerIdentity {
    pub id: PlayerId,
    #[diesel(embed)]
    pub personal: Personal,
}

/// Leaves out merged and forgotten players.
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
