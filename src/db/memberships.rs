//! Members of a federation or of its clubs, and the lists of members as they came.

use std::collections::HashMap;

use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};

use super::run::prelude::*;
use super::schema::{files, member_files, memberships};
use super::{BATCH, ClubId, Conn, DbError, FederationId, FileId, MembershipId, PlayerId, add_rows};
use crate::domain::membership::Term;

/// Who is a member of what, and from when until when.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable, Serialize, Deserialize)]
#[diesel(table_name = memberships, treat_none_as_default_value = false)]
pub struct Enrolled {
    /// The federation.
    pub federation_id: FederationId,
    /// The player who is the member.
    pub player_id: PlayerId,
    /// The club; none: of the federation itself.
    pub club_id: Option<ClubId>,
    /// The first day.
    pub since: Option<NaiveDate>,
    /// The last day.
    pub until: Option<NaiveDate>,
    /// The last day for which dues are paid.
    pub paid_until: Option<NaiveDate>,
}

/// A membership as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Serialize, Deserialize)]
#[diesel(table_name = memberships)]
pub struct Membership {
    /// Identity.
    pub id: MembershipId,
    /// What was entered.
    #[diesel(embed)]
    #[serde(flatten)]
    pub enrolled: Enrolled,
}

impl Membership {
    /// From when until when.
    pub fn term(&self) -> Term {
        let Enrolled { since, until, paid_until, .. } = self.enrolled;
        Term { since, until, paid_until }
    }
}

/// Stores a membership.
pub fn add(conn: &mut Conn, enrolled: &Enrolled) -> Result<MembershipId, DbError> {
    Ok(diesel::insert_into(memberships::table).values(enrolled.clone()).returning(memberships::id).get_result(conn)?)
}

/// Stores many.
pub fn add_all(conn: &mut Conn, new: &[Enrolled]) -> Result<(), DbError> {
    Ok(add_rows!(conn, memberships::table, new)?)
}

/// Changes whose club it is and from when until when it holds.
pub fn update(conn: &mut Conn, id: MembershipId, club: Option<ClubId>, term: Term) -> Result<(), DbError> {
    use memberships as m;
    let values = (m::club_id.eq(club), m::since.eq(term.since), m::until.eq(term.until), m::paid_until.eq(term.paid_until));
    diesel::update(m::table.filter(m::id.eq(id))).set(values).execute(conn)?;
    Ok(())
}

/// Removes memberships.
pub fn remove(conn: &mut Conn, ids: &[MembershipId]) -> Result<(), DbError> {
    for part in ids.chunks(BATCH) {
        diesel::delete(memberships::table.filter(memberships::id.eq_any(part))).execute(conn)?;
    }
    Ok(())
}

/// A membership in this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: MembershipId) -> Result<Option<Membership>, DbError> {
    use memberships as m;
    let own = m::table.filter(m::federation_id.eq(federation)).filter(m::id.eq(id));
    Ok(own.select(Membership::as_select()).first(conn).optional()?)
}

/// All of a federation, player by player, each in the order in which they were entered.
pub fn all(conn: &mut Conn, federation: FederationId) -> Result<Vec<Membership>, DbError> {
    use memberships as m;
    let own = m::table.filter(m::federation_id.eq(federation)).order((m::player_id, m::id));
    Ok(own.select(Membership::as_select()).load(conn)?)
}

/// Those of players, each in the order in which they were entered.
pub fn of_players(conn: &mut Conn, of: &[PlayerId]) -> Result<HashMap<PlayerId, Vec<Membership>>, DbError> {
    use memberships as m;
    let mut found: HashMap<PlayerId, Vec<Membership>> = HashMap::new();
    for part in of.chunks(BATCH) {
        let own = m::table.filter(m::player_id.eq_any(part)).order((m::player_id, m::id));
        let rows: Vec<Membership> = own.select(Membership::as_select()).load(conn)?;
        rows.into_iter().for_each(|row| found.entry(row.enrolled.player_id).or_default().push(row));
    }
    Ok(found)
}

/// Gives memberships to another player.
pub fn give(conn: &mut Conn, ids: &[MembershipId], to: PlayerId) -> Result<(), DbError> {
    use memberships as m;
    diesel::update(m::table.filter(m::id.eq_any(ids))).set(m::player_id.eq(to)).execute(conn)?;
    Ok(())
}

/// What a player was a member of is nobody's business any more.
pub fn forget(conn: &mut Conn, player: PlayerId) -> Result<(), DbError> {
    diesel::delete(memberships::table.filter(memberships::player_id.eq(player))).execute(conn)?;
    Ok(())
}

/// A list as it came.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = member_files, treat_none_as_default_value = false)]
pub struct MemberFile {
    /// The file.
    pub file_id: FileId,
    /// What becomes of its rows where somebody has chosen, JSON.
    pub reading: String,
    /// The person who uploaded it, by name.
    pub uploaded_by: String,
    /// When it was taken over; none: it waits to be looked through.
    pub taken_at: Option<NaiveDateTime>,
    /// What that did, JSON; empty before.
    pub outcome: String,
    /// When that was undone.
    pub undone_at: Option<NaiveDateTime>,
    /// The person who undid it, by name.
    pub undone_by: String,
    /// When its content was erased.
    pub erased_at: Option<NaiveDateTime>,
}

/// A list, with what is said of its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The list.
    pub list: MemberFile,
    /// The name it came with.
    pub name: String,
    /// SHA-256 of its content.
    pub sha256: String,
    /// When it was uploaded.
    pub created_at: NaiveDateTime,
}

/// Keeps a list.
pub fn add_file(conn: &mut Conn, list: &MemberFile) -> Result<(), DbError> {
    diesel::insert_into(member_files::table).values(list.clone()).execute(conn)?;
    Ok(())
}

/// The lists of a federation, newest first, without their content.
pub fn files(conn: &mut Conn, federation: FederationId) -> Result<Vec<Listed>, DbError> {
    use member_files as l;
    let rows: Vec<(MemberFile, String, String, NaiveDateTime)> = l::table
        .inner_join(files::table.on(files::id.eq(l::file_id)))
        .filter(files::federation_id.eq(federation))
        .order(l::file_id.desc())
        .select((l::all_columns, files::name, files::sha256, files::created_at))
        .load(conn)?;
    Ok(rows.into_iter().map(|(list, name, sha256, created_at)| Listed { list, name, sha256, created_at }).collect())
}

/// Notes what was chosen for the rows of a list.
pub fn update_reading(conn: &mut Conn, file: FileId, reading: &str) -> Result<(), DbError> {
    diesel::update(member_files::table.filter(member_files::file_id.eq(file))).set(member_files::reading.eq(reading)).execute(conn)?;
    Ok(())
}

/// Notes that a list was taken over.
pub fn take_file(conn: &mut Conn, file: FileId, outcome: &str, now: NaiveDateTime) -> Result<(), DbError> {
    use member_files as l;
    diesel::update(l::table.filter(l::file_id.eq(file))).set((l::taken_at.eq(now), l::outcome.eq(outcome))).execute(conn)?;
    Ok(())
}

/// Notes that what a list did was undone.
pub fn undo_file(conn: &mut Conn, file: FileId, by: &str, now: NaiveDateTime) -> Result<(), DbError> {
    use member_files as l;
    diesel::update(l::table.filter(l::file_id.eq(file))).set((l::undone_at.eq(now), l::undone_by.eq(by))).execute(conn)?;
    Ok(())
}

/// Erases the content of a list; its SHA-256 stays.
pub fn erase_file(conn: &mut Conn, file: FileId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(files::table.filter(files::id.eq(file))).set((files::content.eq(Vec::<u8>::new()), files::name.eq(""))).execute(conn)?;
    diesel::update(member_files::table.filter(member_files::file_id.eq(file))).set(member_files::erased_at.eq(now)).execute(conn)?;
    Ok(())
}

/// Removes a list that was never taken over.
pub fn remove_file(conn: &mut Conn, file: FileId) -> Result<(), DbError> {
    diesel::delete(member_files::table.filter(member_files::file_id.eq(file))).execute(conn)?;
    super::files::remove(conn, file)
}
