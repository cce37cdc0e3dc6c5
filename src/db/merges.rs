//! What the commission notes about players beside their ratings: merged duplicates, changes of club, recommendations.

use std::collections::{HashMap, HashSet};

use chrono::{NaiveDate, NaiveDateTime};

use super::run::prelude::*;
use super::schema::{club_changes, clubs, country_changes, merges, recommendations};
use super::{BATCH, ClubId, Conn, DbError, FederationId, MergeId, PlayerId};

/// How two players were made one.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = merges, treat_none_as_default_value = false)]
pub struct Joined {
    /// Its federation.
    pub federation_id: FederationId,
    /// The player who stays.
    pub kept_id: PlayerId,
    /// The player who turned out to be the same person.
    pub gone_id: PlayerId,
    /// What the one had brought along.
    pub kept_standing: Option<String>,
    /// What the other had brought along.
    pub gone_standing: Option<String>,
    /// They changed places in the chronicle, because the other came first.
    pub swapped: bool,
    /// The tournaments of the other, a JSON array.
    pub tournaments: String,
    /// Why they were merged.
    pub reason: String,
    /// When they were merged (UTC).
    pub at: NaiveDateTime,
    /// The person who merged them, by name.
    pub by_name: String,
    /// What it did to the numbers that the two have elsewhere, JSON; empty: nothing.
    pub numbers: String,
}

/// A merge as stored.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = merges)]
pub struct Merge {
    /// Identity.
    pub id: MergeId,
    /// What was done.
    #[diesel(embed)]
    pub joined: Joined,
    /// When it was undone.
    pub undone_at: Option<NaiveDateTime>,
    /// The person who undid it, by name.
    pub undone_by: String,
}

/// Stores a merge.
pub fn add(conn: &mut Conn, joined: &Joined) -> Result<MergeId, DbError> {
    Ok(diesel::insert_into(merges::table).values(joined.clone()).returning(merges::id).get_result(conn)?)
}

/// A merge of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: MergeId) -> Result<Option<Merge>, DbError> {
    let own = merges::table.filter(merges::federation_id.eq(federation)).filter(merges::id.eq(id));
    Ok(own.select(Merge::as_select()).first(conn).optional()?)
}

/// The merges into a player that still hold, newest first.
pub fn into(conn: &mut Conn, kept: PlayerId) -> Result<Vec<Merge>, DbError> {
    let own = merges::table.filter(merges::kept_id.eq(kept)).filter(merges::undone_at.is_null());
    Ok(own.order(merges::id.desc()).select(Merge::as_select()).load(conn)?)
}

/// Notes that a merge was undone.
pub fn undo(conn: &mut Conn, id: MergeId, by: &str, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(merges::table.filter(merges::id.eq(id))).set((merges::undone_at.eq(now), merges::undone_by.eq(by))).execute(conn)?;
    Ok(())
}

/// Notes a change of club.
pub fn change_club(
    conn: &mut Conn,
    player: PlayerId,
    day: NaiveDate,
    (before, after): (Option<ClubId>, Option<ClubId>),
    by: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use club_changes as c;
    diesel::insert_into(c::table)
        .values((c::player_id.eq(player), c::day.eq(day), c::before_id.eq(before), c::after_id.eq(after), c::by_name.eq(by), c::at.eq(now)))
        .execute(conn)?;
    Ok(())
}

/// Notes a change of country, by two letters; empty: unknown.
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
        .values((c::player_id.eq(player), c::day.eq(day), c::before.eq(before), c::after.eq(after), c::by_name.eq(by), c::at.eq(now)))
        .execute(conn)?;
    Ok(())
}

/// The countries of players on a day, of those who have changed theirs since then: before the first change after it.
pub fn countries_on_day(conn: &mut Conn, of: &[PlayerId], day: NaiveDate) -> Result<HashMap<PlayerId, String>, DbError> {
    use country_changes as c;
    let mut countries = HashMap::new();
    for part in of.chunks(BATCH) {
        let later = c::table.filter(c::player_id.eq_any(part)).filter(c::day.gt(day)).order((c::day, c::id));
        for (player, before) in later.select((c::player_id, c::before)).load::<(PlayerId, String)>(conn)? {
            countries.entry(player).or_insert(before);
        }
    }
    Ok(countries)
}

/// A name as it is written, and in Latin letters.
pub type Names = (String, Option<String>);

/// A player's changes of club, newest first: the day, and the names of the club since then.
pub fn clubs_of(conn: &mut Conn, player: PlayerId) -> Result<Vec<(NaiveDate, Option<Names>)>, DbError> {
    use club_changes as c;
    let rows: Vec<(NaiveDate, Option<String>, Option<String>)> = c::table
        .left_join(clubs::table.on(c::after_id.eq(clubs::id.nullable())))
        .filter(c::player_id.eq(player))
        .order((c::day.desc(), c::id.desc()))
        .select((c::day, clubs::name.nullable(), clubs::latin.nullable()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(day, name, latin)| (day, name.map(|name| (name, latin)))).collect())
}

/// An initial rating on the recommendation of two members.
#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = recommendations)]
pub struct Recommendation {
    /// The player whom it is for.
    pub player_id: PlayerId,
    /// The rating.
    pub rating: f64,
    /// One member.
    pub first_name: String,
    /// When he recommended it.
    pub first_day: NaiveDate,
    /// Another member.
    pub second_name: String,
    /// When he recommended it.
    pub second_day: NaiveDate,
    /// Why the recommendation was accepted.
    pub reason: String,
    /// The member of the commission who decided, by name.
    pub by_name: String,
    /// When it was decided (UTC).
    pub at: NaiveDateTime,
}

/// Everybody whom a merge that holds has made one of two.
pub fn involved(conn: &mut Conn, federation: FederationId) -> Result<HashSet<PlayerId>, DbError> {
    let own = merges::table.filter(merges::federation_id.eq(federation)).filter(merges::undone_at.is_null());
    let pairs: Vec<(PlayerId, PlayerId)> = own.select((merges::kept_id, merges::gone_id)).load(conn)?;
    Ok(pairs.into_iter().flat_map(|(kept, gone)| [kept, gone]).collect())
}

/// Stores a recommendation, in the place of one that holds no more.
pub fn recommend(conn: &mut Conn, new: &Recommendation) -> Result<(), DbError> {
    diesel::delete(recommendations::table.filter(recommendations::player_id.eq(new.player_id))).execute(conn)?;
    diesel::insert_into(recommendations::table).values(new.clone()).execute(conn)?;
    Ok(())
}

/// The recommendation that a player's initial rating rests on.
pub fn recommendation(conn: &mut Conn, player: PlayerId) -> Result<Option<Recommendation>, DbError> {
    Ok(recommendations::table.filter(recommendations::player_id.eq(player)).first(conn).optional()?)
}
