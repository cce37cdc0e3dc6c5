//! Members of a federation or of its clubs, and the uploaded lists of members.

use std::collections::HashMap;

use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};

use super::erased_query::prelude::*;
use super::schema::{files, member_imports, memberships};
use super::{BATCH, ClubId, Conn, DbError, FederationId, FileId, MembershipId, PlayerId, add_rows};
use crate::domain::membership::Term;

/// A membership: player, club and dates.
#[derive(
    Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable, Serialize, Deserialize,
)]
#[diesel(table_name = memberships, treat_none_as_default_value = false)]
pub struct Enrolled {
    /// The federation of the membership.
    pub federation_id: FederationId,
    /// The player who is a member.
    pub player_id: PlayerId,
    /// The club; `None` for the federation itself.
    pub club_id: Option<ClubId>,
    /// First day; `None` if it is unknown.
    pub since: Option<NaiveDate>,
    /// Last day; `None` if it has none.
    pub until: Option<NaiveDate>,
    /// Last day for which dues are paid.
    pub paid_until: Option<NaiveDate>,
}

/// A membership as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Serialize, Deserialize)]
#[diesel(table_name = memberships)]
pub struct Membership {
    /// Primary key.
    pub id: MembershipId,
    /// The entered fields.
    #[diesel(embed)]
    #[serde(flatten)]
    pub enrolled: Enrolled,
}

impl Membership {
    /// The dates as the domain type.
    pub fn to_term(&self) -> Term {
        let Enrolled {
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

/// Inserts a membership.
pub fn add(conn: &mut Conn, enrolled: &Enrolled) -> Result<MembershipId, DbError> {
    Ok(diesel::insert_into(memberships::table)
        .values(enrolled.clone())
        .returning(memberships::id)
        .get_result(conn)?)
}

/// Inserts several memberships.
pub fn add_all(conn: &mut Conn, new: &[Enrolled]) -> Result<(), DbError> {
    Ok(add_rows!(conn, memberships::table, new)?)
}

/// Updates the club and the dates of a membership.
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

/// Deletes memberships.
pub fn remove(conn: &mut Conn, ids: &[MembershipId]) -> Result<(), DbError> {
    for part in ids.chunks(BATCH) {
        diesel::delete(memberships::table.filter(memberships::id.eq_any(part))).execute(conn)?;
    }
    Ok(())
}

/// Finds a membership in this federation.
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

/// Loads the memberships of a federation by player, each player's in the order of entry.
pub fn all(conn: &mut Conn, federation: FederationId) -> Result<Vec<Membership>, DbError> {
    use memberships as m;
    let own = m::table
        .filter(m::federation_id.eq(federation))
        .order((m::player_id, m::id));
    Ok(own.select(Membership::as_select()).load(conn)?)
}

/// Loads the memberships of players, each player's in the order of entry.
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

/// Transfers memberships to another player.
pub fn transfer_to(conn: &mut Conn, ids: &[MembershipId], to: PlayerId) -> Result<(), DbError> {
    use memberships as m;
    diesel::update(m::table.filter(m::id.eq_any(ids)))
        .set(m::player_id.eq(to))
        .execute(conn)?;
    Ok(())
}

/// Deletes the memberships of a forgotten player.
pub fn forget_player(conn: &mut Conn, player: PlayerId) -> Result<(), DbError> {
    diesel::delete(memberships::table.filter(memberships::player_id.eq(player))).execute(conn)?;
    Ok(())
}

/// An uploaded list of members.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = member_imports, treat_none_as_default_value = false)]
pub struct MemberFile {
    /// The file in the table of files.
    pub file_id: FileId,
    /// Choices for its rows where a user has made any, JSON.
    pub reading: String,
    /// Name of the person who uploaded it.
    pub uploaded_by: String,
    /// Time of the import; `None` while it awaits the review.
    pub taken_at: Option<NaiveDateTime>,
    /// Effects of the import, JSON; empty before it.
    pub outcome: String,
    /// Time when the import was undone.
    pub undone_at: Option<NaiveDateTime>,
    /// Name of the person who undid it.
    pub undone_by: String,
    /// Time of the erasure of its content.
    pub erased_at: Option<NaiveDateTime>,
}

/// A list of members together with data of its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemberFileEntry {
    /// The list of members.
    pub list: MemberFile,
    /// Name of the uploaded file.
    pub name: String,
    /// SHA-256 of the content.
    pub sha256: String,
    /// Time of the upload (UTC).
    pub created_at: NaiveDateTime,
}

/// Inserts a list.
pub fn add_file(conn: &mut Conn, list: &MemberFile) -> Result<(), DbError> {
    diesel::insert_into(member_imports::table)
        .values(list.clone())
        .execute(conn)?;
    Ok(())
}

/// Loads the lists of a federation, newest first, without their content.
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

/// Stores the choices for the rows of a list.
pub fn update_reading(conn: &mut Conn, file: FileId, reading: &str) -> Result<(), DbError> {
    diesel::update(member_imports::table.filter(member_imports::file_id.eq(file)))
        .set(member_imports::reading.eq(reading))
        .execute(conn)?;
    Ok(())
}

/// Marks a list as imported.
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

/// Marks the import of a list as undone.
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

/// Erases the content and the name of a list; its SHA-256 stays.
pub fn erase_file(conn: &mut Conn, file: FileId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(files::table.filter(files::id.eq(file)))
        .set((files::content.eq(Vec::<u8>::new()), files::name.eq("")))
        .execute(conn)?;
    diesel::update(member_imports::table.filter(member_imports::file_id.eq(file)))
        .set(member_imports::erased_at.eq(now))
        .execute(conn)?;
    Ok(())
}

/// Deletes a list that was never imported.
pub fn remove_file(conn: &mut Conn, file: FileId) -> Result<(), DbError> {
    diesel::delete(member_imports::table.filter(member_imports::file_id.eq(file))).execute(conn)?;
    super::files::remove(conn, file)
}
