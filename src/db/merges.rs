//! Notes of the commission about players in addition to their ratings: merged duplicates, changes
//! of club or country, recommendations.

use std::collections::{HashMap, HashSet};

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::{club_changes, clubs, country_changes, merges, recommendations};
use super::{BATCH, ClubId, Conn, DbError, FederationId, MergeId, PlayerId};

#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = merges, treat_none_as_default_value = false)]
pub struct Joined {
    pub federation_id: FederationId,
    pub kept_id: PlayerId,
    /// The duplicate.
    pub gone_id: PlayerId,
    /// Initial record of the player who stays.
    pub kept_standing: Option<String>,
    pub gone_standing: Option<String>,
    /// The positions in the chronicle were exchanged, because the duplicate was first.
    pub swapped: bool,
    /// Tournaments of the duplicate, a JSON array.
    pub tournaments: String,
    pub reason: String,
    pub at: NaiveDateTime,
    pub by_name: String,
    /// Changes to the external ids of the two, JSON; empty if there were none.
    pub numbers: String,
}

#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = merges)]
pub struct Merge {
    pub id: MergeId,
    #[diesel(embed)]
    pub joined: Joined,
    pub undone_at: Option<NaiveDateTime>,
    pub undone_by: String,
}

pub fn add(conn: &mut Conn, joined: &Joined) -> Result<MergeId, DbError> {
    Ok(diesel::insert_into(merges::table)
        .values(joined.clone())
        .returning(merges::id)
        .get_result(conn)?)
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: MergeId,
) -> Result<Option<Merge>, DbError> {
    let own = merges::table
        .filter(merges::federation_id.eq(federation))
        .filter(merges::id.eq(id));
    Ok(own.select(Merge::as_select()).first(conn).optional()?)
}

/// Merges in force, newest first.
pub fn load_into(conn: &mut Conn, kept: PlayerId) -> Result<Vec<Merge>, DbError> {
    let own = merges::table
        .filter(merges::kept_id.eq(kept))
        .filter(merges::undone_at.is_null());
    Ok(own
        .order(merges::id.desc())
        .select(Merge::as_select())
        .load(conn)?)
}

pub fn mark_undone(
    conn: &mut Conn,
    id: MergeId,
    by: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    diesel::update(merges::table.filter(merges::id.eq(id)))
        .set((merges::undone_at.eq(now), merges::undone_by.eq(by)))
        .execute(conn)?;
    Ok(())
}

pub fn change_club(
    conn: &mut Conn,
    player: PlayerId,
    day: NaiveDate,
    before: Option<ClubId>,
    after: Option<ClubId>,
    by: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use club_changes as c;
    diesel::insert_into(c::table)
        .values((
            c::player_id.eq(player),
            c::day.eq(day),
            c::before_id.eq(before),
            c::after_id.eq(after),
            c::by_name.eq(by),
            c::at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// Two letters each; empty if unknown.
pub fn change_country(
    conn: &mut Conn,
    player: PlayerId,
    day: NaiveDate,
    [before, after]: [&str; 2],
    by: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use country_changes as c;
    diesel::insert_into(c::table)
        .values((
            c::player_id.eq(player),
            c::day.eq(day),
            c::before.eq(before),
            c::after.eq(after),
            c::by_name.eq(by),
            c::at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// The country before the first later change; leaves out players without one.
pub fn countries_on_day(
    conn: &mut Conn,
    of: &[PlayerId],
    day: NaiveDate,
) -> Result<HashMap<PlayerId, String>, DbError> {
    use country_changes as c;
    let mut countries = HashMap::new();
    for part in of.chunks(BATCH) {
        let later = c::table
            .filter(c::player_id.eq_any(part))
            .filter(c::day.gt(day))
            .order((c::day, c::id));
        for (player, before) in later
            .select((c::player_id, c::before))
            .load::<(PlayerId, String)>(conn)?
        {
            countries.entry(player).or_insert(before);
        }
    }
    Ok(countries)
}

/// The name as written, and its Latin spelling.
pub type Names = (String, Option<String>);

/// Newest first: the day, and the names of the new club.
pub fn clubs_of(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<(NaiveDate, Option<Names>)>, DbError> {
    use club_changes as c;
    let rows: Vec<(NaiveDate, Option<String>, Option<String>)> = c::table
        .left_join(clubs::table.on(c::after_id.eq(clubs::id.nullable())))
        .filter(c::player_id.eq(player))
        .order((c::day.desc(), c::id.desc()))
        .select((c::day, clubs::name.nullable(), clubs::latin.nullable()))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(day, name, latin)| (day, name.map(|name| (name, latin))))
        .collect())
}

/// An initial rating on the recommendation of two members.
#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = recommendations)]
pub struct Recommendation {
    pub player_id: PlayerId,
    pub rating: f64,
    /// One member.
    pub first_name: String,
    pub first_day: NaiveDate,
    pub second_name: String,
    pub second_day: NaiveDate,
    /// Reason for the acceptance.
    pub reason: String,
    /// The commission's member who decided.
    pub by_name: String,
    pub at: NaiveDateTime,
}

/// Kept players and duplicates of the merges in force.
pub fn load_involved(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<HashSet<PlayerId>, DbError> {
    let own = merges::table
        .filter(merges::federation_id.eq(federation))
        .filter(merges::undone_at.is_null());
    let pairs: Vec<(PlayerId, PlayerId)> =
        own.select((merges::kept_id, merges::gone_id)).load(conn)?;
    Ok(pairs
        .into_iter()
        .flat_map(|(kept, gone)| [kept, gone])
        .collect())
}

/// Replaces a recommendation that is no longer in force.
pub fn store_recommendation(conn: &mut Conn, new: &Recommendation) -> Result<(), DbError> {
    diesel::delete(recommendations::table.filter(recommendations::player_id.eq(new.player_id)))
        .execute(conn)?;
    diesel::insert_into(recommendations::table)
        .values(new.clone())
        .execute(conn)?;
    Ok(())
}

pub fn find_recommendation(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Option<Recommendation>, DbError> {
    Ok(recommendations::table
        .filter(recommendations::player_id.eq(player))
        .first(conn)
        .optional()?)
}
