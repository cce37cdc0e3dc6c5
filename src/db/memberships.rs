//! Members of a federation or of its clubs, and the uploaded lists of members.

use std::collections::HashMap;

use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};

use super::erased_query::prelude::*;
use super::schema::{files, member_imports, memberships};
use super::{BATCH, ClubId, Conn, DbError, FederationId, FileId, MembershipId, PlayerId, add_rows};
use crate::domain::membership::Term;

#[derive(
    Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable, Serialize, Deserialize,
)]
#[diesel(table_name = memberships, treat_none_as_default_value = false)]
pub struct NewMembership {
    pub federation_id: FederationId,
    pub player_id: PlayerId,
    /// `None` for the federation itself.
    pub club_id: Option<ClubId>,
    /// `None` if the first day is unknown.
    pub since: Option<NaiveDate>,
    /// `None` if the membership has no last day.
    pub until: Option<NaiveDate>,
    /// Last day for which dues are paid.
    pub paid_until: Option<NaiveDate>,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Serialize, Deserialize)]
#[diesel(table_name = memberships)]
pub struct Membership {
    pub id: MembershipId,
    #[diesel(embed)]
    #[serde(flatten)]
    pub enrolled: NewMembership,
}

impl Membership {
    pub fn to_term(&self) -> Term {
        let NewMembership {
            since,
            until,
            paid_until,
            ..
        } = self.enrolled;
        Term {
            since,
            until,
            paid_until,
        }
    }
}

pub fn add(conn: &mut Conn, enrolled: &NewMembership) -> Result<MembershipId, DbError> {
    Ok(diesel::insert_into(memberships::table)
        .values(enrolled.clone())
        .returning(memberships::id)
        .get_result(conn)?)
}

pub fn add_all(conn: &mut Conn, new: &[NewMembership]) -> Result<(), DbError> {
    Ok(add_rows!(conn, memberships::table, new)?)
}

pub fn update(
    conn: &mut Conn,
    id: MembershipId,
    club: Option<ClubId>,
    term: Term,
) -> Result<(), DbError> {
    use memberships as m;
    let values = (
        m::club_id.eq(club),
        m::since.eq(term.since),
        m::until.eq(term.until),
        m::paid_until.eq(term.paid_until),
    );
    diesel::update(m::table.filter(m::id.eq(id)))
        .set(values)
        .execute(conn)?;
    Ok(())
}

pub fn remove(conn: &mut Conn, ids: &[MembershipId]) -> Result<(), DbError> {
    for part in ids.chunks(BATCH) {
        diesel::delete(memberships::table.filter(memberships::id.eq_any(part))).execute(conn)?;
    }
    Ok(())
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: MembershipId,
) -> Result<Option<Membership>, DbError> {
    use memberships as m;
    let own = m::table
        .filter(m::federation_id.eq(federation))
        .filter(m::id.eq(id));
    Ok(own.select(Membership::as_select()).first(conn).optional()?)
}

/// By player, each player's in the order of entry.
pub fn all(conn: &mut Conn, federation: FederationId) -> Result<Vec<Membership>, DbError> {
    use memberships as m;
    let own = m::table
        .filter(m::federation_id.eq(federation))
        .order((m::player_id, m::id));
    Ok(own.select(Membership::as_select()).load(conn)?)
}

/// In the order of entry.
pub fn of_players(
    conn: &mut Conn,
    of: &[PlayerId],
) -> Result<HashMap<PlayerId, Vec<Membership>>, DbError> {
    use memberships as m;
    let mut found: HashMap<PlayerId, Vec<Membership>> = HashMap::new();
    for part in of.chunks(BATCH) {
        let own = m::table
            .filter(m::player_id.eq_any(part))
            .order((m::player_id, m::id));
        let rows: Vec<Membership> = own.select(Membership::as_select()).load(conn)?;
        rows.into_iter()
            .for_each(|row| found.entry(row.enrolled.player_id).or_default().push(row));
    }
    Ok(found)
}

pub fn transfer_to(conn: &mut Conn, ids: &[MembershipId], to: PlayerId) -> Result<(), DbError> {
    use memberships as m;
    diesel::update(m::table.filter(m::id.eq_any(ids)))
        .set(m::player_id.eq(to))
        .execute(conn)?;
    Ok(())
}

pub fn forget_player(conn: &mut Conn, player: PlayerId) -> Result<(), DbError> {
    diesel::delete(memberships::table.filter(memberships::player_id.eq(player))).execute(conn)?;
    Ok(())
}

/// An uploaded list of members.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = member_imports, treat_none_as_default_value = false)]
pub struct MemberFile {
    pub file_id: FileId,
    /// Choices for the rows where a user has made any, JSON.
    pub reading: String,
    pub uploaded_by: String,
    /// `None` while the import awaits the review.
    pub taken_at: Option<NaiveDateTime>,
    /// Effects of the import, JSON; empty before it.
    pub outcome: String,
    pub undone_at: Option<NaiveDateTime>,
    pub undone_by: String,
    /// Time of the erasure of the content.
    pub erased_at: Option<NaiveDateTime>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemberFileEntry {
    pub list: MemberFile,
    pub name: String,
    pub sha256: String,
    pub created_at: NaiveDateTime,
}

pub fn add_file(conn: &mut Conn, list: &MemberFile) -> Result<(), DbError> {
    diesel::insert_into(member_imports::table)
        .values(list.clone())
        .execute(conn)?;
    Ok(())
}

/// Newest first, without their content.
pub fn load_files(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<MemberFileEntry>, DbError> {
    use member_imports as l;
    let rows: Vec<(MemberFile, String, String, NaiveDateTime)> = l::table
        .inner_join(files::table.on(files::id.eq(l::file_id)))
        .filter(files::federation_id.eq(federation))
        .order(l::file_id.desc())
        .select((
            l::all_columns,
            files::name,
            files::sha256,
            files::created_at,
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(list, name, sha256, created_at)| MemberFileEntry {
            list,
            name,
            sha256,
            created_at,
        })
        .collect())
}

pub fn update_reading(conn: &mut Conn, file: FileId, reading: &str) -> Result<(), DbError> {
    diesel::update(member_imports::table.filter(member_imports::file_id.eq(file)))
        .set(member_imports::reading.eq(reading))
        .execute(conn)?;
    Ok(())
}

pub fn take_file(
    conn: &mut Conn,
    file: FileId,
    outcome: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use member_imports as l;
    diesel::update(l::table.filter(l::file_id.eq(file)))
        .set((l::taken_at.eq(now), l::outcome.eq(outcome)))
        .execute(conn)?;
    Ok(())
}

pub fn undo_file(
    conn: &mut Conn,
    file: FileId,
    by: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use member_imports as l;
    diesel::update(l::table.filter(l::file_id.eq(file)))
        .set((l::undone_at.eq(now), l::undone_by.eq(by)))
        .execute(conn)?;
    Ok(())
}

/// Erases the content and the name; the SHA-256 stays.
pub fn erase_file(conn: &mut Conn, file: FileId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(files::table.filter(files::id.eq(file)))
        .set((files::content.eq(Vec::<u8>::new()), files::name.eq("")))
        .execute(conn)?;
    diesel::update(member_imports::table.filter(member_imports::file_id.eq(file)))
        .set(member_imports::erased_at.eq(now))
        .execute(conn)?;
    Ok(())
}

/// For lists that were never imported.
pub fn remove_file(conn: &mut Conn, file: FileId) -> Result<(), DbError> {
    diesel::delete(member_imports::table.filter(member_imports::file_id.eq(file))).execute(conn)?;
    super::files::remove(conn, file)
}
