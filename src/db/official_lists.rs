//! Official lists of other systems that were uploaded, without their content.

use chrono::{NaiveDate, NaiveDateTime};

use super::players::Personal;
use super::run::prelude::*;
use super::schema::{official_lists, players};
use super::{Conn, DbError, FederationId, OfficialListId, PlayerId};
use crate::domain::foreign::System;
use crate::domain::player::Mark;

/// A list as it was uploaded.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = official_lists, treat_none_as_default_value = false)]
pub struct Upload {
    /// Its federation.
    pub federation_id: FederationId,
    /// The system whose list it is.
    pub system: System,
    /// The name of the file.
    pub name: String,
    /// SHA-256 of the file.
    pub sha256: String,
    /// Its bytes.
    pub size: i64,
    /// The day of the list; none: it doesn't say so, and nobody has.
    pub dated: Option<NaiveDate>,
    /// How many rows it has.
    pub entries: i64,
    /// The rows that may be about players, JSON; empty once it was taken over.
    pub found: String,
    /// The person who uploaded it, by name.
    pub uploaded_by: String,
    /// When it was uploaded (UTC).
    pub created_at: NaiveDateTime,
}

/// A list as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = official_lists)]
pub struct OfficialList {
    /// Identity.
    pub id: OfficialListId,
    /// What was uploaded.
    #[diesel(embed)]
    pub upload: Upload,
    /// When it was taken over; none: it waits to be looked through.
    pub taken_at: Option<NaiveDateTime>,
    /// What that did, JSON; empty before.
    pub outcome: String,
    /// When that was undone.
    pub undone_at: Option<NaiveDateTime>,
    /// The person who undid it, by name; empty before.
    pub undone_by: String,
}

/// Stores a list.
pub fn add(conn: &mut Conn, upload: &Upload) -> Result<OfficialListId, DbError> {
    use official_lists as l;
    // Nobody has taken it over yet, or undone that.
    let values = (upload.clone(), l::outcome.eq(""), l::undone_by.eq(""));
    Ok(diesel::insert_into(l::table).values(values).returning(l::id).get_result(conn)?)
}

/// The lists of a federation, newest first.
pub fn of_federation(conn: &mut Conn, federation: FederationId) -> Result<Vec<OfficialList>, DbError> {
    use official_lists as l;
    Ok(l::table.filter(l::federation_id.eq(federation)).order(l::id.desc()).select(OfficialList::as_select()).load(conn)?)
}

/// Notes which rows are kept, what was chosen of them, and the day of the list.
pub fn update(conn: &mut Conn, id: OfficialListId, found: &str, dated: Option<NaiveDate>) -> Result<(), DbError> {
    use official_lists as l;
    diesel::update(l::table.filter(l::id.eq(id))).set((l::found.eq(found), l::dated.eq(dated))).execute(conn)?;
    Ok(())
}

/// Notes that a list was taken over: its rows go.
pub fn take(conn: &mut Conn, id: OfficialListId, outcome: &str, now: NaiveDateTime) -> Result<(), DbError> {
    use official_lists as l;
    diesel::update(l::table.filter(l::id.eq(id))).set((l::taken_at.eq(now), l::outcome.eq(outcome), l::found.eq(""))).execute(conn)?;
    Ok(())
}

/// Notes that what a list did was undone.
pub fn undo(conn: &mut Conn, id: OfficialListId, by: &str, now: NaiveDateTime) -> Result<(), DbError> {
    use official_lists as l;
    diesel::update(l::table.filter(l::id.eq(id))).set((l::undone_at.eq(now), l::undone_by.eq(by))).execute(conn)?;
    Ok(())
}

/// Removes a list that was never taken over.
pub fn remove(conn: &mut Conn, id: OfficialListId) -> Result<(), DbError> {
    diesel::delete(official_lists::table.filter(official_lists::id.eq(id))).execute(conn)?;
    Ok(())
}

/// What tells who somebody is.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct Called {
    /// The player.
    pub id: PlayerId,
    /// The personal data.
    #[diesel(embed)]
    pub personal: Personal,
}

/// Everybody in a federation who is nobody else and has a name.
pub fn called(conn: &mut Conn, federation: FederationId) -> Result<Vec<Called>, DbError> {
    use players as p;
    Ok(p::table
        .filter(p::federation_id.eq(federation))
        .filter(p::merged_into.is_null())
        .filter(p::mark.ne(Mark::Forgotten))
        .order(p::id)
        .select(Called::as_select())
        .load(conn)?)
}
